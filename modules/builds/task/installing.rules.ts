import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict } from '../../kernel/decider/errors.js';
import { partOf, taskOf } from './guards.rules.js';
import type { Fit, TaskEvent } from './task.events.js';
import type { Task } from './task.state.js';

interface OfPart {
  readonly buildId: string;
  readonly partId: string;
}

export type InstallingCommand =
  | Command<
      'InstallPart',
      OfPart & {
        /** The item and its portion that left the stock for it; null: it was in no inventory. */
        readonly itemId: string | null;
        readonly portionId: string | null;
      }
    >
  | Command<'RemovePart', OfPart>
  | Command<
      'WitnessFit',
      OfPart & {
        /** null: nothing is said any more. */
        readonly fit: Fit | null;
        readonly note: string;
        /** The owner of the car. */
        readonly ownerId: string;
        readonly vehicle: { readonly year: number; readonly make: string; readonly model: string };
        readonly partNumbers: readonly { readonly number: string; readonly kind: string }[];
        readonly itemId: string | null;
        readonly listingId: string | null;
      }
    >;

/** Put a part into the car. Its item has left its place in the inventory before.
 *  events  [PartInstalled], or [] when it is in the car
 *  errors  TASK_NOT_FOUND, PART_NOT_FOUND (not-found) */
export function installPart(
  { buildId, partId, itemId, portionId, meta }: CommandOf<InstallingCommand, 'InstallPart'>,
  task: Task,
): readonly TaskEvent[] {
  if (partOf(taskOf(task, buildId), partId).installed !== null) return [];
  return [event('PartInstalled', { partId, by: meta.actor.id, itemId, portionId })];
}

/** Take a part out of the car. What was said of its fit stays: it did fit.
 *  errors  TASK_NOT_FOUND, PART_NOT_FOUND (not-found), PART_NOT_INSTALLED (conflict) */
export function removePart(
  { buildId, partId, meta }: CommandOf<InstallingCommand, 'RemovePart'>,
  task: Task,
): readonly TaskEvent[] {
  if (partOf(taskOf(task, buildId), partId).installed === null) throw partNotInstalled();
  return [event('PartRemoved', { partId, by: meta.actor.id })];
}

/** Say whether an installed part fitted this car, or say nothing any more.
 *  events  [FitWitnessed] or [FitWithdrawn], [] when that was said before
 *  errors  TASK_NOT_FOUND, PART_NOT_FOUND (not-found), PART_NOT_INSTALLED (conflict) */
export function witnessFit(
  command: CommandOf<InstallingCommand, 'WitnessFit'>,
  task: Task,
): readonly TaskEvent[] {
  const { buildId, partId, fit, note, ownerId, vehicle, partNumbers, itemId, listingId, meta } = command;
  const part = partOf(taskOf(task, buildId), partId);
  if (fit === null) return part.fit === null ? [] : [event('FitWithdrawn', { partId })];
  if (part.installed === null) throw partNotInstalled();
  if (part.fit?.fit === fit && part.fit.note === note) return [];
  return [
    event('FitWitnessed', {
      buildId,
      authorId: meta.actor.id,
      ownerId,
      partId,
      fit,
      note,
      vehicle: { ...vehicle },
      title: part.title,
      partNumbers: partNumbers.map((one) => ({ ...one })),
      itemId,
      listingId,
    }),
  ];
}

export const partNotInstalled = () =>
  conflict('PART_NOT_INSTALLED', { message: 'This part is not in the car.' });
