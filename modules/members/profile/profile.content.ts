import {
  membersSeenBy,
  picturesOfOthers,
} from '../../../projections/members/member-pages/member-pages.queries.js';
import { memberState } from '../../identity/member/member.state.js';
import { defineContent, type Removal } from '../../kernel/content/content.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { quoted } from '../../kernel/text/quoted.rules.js';
import { pictureFiles } from '../../media/photo-blobs.shared.js';
import { picturePath } from './profile.contract.js';
import { profileDecider } from './profile.decider.js';
import { type Profile, publicName } from './profile.events.js';

const removal: Removal = {
  remove: (bus, memberId, _, meta) =>
    dispatch(bus, profileDecider, memberId, { type: 'ClearProfile', memberId, meta }),
  bringBack: (bus, memberId, meta) =>
    dispatch(bus, profileDecider, memberId, { type: 'RestoreProfile', memberId, meta }),
};

/** A member, as their page shows them, and as the head of their storefront does. MEMBER_NAMES has their names for each reader. */
export const profileContent = defineContent(profileDecider, {
  kind: 'member',
  name: { one: 'member', many: 'members' },
  archive: 'profile.json',
  owner: (_, memberId) => memberId,
  idsOf: async (_, memberId) => [memberId],
  readsFrom: ['member-pages'],
  link: { href: (id) => `/members/${id}`, label: 'View member' },
  seenBy: ({ db }, ids, { actor }) => membersSeenBy(db, ids, actor),
  photos: {
    fields: { PictureChanged: ['picture'], ProfileCleared: ['picture'] },
    files: pictureFiles,
    pathOf: (id) => picturePath(id, 'page'),
    shown: ({ picture }) => (picture ? [picture.id] : []),
    shownByOthers: ({ db }, memberId, photoIds) => picturesOfOthers(db, memberId, photoIds),
  },
  removal,
  evidence: async ({ id, state: { profile, picture } }, { eventStore }) => {
    const photos = picture && (profile?.shown.picture ?? true) ? [picture.id] : [];
    if (profile) return { ...wordsOf(profile), photos };
    const member = await loadState(eventStore, memberState, id);
    return { title: member.status === 'registered' ? member.name : null, photos };
  },
  standing: ({ cleared }) => (cleared ? 'removed' : 'shown'),
  canBe: ['reported'],
});

/** What others read on the page of a member: the parts that the member shows. */
function wordsOf(profile: Profile) {
  const { handle, bio, home, garage, shown } = profile;
  const vehicles = garage.map(({ year, make, model, nickname }) =>
    [year, make, model, nickname && quoted(nickname)].filter(Boolean).join(' '),
  );
  return {
    title: publicName(profile),
    text: shown.bio && bio !== '' ? bio : null,
    fields: [
      ...(handle === null ? [] : [{ label: 'Handle', value: `@${handle}` }]),
      ...(shown.area && home ? [{ label: 'Lives near', value: home.area }] : []),
      ...(shown.garage && garage.length > 0 ? [{ label: 'Garage', value: vehicles.join('; ') }] : []),
    ],
  };
}
