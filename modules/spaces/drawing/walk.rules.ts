import type { MapPoint } from '../map/space-map.schemas.js';

/** A walk past all points: to the nearest one each time, and then without the detours that turning a stretch around takes out. The same points in any
 *  sequence give the same walk, unless two are at one place. Lines are straight: what is in the way is not known.
 *  in     start  where it begins; it ends anywhere
 *  units  feet */
export function walkPast<Stop extends MapPoint>(stops: readonly Stop[], start: MapPoint): readonly Stop[] {
  return withoutDetours(toTheNearest(stops, start), start);
}

/** How far a walk is.
 *  units  feet */
export const feetOf = (stops: readonly MapPoint[], start: MapPoint): number =>
  stops.reduce((sum, stop, at) => sum + feetBetween(stops[at - 1] ?? start, stop), 0);

interface Drawn {
  readonly shapes: readonly { readonly name: string; readonly points: readonly MapPoint[] }[];
}

/** Where a walk begins: at what is drawn and named as a gate or an entrance, else at the origin of the map. */
export function startOf({ shapes }: Drawn): { readonly name: string | null } & MapPoint {
  const gate = shapes.find(({ name }) => /\b(gate|entrance)\b/i.test(name));
  return gate ? { name: gate.name, ...middleOf(gate.points) } : { name: null, x: 0, y: 0 };
}

function toTheNearest<Stop extends MapPoint>(stops: readonly Stop[], start: MapPoint): readonly Stop[] {
  const left = stops.toSorted((one, other) => one.x - other.x || one.y - other.y);
  const walk: Stop[] = [];
  for (let here: MapPoint = start; left.length; ) {
    const from = here;
    const [next] = left.splice(nearestTo(from, left), 1);
    if (!next) break;
    walk.push(next);
    here = next;
  }
  return walk;
}

function nearestTo(here: MapPoint, stops: readonly MapPoint[]): number {
  let best = 0;
  stops.forEach((stop, at) => {
    if (feetBetween(here, stop) < feetBetween(here, stops[best] ?? stop)) best = at;
  });
  return best;
}

/** 2-opt: a stretch is turned around for as long as that makes the walk shorter. */
function withoutDetours<Stop extends MapPoint>(walk: readonly Stop[], start: MapPoint): readonly Stop[] {
  const best = [...walk];
  for (let rounds = 0; rounds < mostRounds; rounds++) {
    let isShorter = false;
    for (let from = 0; from < best.length - 1; from++)
      for (let to = from + 1; to < best.length; to++)
        if (gainOf(best, start, from, to) > least) {
          best.splice(from, to - from + 1, ...best.slice(from, to + 1).reverse());
          isShorter = true;
        }
    if (!isShorter) break;
  }
  return best;
}

/** What turning the stops from one to another around saves. After the last stop nothing follows. */
function gainOf(walk: readonly MapPoint[], start: MapPoint, from: number, to: number): number {
  const [before, first, last, after] = [walk[from - 1] ?? start, walk[from], walk[to], walk[to + 1]];
  if (!first || !last) return 0;
  const now = feetBetween(before, first) + (after ? feetBetween(last, after) : 0);
  return now - feetBetween(before, last) - (after ? feetBetween(first, after) : 0);
}

const middleOf = (points: readonly MapPoint[]): MapPoint => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / Math.max(1, points.length),
  y: points.reduce((sum, { y }) => sum + y, 0) / Math.max(1, points.length),
});

const feetBetween = (one: MapPoint, other: MapPoint): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Feet: less is no gain, so that it ends. */
const least = 0.001;
/** A walk of a hundred stops needs about ten. */
const mostRounds = 100;
