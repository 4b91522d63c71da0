import { publicPhotosOfComment } from '../../../projections/community/wall/public-photos.queries.js';
import {
  commentsOf,
  commentsSeenBy,
  titleOf,
  titlesOfComments,
} from '../../../projections/community/wall/written-by.queries.js';
import { defineContent, removalBy } from '../../kernel/content/content.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { photoPagePath } from '../../media/photo-addresses.shared.js';
import { photoFiles } from '../../media/photo-blobs.shared.js';
import { standingsOf } from '../community/standings-of.js';
import { byCase } from '../decision.schemas.js';
import { type CommentCommand, commentDecider } from './comment.decider.js';

/** A comment under a post. It has no page of its own. */
export const commentContent = defineContent(commentDecider, {
  kind: 'comment',
  name: { one: 'comment', many: 'comments' },
  archive: 'comments.json',
  owner: (comment) => (comment.status === 'none' ? null : comment.authorId),
  idsOf: ({ db }, memberId) => commentsOf(db, memberId),
  readsFrom: ['wall'],
  title: (history) =>
    history.reduce<string | null>(
      (title, { type, data }) =>
        type === 'CommentWritten' || type === 'CommentEdited' ? titleOf(data.body) : title,
      null,
    ),
  titlesOf: ({ db }, ids) => titlesOfComments(db, ids),
  removeInCommunity: (bus, id, by, meta) =>
    dispatch(bus, commentDecider, id, {
      type: 'RemoveComment',
      postId: null,
      decision: { by: 'community', ...by },
      meta,
    }),
  shownOn: async ({ eventStore }, id) => {
    const comment = await loadState(eventStore, commentDecider, id);
    return comment.status === 'none' ? null : `/wall/${comment.postId}`;
  },
  seenBy: (deps, ids, viewer) => commentsSeenBy(deps, standingsOf(deps), ids, viewer),
  photos: {
    fields: { CommentWritten: ['photo'], CommentEdited: ['photo'], CommentDeleted: [] },
    files: photoFiles,
    pathOf: photoPagePath,
    shown: (comment) =>
      comment.status === 'none' || comment.status === 'deleted' || !comment.photo ? [] : [comment.photo.id],
    publicOf: ({ db }, id) => publicPhotosOfComment(db, id),
  },
  removal: removalBy(commentDecider, {
    remove: (reason, meta): CommentCommand => ({
      type: 'RemoveComment',
      postId: null,
      decision: byCase(reason),
      meta,
    }),
    bringBack: (meta): CommentCommand => ({
      type: 'RestoreComment',
      postId: null,
      decision: byCase(''),
      meta,
    }),
    hide: (meta): CommentCommand => ({ type: 'HideComment', postId: null, decision: byCase(''), meta }),
    show: (meta): CommentCommand => ({ type: 'ShowComment', postId: null, decision: byCase(''), meta }),
  }),
  communityOf: async ({ eventStore }, id) => {
    const comment = await loadState(eventStore, commentDecider, id);
    return comment.status === 'none' ? null : comment.communityId;
  },
  evidence: ({ state }) => ({
    text: state.status === 'none' ? null : state.body,
    photos: state.status !== 'none' && state.photo ? [state.photo.id] : [],
  }),
  standing: ({ status }) =>
    status === 'published' ? 'shown' : status === 'none' || status === 'deleted' ? 'gone' : status,
  canBe: ['reported'],
});
