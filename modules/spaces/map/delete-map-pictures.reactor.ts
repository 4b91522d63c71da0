import { mapsWithPicture } from '../../../projections/spaces/space-maps/space-maps.queries.js';
import { gatheringState } from '../../events/gathering/gathering.state.js';
import { organizerEvents } from '../../events/organizer/organizer.events.js';
import { organizerState } from '../../events/organizer/organizer.state.js';
import { foldEvents } from '../../kernel/decider/decider.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { pick } from '../../kernel/event-store/events.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import { removePhotoSizes } from '../../media/photo-blobs.shared.js';
import { spaceMapEvents } from './space-map.events.js';
import { spaceMapState } from './space-map.state.js';

type Deps = Pick<ModuleContext, 'blobs' | 'db' | 'eventStore'>;

/** Whenever a map shows another picture, the files that neither its draft nor what is published shows are deleted; all of them once nobody of its organizer is left.
 *  source  README, The picture */
export const deleteMapPictures = (deps: Deps): Reactor =>
  reactor({
    name: 'delete-map-pictures',
    handles: [
      pick(spaceMapEvents, 'PictureSet', 'PictureRemoved', 'MapPublished', 'DraftReverted'),
      pick(organizerEvents, 'TeamLeft'),
    ],
    handle: async (_, events) => {
      const ids = new Set<string>();
      const clubs = new Set<string>();
      for (const { type, entityId } of events) (type === 'TeamLeft' ? clubs : ids).add(entityId);
      for (const id of ids) await deleteUnshown(deps, id);
      for (const id of clubs) if (await isLeftByAll(deps, id)) await deleteAllOf(deps, id);
    },
  });

async function deleteUnshown({ blobs, eventStore }: Deps, id: string, isLeft = false): Promise<void> {
  const history = await eventStore.read(spaceMapEvents, id);
  const { draft, published } = foldEvents(spaceMapState, history);
  const shown = isLeft ? [] : [draft.background.picture?.photo.id, published?.background.picture?.photo.id];
  const all = new Set(history.flatMap(({ type, data }) => (type === 'PictureSet' ? [data.photo.id] : [])));
  for (const photo of all) if (!shown.includes(photo)) await removePhotoSizes(blobs, photo);
}

/** An organizer ends seldom, so that all maps with a picture are looked through. */
async function deleteAllOf(deps: Deps, clubId: string): Promise<void> {
  for (const id of await mapsWithPicture(deps.db)) {
    const gathering = await loadState(deps.eventStore, gatheringState, id);
    if (gathering.clubId === clubId) await deleteUnshown(deps, id, true);
  }
}

async function isLeftByAll({ eventStore }: Deps, clubId: string): Promise<boolean> {
  const { team } = await loadState(eventStore, organizerState, clubId);
  return Object.keys(team).length === 0;
}
