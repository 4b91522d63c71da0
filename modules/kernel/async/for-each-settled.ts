/** Do something for each item, in order. A failure does not stop the items after it.
 *  errors  AggregateError of all failures, at the end */
export async function forEachSettled<Item>(
  items: readonly Item[],
  turn: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failed: unknown[] = [];
  for (const item of items) await turn(item).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} of ${items.length} failed`);
}
