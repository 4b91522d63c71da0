import type { CommandBus } from '@nestjs/cqrs';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { pick } from '../../kernel/event-store/events.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import { appealEvents } from './appeal.events.js';
import { applyAppeal } from './apply-appeal.js';

/** Whenever an appeal is decided, its decision is changed, also when the process ended before it could. */
export const applyAppeals = (deps: {
  readonly bus: CommandBus;
  readonly eventStore: DomainEventStore;
}): Reactor =>
  reactor({
    name: 'apply-appeals',
    handles: [pick(appealEvents, 'AppealDecided')],
    handle: async (_, events) => {
      for (const { entityId, version } of events) await applyAppeal(deps, entityId, version);
    },
  });
