import { deterministicId } from '../../kernel/decider/identifiers.js';
import type { TaskEvent } from './task.events.js';

/** The portion of an item that leaves its place for a part the next time that it is put in. It follows from the part and from how often it was in the car before, so that
 *  nothing leaves twice for it, whatever is repeated, and whoever sees the portion knows the part. */
export const nextPortionOf = (
  { taskId, partId }: { readonly taskId: string; readonly partId: string },
  history: readonly TaskEvent[],
): string => portionOf(taskId, partId, timesInstalled(history, partId));

/** Whether a portion left its place for this part, now or at any time before. */
export function isPortionOf(
  portionId: string,
  { taskId, partId }: { readonly taskId: string; readonly partId: string },
  history: readonly TaskEvent[],
): boolean {
  const times = timesInstalled(history, partId);
  return Array.from({ length: times + 1 }, (_, time) => portionOf(taskId, partId, time)).includes(portionId);
}

const portionOf = (taskId: string, partId: string, time: number): string =>
  deterministicId('part in a car', taskId, partId, time);

const timesInstalled = (history: readonly TaskEvent[], partId: string): number =>
  history.filter((event) => event.type === 'PartInstalled' && event.data.partId === partId).length;
