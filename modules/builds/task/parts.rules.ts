import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict } from '../../kernel/decider/errors.js';
import { isSame } from '../build/is-same.rules.js';
import { anyPartOf, mustNotBeInstalled, partOf, taskOf } from './guards.rules.js';
import { maxParts, type TaskEvent } from './task.events.js';
import type { Arrival, Part, PartWords, Task } from './task.state.js';

interface OfPart {
  readonly buildId: string;
  readonly partId: string;
}

interface Planned extends OfPart {
  readonly words: PartWords;
  /** An item of the inventory is there already: what it cost; null: the part is still to be found, or is the same item as before. */
  readonly arrival: Arrival | null;
}

export type PartsCommand =
  | Command<'PlanPart', Planned>
  | Command<'ChangePart', Planned>
  | Command<'DropPart', OfPart>
  | Command<'KeepPart', OfPart>
  | Command<
      'SeekPart',
      OfPart & {
        readonly listingId: string;
        /** The wanted ad of somebody who no longer works on the build. */
        readonly insteadOf?: string | undefined;
      }
    >
  | Command<'RecordArrival', OfPart & { readonly arrival: Arrival }>
  | Command<'UndoArrival', OfPart>;

/** Plan a part for a task. One that is an item of an inventory has arrived.
 *  events  [PartPlanned], with [PartArrived] for an item; [] when it was planned before
 *  errors  TASK_NOT_FOUND (not-found), TOO_MANY_PARTS (conflict) */
export function planPart(
  { buildId, partId, words, arrival, meta }: CommandOf<PartsCommand, 'PlanPart'>,
  task: Task,
): readonly TaskEvent[] {
  const { parts } = taskOf(task, buildId);
  if (parts.has(partId)) return [];
  mustHaveRoomForPart(parts);
  const authorId = meta.actor.id;
  return [event('PartPlanned', { authorId, partId, ...words }), ...arrived(partId, authorId, arrival)];
}

/** Change a part, whole. Another item of the inventory has arrived in its place; without an item, it has not.
 *  errors  TASK_NOT_FOUND, PART_NOT_FOUND (not-found), PART_INSTALLED (conflict) */
export function changePart(
  { buildId, partId, words, arrival, meta }: CommandOf<PartsCommand, 'ChangePart'>,
  task: Task,
): readonly TaskEvent[] {
  const part = partOf(taskOf(task, buildId), partId);
  const { title, quantity, plannedCents, link, itemId } = part;
  if (isSame({ title, quantity, plannedCents, link, itemId }, words)) return [];
  mustNotBeInstalled(part);
  const authorId = meta.actor.id;
  const isOut = itemId !== null && words.itemId === null && part.arrival?.itemId === itemId;
  return [
    event('PartChanged', { authorId, partId, ...words }),
    ...(isOut ? [event('PartArrivalUndone', { partId })] : arrived(partId, authorId, arrival)),
  ];
}

/** Drop a part, unless it is in the car.
 *  errors  TASK_NOT_FOUND, PART_NOT_FOUND (not-found), PART_INSTALLED (conflict) */
export function dropPart(
  { buildId, partId }: CommandOf<PartsCommand, 'DropPart'>,
  task: Task,
): readonly TaskEvent[] {
  const part = anyPartOf(taskOf(task, buildId), partId);
  if (part.isDropped) return [];
  mustNotBeInstalled(part);
  return [event('PartDropped', { partId })];
}

/** Keep a part that was dropped.
 *  errors  TASK_NOT_FOUND, PART_NOT_FOUND (not-found), TOO_MANY_PARTS (conflict) */
export function keepPart(
  { buildId, partId }: CommandOf<PartsCommand, 'KeepPart'>,
  task: Task,
): readonly TaskEvent[] {
  const { parts } = taskOf(task, buildId);
  if (!anyPartOf(task, partId).isDropped) return [];
  mustHaveRoomForPart(parts);
  return [event('PartKept', { partId })];
}

/** A wanted ad looks for a part, also instead of one of somebody who no longer works on the build.
 *  errors  TASK_NOT_FOUND, PART_NOT_FOUND (not-found), PART_SOUGHT, PART_INSTALLED (conflict) */
export function seekPart(
  { buildId, partId, listingId, insteadOf }: CommandOf<PartsCommand, 'SeekPart'>,
  task: Task,
): readonly TaskEvent[] {
  const part = partOf(taskOf(task, buildId), partId);
  if (part.need === listingId) return [];
  mustBeSearchable(part, insteadOf);
  return [event('PartSought', { partId, listingId })];
}

/** Check that a wanted ad may be drafted for a part.
 *  errors  PART_SOUGHT, PART_INSTALLED (conflict) */
export function mustBeSearchable(part: Part, insteadOf?: string): void {
  mustNotBeInstalled(part);
  if (part.need !== null && part.need !== insteadOf)
    throw conflict('PART_SOUGHT', { message: 'A wanted ad of yours looks for this part already.' });
}

/** A part is there, or what was said of its arrival is corrected.
 *  errors  TASK_NOT_FOUND, PART_NOT_FOUND (not-found), PART_INSTALLED (conflict) */
export function recordArrival(
  { buildId, partId, arrival, meta }: CommandOf<PartsCommand, 'RecordArrival'>,
  task: Task,
): readonly TaskEvent[] {
  const part = partOf(taskOf(task, buildId), partId);
  mustNotBeInstalled(part);
  if (isSame(part.arrival, arrival)) return [];
  return arrived(partId, meta.actor.id, arrival);
}

/** A part has not arrived after all.
 *  errors  TASK_NOT_FOUND, PART_NOT_FOUND (not-found), PART_INSTALLED (conflict) */
export function undoArrival(
  { buildId, partId }: CommandOf<PartsCommand, 'UndoArrival'>,
  task: Task,
): readonly TaskEvent[] {
  const part = partOf(taskOf(task, buildId), partId);
  mustNotBeInstalled(part);
  return part.arrival === null ? [] : [event('PartArrivalUndone', { partId })];
}

function arrived(partId: string, authorId: string, arrival: Arrival | null): readonly TaskEvent[] {
  if (arrival === null) return [];
  return [event('PartArrived', { partId, authorId, ...arrival, photos: [...arrival.photos] })];
}

function mustHaveRoomForPart(parts: Task['parts']): void {
  if ([...parts.values()].filter(({ isDropped }) => !isDropped).length >= maxParts)
    throw conflict('TOO_MANY_PARTS', {
      most: maxParts,
      message: `A task can have ${maxParts} parts. Plan another task for the rest.`,
    });
}
