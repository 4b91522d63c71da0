import { gatheringsOfClub } from '../../../projections/events/events/running.queries.js';
import { foldEvents } from '../../kernel/decider/decider.js';
import { pick } from '../../kernel/event-store/events.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import { isOwned, removePhotoSizes } from '../../media/photo-blobs.shared.js';
import { isLeftByAll } from '../organizer/is-left-by-all.js';
import { organizerEvents } from '../organizer/organizer.events.js';
import { gatheringEvents } from './gathering.events.js';
import { gatheringState } from './gathering.state.js';

type Deps = Pick<ModuleContext, 'blobs' | 'contents' | 'db' | 'eventStore'>;

/** Whenever an event shows other photos, or its draft is discarded, the files that it no longer shows are deleted; all of them once nobody of its organizer is left.
 *  They stay while a case needs them: the next change deletes them then. They are the organizer's, so they stay when whoever added them is erased. */
export const deleteEventPhotos = (deps: Deps): Reactor =>
  reactor({
    name: 'delete-event-photos',
    handles: [pick(gatheringEvents, 'GatheringChanged', 'DraftDiscarded'), pick(organizerEvents, 'TeamLeft')],
    handle: async (_, events) => {
      const ids = new Set<string>();
      for (const { type, entityId } of events)
        if (type !== 'TeamLeft') ids.add(entityId);
        else if (await isLeftByAll(deps.eventStore, entityId))
          for (const id of await gatheringsOfClub(deps.db, entityId)) ids.add(id);
      for (const id of ids) await deleteUnshown(deps, id);
    },
  });

async function deleteUnshown({ blobs, contents, eventStore }: Deps, id: string): Promise<void> {
  const history = await eventStore.read(gatheringEvents, id);
  const { words, status, clubId } = foldEvents(gatheringState, history);
  const isLeft = clubId !== null && (await isLeftByAll(eventStore, clubId));
  if (!isLeft && (await contents.isKept({ kind: 'gathering', id }))) return;
  const shown = new Set(isLeft || status === 'discarded' ? [] : words?.photos.map((photo) => photo.id));
  for (const photo of history.flatMap(({ type, data }) => (type === 'GatheringChanged' ? data.photos : [])))
    if (isOwned(photo.id) && !shown.has(photo.id)) await removePhotoSizes(blobs, photo.id);
}
