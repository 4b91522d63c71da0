import { foldEvents } from '../../kernel/decider/decider.js';
import { pick } from '../../kernel/event-store/events.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import { isOwned, removePhotoSizes } from '../../media/photo-blobs.shared.js';
import { communityEvents } from './community.events.js';
import { communityState } from './community.state.js';

/** Whenever a community has another cover, or nobody owns it any more, the files of its earlier covers are deleted. They stay while a case needs them: the next change deletes them then. A photo without an owner, as
 *  drawings of the demo data, may be shown elsewhere and stays. */
export const deleteCovers = ({
  blobs,
  contents,
  eventStore,
}: Pick<ModuleContext, 'blobs' | 'contents' | 'eventStore'>): Reactor =>
  reactor({
    name: 'delete-covers',
    handles: [pick(communityEvents, 'CommunityCoverChanged', 'CommunityArchived')],
    handle: async (_, events) => {
      for (const id of new Set(events.map(({ entityId }) => entityId))) {
        const history = await eventStore.read(communityEvents, id);
        const { cover, ownerId } = foldEvents(communityState, history);
        if (ownerId !== null && (await contents.isKept({ kind: 'community', id }))) continue;
        for (const { type, data } of history)
          if (
            type === 'CommunityCoverChanged' &&
            data.cover &&
            data.cover.id !== cover?.id &&
            isOwned(data.cover.id)
          )
            await removePhotoSizes(blobs, data.cover.id);
      }
    },
  });
