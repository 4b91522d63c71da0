/** Which of the boosted listings that a search finds are shown on a page of it. They stand in one order, the same for everybody; each hour begins where the one
 *  before ended, so each is shown as often as any other, and each page goes on where the page before ended, until all were shown once. Pure.
 *  in      found: numbers of listings
 *  units   now: ISO-8601 UTC; page: from 0 */
export function inTurn(
  found: readonly number[],
  { now, page, most }: { readonly now: string; readonly page: number; readonly most: number },
): readonly number[] {
  const order = found.toSorted((one, other) => mixed(one) - mixed(other) || one - other);
  const begin = (hourOf(now) * most) % Math.max(1, order.length);
  return [...order.slice(begin), ...order.slice(0, begin)].slice(page * most, (page + 1) * most);
}

const hourOf = (now: string): number => Math.floor(Date.parse(now) / 3_600_000);

/** So that the listings of one seller, which often have numbers in a row, are not shown together. */
const mixed = (no: number): number => Math.imul(no ^ (no >>> 15), 0x2c1b3c6d) >>> 0;
