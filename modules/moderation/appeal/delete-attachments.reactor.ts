import { memberEvents } from '../../identity/member/member.events.js';
import { pick } from '../../kernel/event-store/events.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import { deleteFile } from './attachment-files.shared.js';
import { attachmentRows, deleteAttachmentRows } from './attachment-rows.shared.js';

/** Whenever a member is erased, the files that they uploaded and those of appeals about them are deleted. */
export const deleteAttachments = ({ blobs }: { readonly blobs: Blobs }): Reactor =>
  reactor({
    name: 'delete-appeal-files',
    handles: [pick(memberEvents, 'MemberErased')],
    handle: async (tx, events) => {
      const erased = events.map(({ entityId }) => entityId);
      const files = await attachmentRows(tx)
        .selectFrom('moderation.attachment')
        .selectAll()
        .where((row) => row.or([row('member_id', 'in', erased), row('subject_id', 'in', erased)]))
        .execute();
      for (const file of files) await deleteFile(blobs, file);
      await deleteAttachmentRows(
        tx,
        files.map(({ id }) => id),
      );
    },
  });
