import { invalid } from '../../../modules/kernel/decider/errors.js';

/** The last entry of a page: by a number, then a time, then the id. */
export interface Place {
  readonly rank: number;
  /** ISO-8601 UTC */
  readonly at: string;
  readonly id: string;
}

/** errors  BAD_CURSOR (invalid): not one of ours */
export function readCursor(text: string | undefined): Place | undefined {
  if (text === undefined) return undefined;
  const [rank, at, id] = parts(text);
  if (!isRank(rank) || typeof at !== 'string' || typeof id !== 'string' || !isTime(at))
    throw invalid('BAD_CURSOR', {
      message: 'This page of the list no longer exists. Start again from the first page.',
    });
  return { rank, at, id: id.replaceAll('\0', '') };
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

const writeCursor = ({ rank, at, id }: Place): string =>
  Buffer.from(JSON.stringify([rank, at, id])).toString('base64url');

/** An integer of PostgreSQL. */
const isRank = (rank: unknown): rank is number => Number.isInteger(rank) && Math.abs(Number(rank)) < 2 ** 31;

/** A moment that there is: PostgreSQL knows no 31st of February. */
const isTime = (text: string): boolean =>
  /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString() === text;

function parts(text: string): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(read) && read.length === 3 ? read : [];
  } catch {
    return []; // no cursor of ours: whoever reads it refuses it
  }
}
