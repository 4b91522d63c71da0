import { memberState } from '../../identity/member/member.state.js';
import type { TimeZones } from '../../identity/time-zones.ports.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { pick } from '../../kernel/event-store/events.js';
import { reactor } from '../../kernel/processing/projection.js';
import type { Outbox } from '../../mail/mail.ports.js';
import { erasureEvents } from './erasure.events.js';
import { erasureEmail } from './erasure-email.js';

interface Deps {
  readonly eventStore: DomainEventStore;
  readonly outbox: Outbox;
  readonly timeZones: TimeZones;
  readonly publicUrl: string;
}

/** Whenever an erasure with days of grace is requested, the member gets a mail, one for each due day. It goes to a verified address only,
 *  because an unverified one may be somebody else's.
 *  source  README, Rule 12 */
export const notifyOfErasure = ({ eventStore, outbox, timeZones, publicUrl }: Deps) =>
  reactor({
    name: 'tell-of-erasure',
    handles: [pick(erasureEvents, 'ErasureRequested')],
    handle: async (tx, events) => {
      for (const { data, entityId, recordedAt } of events) {
        if (data.dueAt <= recordedAt) continue;
        const member = await loadState(eventStore, memberState, entityId);
        if (member.status !== 'registered' || !member.hasVerifiedMail) continue;
        const timeZone = await timeZones.of(tx, entityId);
        const mail = await outbox.write({
          cause: deterministicId('erasure', entityId, data.dueAt.slice(0, '2026-11-20'.length)),
          kind: 'erasure-requested',
          to: member.email,
          person: entityId,
          content: erasureEmail(member.name, data.dueAt, timeZone, `${publicUrl}/account`),
          usefulUntil: data.dueAt,
        });
        await mail.enqueue(tx);
      }
    },
  });
