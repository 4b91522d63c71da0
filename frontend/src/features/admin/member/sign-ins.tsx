import { useEndMemberSessions } from '@entities/account/account-admin.mutations';
import { memberAccountQuery } from '@entities/account/account-admin.queries';
import { useQuery } from '@tanstack/react-query';
import { Age } from '@ui/data/age';
import { Badge } from '@ui/data/badge';
import { Table } from '@ui/data/table';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Row, Stack } from '@ui/layout/layout';
import { ReasonDialog } from '../reason-dialog';

/** The address of a member, where they are signed in, and the button that ends all their sessions.
 *  source  OWASP ASVS 5.0, V7.4.5 */
export function SignIns({ id }: { readonly id: string }) {
  const end = useEndMemberSessions(id);
  const { data, instead } = loadedPart(useQuery(memberAccountQuery(id)), 'Loading devices');
  if (!data) return instead;
  const { email, isEmailVerified, sessions } = data;
  return (
    <Stack>
      <p>
        {email}{' '}
        <Badge tone={isEmailVerified ? 'good' : 'held'}>
          {isEmailVerified ? 'Confirmed' : 'Not confirmed'}
        </Badge>
      </p>
      <Table
        caption="Devices"
        rows={sessions}
        rowKey={(session) => session.id}
        empty={<p>They are signed in nowhere.</p>}
        columns={[
          { key: 'device', header: 'Device', lead: true, cell: ({ device }) => device },
          { key: 'network', header: 'Network', cell: ({ network }) => network },
          { key: 'used', header: 'Last used', cell: ({ lastUsedAt }) => <Age since={lastUsedAt} first /> },
        ]}
      />
      {sessions.length > 0 && (
        <Row>
          <ReasonDialog
            action="End all sessions"
            title="Sign them out everywhere?"
            description="They are signed out on every device, and a sign-in under way is cancelled. They can sign in again."
            danger
            mutation={end}
          />
        </Row>
      )}
    </Stack>
  );
}
