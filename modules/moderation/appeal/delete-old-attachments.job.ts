import { loadState } from '../../kernel/decider/handle-command.js';
import { plusDays } from '../../kernel/decider/time.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { Database } from '../../kernel/postgres/database.js';
import { type Appeal, appealState } from './appeal.state.js';
import { deleteFile } from './attachment-files.shared.js';
import { attachmentRows, deleteAttachmentRows } from './attachment-rows.shared.js';

interface Deps {
  readonly db: Database;
  readonly eventStore: DomainEventStore;
  readonly blobs: Blobs;
}

/** Delete files whose appeal was not sent within a day. */
export const deleteOldAttachmentsJob = (deps: Deps): ScheduledJob =>
  scheduledJob({
    name: 'delete-old-appeal-files',
    everySeconds: 3_600,
    run: ({ now }) => deleteOldAttachments(deps, now),
  });

export async function deleteOldAttachments({ db, eventStore, blobs }: Deps, now: string): Promise<void> {
  const unused = await attachmentRows(db)
    .selectFrom('moderation.attachment')
    .selectAll()
    .where('used', '=', false)
    .where('stored_at', '<', plusDays(now, -1))
    .orderBy('stored_at')
    .limit(500)
    .execute();
  for (const file of unused) {
    const appeal: Appeal =
      file.appeal_id === null ? { status: 'none' } : await loadState(eventStore, appealState, file.appeal_id);
    if (appeal.status !== 'none' && appeal.attachments.includes(file.id)) {
      await attachmentRows(db)
        .updateTable('moderation.attachment')
        .set({ used: true })
        .where('id', '=', file.id)
        .execute();
      continue;
    }
    await deleteFile(blobs, file);
    await deleteAttachmentRows(db, [file.id]);
  }
}
