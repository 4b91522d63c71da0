import { useLiftSuspension, useSuspendMember } from '@entities/account/account-admin.mutations';
import { suspensionQuery } from '@entities/account/account-admin.queries';
import { dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { SuspensionOf } from '@modules/identity/accounts/suspension.contract';
import { useQuery } from '@tanstack/react-query';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Notice } from '@ui/feedback/notice';
import { Row, Stack } from '@ui/layout/layout';
import { Link } from 'react-router-dom';
import { ReasonDialog } from '../reason-dialog';

/** A notice on a suspended member; nothing for other members. */
export function SuspendedNotice({ id }: { readonly id: string }) {
  const { data } = useQuery(suspensionQuery(id));
  const last = data?.history[0];
  if (!data?.isSuspended || !last) return null;
  return (
    <Notice tone="problem" live={false} title={`Suspended on ${dayIn(last.at)}`}>
      {last.reason}
    </Notice>
  );
}

/** Whether a member is suspended, and the button to suspend them or to lift it. */
export function Suspension({ id }: { readonly id: string }) {
  const suspend = useSuspendMember(id);
  const lift = useLiftSuspension(id);
  const { data, instead } = loadedPart(useQuery(suspensionQuery(id)), 'Loading suspensions');
  if (!data) return instead;
  const { name, isSuspended, maySuspend, hasVerifiedEmail, history } = data;
  return (
    <Stack>
      <p>{isSuspended ? 'Suspended: they cannot sign in.' : 'Not suspended.'}</p>
      <Row>
        {isSuspended ? (
          <ReasonDialog
            action="Lift the suspension"
            title={`Lift the suspension of ${name}?`}
            description={`They can sign in again. Their listings stay paused until they resume them. ${
              hasVerifiedEmail
                ? 'We tell them by e-mail.'
                : 'Their e-mail is not confirmed, so we cannot tell them.'
            }`}
            mutation={lift}
          />
        ) : maySuspend ? (
          <ReasonDialog
            action="Suspend"
            title={`Suspend ${name}?`}
            description={`They are signed out everywhere and cannot sign in. Their listings are paused, and holds on them are released. ${
              hasVerifiedEmail
                ? 'We e-mail them the reason, word for word.'
                : 'Their e-mail is not confirmed, so we cannot tell them the reason.'
            }`}
            danger
            mutation={suspend}
          />
        ) : (
          <p>Another admin has to do this.</p>
        )}
      </Row>
      {history.length > 0 && <History history={history} />}
    </Stack>
  );
}

function History({ history }: Pick<SuspensionOf, 'history'>) {
  return (
    <ul>
      {history.map(({ at, by, what, reason }) => (
        <li key={at}>
          {what === 'suspended' ? 'Suspended' : 'Lifted'} on {dayIn(at)} by{' '}
          <Link to={paths.adminMember(by)}>an admin</Link>: {reason}
        </li>
      ))}
    </ul>
  );
}
