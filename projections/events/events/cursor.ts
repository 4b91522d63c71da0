import { invalid } from '../../../modules/kernel/decider/errors.js';

/** The last date of a page: lists are in the order of time, and of ids at one time. */
export interface Cursor {
  /** ISO-8601 UTC */
  readonly at: string;
  readonly id: string;
}

export const writeCursor = ({ at, id }: Cursor): string =>
  Buffer.from(JSON.stringify([at, id])).toString('base64url');

/** errors  BAD_CURSOR (invalid): not one of ours */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  const [at, id] = parts(text);
  if (typeof at === 'string' && typeof id === 'string' && isTime(at) && /^[^\0]{0,100}$/.test(id))
    return { at, id };
  throw invalid('BAD_CURSOR', {
    message: 'This page of the list no longer exists. Start again from the first page.',
  });
}

/** A moment that there is: PostgreSQL knows no thirteenth month. */
const isTime = (text: string): boolean =>
  /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString() === text;

function parts(text: string): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(read) && read.length === 2 ? read : [];
  } catch {
    return [];
  }
}
