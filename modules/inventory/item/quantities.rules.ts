/** Quantities by place: the key is a storage location, '' is no place yet; null is an uncounted quantity. A place with none is left out. */
export type Stock = Readonly<Record<string, number | null>>;

/** The key of a place in a stock. */
export const stockKey = (locationId: string | null): string => locationId ?? '';
export const locationOf = (key: string): string | null => (key === '' ? null : key);

/** The total; null when one place is uncounted. */
export function totalOf(stock: Stock): number | null {
  return Object.values(stock).reduce(sum, 0);
}

export const isEmpty = (stock: Stock): boolean => totalOf(stock) === 0;

/** A stock owned by its maker only, and therefore mutated. */
export type MutableStock = Record<string, number | null>;

/** Sets the quantity at a place; null: unknown. */
export function count(stock: MutableStock, locationId: string | null, quantity: number | null): void {
  const key = stockKey(locationId);
  if (quantity === 0) delete stock[key];
  else stock[key] = quantity;
}

/** Adds a quantity at a place. */
export function add(stock: MutableStock, locationId: string | null, quantity: number | null): void {
  const key = stockKey(locationId);
  count(stock, locationId, sum(stock[key] ?? (key in stock ? null : 0), quantity));
}

/** Removes a quantity from a place; null removes all. An uncounted place stays uncounted. */
export function remove(stock: MutableStock, locationId: string | null, quantity: number | null): void {
  const there = stock[stockKey(locationId)];
  if (quantity === null) count(stock, locationId, 0);
  else count(stock, locationId, there === null ? null : Math.max(0, (there ?? 0) - quantity));
}

/** Moves a quantity from one place to another; null moves all. */
export function move(
  stock: MutableStock,
  {
    fromId,
    toId,
    quantity,
  }: { readonly fromId: string | null; readonly toId: string | null; readonly quantity: number | null },
): void {
  const there = stock[stockKey(fromId)] ?? null;
  remove(stock, fromId, quantity);
  add(stock, toId, quantity ?? there);
}

/** The same changes for a shared stock, as a copy. */
export const counted = copying(count);
export const removed = copying(remove);
export const moved = copying(move);

/** Take a quantity from the places in turn, the fullest first; null takes all.
 *  out     the quantities by place; undefined when there are not enough */
export function takenFrom(
  stock: Stock,
  quantity: number | null,
): readonly { readonly locationId: string | null; readonly quantity: number | null }[] | undefined {
  const places = Object.entries(stock).sort(
    ([a, one], [b, other]) => size(other) - size(one) || (a < b ? -1 : 1),
  );
  if (quantity === null)
    return places.map(([key, there]) => ({ locationId: locationOf(key), quantity: there }));
  const lines: { readonly locationId: string | null; readonly quantity: number }[] = [];
  let wanted = quantity;
  for (const [key, there] of places) {
    const taken = Math.min(wanted, size(there));
    if (taken > 0) lines.push({ locationId: locationOf(key), quantity: taken });
    wanted -= taken;
  }
  return wanted === 0 ? lines : undefined;
}

const size = (quantity: number | null): number => quantity ?? Number.MAX_SAFE_INTEGER;

const sum = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other;

function copying<Rest extends readonly unknown[]>(change: (stock: MutableStock, ...rest: Rest) => void) {
  return (stock: Stock, ...rest: Rest): Stock => {
    const copy = { ...stock };
    change(copy, ...rest);
    return copy;
  };
}
