import { memberEvents } from '../../identity/member/member.events.js';
import { pick } from '../../kernel/event-store/events.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import { removePhotoSizes } from '../../media/photo-blobs.shared.js';
import { postPhotoRows } from './photo-rows.shared.js';

/** Whenever a member is erased, the photos that they stored and never posted are deleted too. */
export const deletePhotoRows = ({ blobs }: { readonly blobs: Blobs }): Reactor =>
  reactor({
    name: 'forget-post-photos',
    handles: [pick(memberEvents, 'MemberErased')],
    handle: async (tx, events) => {
      for (const { entityId } of events)
        for (const id of await postPhotoRows.of(tx, entityId, 'unused')) await removePhotoSizes(blobs, id);
      await postPhotoRows.removeOf(
        tx,
        events.map(({ entityId }) => entityId),
      );
    },
  });
