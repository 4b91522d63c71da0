import { messageOf } from '@lib/api/problem';
import { counted, dayIn } from '@lib/format';
import { fewRecoveryCodes } from '@modules/identity/second-factor/totp.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { Skeleton } from '@ui/feedback/skeleton';
import { AccountRow } from '../account-row';
import { secondFactorQuery } from './security.queries';
import { NewRecoveryCodes } from './two-step-new-codes';
import { TwoStepSetup } from './two-step-setup';
import { TurnOffTwoStep } from './two-step-turn-off';

const title = 'Two-step sign-in (2FA)';

/** The status of two-step sign-in, with buttons to change it. */
export function TwoStep() {
  const factor = useQuery(secondFactorQuery);
  if (factor.isPending)
    return (
      <AccountRow title={title}>
        <Skeleton />
      </AccountRow>
    );
  if (factor.isError)
    return (
      <AccountRow title={title} action={<Button onClick={() => void factor.refetch()}>Try again</Button>}>
        {messageOf(factor.error)}
      </AccountRow>
    );
  const { status, since, recoveryCodesLeft } = factor.data;
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
