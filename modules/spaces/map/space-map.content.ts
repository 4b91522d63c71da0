import {
  mapsStartedBy,
  publishedPicture,
} from '../../../projections/spaces/space-maps/space-maps.queries.js';
import { gatheringState } from '../../events/gathering/gathering.state.js';
import { defineContent } from '../../kernel/content/content.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { spaceMapState } from './space-map.state.js';

/** The map of the spaces of an event. It is its organizer's, and stays when whoever began it is erased.
 *  source  README, The picture */
export const spaceMapContent = defineContent(spaceMapState, {
  kind: 'space-map',
  name: { one: 'map of spaces', many: 'maps of spaces' },
  archive: 'space-maps.json',
  owner: ({ startedBy }) => startedBy,
  idsOf: ({ db }, memberId) => mapsStartedBy(db, memberId),
  readsFrom: ['space-maps'],
  photos: {
    fields: { PictureSet: ['photo'] },
    files: 'of its module',
    publicOf: async ({ db, eventStore }, id) => {
      const picture = await publishedPicture(db, id);
      if (!picture) return [];
      const { status, isRemoved } = await loadState(eventStore, gatheringState, id);
      return status === 'published' && !isRemoved ? [picture.id] : [];
    },
  },
});
