import { loadState } from '../../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { partOf, taskOf } from './guards.rules.js';
import { taskState } from './task.state.js';

/** Check that a task is in this build, and the part in the task, for what is about to belong to it.
 *  errors  TASK_NOT_FOUND, PART_NOT_FOUND (not-found) */
export async function mustBeOfBuild(
  { eventStore }: { readonly eventStore: Pick<DomainEventStore, 'read'> },
  buildId: string,
  { taskId, partId }: { readonly taskId: string; readonly partId: string | null },
): Promise<void> {
  const task = taskOf(await loadState(eventStore, taskState, taskId), buildId);
  if (partId !== null) partOf(task, partId);
}
