import { conflict } from '../../kernel/decider/errors.js';
import type { BuildLookup } from '../builds.ports.js';
import { maxTasks } from './task.events.js';

/** Check that a build may have so many tasks more.
 *  errors  TOO_MANY_TASKS (conflict) */
export async function mustHaveRoomForTasks(
  lookup: Pick<BuildLookup, 'sizeOf'>,
  buildId: string,
  count: number,
): Promise<void> {
  const { tasks } = await lookup.sizeOf(buildId);
  if (tasks + count > maxTasks)
    throw conflict('TOO_MANY_TASKS', {
      most: maxTasks,
      message: `A build can have ${maxTasks.toLocaleString('en-US')} tasks. Delete some that are done first.`,
    });
}
