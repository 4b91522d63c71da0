import {
  communitiesFoundBy,
  communitiesOwnedBy,
  namesOfCommunities,
} from '../../../projections/community/communities/content.queries.js';
import { publicPhotosOfCommunity } from '../../../projections/community/communities/public-community.queries.js';
import { defineContent, removalBy } from '../../kernel/content/content.js';
import { photoPagePath } from '../../media/photo-addresses.shared.js';
import { communityDecider } from './community.decider.js';
import { communityState } from './community.state.js';

/** A community, as content of its owner. Its cover is the community's: it stays when another member follows the owner, and `delete-covers` deletes it
 *  once there is nobody to own it. */
export const communityContent = defineContent(communityState, {
  kind: 'community',
  name: { one: 'community', many: 'communities' },
  archive: 'communities.json',
  owner: ({ ownerId }) => ownerId,
  idsOf: ({ db }, memberId) => communitiesOwnedBy(db, memberId),
  readsFrom: ['communities'],
  title: (history) =>
    history.reduce<string | null>(
      (title, { type, data }) =>
        type === 'CommunityFounded' || type === 'CommunityChanged' ? data.name : title,
      null,
    ),
  titlesOf: ({ db }, ids) => namesOfCommunities(db, ids),
  link: { href: (id) => `/communities/${id}`, label: 'View community' },
  seenBy: ({ db }, ids, viewer) => communitiesFoundBy(db, ids, viewer),
  photos: {
    fields: { CommunityCoverChanged: ['cover'] },
    files: 'of its module',
    pathOf: photoPagePath,
    publicOf: ({ db }, id) => publicPhotosOfCommunity(db, id),
  },
  removal: removalBy(communityDecider, {
    remove: (reason, meta) => ({ type: 'RemoveCommunity' as const, reason, meta }),
    bringBack: (meta) => ({ type: 'BringBackCommunity' as const, meta }),
  }),
  evidence: ({ state: { words, cover } }) =>
    words
      ? {
          title: words.name,
          text: words.description,
          fields: [
            { label: 'Kind', value: words.kind },
            ...(words.place ? [{ label: 'Place', value: words.place.area }] : []),
            ...words.rules.map(({ title, text }) => ({ label: `Rule: ${title}`, value: text })),
          ],
          photos: cover ? [cover.id] : [],
        }
      : {},
  standing: ({ archived }) =>
    archived === null ? 'shown' : archived.because === 'staff' ? 'removed' : 'gone',
  canBe: ['reported', 'followed'],
});
