import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { about, byClub, byStaff } from '../post/post.fixtures.js';
import { commentDecider as comment } from './comment.decider.js';

const [bob, staff] = [metaOf('bob'), metaOf('mod')];
const words = { body: 'Check the float.', photo: null, mentions: [] };
const on = { postId: 'p1', postAuthorId: 'ana', communityId: 'club' };
const write = { type: 'WriteComment', content: words, ...on, meta: bob } as const;
const written = event('CommentWritten', { authorId: 'bob', ...words, ...on });
const deleted = event('CommentDeleted', { authorId: 'bob' });
const edit = {
  type: 'EditComment',
  postId: 'p1',
  content: { ...words, body: 'And the needle.' },
  meta: bob,
} as const;
const remove = { type: 'DeleteComment', postId: 'p1', meta: bob } as const;

test('a comment is written once, however often its device sends it', () => {
  given(comment).when(write).thenExactly(written);
  given(comment, written).when(write).thenNothing();
  given(comment, written, deleted).when(write).thenNothing();
});

test('the id of a comment belongs to its author and its post', () => {
  given(comment, written)
    .when({ ...write, meta: metaOf('cid') })
    .thenRefused('COMMENT_ID_TAKEN');
  given(comment, written)
    .when({ ...write, postId: 'p2' })
    .thenRefused('COMMENT_ID_TAKEN');
});

test('its author edits it, and leaves something in it', () => {
  given(comment, written).when(edit).thenEvents('CommentEdited');
  given(comment, written)
    .when({ ...edit, content: words })
    .thenNothing();
  given(comment, written)
    .when({ ...edit, content: { ...words, body: '' } })
    .thenRefused('NOTHING_IN_IT');
  given(comment, written)
    .when({ ...edit, meta: metaOf('cid') })
    .thenRefused('COMMENT_NOT_FOUND');
  given(comment, written)
    .when({ ...edit, postId: 'p2' })
    .thenRefused('COMMENT_NOT_FOUND');
  given(comment, written, event('CommentHidden', about(byStaff, 'bob')))
    .when(edit)
    .thenEvents('CommentEdited');
  given(comment, written, event('CommentRemoved', about(byStaff, 'bob')))
    .when(edit)
    .thenRefused('POST_CLOSED');
});

test('its author deletes it, whatever became of it', () => {
  given(comment, written).when(remove).thenExactly(deleted);
  given(comment, written, event('CommentRemoved', about(byStaff, 'bob')))
    .when(remove)
    .thenExactly(deleted);
  given(comment, written, deleted).when(remove).thenNothing();
  given(comment, written)
    .when({ ...remove, meta: metaOf('cid') })
    .thenRefused('COMMENT_NOT_FOUND');
});

test('staff decides about any comment, moderators about those of their community, and nobody about their own', () => {
  const decide = (
    type: 'HideComment' | 'ShowComment' | 'RemoveComment' | 'RestoreComment',
    decision = byStaff,
    meta = staff,
  ) => ({ type, postId: 'p1', decision, meta }) as const;
  given(comment, written)
    .when(decide('HideComment'))
    .thenExactly(event('CommentHidden', about(byStaff, 'bob')));
  given(comment, written)
    .when({ ...decide('RemoveComment'), postId: null })
    .thenEvents('CommentRemoved');
  given(comment, written).when(decide('RemoveComment', byClub())).thenEvents('CommentRemoved');
  given(comment, written)
    .when(decide('RemoveComment', byClub('other')))
    .thenRefused('COMMENT_NOT_FOUND');
  given(comment, written)
    .when(decide('RemoveComment', byStaff, bob))
    .thenRefused('OWN_POST');
  const removed = event('CommentRemoved', about(byClub(), 'bob'));
  given(comment, written, removed).when(decide('RemoveComment', byClub())).thenNothing();
  given(comment, written, removed).when(decide('RemoveComment')).thenEvents('CommentRemoved');
  given(comment, written, removed).when(decide('RestoreComment', byClub())).thenEvents('CommentRestored');
  given(comment, written).when(decide('RestoreComment')).thenNothing();
  given(comment, written, deleted).when(decide('HideComment', byClub())).thenRefused('COMMENT_NOT_FOUND');
});

test('a case shows a hidden comment again, and changes nothing once it is removed or deleted', () => {
  const show = { type: 'ShowComment', postId: null, decision: byStaff, meta: staff } as const;
  const hidden = event('CommentHidden', about(byStaff, 'bob'));
  given(comment, written, hidden).when(show).thenEvents('CommentRestored');
  given(comment, written, hidden, event('CommentRemoved', about(byStaff, 'bob')))
    .when(show)
    .thenNothing();
  for (const type of ['HideComment', 'RemoveComment', 'RestoreComment'] as const)
    given(comment, written, hidden, deleted)
      .when({ ...show, type })
      .thenNothing();
});
