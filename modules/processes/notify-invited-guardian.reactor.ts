import type { IdentityTables } from '../identity/identity.tables.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { pick, type RecordedEvent } from '../kernel/event-store/events.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { type GuardianshipEvent, guardianshipEvents } from '../members/guardians/guardianship.events.js';
import { invitedAddress } from '../members/guardians/invitation-store.js';
import { inboxEvents } from '../notifications/inbox/inbox.events.js';
import { dispatchInboxCommand } from '../notifications/notify.reactor.js';

/** Whenever a minor invites somebody whose mail a member has proven, then that member hears of it in the app too; once they have accepted, it counts as read. Who the address belongs to stands
 *  nowhere but in that member's own inbox: the minor does not learn whether there is an account.
 *  source  modules/notifications/README.md, Policies */
export const notifyInvitedGuardian = (eventStore: DomainEventStore): Reactor =>
  reactor({
    name: 'tell-invited-guardian',
    handles: [pick(guardianshipEvents, 'GuardianInvited', 'GuardianAccepted')],
    handle: async (tx, events) => {
      const identity = tx.withTables<IdentityTables>();
      for (const event of events) {
        const { type, data, entityId, id, recordedAt } = event;
        if (type === 'GuardianAccepted') await markAnswered(eventStore, event);
        const email = type === 'GuardianInvited' ? await invitedAddress(tx, data.invitationId) : undefined;
        if (email === undefined) continue;
        const invited = await identity
          .selectFrom('identity.account')
          .select('member_id')
          .where((row) => row(row.fn<string>('lower', ['email']), '=', email))
          .where('email_verified_at', 'is not', null)
          .where('member_id', '<>', entityId)
          .executeTakeFirst();
        if (!invited) continue;
        const { member_id: memberId } = invited;
        const commandId = noticeIdOf(id, memberId);
        await dispatchInboxCommand(eventStore, {
          memberId,
          command: {
            type: 'SendNotification',
            memberId,
            notificationId: commandId,
            notice: {
              type: 'guardian',
              subtype: 'invited',
              message:
                'A member under 18 asks you to be their guardian. The link to answer is in your e-mail.',
              href: '/guardian',
              about: entityId,
              dedupe: `tell-invited-guardian ${id}`,
            },
            meta: { actor: { id: 'tell-invited-guardian', roles: [] }, now: recordedAt, commandId },
          },
        });
      }
    },
  });

/** Read by whoever accepted, where the invitation was told to them; another may have the link from that mailbox. */
async function markAnswered(
  eventStore: DomainEventStore,
  { entityId, id, recordedAt, data }: RecordedEvent<Extract<GuardianshipEvent, { type: 'GuardianAccepted' }>>,
): Promise<void> {
  const { guardianId, invitationId } = data;
  const told = new Set(
    (await eventStore.read(inboxEvents, guardianId)).flatMap((event) =>
      event.type === 'NotificationSent' ? [event.data.notificationId] : [],
    ),
  );
  for (const invited of await eventStore.read(guardianshipEvents, entityId)) {
    if (invited.type !== 'GuardianInvited' || invited.data.invitationId !== invitationId) continue;
    const notificationId = noticeIdOf(invited.id, guardianId);
    if (!told.has(notificationId)) continue;
    const commandId = deterministicId('mark-invitation-answered', id, guardianId);
    const meta = { actor: { id: 'tell-invited-guardian', roles: [] }, now: recordedAt, commandId };
    await dispatchInboxCommand(eventStore, {
      memberId: guardianId,
      command: { type: 'MarkRead', notificationId, meta },
    });
  }
}

const noticeIdOf = (eventId: string, memberId: string): string =>
  deterministicId('tell-invited-guardian', eventId, memberId);
