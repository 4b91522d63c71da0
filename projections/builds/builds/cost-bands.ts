/** What a build has cost, so roughly that nobody can add it up: "$5,000–10,000".
 *  in  cents, from 0 */
export function bandOf(cents: number): string {
  const dollars = cents / 100;
  const at = bounds.findIndex((bound) => dollars < bound);
  const [low, high] = at < 0 ? [bounds.at(-1) ?? 0, undefined] : [bounds[at - 1], bounds[at]];
  if (low === undefined) return `under $${words(high ?? 0)}`;
  return high === undefined ? `over $${words(low)}` : `$${words(low)}–${words(high)}`;
}

const bounds = [1_000, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000];
const words = (dollars: number): string => dollars.toLocaleString('en-US');
