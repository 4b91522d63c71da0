import { useRemoveSecondFactor } from '@entities/account/account-admin.mutations';
import { memberSecondFactorQuery } from '@entities/account/account-admin.queries';
import { dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { SecondFactorOf } from '@modules/identity/second-factor/totp-removal.contract';
import { useQuery } from '@tanstack/react-query';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Row, Stack } from '@ui/layout/layout';
import { Link } from 'react-router-dom';
import { ReasonDialog } from '../reason-dialog';

/** A member's two-step sign-in, and the button to turn it off for a member who lost phone and recovery codes. */
export function AdminTwoStep({ id }: { readonly id: string }) {
  const remove = useRemoveSecondFactor(id);
  const { data, instead } = loadedPart(useQuery(memberSecondFactorQuery(id)), 'Loading two-step sign-in');
  if (!data) return instead;
  const { name, since, removals } = data;
  return (
    <Stack>
      <p>{since ? `On, since ${dayIn(since)}.` : 'Off.'}</p>
      {since && (
        <Row>
          <ReasonDialog
            action="Turn off"
            title={`Turn off two-step sign-in for ${name}?`}
            description="For a member who lost their phone and recovery codes. First make sure that it is them, and write down how. All their devices are signed out, and we tell them by e-mail."
            danger
            mutation={remove}
          />
        </Row>
      )}
      {removals.length > 0 && <Removals removals={removals} />}
    </Stack>
  );
}

function Removals({ removals }: Pick<SecondFactorOf, 'removals'>) {
  return (
    <ul>
      {removals.map(({ at, by, reason }) => (
        <li key={at}>
          Turned off on {dayIn(at)} by <Link to={paths.adminMember(by)}>an admin</Link>: {reason}
        </li>
      ))}
    </ul>
  );
}
