import { conflict } from './errors.js';

/** The base of a replacement: the version that its page had read, and the types of events that replace the same
 *  content.
 *  version  undefined: unknown, and nothing is compared */
export interface MadeFrom<Type extends string = string> {
  readonly version: number | undefined;
  readonly changedBy: readonly Type[];
}

interface Recorded {
  readonly type: string;
  readonly version: number;
}

/** Refuses a replacement that is based on a version older than the last replacement of the same content. Other events do not matter.
 *  errors  CHANGED_SINCE (conflict)
 *  source  ADR 0061 */
export function mustBeNewest(
  { version, changedBy }: MadeFrom,
  history: readonly Recorded[],
  { position }: { readonly position: number },
): void {
  if (version === undefined) return;
  const last = history.findLast(({ type }) => changedBy.includes(type));
  if (last && last.version > version) throw changedSince({ version: last.version, position });
}

/** Somebody, or another page of the same person, has changed it.
 *  version   of the last change
 *  position  in the log; a read that waits for it shows the change */
export const changedSince = (now: { readonly version: number; readonly position: number }) =>
  conflict('CHANGED_SINCE', {
    message: 'This was changed somewhere else since you opened it. Nothing is saved yet.',
    ...now,
  });
