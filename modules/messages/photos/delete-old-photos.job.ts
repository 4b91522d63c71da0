import { loadState } from '../../kernel/decider/handle-command.js';
import { plusDays } from '../../kernel/decider/time.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { Database } from '../../kernel/postgres/database.js';
import { messageState } from '../message/message.state.js';
import { deleteFilesOf } from './photo-files.shared.js';
import { messagePhotoRows } from './photo-rows.shared.js';

interface Deps {
  readonly db: Database;
  readonly eventStore: DomainEventStore;
  readonly blobs: Blobs;
}

/** Delete photos whose message was not sent within a day. */
export const deleteOldMessagePhotosJob = (deps: Deps): ScheduledJob =>
  scheduledJob({
    name: 'purge-message-photos',
    everySeconds: 3_600,
    run: ({ now }) => deleteOldPhotosJob(deps, now),
  });

export async function deleteOldPhotosJob({ db, eventStore, blobs }: Deps, now: string): Promise<void> {
  for (const { id, member_id, used_by } of await messagePhotoRows.unused(db, plusDays(now, -1), 500)) {
    const message = used_by === null ? undefined : await loadState(eventStore, messageState, used_by);
    if (message && message.status !== 'none') {
      await messagePhotoRows.markUsed(db, id);
      continue;
    }
    await deleteFilesOf(blobs, member_id, [id]);
    await messagePhotoRows.remove(db, [id]);
  }
}
