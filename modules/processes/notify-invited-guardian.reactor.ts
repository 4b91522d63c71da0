import { memberWithEmail } from '../identity/accounts/accounts.ports.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { type EventOf, pick, type RecordedEvent } from '../kernel/event-store/events.js';
import type { Database } from '../kernel/postgres/database.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { guardianshipEvents } from '../members/guardians/guardianship.events.js';
import { invitedAddress } from '../members/guardians/invitations.ports.js';
import type { Notifier } from '../notifications/notifications.ports.js';

const answers = pick(guardianshipEvents, 'GuardianInvited', 'GuardianAccepted');

/** Whenever a minor invites somebody whose e-mail a member has verified, then that member is notified in the app too; once they have accepted, it counts as
 *  read. Only that member's own inbox says who the address belongs to: the minor does not learn whether there is an account.
 *  source  modules/notifications/README.md, Who is notified of what */
export const notifyInvitedGuardian = (deps: Deps): Reactor =>
  reactor({
    name: 'tell-invited-guardian',
    handles: [answers],
    handle: async (tx, events) => {
      for (const event of events)
        await (event.type === 'GuardianInvited' ? notify(deps, tx, event) : markAnswered(deps, tx, event));
    },
  });

interface Deps {
  readonly eventStore: DomainEventStore;
  readonly notifier: Notifier;
}
type Event<Type> = Extract<RecordedEvent<EventOf<typeof answers>>, { readonly type: Type }>;

async function notify(
  { notifier }: Deps,
  tx: Database,
  { data, entityId, id, recordedAt }: Event<'GuardianInvited'>,
): Promise<void> {
  const email = await invitedAddress(tx, data.invitationId);
  if (email === undefined) return;
  const recipientId = await memberWithEmail(tx, email);
  if (recipientId === undefined || recipientId === entityId) return;
  await notifier.notify(tx, {
    id: notificationIdOf(id, recipientId),
    recipientId,
    sentAt: recordedAt,
    type: 'guardian',
    subtype: 'invited',
    message: 'A member under 18 asks you to be their guardian. The link to answer is in your e-mail.',
    href: '/guardian',
    about: entityId,
  });
}

/** Read by whoever accepted, where they were notified of the invitation; another may have the link from that mailbox. */
async function markAnswered(
  { eventStore, notifier }: Deps,
  tx: Database,
  { entityId, recordedAt, data: { guardianId, invitationId } }: Event<'GuardianAccepted'>,
): Promise<void> {
  for (const invited of await eventStore.read(guardianshipEvents, entityId)) {
    if (invited.type !== 'GuardianInvited' || invited.data.invitationId !== invitationId) continue;
    await notifier.markRead(tx, guardianId, notificationIdOf(invited.id, guardianId), recordedAt);
  }
}

const notificationIdOf = (eventId: string, memberId: string): string =>
  deterministicId('tell-invited-guardian', eventId, memberId);
