import { reasonNames, roleNames, statusNames, tierNames } from '@entities/membership/grant-labels';
import { type Role, useChangeRole, useRevokeTier } from '@entities/membership/grants.mutations';
import { dayIn } from '@lib/format';
import type { GrantsView } from '@modules/memberships/memberships.contract';
import { Badge } from '@ui/data/badge';
import { Table } from '@ui/data/table';
import { ReasonDialog } from '../reason-dialog';

type Props = { readonly id: string; readonly view: GrantsView };

/** A member's granted tiers, newest first, each with a button to take it back. One that is paid for ends with its subscription. */
export function Tiers({ id, view }: Props) {
  return (
    <Table
      caption="Tiers granted"
      rows={view.grants}
      rowKey={(grant) => grant.id}
      empty={<p>No tiers granted yet.</p>}
      columns={[
        {
          key: 'tier',
          header: 'Tier',
          lead: true,
          cell: ({ tier, status }) => (
            <>
              {tierNames[tier]}{' '}
              <Badge tone={status === 'running' ? 'good' : 'plain'}>{statusNames[status]}</Badge>
            </>
          ),
        },
        {
          key: 'why',
          header: 'Why',
          words: true,
          cell: ({ reason, note, isPaid }) => (isPaid ? 'Subscription' : `${reasonNames[reason]}: ${note}`),
        },
        { key: 'from', header: 'From', cell: ({ from }) => dayIn(from) },
        { key: 'until', header: 'Until', cell: ({ until }) => (until ? dayIn(until) : 'no end') },
        {
          key: 'do',
          header: 'Action',
          cell: ({ id: grantId, tier, status, isPaid }) =>
            status === 'running' &&
            (isPaid ? 'Ends with the subscription' : <RevokeTier id={id} grantId={grantId} tier={tier} />),
        },
      ]}
    />
  );
}

/** The role organizer gives nothing since clubs are verified: whoever still has it can only lose it. */
const roles = ['moderator', 'reviewer', 'support', 'organizer'] as const;

/** All roles, and which of them a member has. */
export function Roles({ id, view }: Props) {
  return (
    <Table
      caption="Roles"
      rows={roles.filter((role) => role !== 'organizer' || view.roles.includes(role))}
      rowKey={(role) => role}
      columns={[
        { key: 'role', header: 'Role', lead: true, cell: (role) => roleNames[role] },
        {
          key: 'has',
          header: 'Has it',
          cell: (role) => (view.roles.includes(role) ? <Badge tone="good">Yes</Badge> : 'No'),
        },
        {
          key: 'do',
          header: 'Action',
          cell: (role) => <ChangeRole id={id} role={role} has={view.roles.includes(role)} />,
        },
      ]}
    />
  );
}

type RevokeTierProps = {
  readonly id: string;
  readonly grantId: string;
  readonly tier: GrantsView['grants'][number]['tier'];
};

function RevokeTier({ id, grantId, tier }: RevokeTierProps) {
  const revoke = useRevokeTier(id, grantId);
  return (
    <ReasonDialog
      action="Take back"
      label={`Take back ${tierNames[tier]}`}
      title={`Take back ${tierNames[tier]}?`}
      danger
      mutation={revoke}
    />
  );
}

type ChangeRoleProps = { readonly id: string; readonly role: Role; readonly has: boolean };

function ChangeRole({ id, role, has }: ChangeRoleProps) {
  const change = useChangeRole(id, role, has ? 'take' : 'give');
  const label = has ? `Take away the role ${roleNames[role]}` : `Give the role ${roleNames[role]}`;
  return (
    <ReasonDialog
      action={has ? 'Take away' : 'Give'}
      label={label}
      title={`${label}?`}
      danger={has}
      mutation={change}
    />
  );
}
