import { dispatch, lookAt } from '../../kernel/decider/command-bus.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { systemCommand } from '../../kernel/decider/system-command.js';
import { pick } from '../../kernel/event-store/events.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import { preSaleDecider } from '../pre-sale/pre-sale.decider.js';
import { preSaleEvents } from '../pre-sale/pre-sale.events.js';
import { entriesIn } from './entries.rules.js';
import { showDecider } from './show.decider.js';

/** Whenever a show entry comes through a gate, it gets its number; in the sequence of the log, so that the same log gives the same numbers.
 *  source  README, The show 1 */
export const giveDashNumbers = ({ bus, clock }: Pick<ModuleContext, 'bus' | 'clock'>): Reactor =>
  reactor({
    name: 'give-dash-numbers',
    handles: [pick(preSaleEvents, 'CheckedIn')],
    handle: async (_, events) => {
      for (const { id, entityId: dateId, data } of events) {
        const { orderId, lineId } = data;
        const entries = await lookAt(bus, preSaleDecider, dateId, ({ orders }) => {
          const order = orders.get(orderId);
          return order && entriesIn(order, lineId);
        });
        if (!entries) continue;
        const meta = systemCommand(clock.now(), deterministicId('give-dash-numbers', id));
        const command = { type: 'GiveDash', orderId, lineId, ...entries, isByGate: true, meta } as const;
        await dispatch(bus, showDecider, dateId, command);
      }
    },
  });
