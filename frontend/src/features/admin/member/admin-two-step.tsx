import { memberSecondFactorQuery, useRemoveSecondFactor } from '@entities/account/account-admin.queries';
import { messageOf } from '@lib/api/problem';
import { dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { SecondFactorOf } from '@modules/identity/second-factor/totp-removal.contract';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '@ui/feedback/notice';
import { Loading } from '@ui/feedback/skeleton';
import { Row, Stack } from '@ui/layout/layout';
import { Link } from 'react-router-dom';
import { ReasonDialog } from '../reason-dialog';

/** A member's second step, and the way to take it away from who lost phone and recovery codes and wrote to support. */
export function AdminTwoStep({ id }: { readonly id: string }) {
  const remove = useRemoveSecondFactor(id);
  const factor = useQuery(memberSecondFactorQuery(id));
  if (factor.isPending) return <Loading label="Fetching the second step" shape="line" />;
  if (factor.isError) return <Notice tone="problem">{messageOf(factor.error)}</Notice>;
  const { name, since, removals } = factor.data;
  return (
    <Stack>
      <p>{since ? `On, since ${dayIn(since)}.` : 'Off: there is nothing to take away.'}</p>
      {since && (
        <Row>
          <ReasonDialog
            action="Take it away"
            title={`Take the second step of ${name} away?`}
            description="For who lost phone and recovery codes. Make sure first that it is them, and write down how. Every device of theirs is signed out, and they are told by e-mail."
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
          Taken away on {dayIn(at)} by <Link to={paths.adminMember(by)}>an admin</Link>: {reason}
        </li>
      ))}
    </ul>
  );
}
