import { plusDays } from '../../kernel/decider/time.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { Database } from '../../kernel/postgres/database.js';
import { bookEvents } from '../book/book.events.js';
import { documentEvents } from '../document/document.events.js';
import { buildFileBlob } from './build-files.shared.js';
import { deleteFileRows, type FileRow, fileRows } from './file-rows.shared.js';

interface Deps {
  readonly db: Database;
  readonly eventStore: DomainEventStore;
  readonly blobs: Blobs;
}

/** Delete files that no document and no book named within a day: their command was refused, or the process ended before it. */
export const deleteUnusedBuildFilesJob = (deps: Deps): ScheduledJob =>
  scheduledJob({
    name: 'delete-unused-build-files',
    everySeconds: 3_600,
    run: ({ now }) => deleteUnusedBuildFiles(deps, now),
  });

export async function deleteUnusedBuildFiles({ db, eventStore, blobs }: Deps, now: string): Promise<void> {
  const unused = await fileRows(db)
    .selectFrom('building.file')
    .select(['id', 'owner_id', 'used_by'])
    .where('used', '=', false)
    .where('stored_at', '<', plusDays(now, -1))
    .orderBy('stored_at')
    .limit(500)
    .execute();
  for (const file of unused) {
    if (await isNamed(eventStore, file)) {
      await fileRows(db).updateTable('building.file').set({ used: true }).where('id', '=', file.id).execute();
      continue;
    }
    await blobs.remove(buildFileBlob({ id: file.id, ownerId: file.owner_id }));
    await deleteFileRows(db, [file.id]);
  }
}

/** Whether the document or the book has it. One that was deleted has none: the reactor deletes its file, and this job one that was stored after it. */
async function isNamed(
  eventStore: DomainEventStore,
  { id, used_by }: Pick<FileRow, 'id' | 'used_by'>,
): Promise<boolean> {
  const [document, book] = await Promise.all([
    eventStore.read(documentEvents, used_by),
    eventStore.read(bookEvents, used_by),
  ]);
  const isDeleted = [...document, ...book].some(
    ({ type }) => type === 'DocumentDeleted' || type === 'BookDeleted',
  );
  return !isDeleted && [...document, ...book].some(({ data }) => 'fileId' in data && data.fileId === id);
}
