import { isSame } from '@modules/spaces/drawing/is-same.rules';
import type { Space } from '@modules/spaces/map/space-map.schemas';

/** What was drawn, step by step: each step can be undone, and done again. */
export interface History {
  readonly spaces: ReadonlyMap<string, Space>;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export interface Step {
  /** What it did, as a button says it: "Move 3 spaces". */
  readonly words: string;
  readonly changes: readonly Change[];
}

/** One space before and after; null: it was not there, or is not there any more. */
export interface Change {
  readonly id: string;
  readonly before: Space | null;
  readonly after: Space | null;
}

export const startedWith = (spaces: readonly Space[]): History => ({
  spaces: new Map(spaces.map((space) => [space.id, space])),
  past: [],
  future: [],
});

/** The step that puts these spaces and takes those out.
 *  out  null: nothing would change */
export function stepOf(
  words: string,
  spaces: ReadonlyMap<string, Space>,
  { put = [], takeOut = [] }: { readonly put?: readonly Space[]; readonly takeOut?: readonly string[] },
): Step | null {
  const changes: Change[] = [];
  for (const after of put) {
    const before = spaces.get(after.id) ?? null;
    if (!isSame(before, after)) changes.push({ id: after.id, before, after });
  }
  for (const id of takeOut) {
    const before = spaces.get(id);
    if (before) changes.push({ id, before, after: null });
  }
  return changes.length > 0 ? { words, changes } : null;
}

/** What was undone before cannot be done again after another step. */
export const done = (history: History, step: Step): History => ({
  spaces: applied(history.spaces, step.changes),
  past: [...history.past.slice(-mostSteps + 1), step],
  future: [],
});

/** out  null: there is nothing to undo */
export function undone({ spaces, past, future }: History): Moved | null {
  const step = past.at(-1);
  if (!step) return null;
  const changes = step.changes.map(turnedBack);
  return {
    history: { spaces: applied(spaces, changes), past: past.slice(0, -1), future: [step, ...future] },
    changes,
  };
}

/** out  null: nothing was undone */
export function redone({ spaces, past, future }: History): Moved | null {
  const [step, ...rest] = future;
  if (!step) return null;
  return {
    history: { spaces: applied(spaces, step.changes), past: [...past, step], future: rest },
    changes: step.changes,
  };
}

export interface Moved {
  readonly history: History;
  readonly changes: readonly Change[];
}

export function applied(
  spaces: ReadonlyMap<string, Space>,
  changes: readonly Pick<Change, 'id' | 'after'>[],
): ReadonlyMap<string, Space> {
  const next = new Map(spaces);
  for (const { id, after } of changes) {
    if (after) next.set(id, after);
    else next.delete(id);
  }
  return next;
}

const turnedBack = ({ id, before, after }: Change): Change => ({ id, before: after, after: before });

const mostSteps = 200;
