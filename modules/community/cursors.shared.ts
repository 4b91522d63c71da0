import { invalid } from '../kernel/decider/errors.js';

/** The last entry of a page: lists of the community are in the order of time, and of ids at one time. */
export interface Place {
  /** ISO-8601 UTC */
  readonly at: string;
  readonly id: string;
}

export const writeCursor = ({ at, id }: Place): string =>
  Buffer.from(JSON.stringify([at, id])).toString('base64url');

/** errors  BAD_CURSOR (invalid): not one of ours */
export function readCursor(text: string | undefined): Place | undefined {
  if (text === undefined) return undefined;
  const [at, id] = parts(text);
  if (typeof at !== 'string' || typeof id !== 'string' || !isTime(at) || !isId.test(id))
    throw invalid('BAD_CURSOR', {
      message: 'This page of the list no longer exists. Start again from the first page.',
    });
  return { at, id };
}

/** A page of a list of which one more was read, and the cursor of the next page. */
export function pageOf<Row extends Place>(
  rows: readonly Row[],
  limit: number,
): { readonly rows: readonly Row[]; readonly next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: last && rows.length > limit ? writeCursor(last) : null };
}

/** A moment that there is: PostgreSQL knows no thirteenth month, and no year 0. */
const isTime = (text: string): boolean =>
  /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString() === text;

const isId = /^[^\0]{0,80}$/;

function parts(text: string): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(read) && read.length === 2 ? read : [];
  } catch {
    return []; // no cursor of ours: whoever reads it refuses it
  }
}
