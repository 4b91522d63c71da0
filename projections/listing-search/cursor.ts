import { invalid } from '../../modules/kernel/errors.js';

/** Where a page ended: the last listing's sort key (miles as a chord, cents or milliseconds), and its number among equals. */
export interface Cursor {
  readonly sort: string;
  readonly key: number | null;
  readonly no: number;
  /** Listings on the pages so far. */
  readonly seen: number;
}

export function writeCursor({ sort, key, no, seen }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, key, no, seen])).toString('base64url');
}

/** errors  BAD_CURSOR (invalid): not one of ours, or of another sort order */
export function readCursor(text: string | undefined, sort: string): Cursor | undefined {
  if (text === undefined) return undefined;
  const [of, key, no, seen] = parts(text);
  if (of !== sort || !(key === null || isNumber(key)) || !isPosition(no) || !isPosition(seen)) {
    throw invalid('BAD_CURSOR', {
      message: 'That page of the list is no longer there: start again from the first.',
    });
  }
  return { sort, key, no, seen };
}

function parts(text: string): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(read) && read.length === 4 ? read : [];
  } catch {
    return [];
  }
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isPosition = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
