import { invalid } from '../../../modules/kernel/decider/errors.js';

/** The values by which a list is in order, of the last row of a page. */
export type Cursor = readonly (string | number)[];
/** `integer`: what PostgreSQL takes as a bigint. */
export type CursorType = 'string' | 'time' | 'integer' | 'number';

export const writeCursor = (values: Cursor): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** A cursor of a list with values of these types.
 *  errors  BAD_CURSOR (invalid): not one of this list */
export function readCursor(text: string | undefined, types: readonly CursorType[]): Cursor | undefined {
  if (text === undefined) return undefined;
  const values = parsed(text);
  if (values.length === types.length && types.every((type, at) => isOf(type, values[at])))
    return values as Cursor;
  throw invalid('BAD_CURSOR', {
    message: 'This page of the list no longer exists. Start again from the first page.',
  });
}

/** A page of which one row more was read. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => Cursor,
): { readonly rows: readonly Row[]; readonly next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: last !== undefined && rows.length > limit ? writeCursor(cursorOf(last)) : null };
}

function isOf(type: CursorType, value: unknown): boolean {
  if (type === 'integer') return Number.isSafeInteger(value);
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value);
  if (typeof value !== 'string' || value.length > 300 || value.includes('\0')) return false;
  return type === 'string' || isTime(value);
}

/** A moment that there is: PostgreSQL knows no thirteenth month. */
const isTime = (text: string): boolean =>
  /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString() === text;

function parsed(text: string): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(read) ? read : [];
  } catch {
    return []; // no cursor of ours: whoever reads it refuses it
  }
}
