/** Figures of several rounds. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** '12,345 [11,002..12,801]': the median, and the least and the most. */
export const spread = (values: readonly number[], digits = 0): string =>
  `${figure(median(values), digits)} [${figure(Math.min(...values), digits)}..${figure(Math.max(...values), digits)}]`;

export const figure = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** How many times a second work is done by `lanes` that each begin again when they are done, for `ms`. */
export async function rate(
  work: (lane: number) => Promise<unknown>,
  lanes: number,
  ms: number,
): Promise<number> {
  const begun = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      while (performance.now() - begun < ms) {
        await work(lane);
        done += 1;
      }
    }),
  );
  return (done / (performance.now() - begun)) * 1_000;
}
