import { DomainError } from '../kernel/decider/errors.js';
import { pick } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { itemEvents } from './item/item.events.js';
import { addSplitOff, emptyMerged } from './split-and-merge.js';

/** A split and a merge change two items. Whenever the first is recorded, the second follows, even when the process ended between the two. */
export const finishSplitAndMerge = ({
  bus,
  eventStore,
}: Pick<ModuleContext, 'bus' | 'eventStore'>): Reactor =>
  reactor({
    name: 'finish-split-and-merge',
    handles: [pick(itemEvents, 'StockSplit', 'StockMerged')],
    handle: async (_, events) => {
      for (const event of events) {
        const meta = {
          actor: { id: event.meta.actorId, roles: [] },
          now: event.recordedAt,
          commandId: event.meta.commandId,
        };
        if (event.type === 'StockSplit')
          await ignoringRefusal(
            addSplitOff(bus, eventStore, { ...event.data, fromItemId: event.entityId, meta }),
          );
        else
          await ignoringRefusal(
            emptyMerged(bus, { fromItemId: event.data.fromItemId, intoItemId: event.entityId, meta }),
          );
      }
    },
  });

/** Refused: the service was here before, or the item is gone. */
async function ignoringRefusal(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
  });
}
