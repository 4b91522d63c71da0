import { DomainError, unreachable } from '../kernel/decider/errors.js';
import { type EventOf, pick, type RecordedEvent } from '../kernel/event-store/events.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { itemEvents } from './item/item.events.js';
import { finishRearrangement } from './rearrangement/rearrange.js';
import { rearrangementEvents } from './rearrangement/rearrangement.events.js';
import { addSplitOff, emptyMerged } from './split-and-merge.js';
import { receiveTransferred, type TransferDeps } from './transfer/receive-transferred.js';

/** A split, a merge and a transfer change two items, and a move changes a place after a check. Whenever the first
 *  step is recorded, the second follows, even if the process ended between the two. */
export const finishSplitAndMerge = (deps: TransferDeps): Reactor =>
  reactor({
    name: 'finish-split-and-merge',
    handles: [pick(itemEvents, 'StockSplit', 'StockMerged', 'ItemTransferred'), rearrangementEvents],
    handle: async (_, events) => {
      for (const event of events) await ignoringRefusal(secondHalf(deps, event));
    },
  });

function secondHalf(deps: TransferDeps, event: Handled): Promise<unknown> {
  const { bus, eventStore } = deps;
  if (event.type === 'MergeBegun' || event.type === 'PlaceMoveBegun') return finishRearrangement(deps, event);
  const now = event.recordedAt;
  const meta = { actor: { id: event.meta.actorId, roles: [] }, now, commandId: event.meta.commandId };
  switch (event.type) {
    case 'StockSplit':
      return addSplitOff(bus, eventStore, { ...event.data, fromItemId: event.entityId, meta });
    case 'StockMerged':
      return emptyMerged(bus, { fromItemId: event.data.fromItemId, intoItemId: event.entityId, meta });
    case 'ItemTransferred':
      return receiveTransferred(deps, { ...event.data, fromItemId: event.entityId, now });
    default:
      return unreachable(event);
  }
}

type Handled =
  | Extract<
      RecordedEvent<EventOf<typeof itemEvents>>,
      { readonly type: 'StockSplit' | 'StockMerged' | 'ItemTransferred' }
    >
  | RecordedEvent<EventOf<typeof rearrangementEvents>>;

/** Refused: the service did it before, or the item is gone. */
async function ignoringRefusal(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
  });
}
