import { setImmediate } from 'node:timers/promises';

/** Map a long list in chunks, so that other work runs between. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
  atOnce = 200,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % atOnce === 0) await setImmediate();
    results.push(map(item));
  }
  return results;
}
