import type { RecordedEvent } from '../../kernel/event-store/events.js';
import type { TaskEvent } from './task.events.js';

/** Whether a member wrote the words of an event, or, where it has none, made it. */
export const isDoneBy = (memberId: string, { meta, data }: RecordedEvent<TaskEvent>): boolean =>
  'authorId' in data ? data.authorId === memberId : meta.actorId === memberId;
