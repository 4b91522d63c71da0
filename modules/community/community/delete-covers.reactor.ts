import { foldEvents } from '../../kernel/decider/decider.js';
import { pick } from '../../kernel/event-store/events.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import { isOwned, removePhotoSizes } from '../../media/photo-blobs.shared.js';
import { communityEvents } from './community.events.js';
import { communityState } from './community.state.js';

/** Whenever a community has another cover, or nobody owns it any more, the files of its earlier covers are deleted. A photo without an owner, as
 *  drawings of the demo data, may be shown elsewhere and stays. */
export const deleteCovers = ({ blobs, eventStore }: Pick<ModuleContext, 'blobs' | 'eventStore'>): Reactor =>
  reactor({
    name: 'delete-covers',
    handles: [pick(communityEvents, 'CommunityCoverChanged', 'CommunityArchived')],
    handle: async (_, events) => {
      for (const id of new Set(events.map(({ entityId }) => entityId))) {
        const history = await eventStore.read(communityEvents, id);
        const { cover } = foldEvents(communityState, history);
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
