import { invalid } from '../../../modules/kernel/decider/errors.js';

/** The last date of a page: lists are in the order of time, and of ids at one time. All pages show what the first showed first, at the moment at which the list begun. */
export interface Cursor {
  /** ISO-8601 UTC */
  readonly at: string;
  readonly id: string;
  /** ISO-8601 UTC */
  readonly begun?: string | undefined;
}

export const writeCursor = ({ at, id, begun }: Cursor): string =>
  Buffer.from(JSON.stringify(begun === undefined ? [at, id] : [at, id, begun])).toString('base64url');

/** errors  BAD_CURSOR (invalid): not one of ours */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  const [at, id, begun] = parts(text);
  if (
    isTime(at) &&
    typeof id === 'string' &&
    /^[^\0]{0,100}$/.test(id) &&
    (begun === undefined || isTime(begun))
  )
    return { at, id, begun };
  throw invalid('BAD_CURSOR', {
    message: 'This page of the list no longer exists. Start again from the first page.',
  });
}

/** A moment that there is: PostgreSQL knows no thirteenth month. */
const isTime = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString() === text;

function parts(text: string): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(read) && read.length >= 2 && read.length <= 3 ? read : [];
  } catch {
    return []; // no cursor of ours: whoever reads it refuses it
  }
}
