import { plainCode } from '@modules/spaces/drawing/codes.rules';
import {
  axesOf,
  type Box,
  boxOf,
  cornersOf,
  degreesOf,
  foot,
  type Rectangle,
  turned,
} from '@modules/spaces/drawing/geometry.rules';
import { readingRows } from '@modules/spaces/drawing/numbering.rules';
import { type MapPoint, mostFeet, type Space } from '@modules/spaces/map/space-map.schemas';

/** units  feet, degrees */

export const moved = <One extends MapPoint>(spaces: readonly One[], dx: number, dy: number): readonly One[] =>
  spaces.map((space) => ({ ...space, x: onMap(space.x + dx), y: onMap(space.y + dy) }));

/** All of them turned together, about a point. */
export const turnedBy = <One extends Rectangle>(
  spaces: readonly One[],
  angle: number,
  about: MapPoint,
): readonly One[] =>
  spaces.map((space) => {
    const { x, y } = turned(space, about, angle);
    return { ...space, x: onMap(x), y: onMap(y), angle: degreesOf(space.angle + angle) };
  });

/** The middle of the box around them. */
export function middleOf(spaces: readonly Rectangle[]): MapPoint {
  const box = boxOf(spaces);
  return box ? { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 } : { x: 0, y: 0 };
}

/** The smallest upright frame around them, in the angle that the first of them has, if all are turned alike. */
export function frameOf(spaces: readonly Rectangle[]): Rectangle | null {
  const [first] = spaces;
  if (!first) return null;
  const isAlike = spaces.every(({ angle }) => Math.abs((angle - first.angle) % 90) < 0.01);
  const angle = isAlike ? first.angle : 0;
  const upright = turnedFlat(spaces, angle);
  const box = boxOf(upright);
  if (!box) return null;
  const middle = turned(
    { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 },
    { x: 0, y: 0 },
    angle,
  );
  return { ...middle, width: box.right - box.left, depth: box.bottom - box.top, angle };
}

const turnedFlat = (spaces: readonly Rectangle[], angle: number): readonly Rectangle[] =>
  spaces.map((space) => ({
    ...space,
    ...turned(space, { x: 0, y: 0 }, -angle),
    angle: degreesOf(space.angle - angle),
  }));

/** What became of a frame: all in it moved and turned together. */
export interface FrameChange {
  readonly dx: number;
  readonly dy: number;
  readonly angle: number;
  /** The middle that the frame had. */
  readonly about: MapPoint;
  /** Of one space; null where its size stays. */
  readonly size: { readonly width: number; readonly depth: number } | null;
}

/** The spaces of a frame after it was dragged, turned or sized. */
export function framed(
  spaces: readonly Space[],
  { dx, dy, angle, about, size }: FrameChange,
): readonly Space[] {
  const turnedToo = angle === 0 ? spaces : turnedBy(spaces, angle, about);
  return moved(turnedToo, dx, dy).map((space) => ({ ...space, ...size }));
}

/** Copies beside the originals, with the next codes that are free.
 *  in  idOf: a new id for each */
export function copies(
  originals: readonly Space[],
  spaces: readonly Space[],
  idOf: () => string,
): readonly Space[] {
  const frame = frameOf(originals);
  if (!frame) return [];
  const [, down] = axesOf(frame.angle);
  const by = frame.depth + 5;
  const taken = new Set(spaces.map(({ code }) => plainCode(code)));
  return originals.map((space) => {
    const code = nextFreeCode(space.code, taken);
    taken.add(plainCode(code));
    return {
      ...space,
      id: idOf(),
      code,
      x: onMap(space.x + down.x * by),
      y: onMap(space.y + down.y * by),
    };
  });
}

/** "B13" after "B12", or the first after it that is free. A code without a number gets one. */
export function nextFreeCode(code: string, taken: ReadonlySet<string>): string {
  const { prefix, digits } = partsOf(code);
  const from = digits === '' ? 1 : Number(digits);
  for (let number = from + (digits === '' ? 0 : 1); ; number++) {
    const next = `${prefix}${String(number).padStart(digits.length, '0')}`;
    if (next.length > 12) return nextFreeCode(prefix.slice(0, 4), taken);
    if (!taken.has(plainCode(next))) return next;
  }
}

function partsOf(code: string): { readonly prefix: string; readonly digits: string } {
  const [, prefix = code, digits = ''] = /^(.*?)(\d*)$/.exec(code) ?? [];
  return { prefix, digits };
}

/** The row that a space is in: those turned alike that follow one after the other along its width, without a gap that a space would fit into. */
export function rowOf(space: Space, spaces: readonly Space[]): readonly Space[] {
  const [right, down] = axesOf(space.angle);
  const alike = spaces.filter((other) => {
    const along = (other.x - space.x) * down.x + (other.y - space.y) * down.y;
    const turn = degreesOf(other.angle - space.angle);
    return Math.min(turn, 360 - turn) < 1 && Math.abs(along) < space.depth / 2;
  });
  const placed = alike
    .map((other) => ({ other, at: (other.x - space.x) * right.x + (other.y - space.y) * right.y }))
    .toSorted((one, next) => one.at - next.at);
  const here = placed.findIndex(({ other }) => other.id === space.id);
  const follows = (nth: number) => {
    const [one, next] = [placed[nth], placed[nth + 1]];
    if (!one || !next) return false;
    const gap = next.at - one.at - (one.other.width + next.other.width) / 2;
    return gap < Math.min(one.other.width, next.other.width);
  };
  let [from, to] = [here, here];
  while (from > 0 && follows(from - 1)) from--;
  while (follows(to)) to++;
  return placed.slice(from, to + 1).map(({ other }) => other);
}

/** How far a frame is to move so that it meets what is near: side on side, side beside side, or middle on middle.
 *  in   within: feet that it moves at most
 *  out  feet on both axes; 0 where nothing is near */
export function snapOf(frame: Rectangle, others: readonly Rectangle[], within: number): MapPoint {
  const [right, down] = axesOf(frame.angle);
  let [across, along]: [number | null, number | null] = [null, null];
  for (const other of others) {
    const turn = Math.abs(frame.angle - other.angle) % 90;
    if (Math.min(turn, 90 - turn) > 1) continue;
    const isAcross = Math.round(Math.abs(frame.angle - other.angle) / 90) % 2 === 1;
    const [width, depth] = isAcross ? [other.depth, other.width] : [other.width, other.depth];
    const [dx, dy] = [other.x - frame.x, other.y - frame.y];
    const apartAcross = dx * right.x + dy * right.y;
    const apartAlong = dx * down.x + dy * down.y;
    const isNear = (apart: number, one: number, two: number) => Math.abs(apart) < (one + two) / 2 + nearFeet;
    if (isNear(apartAlong, frame.depth, depth) && isNear(apartAcross, frame.width, width)) {
      across = nearer(across, meetings(apartAcross, frame.width, width), within);
      along = nearer(along, meetings(apartAlong, frame.depth, depth), within);
    }
  }
  const [x, y] = [across ?? 0, along ?? 0];
  return { x: x * right.x + y * down.x, y: x * right.y + y * down.y };
}

/** Moves that bring two lengths of one axis side on side, side beside side, or middle on middle. */
const meetings = (apart: number, one: number, other: number): readonly number[] => [
  apart - (one + other) / 2,
  apart + (one + other) / 2,
  apart - (one - other) / 2,
  apart + (one - other) / 2,
  apart,
];

function nearer(best: number | null, moves: readonly number[], within: number): number | null {
  let found = best;
  for (const move of moves)
    if (Math.abs(move) <= within && (found === null || Math.abs(move) < Math.abs(found))) found = move;
  return found;
}

/** Sides to the right of each other in one row: the first of each row stays. The gap between them is the same everywhere. */
export function closedUp(spaces: readonly Space[], gap = 0): readonly Space[] {
  return readingRows(spaces).flatMap((row) => {
    const [first] = row;
    if (!first) return [];
    const [right] = axesOf(first.angle);
    let at = -first.width / 2;
    return row.map((space) => {
      const by = at + space.width / 2;
      at += space.width + gap;
      return { ...space, x: onMap(first.x + right.x * by), y: onMap(first.y + right.y * by) };
    });
  });
}

/** The four corners of a frame around spaces, with some room. */
export function outlineAround(spaces: readonly Rectangle[], room = 5): readonly MapPoint[] {
  const frame = frameOf(spaces);
  if (!frame) return [];
  const wide = { ...frame, width: frame.width + 2 * room, depth: frame.depth + 2 * room };
  return cornersOf(wide).map(({ x, y }) => ({ x: onMap(x), y: onMap(y) }));
}

/** A box between two corners of a drag. */
export const boxBetween = (one: MapPoint, other: MapPoint): Box => ({
  left: Math.min(one.x, other.x),
  top: Math.min(one.y, other.y),
  right: Math.max(one.x, other.x),
  bottom: Math.max(one.y, other.y),
});

const onMap = (feet: number): number => Math.min(mostFeet, Math.max(-mostFeet, foot(feet)));

/** Feet beyond which two spaces have nothing to do with each other. */
const nearFeet = 60;
