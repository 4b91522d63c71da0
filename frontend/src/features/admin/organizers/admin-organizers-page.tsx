import { organizersQuery } from '@entities/event/organizers.queries';
import { useChangeRole } from '@entities/membership/grants.mutations';
import { dayIn, dayItself } from '@lib/format';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { Organizer } from '@modules/events/organizers.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Table } from '@ui/data/table';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Link } from 'react-router-dom';
import { ConsoleFrame } from '../console/console-frame';
import { ReasonDialog } from '../reason-dialog';

/** /admin/organizers: who may announce events, and what they have announced. */
export default function AdminOrganizersPage() {
  return (
    <ConsoleFrame
      capability="staff"
      title="Organizers"
      lead="Members who may announce events. An admin gives the role on the page of a member, with a reason."
      actions={
        <Button asChild>
          <Link to={paths.adminMembers}>Find a member</Link>
        </Button>
      }
    >
      <Organizers />
    </ConsoleFrame>
  );
}

function Organizers() {
  const isAdmin = useMember()?.capabilities.includes('administer');
  const { data, instead } = loaded(useQuery(organizersQuery), {
    label: 'Loading organizers',
    shape: 'line',
    title: 'The organizers could not be loaded',
  });
  if (!data) return instead;
  const action = { key: 'do', header: 'Action', cell: (one: Organizer) => <TakeAway organizer={one} /> };
  return (
    <Table
      caption="Organizers"
      rows={data.organizers}
      rowKey={({ id }) => id}
      empty={<Empty title="Nobody is an organizer yet">Find a member first, and give them the role.</Empty>}
      columns={[
        {
          key: 'name',
          header: 'Name',
          lead: true,
          cell: ({ id, name }) => <Link to={paths.adminMember(id)}>{name}</Link>,
        },
        { key: 'events', header: 'Upcoming events', words: true, cell: eventsOf },
        ...(isAdmin ? [action] : []),
      ]}
    />
  );
}

function TakeAway({ organizer: { id, name } }: { readonly organizer: Organizer }) {
  const take = useChangeRole(id, 'organizer', 'take');
  return (
    <ReasonDialog
      action="Take away"
      label={`Take away the role of ${name}`}
      title={`Take the role Organizer from ${name}?`}
      description="They can no longer announce events. Those that they announced stay."
      danger
      mutation={take}
    />
  );
}

const eventsOf = ({ events }: Organizer): string =>
  events.length === 0
    ? 'none'
    : events.map(({ title, day }) => `${title} (${dayIn(...dayItself(day))})`).join(', ');
