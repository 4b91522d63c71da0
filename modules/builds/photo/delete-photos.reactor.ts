import { memberEvents } from '../../identity/member/member.events.js';
import { pick } from '../../kernel/event-store/events.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import { removePhotoSizes } from '../../media/photo-blobs.shared.js';
import { buildPhotoRows } from './photo-rows.shared.js';

/** Whenever a member is erased, all photos that they stored for builds are deleted, also those on tasks of somebody else's build. */
export const deleteBuildPhotos = ({ blobs }: { readonly blobs: Blobs }): Reactor =>
  reactor({
    name: 'delete-build-photos',
    handles: [pick(memberEvents, 'MemberErased')],
    handle: async (tx, events) => {
      for (const { entityId } of events)
        for (const id of await buildPhotoRows.of(tx, entityId, 'all')) await removePhotoSizes(blobs, id);
      await buildPhotoRows.removeOf(
        tx,
        events.map(({ entityId }) => entityId),
      );
    },
  });
