import { type MapPoint, pixelAt } from './geometry';

/** A marker; `count` when it stands for several listings. */
type Weighted = MapPoint & { readonly count?: number };

/** One marker, or several that would overlap at this zoom. */
export type Cluster<Marker extends Weighted> = MapPoint & {
  readonly members: readonly [Marker, ...Marker[]];
};

/** Gathers markers closer than `apart` pixels at a zoom. Each joins the first gathering in reach; earlier markers
 *  win, so the nearest result of a list keeps its own position. */
export function clusters<Marker extends Weighted>(
  markers: readonly Marker[],
  zoom: number,
  apart = 64,
): readonly Cluster<Marker>[] {
  const gathered: { readonly x: number; readonly y: number; readonly members: [Marker, ...Marker[]] }[] = [];
  const cells = new Map<string, typeof gathered>();
  for (const marker of markers) {
    const { x, y } = pixelAt(marker, zoom);
    const near = around(x, y, apart)
      .flatMap((cell) => cells.get(cell) ?? [])
      .find((other) => Math.hypot(other.x - x, other.y - y) < apart);
    if (near) {
      near.members.push(marker);
      continue;
    }
    const alone = { x, y, members: [marker] as [Marker, ...Marker[]] };
    gathered.push(alone);
    const cell = cellOf(x, y, apart);
    cells.set(cell, [...(cells.get(cell) ?? []), alone]);
  }
  return gathered.map(({ members }) => ({ ...middleOf(members), members }));
}

function middleOf(members: readonly Weighted[]): MapPoint {
  const weight = ({ count = 1 }: Weighted) => count;
  const all = members.reduce((total, member) => total + weight(member), 0);
  const mean = (of: keyof MapPoint) =>
    members.reduce((total, member) => total + member[of] * weight(member), 0) / all;
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}

const cellOf = (x: number, y: number, apart: number) => `${Math.floor(x / apart)} ${Math.floor(y / apart)}`;

function around(x: number, y: number, apart: number): readonly string[] {
  const steps = [-1, 0, 1];
  return steps.flatMap((dx) => steps.map((dy) => cellOf(x + dx * apart, y + dy * apart, apart)));
}
