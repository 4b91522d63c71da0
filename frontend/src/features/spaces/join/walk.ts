import type { MeetList, Stop } from '@modules/matching/join/join.contract';
import { feetOf, startOf, walkPast } from '@modules/spaces/drawing/walk.rules';
import type { LayoutView } from '@modules/spaces/spaces.contract';

/** A list with its stops in the sequence in which they are walked past. */
export interface Walk extends Pick<MeetList, 'dateId' | 'eventId' | 'title' | 'day' | 'needs'> {
  readonly stops: readonly Stop[];
  /** "North gate"; null for a map that names no gate. */
  readonly from: string | null;
  /** How far it is; null without a map. */
  readonly feet: number | null;
}

type Drawn = Pick<LayoutView, 'spaces' | 'shapes'>;

/** The walk from the gate past every stop. What the map does not have comes last, the best first, as the list has it.
 *  in  layout  of the published map; null without one */
export function walkOf({ stops, ...list }: MeetList, layout: Drawn | null): Walk {
  const placeOf = new Map(layout?.spaces.map(({ id, x, y }) => [id, { x, y }]));
  const drawn = stops.flatMap((stop) => {
    const place = stop.spaces.flatMap(({ id }) => placeOf.get(id) ?? [])[0];
    return place ? [{ ...place, stop }] : [];
  });
  if (!layout || drawn.length === 0) return { ...list, stops, from: null, feet: null };
  const start = startOf(layout);
  const walk = walkPast(drawn, start);
  const past = walk.map(({ stop }) => stop);
  const feet = Math.round(feetOf(walk, start) / 50) * 50;
  return {
    ...list,
    from: start.name,
    feet,
    stops: [...past, ...stops.filter((stop) => !past.includes(stop))],
  };
}

/** Names a stop for as long as its vendor has the space. */
export const stopKey = ({ spaces }: Stop): string => spaces[0]?.id ?? '';

export const codesOf = ({ spaces }: Stop): string => spaces.map(({ code }) => code).join(', ');
