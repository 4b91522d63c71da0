import { secondFactorQuery } from '@entities/account/security.queries';
import { messageOf } from '@lib/api/problem';
import { counted, dayIn } from '@lib/format';
import { fewRecoveryCodes } from '@modules/identity/second-factor/totp.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { loaded } from '@ui/feedback/loaded';
import { Skeleton } from '@ui/feedback/skeleton';
import { AccountRow } from '../account-row';
import { NewRecoveryCodes } from './two-step-new-codes';
import { TwoStepSetup } from './two-step-setup';
import { TurnOffTwoStep } from './two-step-turn-off';

const title = 'Two-step sign-in (2FA)';

/** The status of two-step sign-in, with buttons to change it. */
export function TwoStep() {
  const { data, instead } = loaded(useQuery(secondFactorQuery), {
    stale: 'hidden',
    waiting: (
      <AccountRow title={title}>
        <Skeleton />
      </AccountRow>
    ),
    problem: (error, retry) => (
      <AccountRow title={title} action={<Button onClick={retry}>Try again</Button>}>
        {messageOf(error)}
      </AccountRow>
    ),
  });
  if (!data) return instead;
  const { status, since, recoveryCodesLeft } = data;
  if (status === 'off')
    return (
      <AccountRow title={title} state={status} action={<TwoStepSetup />}>
        <Badge>Off</Badge> Your password alone is enough to sign in. Add a code from your phone, so that
        nobody can sign in with your password alone.
      </AccountRow>
    );
  return (
    <AccountRow
      title={title}
      state={status}
      action={
        <>
          <NewRecoveryCodes />
          <TurnOffTwoStep />
        </>
      }
    >
      <Badge tone="good">On</Badge> Since {since && dayIn(since)}.{' '}
      {counted(recoveryCodesLeft, 'recovery code')} left
      {recoveryCodesLeft <= fewRecoveryCodes ? ': get new ones before they run out.' : '.'}
    </AccountRow>
  );
}
