import { foundMembersQuery } from '@entities/member/found-member.queries';
import { dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import { type FoundMember, mostFound } from '@modules/members/staff/found-members.contract';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '@ui/data/badge';
import { Table } from '@ui/data/table';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Link } from 'react-router-dom';

/** The members whose name or handle has these words in it. */
export function FoundMembers({ search }: { readonly search: string }) {
  const { data, instead } = loaded(useQuery(foundMembersQuery(search)), {
    label: 'Looking for members',
    shape: 'line',
    title: 'The search did not work',
  });
  if (!data) return instead;
  if (data.members.length === 0)
    return (
      <Empty title="Nobody has such a name or handle">
        Try a part of the name. An email address finds only the member who has confirmed exactly that one.
      </Empty>
    );
  return (
    <>
      {data.members.length === mostFound && <p>The first {mostFound} are shown. Write more of the name.</p>}
      <Table
        caption="Members found"
        rows={data.members}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            header: 'Name',
            lead: true,
            cell: ({ id, name }) => <Link to={paths.adminMember(id)}>{name}</Link>,
          },
          { key: 'handle', header: 'Handle', cell: ({ handle }) => handle && `@${handle}` },
          { key: 'marks', header: 'Marks', cell: (member) => <Marks member={member} /> },
          { key: 'joined', header: 'Joined', cell: ({ joinedAt }) => dayIn(joinedAt) },
        ]}
      />
    </>
  );
}

/** What staff should know of a member at a glance. */
export function Marks({ member: { isMinor, isSuspended } }: { readonly member: FoundMember }) {
  if (!isMinor && !isSuspended) return '—';
  return (
    <span>
      {isMinor && <Badge tone="problem">Minor</Badge>}{' '}
      {isSuspended && <Badge tone="problem">Suspended</Badge>}
    </span>
  );
}
