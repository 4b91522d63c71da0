import type { ActiveItem } from '../../../modules/inventory/item/active-item.state.js';
import type { ItemEvent } from '../../../modules/inventory/item/item.events.js';
import { addedItem, foldActive, itemState } from '../../../modules/inventory/item/item.state.js';
import { type Stock, totalOf } from '../../../modules/inventory/item/quantities.rules.js';
import type { ManifestLine } from '../../../modules/inventory/scan-session/manifest.contract.js';
import { undoneSteps } from '../../../modules/inventory/steps.rules.js';
import { dayIn } from '../../../modules/kernel/decider/days.js';
import { foldEvents } from '../../../modules/kernel/decider/decider.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';

type Counts = Pick<ManifestLine, 'before' | 'went' | 'cameBack' | 'sold' | 'otherwise' | 'after' | 'soldFor'>;

/** The change of an item between two days, in a place with everything in it; undone steps do not count. Pure.
 *  out  undefined when none of it was there */
export function manifestCounts(
  history: readonly RecordedEvent<ItemEvent>[],
  within: ReadonlySet<string>,
  { from, to, timeZone }: { readonly from: string; readonly to: string; readonly timeZone: string },
): Counts | undefined {
  const undone = undoneSteps(foldEvents(itemState, history).steps);
  const sums: Record<Kind, number | null> = { went: 0, cameBack: 0, sold: 0, otherwise: 0 };
  let soldFor = 0;
  let active: ActiveItem | null = null;
  let before: number | null = 0;
  let after: number | null = 0;
  for (const event of history) {
    const there = aboard(active?.stock ?? {}, within);
    active = keptAfter(active, event);
    const day = dayIn(event.recordedAt, timeZone);
    const now = aboard(active?.stock ?? {}, within);
    if (day < from) before = now;
    if (day <= to) after = now;
    const isUndo = event.type === 'StepUndone' || undone.has(event.version);
    if (day < from || day > to || isUndo || there === now) continue;
    const kind = kindOf(event, (there ?? 0) < (now ?? 0) || (now === null && there === 0));
    sums[kind] = plus(sums[kind], there === null || now === null ? null : Math.abs(now - there));
    if (event.type === 'ItemSold') soldFor += event.data.priceCents ?? 0;
  }
  const isEmpty = [before, after, ...Object.values(sums)].every((count) => count === 0);
  return isEmpty ? undefined : { before, ...sums, after, soldFor: soldFor / 100 };
}

function keptAfter(active: ActiveItem | null, event: ItemEvent): ActiveItem | null {
  if (event.type === 'ItemAdded') return addedItem(event.data);
  return active && foldActive(active, [event]);
}

/** The same for an item unchanged since the first day. */
export function unchangedCounts(stock: Stock, within: ReadonlySet<string>): Counts | undefined {
  const there = aboard(stock, within);
  if (there === 0) return undefined;
  return { before: there, went: 0, cameBack: 0, sold: 0, otherwise: 0, after: there, soldFor: 0 };
}

type Kind = 'went' | 'cameBack' | 'sold' | 'otherwise';

function kindOf({ type }: RecordedEvent<ItemEvent>, isMore: boolean): Kind {
  if (isMore) return 'went';
  if (type === 'ItemSold') return 'sold';
  return type === 'StockMoved' ? 'cameBack' : 'otherwise';
}

function aboard(stock: Stock, within: ReadonlySet<string>): number | null {
  return totalOf(Object.fromEntries(Object.entries(stock).filter(([place]) => within.has(place))));
}

const plus = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other;
