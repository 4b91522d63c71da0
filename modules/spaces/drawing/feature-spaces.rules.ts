import type { MapPoint, Shape } from '../map/space-map.schemas.js';
import { maxShapes, mostFeet } from '../map/space-map.schemas.js';
import { namedIn, type ReadFeature, rectangleOf } from './geojson.rules.js';
import { type LineOutcome, type TableLine, tableColumns } from './space-table.rules.js';

/** Features of a file as the lines of a table: the outline says the place, the properties the rest. Those that are no rectangle have a problem. */
export function tableFrom(features: readonly ReadFeature[]): {
  readonly headers: readonly string[];
  readonly lines: readonly TableLine[];
} {
  const headers = tableColumns.filter(
    (column) =>
      placed.has(column) || features.some(({ properties }) => propertyOf(properties, column) !== ''),
  );
  const lines = features.map(({ nth, points, isClosed, properties }): TableLine => {
    const rectangle = isClosed ? rectangleOf(points) : null;
    const cells = headers.map((column) =>
      rectangle && column in rectangle
        ? String(rectangle[column as keyof typeof rectangle])
        : placed.has(column) && column !== 'code'
          ? ''
          : propertyOf(properties, column),
    );
    return rectangle ? { row: nth, cells } : { row: nth, cells, problem: 'Its outline is no rectangle.' };
  });
  return { headers, lines };
}

/** Features of a file as shapes of a background that has some already. */
export function shapesFrom(
  features: readonly ReadFeature[],
  had: readonly Shape[],
): { readonly shapes: readonly Shape[]; readonly outcomes: readonly LineOutcome[] } {
  const shapes: Shape[] = [];
  const outcomes = features.map(({ nth, points, isClosed, properties }): LineOutcome => {
    const reason = whyNot(points, [...had, ...shapes]);
    const named = namedIn(properties);
    if (reason === '') shapes.push({ ...named, isClosed, points: [...points] });
    return { row: nth, code: named.name, outcome: reason === '' ? 'added' : 'refused', reason };
  });
  return { shapes, outcomes };
}

function whyNot(points: readonly MapPoint[], had: readonly Shape[]): string {
  if (had.length >= maxShapes) return `A background has at most ${maxShapes} shapes.`;
  if (points.length > mostPoints) return `It has more than ${mostPoints} points.`;
  const all = had.reduce((sum, shape) => sum + shape.points.length, points.length);
  if (all > mostPointsInAll)
    return `The shapes would have more than ${mostPointsInAll.toLocaleString('en-US')} points in all.`;
  if (points.some(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) > mostFeet))
    return `It is more than ${mostFeet.toLocaleString('en-US')} feet away.`;
  return '';
}

function propertyOf(properties: ReadFeature['properties'], column: string): string {
  for (const name of [column, ...(column === 'code' ? ['name', 'id', 'ref'] : [])]) {
    const value = properties[name];
    if (typeof value === 'string' || typeof value === 'number') return String(value);
  }
  return '';
}

/** Columns that each line needs, and that all but the code have from the outline. */
const placed: ReadonlySet<string> = new Set(['code', 'x', 'y', 'width', 'depth', 'angle']);
const mostPoints = 300;
/** Less than a megabyte of the log. */
const mostPointsInAll = 20_000;
