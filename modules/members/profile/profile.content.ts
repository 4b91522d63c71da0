import {
  membersSeenBy,
  picturesOfOthers,
} from '../../../projections/members/member-pages/member-pages.queries.js';
import { defineContent } from '../../kernel/content/content.js';
import { pictureFiles } from '../../media/photo-blobs.shared.js';
import { profileState } from './profile.state.js';

/** A member, as their page shows them. MEMBER_NAMES has their names for each reader. */
export const profileContent = defineContent(profileState, {
  kind: 'member',
  name: { one: 'member', many: 'members' },
  archive: 'profile.json',
  owner: (_, memberId) => memberId,
  idsOf: async (_, memberId) => [memberId],
  readsFrom: ['member-pages'],
  link: { href: (id) => `/member/${id}`, label: 'View member' },
  seenBy: ({ db }, ids, { actor }) => membersSeenBy(db, ids, actor),
  photos: {
    fields: { PictureChanged: ['picture'] },
    files: pictureFiles,
    shown: ({ picture }) => (picture ? [picture.id] : []),
    shownByOthers: ({ db }, memberId, photoIds) => picturesOfOthers(db, memberId, photoIds),
  },
});
