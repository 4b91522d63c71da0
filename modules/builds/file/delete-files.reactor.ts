import { memberEvents } from '../../identity/member/member.events.js';
import { pick } from '../../kernel/event-store/events.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import { bookEvents } from '../book/book.events.js';
import { documentEvents } from '../document/document.events.js';
import { buildFileBlob } from './build-files.shared.js';
import { deleteFileRows, fileRows } from './file-rows.shared.js';

/** Whenever a document or a book is deleted, or its owner erased, its file is deleted. An erased owner's could not be decrypted either. */
export const deleteBuildFiles = ({ blobs }: { readonly blobs: Blobs }): Reactor =>
  reactor({
    name: 'delete-build-files',
    handles: [
      pick(documentEvents, 'DocumentDeleted'),
      pick(bookEvents, 'BookDeleted'),
      pick(memberEvents, 'MemberErased'),
    ],
    handle: async (tx, events) => {
      for (const { type, entityId } of events) {
        const files = await fileRows(tx)
          .selectFrom('building.file')
          .select(['id', 'owner_id'])
          .where(type === 'MemberErased' ? 'owner_id' : 'used_by', '=', entityId)
          .execute();
        for (const { id, owner_id } of files) await blobs.remove(buildFileBlob({ id, ownerId: owner_id }));
        await deleteFileRows(
          tx,
          files.map(({ id }) => id),
        );
      }
    },
  });
