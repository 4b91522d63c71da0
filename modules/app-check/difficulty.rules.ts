/** Recent challenges. */
export interface Load {
  /** To one network in ten minutes. */
  readonly toNetwork: number;
  /** To all by this process in a minute. */
  readonly toAll: number;
}

/** Up to this load nobody waits longer. Many visitors at a meet may share one address. */
export const free: Load = { toNetwork: 20, toAll: 300 };

/** Steps of work that one challenge takes, each about a millisecond of a laptop: twice as many whenever the load has doubled, up to sixteen times.
 *  out  least, most: the range of the number to find */
export function workFor(load: Load): { readonly least: number; readonly max: number } {
  const doubled = doublings(load.toNetwork, free.toNetwork) + doublings(load.toAll, free.toAll);
  const times = 2 ** Math.min(doubled, 4);
  return { least: 50 * times, max: 100 * times };
}

const doublings = (count: number, without: number): number =>
  count <= without ? 0 : Math.ceil(Math.log2(count / without));
