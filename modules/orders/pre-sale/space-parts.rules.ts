import type { OfferedSpace } from './pre-sale.schemas.js';

/** What a pre-sale is told step by step, so that it comes from the spaces that it knows to those of a map with no more than so many news at once. What is gone
 *  goes with the last step.
 *  out  lists of spaces; each has all that was known or told before, the last is the map; at least one */
export function inParts(
  known: readonly OfferedSpace[],
  map: readonly OfferedSpace[],
  atOnce: number,
): readonly (readonly OfferedSpace[])[] {
  const told = new Map(known.map((space) => [space.id, space]));
  const news = map.filter((space) => JSON.stringify(told.get(space.id)) !== JSON.stringify(space));
  const parts: (readonly OfferedSpace[])[] = [];
  for (let at = 0; at + atOnce < news.length; at += atOnce) {
    for (const space of news.slice(at, at + atOnce)) told.set(space.id, space);
    parts.push([...told.values()]);
  }
  return [...parts, map];
}
