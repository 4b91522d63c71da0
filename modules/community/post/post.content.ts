import { publicPhotosOfPost } from '../../../projections/community/wall/public-photos.queries.js';
import {
  postsOf,
  postsSeenBy,
  titleOf,
  titlesOfPosts,
} from '../../../projections/community/wall/written-by.queries.js';
import { defineContent, removalBy } from '../../kernel/content/content.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { photoFiles } from '../../media/photo-blobs.shared.js';
import { standingsOf } from '../community/standings-of.js';
import type { Decision } from '../decision.schemas.js';
import { type PostCommand, postDecider } from './post.decider.js';

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
    // the history shows those of earlier versions
    shown: (post) => (post.status === 'none' ? [] : post.photoIds),
    publicOf: ({ db }, id) => publicPhotosOfPost(db, id),
  },
  removal: removalBy(postDecider, {
    remove: (reason, meta): PostCommand => ({ type: 'RemovePost', decision: byStaff(reason), meta }),
    bringBack: (meta): PostCommand => ({ type: 'RestorePost', decision: byStaff(''), meta }),
  }),
});

const byStaff = (reason: string): Decision => ({ by: 'staff', communityId: null, rule: null, reason });
