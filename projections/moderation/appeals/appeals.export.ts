import type { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import { type ExportSection, withoutStaff } from '../../../modules/kernel/export/export-section.js';
import type { Blobs } from '../../../modules/kernel/files/blobs.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { appealEvents } from '../../../modules/moderation/appeal/appeal.events.js';
import { blobOf, isPdf, readFile } from '../../../modules/moderation/appeal/attachment-files.shared.js';
import { attachmentsBy } from '../../../modules/moderation/appeal/attachment-rows.shared.js';
import { appealsAbout } from './appeals-of-members.queries.js';

/** The appeals about a member, without the names of reviewers, and the files that they uploaded. */
export const exportAppeals = ({
  db,
  eventStore,
  blobs,
}: {
  readonly db: Database;
  readonly eventStore: DomainEventStore;
  readonly blobs: Blobs;
}): ExportSection => ({
  file: 'appeals.json',
  read: async (memberId) =>
    Promise.all(
      (await appealsAbout(db, memberId)).map(async (id) => ({
        id,
        events: (await eventStore.read(appealEvents, id)).map(withoutStaff(appealEvents)),
      })),
    ),
  blobs: async (memberId) =>
    (await attachmentsBy(db, memberId)).map((file) => ({
      path: `appeals/${file.id}.${isPdf(file) ? 'pdf' : 'webp'}`,
      blob: blobOf(file),
      read: () => readFile({ blobs, eventStore }, file),
    })),
});
