import type { Logger } from 'pino';
import type { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import { type ExportSection, withoutStaff } from '../../../modules/kernel/export/export-section.js';
import type { Blobs } from '../../../modules/kernel/files/blobs.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { messageEvents } from '../../../modules/messages/message/message.events.js';
import { blobsOfSender, readPhoto } from '../../../modules/messages/photos/photo-files.shared.js';
import { messagePhotoRows } from '../../../modules/messages/photos/photo-rows.shared.js';
import { threadEvents } from '../../../modules/messages/thread/thread.events.js';
import { messagesBy, threadsWith } from './messages-of-member.queries.js';

/** A member's threads, with every message that they sent. Messages of others are left out, because they are theirs. */
export const exportMessages = ({
  db,
  eventStore,
  blobs,
  log,
}: {
  readonly db: Database;
  readonly eventStore: DomainEventStore;
  readonly blobs: Blobs;
  readonly log: Logger;
}): ExportSection => ({
  file: 'messages.json',
  read: async (memberId) => ({
    threads: await Promise.all(
      (await threadsWith(db, memberId)).map(async (id) => ({
        id,
        events: (await eventStore.read(threadEvents, id))
          .filter(
            ({ type, data }) =>
              type === 'ThreadOpened' ||
              data.memberId === memberId ||
              (type === 'MemberAdded' && data.addedId === memberId),
          )
          .map(withoutStaff(threadEvents)),
      })),
    ),
    sent: await Promise.all(
      (await messagesBy(db, memberId)).map(async (id) => ({
        id,
        events: (await eventStore.read(messageEvents, id)).map(withoutStaff(messageEvents)),
      })),
    ),
  }),
  blobs: async (memberId) =>
    (await messagePhotoRows.of(db, memberId, 'all')).map((id) => ({
      path: `photos/${id}.webp`,
      blob: blobsOfSender(memberId)(id, 'zoom'),
      read: () => readPhoto({ blobs, eventStore, log }, memberId, id, 'zoom'),
    })),
});
