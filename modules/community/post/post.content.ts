import { publicPhotosOfPost } from '../../../projections/community/wall/public-photos.queries.js';
import {
  postsOf,
  postsSeenBy,
  titleOf,
  titlesOfPosts,
} from '../../../projections/community/wall/written-by.queries.js';
import { defineContent, removalBy } from '../../kernel/content/content.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { photoPagePath } from '../../media/photo-addresses.shared.js';
import { photoFiles } from '../../media/photo-blobs.shared.js';
import { standingsOf } from '../community/standings-of.js';
import { byCase } from '../decision.schemas.js';
import { type PostCommand, postDecider } from './post.decider.js';
import type { WrittenPost } from './post.state.js';

/** A post on the wall. */
export const postContent = defineContent(postDecider, {
  kind: 'post',
  name: { one: 'post', many: 'posts' },
  archive: 'posts.json',
  owner: (post) => (post.status === 'none' ? null : post.authorId),
  idsOf: ({ db }, memberId) => postsOf(db, memberId),
  readsFrom: ['wall'],
  title: (history) =>
    history.reduce<string | null>(
      (title, { type, data }) =>
        type === 'PostPublished' || type === 'PostEdited' ? titleOf(data.body) : title,
      null,
    ),
  titlesOf: ({ db }, ids) => titlesOfPosts(db, ids),
  link: { href: (id) => `/wall/${id}`, label: 'View post' },
  removeInCommunity: (bus, id, by, meta) =>
    dispatch(bus, postDecider, id, { type: 'RemovePost', decision: { by: 'community', ...by }, meta }),
  seenBy: (deps, ids, viewer) => postsSeenBy(deps, standingsOf(deps), ids, viewer),
  photos: {
    fields: { PostPublished: ['photos'], PostEdited: ['photos'], PostDeleted: [] },
    files: photoFiles,
    pathOf: photoPagePath,
    // the history shows those of earlier versions
    shown: (post) => (post.status === 'none' ? [] : post.photoIds),
    publicOf: ({ db }, id) => publicPhotosOfPost(db, id),
  },
  removal: removalBy(postDecider, {
    remove: (reason, meta): PostCommand => ({ type: 'RemovePost', decision: byCase(reason), meta }),
    bringBack: (meta): PostCommand => ({ type: 'RestorePost', decision: byCase(''), meta }),
    hide: (meta): PostCommand => ({ type: 'HidePost', decision: byCase(''), meta }),
    show: (meta): PostCommand => ({ type: 'ShowPost', decision: byCase(''), meta }),
  }),
  communityOf: async ({ eventStore }, id) => {
    const post = await loadState(eventStore, postDecider, id);
    return post.status === 'none' ? null : post.communityId;
  },
  evidence: ({ state }) => (state.status === 'none' ? {} : seenOf(state)),
  standing: ({ status }) =>
    status === 'published' ? 'shown' : status === 'none' || status === 'deleted' ? 'gone' : status,
  canBe: ['reported'],
});

const seenOf = ({ kind, body, vehicle, shared, photos }: WrittenPost) => ({
  title: titleOf(body),
  text: body,
  fields: [
    ...(kind === 'post' ? [] : [{ label: 'Kind', value: kind }]),
    ...(vehicle
      ? [{ label: 'Vehicle', value: [vehicle.make, vehicle.model].filter(Boolean).join(' ') }]
      : []),
    ...(shared ? [{ label: 'Shares', value: `a ${shared.kind}` }] : []),
  ],
  photos: photos.map(({ id }) => id),
});
