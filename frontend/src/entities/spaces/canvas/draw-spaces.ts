import { cornersOf } from '@modules/spaces/drawing/geometry.rules';
import type { MapPoint, Shape, Space, Zone } from '@modules/spaces/map/space-map.schemas';
import type { SpaceMark } from './space-marks';
import type { SpacePaint } from './space-paint';
import { toScreen, type View } from './view';

type Pen = CanvasRenderingContext2D;

/** Many spaces at once: those that look alike are one path, because a path for each would drop frames.
 *  units  the pen draws CSS pixels */
export function drawSpaces(
  pen: Pen,
  spaces: readonly Space[],
  { view, paint, markOf, isFaint, zones }: DrawnAs,
): void {
  const isSmall = view.scale * 10 < smallest;
  for (const [mark, alike] of byMark(spaces, markOf)) {
    const { fill, line, pattern } = paint.mark(mark);
    pen.beginPath();
    for (const space of alike) addOutline(pen, space, view);
    pen.fillStyle = fill;
    pen.fill();
    if (pattern && !isSmall) {
      // It moves with the map.
      pattern.setTransform(new DOMMatrix([0.5, 0, 0, 0.5, view.x % tile, view.y % tile]));
      pen.fillStyle = pattern;
      pen.fill();
    }
    pen.strokeStyle = line;
    pen.lineWidth = isSmall ? 0.5 : 1;
    pen.stroke();
  }
  drawZoneBands(pen, spaces, zones, view, paint);
  if (isFaint) drawVeil(pen, spaces.filter(isFaint), view, paint);
  drawCodes(pen, spaces, view, paint);
}

export interface DrawnAs {
  readonly view: View;
  readonly paint: SpacePaint;
  readonly markOf: (space: Space) => SpaceMark;
  /** Those that a search does not find. */
  readonly isFaint?: ((space: Space) => boolean) | undefined;
  readonly zones: readonly Zone[];
}

/** A thick line around each: what is chosen, or has the keyboard. */
export function drawOutlines(
  pen: Pen,
  spaces: readonly Space[],
  view: View,
  { colour, width, dash = [] }: { readonly colour: string; readonly width: number; readonly dash?: number[] },
): void {
  pen.beginPath();
  for (const space of spaces) addOutline(pen, space, view);
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.setLineDash(dash);
  pen.stroke();
  pen.setLineDash([]);
}

/** What is below the spaces: shapes of the background and zones. */
export function drawGround(
  pen: Pen,
  { shapes, zones }: { readonly shapes: readonly Shape[]; readonly zones: readonly Zone[] },
  view: View,
  paint: SpacePaint,
): void {
  for (const { kind, name, isClosed, points } of shapes) {
    pen.beginPath();
    addPath(pen, points, view);
    if (isClosed) {
      pen.closePath();
      pen.fillStyle = kind === 'water' ? paint.water : paint.built;
      if (kind !== 'fence') pen.fill(); // it has something inside
    }
    pen.strokeStyle = kind === 'water' ? paint.mark('power').line : paint.edge;
    pen.lineWidth = kind === 'road' && !isClosed ? Math.max(2, 12 * view.scale) : 1.5;
    pen.setLineDash(kind === 'fence' ? [6, 4] : kind === 'path' ? [2, 4] : []);
    pen.stroke();
    pen.setLineDash([]);
    if (!name || !isRoomFor(name, points, view)) continue;
    const at = toScreen(view, middleOf(points));
    drawName(pen, name, isClosed ? at : { x: at.x, y: at.y - aboveLine }, paint, paint.muted);
  }
  for (const { name, colour, outline } of zones) {
    if (outline.length < 3) continue;
    pen.beginPath();
    addPath(pen, outline, view);
    pen.closePath();
    pen.fillStyle = paint.zone(colour);
    pen.globalAlpha = 0.14;
    pen.fill();
    pen.globalAlpha = 1;
    pen.strokeStyle = paint.zone(colour);
    pen.lineWidth = 2;
    pen.stroke();
    const top = outline.reduce((one, other) => (other.y < one.y ? other : one));
    const at = toScreen(view, { x: middleOf(outline).x, y: top.y });
    drawName(pen, name, { x: at.x, y: at.y - aboveLine }, paint, paint.ink);
  }
}

export function addPath(pen: Pen, points: readonly MapPoint[], view: View): void {
  for (const [nth, point] of points.entries()) {
    const { x, y } = toScreen(view, point);
    if (nth === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
}

function byMark(
  spaces: readonly Space[],
  markOf: (space: Space) => SpaceMark,
): ReadonlyMap<SpaceMark, readonly Space[]> {
  const groups = new Map<SpaceMark, Space[]>();
  for (const space of spaces) {
    const mark = markOf(space);
    const group = groups.get(mark);
    if (group) group.push(space);
    else groups.set(mark, [space]);
  }
  return groups;
}

function addOutline(pen: Pen, space: Space, view: View): void {
  if (space.angle === 0) {
    const { x, y, scale } = view;
    pen.rect(
      (space.x - space.width / 2) * scale + x,
      (space.y - space.depth / 2) * scale + y,
      space.width * scale,
      space.depth * scale,
    );
    return;
  }
  addPath(pen, cornersOf(space), view);
  pen.closePath();
}

/** A band in the colour of its zone, along the front of each space. */
function drawZoneBands(
  pen: Pen,
  spaces: readonly Space[],
  zones: readonly Zone[],
  view: View,
  paint: SpacePaint,
): void {
  if (view.scale < 0.5) return;
  for (const { id, colour } of zones) {
    pen.beginPath();
    for (const space of spaces) {
      if (space.zoneId !== id) continue;
      const [left, right] = cornersOf(space);
      if (left && right) addPath(pen, [left, right], view);
    }
    pen.strokeStyle = paint.zone(colour);
    pen.lineWidth = Math.min(4, Math.max(1.5, view.scale));
    pen.stroke();
  }
}

function drawVeil(pen: Pen, spaces: readonly Space[], view: View, paint: SpacePaint): void {
  pen.beginPath();
  for (const space of spaces) addOutline(pen, space, view);
  pen.fillStyle = paint.paper;
  pen.globalAlpha = 0.75;
  pen.fill();
  pen.globalAlpha = 1;
}

/** Codes appear once they fit. */
function drawCodes(pen: Pen, spaces: readonly Space[], view: View, paint: SpacePaint): void {
  pen.font = `600 ${codeSize}px ${paint.face}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  for (const space of spaces) {
    const room = Math.min(space.width, space.depth) * view.scale - 4;
    const width = space.code.length * codeSize * 0.6;
    if (room < width || Math.max(space.width, space.depth) * view.scale < codeSize + 4) continue;
    const { x, y } = toScreen(view, space);
    pen.strokeStyle = paint.surface;
    pen.lineWidth = 4;
    pen.strokeText(space.code, x, y);
    pen.fillStyle = paint.ink;
    pen.fillText(space.code, x, y);
  }
}

function drawName(pen: Pen, name: string, { x, y }: MapPoint, paint: SpacePaint, colour: string): void {
  pen.font = `600 13px ${paint.face}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.strokeStyle = paint.paper;
  pen.lineWidth = 4;
  pen.strokeText(name, x, y);
  pen.fillStyle = colour;
  pen.fillText(name, x, y);
}

/** The name of a building appears once the building is as wide as it. */
function isRoomFor(name: string, points: readonly MapPoint[], { scale }: View): boolean {
  const xs = points.map(({ x }) => x);
  return (Math.max(...xs) - Math.min(...xs)) * scale > name.length * 8;
}

function middleOf(points: readonly MapPoint[]): MapPoint {
  const sum = points.reduce((one, { x, y }) => ({ x: one.x + x, y: one.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Pixels of ten feet below which lines would be most of what is seen. */
const smallest = 4;
const codeSize = 11;
/** Pixels from a line to the middle of its name. */
const aboveLine = 10;
const tile = 8;
