import { invalid } from '../../../../modules/kernel/decider/errors.js';

/** The end of a page: the last listing's sort key (miles as a chord, cents or milliseconds), and its number among equals. */
export interface Cursor {
  readonly sort: string;
  readonly key: number | null;
  readonly no: number;
  /** Listings on the pages so far. */
  readonly seen: number;
  /** How close the last listing comes to the text, in a list of those that come closest. */
  readonly closeness?: number;
}

export function writeCursor({ sort, key, no, seen, closeness }: Cursor): string {
  const closest = closeness === undefined ? [] : [closeness];
  return Buffer.from(JSON.stringify([sort, key, no, seen, ...closest])).toString('base64url');
}

/** errors  BAD_CURSOR (invalid): not one of ours, or of another sort order */
export function readCursor(text: string | undefined, sort: string): Cursor | undefined {
  if (text === undefined) return undefined;
  const [of, key, no, seen, closeness] = parts(text);
  if (of !== sort || !isKey(key, sort) || !isPosition(no) || !isPosition(seen) || !isCloseness(closeness)) {
    throw invalid('BAD_CURSOR', {
      message: 'This page of the list no longer exists. Start again from the first page.',
    });
  }
  return { sort, key, no, seen, ...(closeness !== undefined && { closeness }) };
}

function parts(text: string): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(read) && (read.length === 4 || read.length === 5) ? read : [];
  } catch {
    return []; // no cursor of ours: whoever reads it refuses it
  }
}

/** Chords run from 0 to 2; cents, and milliseconds since 1970, are whole and fit the columns. */
const isKey = (value: unknown, sort: string): value is number | null =>
  value === null ||
  (sort === 'distance' ? typeof value === 'number' && value >= 0 && value <= 3 : isPosition(value));
const isCloseness = (value: unknown): value is number | undefined =>
  value === undefined || (isPosition(value) && value < 1_000);
const isPosition = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
