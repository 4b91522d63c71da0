import { conflict, notFound } from '../kernel/decider/errors.js';
import { isSame } from './same.rules.js';
import type { Restored } from './steps.schemas.js';

/** An item or a location as named parts: what a step can change, and an undo can restore. Values are JSON. */
export type Parts = Readonly<Record<string, unknown>>;

/** One event in the life of an item or a location, with what it changed. */
export interface Step {
  /** Its version in the stream, from 1. */
  readonly version: number;
  readonly type: string;
  readonly changes: readonly Change[];
  /** The step that this one undid. */
  readonly undid: number | null;
}

interface Change {
  readonly part: string;
  /** undefined: the part did not exist. */
  readonly before: unknown;
  readonly after: unknown;
}

/** The next step.
 *  in      before, after  the parts that it may have changed, or more */
export function nextStep(
  steps: readonly Step[],
  type: string,
  before: Parts,
  after: Parts,
  undid: number | null = null,
): Step {
  return { version: steps.length + 1, type, changes: changesBetween(before, after), undid };
}

/** The versions of the steps that are undone now; redone steps are not among them. */
export function undoneSteps(steps: readonly Step[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const { version, undid } of steps.toReversed())
    if (undid !== null && !undone.has(version)) undone.add(undid);
  return undone;
}

/** The parts that an undo of this step restores.
 *  out     [] when it is undone already, or has changed nothing
 *  errors  STEP_NOT_FOUND (not-found); STEP_BUILT_ON (conflict) when a later step changed the same again
 *  source  README, Undo */
export function restoredByUndo(steps: readonly Step[], version: number, now: Parts): Restored {
  const step = steps[version - 1];
  if (!step) throw notFound('STEP_NOT_FOUND', { message: 'There is no such step in this history.' });
  if (undoneSteps(steps).has(version)) return [];
  const changedSince = step.changes.filter(({ part, after }) => !isSame(now[part], after));
  if (changedSince.length > 0)
    throw conflict('STEP_BUILT_ON', {
      message: 'Something later depends on this step. Undo the later step first.',
      parts: changedSince.map(({ part }) => part),
      by: steps.findLast(({ changes }) => changes.some(({ part }) => part === changedSince[0]?.part))
        ?.version,
    });
  return step.changes.map(({ part, before }) => ({
    part,
    ...(before !== undefined && { value: before as NonNullable<Restored[number]['value']> }),
  }));
}

/** The parts after an undo restored some. */
export function withRestored(parts: Parts, restored: Restored): Parts {
  const next: Record<string, unknown> = { ...parts };
  for (const { part, value } of restored) {
    if (value === undefined) delete next[part];
    else next[part] = value;
  }
  return next;
}

function changesBetween(before: Parts, after: Parts): readonly Change[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((part) => !isSame(before[part], after[part]))
    .map((part) => ({ part, before: before[part], after: after[part] }));
}
