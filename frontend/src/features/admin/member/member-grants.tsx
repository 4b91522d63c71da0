import { call } from '@lib/api/call';
import { dayIn } from '@lib/format';
import { type GrantsView, giveRole, revokeTier, takeRole } from '@modules/memberships/memberships.contract';
import { Badge } from '@ui/data/badge';
import { Table } from '@ui/data/table';
import { reasonNames, roleNames, statusNames, tierNames } from '../grant-labels';
import { useLookAgain } from '../grants.queries';
import { ReasonDialog } from '../reason-dialog';

type Props = { readonly id: string; readonly view: GrantsView };

/** Every tier that a member was granted, the last first, and the way to take one back. */
export function Tiers({ id, view }: Props) {
  const lookAgain = useLookAgain();
  return (
    <Table
      caption="Tiers granted"
      rows={view.grants}
      rowKey={(grant) => grant.id}
      empty={<p>No tier was granted yet.</p>}
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
          cell: ({ reason, note }) => `${reasonNames[reason]}: ${note}`,
        },
        { key: 'from', header: 'From', cell: ({ from }) => dayIn(from) },
        { key: 'until', header: 'Until', cell: ({ until }) => (until ? dayIn(until) : 'no end') },
        {
          key: 'do',
          header: 'To do',
          cell: ({ id: grantId, tier, status }) =>
            status === 'running' && (
              <ReasonDialog
                action="Take back"
                label={`Take back ${tierNames[tier]}`}
                title={`Take back ${tierNames[tier]}?`}
                danger
                order={(note) => call(revokeTier, { params: { id, grantId }, body: { note } })}
                onDone={lookAgain}
              />
            ),
        },
      ]}
    />
  );
}

const roles = ['moderator', 'reviewer', 'support', 'organizer'] as const;

/** The roles that there are, and which of them a member has. */
export function Roles({ id, view }: Props) {
  const lookAgain = useLookAgain();
  return (
    <Table
      caption="Roles"
      rows={roles}
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
          header: 'To do',
          cell: (role) => {
            const has = view.roles.includes(role);
            return (
              <ReasonDialog
                action={has ? 'Take away' : 'Give'}
                label={has ? `Take away the role ${roleNames[role]}` : `Give the role ${roleNames[role]}`}
                title={has ? `Take away the role ${roleNames[role]}?` : `Give the role ${roleNames[role]}?`}
                danger={has}
                order={(note) => call(has ? takeRole : giveRole, { params: { id }, body: { role, note } })}
                onDone={lookAgain}
              />
            );
          },
        },
      ]}
    />
  );
}
