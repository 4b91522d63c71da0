/** Do something for each of them, in order; one that fails keeps none of the others from their turn.
 *  errors  AggregateError of all that failed, at the end */
export async function forEachSettled<Item>(
  items: readonly Item[],
  turn: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failed: unknown[] = [];
  for (const item of items) await turn(item).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} of ${items.length} failed`);
}
