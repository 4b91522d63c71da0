import type { ActiveItem } from './active-item.state.js';
import { type Stock, takenFrom } from './quantities.rules.js';

/** How many are to leave, and whence; a place that is undefined is for us to choose. */
export interface Taken {
  readonly quantity: number;
  /** A storage location; null: no place yet. */
  readonly locationId: string | null | undefined;
}

/** The place that some of an item leave: the given one, or the one with the most, because an installed portion comes from one place. */
export function takenFor(
  stock: Stock,
  { quantity, locationId }: Taken,
): { readonly quantity: number; readonly locationId: string | null } {
  if (locationId !== undefined) return { quantity, locationId };
  const [most] = takenFrom(stock, null) ?? [];
  return { quantity, locationId: most?.locationId ?? null };
}

/** What so many of an item cost, of what its owner paid for all that there ever was of it; null: nobody says what was paid.
 *  units  cents */
export function costOf({ content, stock, portions }: ActiveItem, quantity: number): number | null {
  const paid = content.acquired.cents;
  if (paid === null) return null;
  const counts = [...Object.values(stock), ...Object.values(portions).map((portion) => portion.quantity)];
  const all = counts.reduce((sum, count) => (sum === null || count === null ? null : sum + count), 0);
  return all === null || all <= quantity ? paid : Math.round((paid * quantity) / all);
}
