import { type DomainError, notFound } from '../../kernel/decider/errors.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { taskEvents } from './task.events.js';

/** Check that a task is in this build, and the part in the task, for what belongs to either.
 *  errors  TASK_NOT_FOUND, PART_NOT_FOUND (not-found) */
export async function mustBeOfBuild(
  { eventStore }: { readonly eventStore: Pick<DomainEventStore, 'read'> },
  buildId: string,
  { taskId, partId }: { readonly taskId: string; readonly partId: string | null },
): Promise<void> {
  const history = await eventStore.read(taskEvents, taskId);
  const [planned] = history;
  const ended = history.findLast(({ type }) => type === 'TaskDeleted' || type === 'TaskRestored');
  if (planned?.type !== 'TaskPlanned' || planned.data.buildId !== buildId || ended?.type === 'TaskDeleted')
    throw noTask();
  const isThere = history.some(({ type, data }) => type === 'PartPlanned' && data.partId === partId);
  if (partId !== null && !isThere)
    throw notFound('PART_NOT_FOUND', { message: 'This part is no longer in that task.' });
}

const noTask = (): DomainError =>
  notFound('TASK_NOT_FOUND', { message: 'That task is no longer in this build. Choose another, or none.' });
