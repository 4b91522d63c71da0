import type { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import { DomainError } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../kernel/http/contract.js';
import { itemNotFound } from './item/guards.rules.js';
import { itemDecider } from './item/item.decider.js';
import { itemEvents } from './item/item.events.js';
import { itemState } from './item/item.state.js';
import { issueLabel } from './label/issue-label.js';

interface SplitOff {
  readonly fromItemId: string;
  readonly intoItemId: string;
  readonly locationId: string | null;
  readonly quantity: number;
  readonly meta: CommandMetadata;
}

interface Merge extends Pick<SplitOff, 'fromItemId' | 'intoItemId' | 'meta'> {
  /** The version of the item that is emptied. */
  readonly fromVersion: number;
}

/** The second half of a split: the new item. A repeat changes nothing: the service does it at once, the reactor after a crash.
 *  out     the receipt of the new item */
export async function addSplitOff(
  bus: CommandBus,
  eventStore: Pick<DomainEventStore, 'read'>,
  { fromItemId, intoItemId, locationId, quantity, meta: first }: SplitOff,
): Promise<Receipt> {
  const meta = secondHalf(first, 'split', intoItemId);
  const source = await loadState(eventStore, itemState, fromItemId);
  if (!source.active) throw itemNotFound();
  const { ownerId, ...content } = source.active.content;
  const code = await issueLabel(bus, 'item', intoItemId, meta);
  return dispatch(bus, itemDecider, intoItemId, {
    type: 'AddItem',
    code,
    content: { ...content, importRef: null },
    locationId,
    quantity,
    photos: source.active.photos,
    from: { itemId: fromItemId, memberId: ownerId, how: 'split' },
    meta,
  });
}

/** A merge: one item is emptied at this version, and the other gets the stock in that event. A repeat changes nothing.
 *  out  'overtaken' when the item has changed since: this merge never happens
 *  source  ADR 0056 */
export async function mergeItems(
  bus: CommandBus,
  eventStore: Pick<DomainEventStore, 'read'>,
  { fromItemId, fromVersion, intoItemId, meta }: Merge,
): Promise<Receipt | 'overtaken'> {
  try {
    await dispatch(bus, itemDecider, fromItemId, { type: 'MergeInto', intoItemId, at: fromVersion, meta });
  } catch (error) {
    if (error instanceof DomainError && error.code === 'MERGE_OVERTAKEN') return 'overtaken';
    throw error;
  }
  const history = await eventStore.read(itemEvents, fromItemId);
  const emptied = history.find((event) => event.type === 'MergedInto');
  const lines = emptied?.data.lines ?? [];
  const command = {
    type: 'MergeStock',
    fromItemId,
    lines,
    meta: secondHalf(meta, 'merge', fromItemId),
  } as const;
  return dispatch(bus, itemDecider, intoItemId, command);
}

/** Completes a merge that an earlier version of the product began: it filled one item first, and then emptied the other. */
export function emptyMerged(
  bus: CommandBus,
  { fromItemId, intoItemId, meta }: Omit<Merge, 'fromVersion'>,
): Promise<Receipt> {
  return dispatch(bus, itemDecider, fromItemId, {
    type: 'MergeInto',
    intoItemId,
    at: null,
    meta: secondHalf(meta, 'merge', fromItemId),
  });
}

/** The id makes it count once, whether the service or the reactor sends it. */
const secondHalf = (
  { fingerprint: _, ...meta }: CommandMetadata,
  of: 'split' | 'merge',
  itemId: string,
): CommandMetadata => ({ ...meta, commandId: deterministicId('second half', of, itemId) });
