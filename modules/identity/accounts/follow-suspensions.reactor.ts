import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { pick } from '../../kernel/event-store/events.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import { memberEvents } from '../member/member.events.js';
import { applySuspension } from './suspension-rows.js';

/** Whenever a member is suspended or a suspension is lifted, their row and sessions follow, even if the command ended before it changed them. */
export const followSuspensions = ({ eventStore }: { readonly eventStore: DomainEventStore }): Reactor =>
  reactor({
    name: 'follow-suspensions',
    handles: [pick(memberEvents, 'MemberSuspended', 'SuspensionLifted')],
    handle: async (tx, events) => {
      for (const { entityId, recordedAt } of events)
        await applySuspension(tx, eventStore, entityId, recordedAt);
    },
  });
