import { documentsOf } from '../../../projections/builds/builds/builds-of.queries.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { type ExportSection, withoutStaff } from '../../kernel/export/export-section.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import type { Database } from '../../kernel/postgres/database.js';
import { buildFileBlob, readBuildFile } from '../file/build-files.shared.js';
import { documentEvents } from './document.events.js';
import { documentState } from './document.state.js';

interface Deps {
  readonly db: Database;
  readonly eventStore: DomainEventStore;
  readonly blobs: Blobs;
}

/** The documents of a member's builds, with their files. */
export const exportDocuments = (deps: Deps): ExportSection => ({
  file: 'build-documents.json',
  read: async (memberId) =>
    Promise.all(
      (await documentsOf(deps.db, memberId)).map(async (id) => ({
        id,
        events: (await deps.eventStore.read(documentEvents, id)).map(withoutStaff(documentEvents)),
      })),
    ),
  blobs: async (memberId) => {
    const ids = await documentsOf(deps.db, memberId);
    const documents = await Promise.all(
      ids.map(async (id) => ({ id, ...(await loadState(deps.eventStore, documentState, id)) })),
    );
    return documents.flatMap((document) => {
      if (document.status !== 'filed') return [];
      const file = { id: document.fileId, ownerId: document.ownerId };
      const end = document.type === 'image/webp' ? 'webp' : 'pdf';
      return [
        {
          path: `build-documents/${document.id}.${end}`,
          blob: buildFileBlob(file),
          read: () => readBuildFile(deps, file),
        },
      ];
    });
  },
});
