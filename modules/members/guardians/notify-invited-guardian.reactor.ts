import { memberWithEmail } from '../../identity/accounts/accounts.shared.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { type EventOf, pick, type RecordedEvent } from '../../kernel/event-store/events.js';
import type { Database } from '../../kernel/postgres/database.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import type { Notifier } from '../../notifications/notifications.ports.js';
import { guardianship } from '../members.notification-kinds.js';
import { guardianshipEvents } from './guardianship.events.js';
import { invitedAddress } from './invited-addresses.shared.js';

const answers = pick(guardianshipEvents, 'GuardianInvited', 'GuardianAccepted');

/** Whenever a minor invites an e-mail address that a member has verified, that member is notified in the app too.
 *  The notification counts as read once
 *  they accept. Only that member's inbox shows it, so the minor does not learn whether the address has an account.
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
    ...guardianship.of('invited'),
    by: entityId,
    message: '{who}, who is under 18, asks you to be their guardian. The link to answer is in your e-mail.',
    href: '/guardian',
    about: entityId,
  });
}

/** Mark the notification of the member who accepted as read, if they have one: somebody else may have used the link. */
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
