import { useEndEverybodysSessions } from '@entities/account/account-admin.mutations';
import { roleNames } from '@entities/membership/grant-labels';
import { type Role, useChangeRole } from '@entities/membership/grants.mutations';
import { staffQuery } from '@entities/membership/grants.queries';
import { dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { StaffMember } from '@modules/memberships/memberships.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Table } from '@ui/data/table';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import { ReasonDialog } from '../../reason-dialog';
import { AdvancedFrame } from '../advanced-frame';

/** /admin-advanced/roles: who has which role. */
export default function AdminRolesPage() {
  return (
    <AdvancedFrame
      title="Roles"
      lead="Who handles cases, reviews appeals, answers support and announces events. Give a role on the page of a member, with a reason."
      actions={
        <Button asChild>
          <Link to={paths.adminMembers}>Find a member</Link>
        </Button>
      }
    >
      <Stack>
        <Roles />
        <AfterBreakIn />
      </Stack>
    </AdvancedFrame>
  );
}

function AfterBreakIn() {
  return (
    <Panel title="After a break-in">
      <p>
        Signs every member out on every device but this one, staff too. Everybody can sign in again; what they
        were writing may be lost.
      </p>
      <ReasonDialog
        action="Sign everybody out"
        title="Sign everybody out?"
        description="Every session but this one ends, and sign-ins under way are cancelled."
        done="Everybody is signed out"
        danger
        mutation={useEndEverybodysSessions()}
      />
    </Panel>
  );
}

interface Line {
  readonly member: StaffMember;
  readonly given: StaffMember['roles'][number];
}

function Roles() {
  const me = useMember()?.id;
  const { data, instead } = loaded(useQuery(staffQuery), {
    label: 'Loading roles',
    shape: 'line',
    title: 'The roles could not be loaded',
  });
  if (!data) return instead;
  const lines = data.staff.flatMap((member) => member.roles.map((given): Line => ({ member, given })));
  return (
    <Table
      caption="Roles"
      rows={lines}
      rowKey={({ member, given }) => `${member.id} ${given.role}`}
      empty={<Empty title="Nobody has a role yet">Find a member first, and give them one.</Empty>}
      columns={[
        {
          key: 'name',
          header: 'Name',
          lead: true,
          cell: ({ member: { id, name } }) => <Link to={paths.adminMember(id)}>{name}</Link>,
        },
        { key: 'role', header: 'Role', words: true, cell: ({ given: { role } }) => nameOf(role) },
        { key: 'since', header: 'Since', words: true, cell: ({ given: { since } }) => dayIn(since) },
        {
          key: 'do',
          header: 'Action',
          cell: ({ member, given: { role } }) =>
            role !== 'admin' && member.id !== me && <TakeAway member={member} role={role} />,
        },
      ]}
    />
  );
}

function TakeAway({ member: { id, name }, role }: { readonly member: StaffMember; readonly role: Role }) {
  return (
    <ReasonDialog
      action="Take away"
      label={`Take away: ${roleNames[role]} of ${name}`}
      title={`Take the role ${roleNames[role]} from ${name}?`}
      description="It ends with their next request. What they did stays."
      danger
      mutation={useChangeRole(id, role, 'take')}
    />
  );
}

/** Only the installation's tools give and take the role admin. */
const nameOf = (role: Line['given']['role']): string => (role === 'admin' ? 'Admin' : roleNames[role]);
