import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { postDecider as post } from './post.decider.js';
import type { PostEvent } from './post.events.js';
import { about, byClub, byStaff, content, publish, published } from './post.fixtures.js';

const [ana, staff] = [metaOf('ana'), metaOf('mod')];
const inClub = published({ communityId: 'club' });
const question = published({ kind: 'question' });
const deleted = event('PostDeleted', { authorId: 'ana' });
const hidden = event('PostHidden', about(byStaff));
const edit = (change = {}, meta = ana) =>
  ({ type: 'EditPost', content: { ...content, ...change }, meta }) as const;
const decide = (
  type: 'HidePost' | 'ShowPost' | 'RemovePost' | 'RestorePost' | 'LockComments' | 'UnlockComments',
) => {
  const by = (decision = byStaff, meta = staff) => ({ type, decision, meta }) as const;
  return by;
};

describe('publishing', () => {
  test('a post is published once, however often its device sends it', () => {
    given(post).when(publish).thenExactly(published());
    given(post, published()).when(publish).thenNothing();
    given(post, published(), deleted).when(publish).thenNothing();
  });
  test('the id of a post belongs to its author and its place', () => {
    given(post, published())
      .when({ ...publish, meta: metaOf('bob') })
      .thenRefused('POST_ID_TAKEN');
    given(post, published())
      .when({ ...publish, communityId: 'club' })
      .thenRefused('POST_ID_TAKEN');
  });
});

describe('editing', () => {
  test('the author changes what a post says; the same again is no change', () => {
    given(post, published())
      .when(edit({ body: 'Solved' }))
      .thenExactly(event('PostEdited', { authorId: 'ana', ...content, body: 'Solved' }));
    given(post, published()).when(edit()).thenNothing();
  });
  test('nobody else finds it, nor anybody once it is deleted', () => {
    given(post, published())
      .when(edit({}, metaOf('bob')))
      .thenRefused('POST_NOT_FOUND');
    given(post, published(), deleted).when(edit()).thenRefused('POST_NOT_FOUND');
    given(post).when(edit()).thenRefused('POST_NOT_FOUND');
  });
  test('what waits for a review can be mended, and what is removed is not edited', () => {
    given(post, published(), hidden)
      .when(edit({ body: 'No ad' }))
      .thenEvents('PostEdited');
    given(post, published(), event('PostRemoved', about(byStaff)))
      .when(edit({ body: 'No ad' }))
      .thenRefused('POST_CLOSED');
  });
  test('something is left in it, unless it shares something', () => {
    given(post, published())
      .when(edit({ body: '' }))
      .thenRefused('NOTHING_IN_IT');
    given(post, published({ shared: { kind: 'listing', id: 'l1' } }))
      .when(edit({ body: '' }))
      .thenEvents('PostEdited');
  });
});

test('the author deletes a post, whatever became of it', () => {
  const remove = (by: string) => ({ type: 'DeletePost', meta: metaOf(by) }) as const;
  given(post, published()).when(remove('ana')).thenExactly(deleted);
  given(post, published(), hidden).when(remove('ana')).thenExactly(deleted);
  given(post, published(), deleted).when(remove('ana')).thenNothing();
  given(post, published()).when(remove('bob')).thenRefused('POST_NOT_FOUND');
});

describe('answers', () => {
  const accept = (id: string | null, by = 'ana') =>
    ({ type: 'AcceptAnswer', comment: id ? { id, authorId: 'bob' } : null, meta: metaOf(by) }) as const;
  const accepted = event('AnswerAccepted', { commentId: 'c1', answeredBy: 'bob' });
  test('whoever asked accepts one answer, another in place of it, or none', () => {
    given(post, question).when(accept('c1')).thenExactly(accepted);
    given(post, question, accepted).when(accept('c1')).thenNothing();
    given(post, question, accepted).when(accept('c2')).thenEvents('AnswerAccepted');
    given(post, question, accepted)
      .when(accept(null))
      .thenExactly(event('AnswerUnaccepted', { commentId: 'c1' }));
    given(post, question).when(accept(null)).thenNothing();
  });
  test('only a question has one, and only whoever asked accepts it', () => {
    given(post, published()).when(accept('c1')).thenRefused('NOT_A_QUESTION');
    given(post, question).when(accept('c1', 'bob')).thenRefused('POST_NOT_FOUND');
  });
});

describe('decisions', () => {
  const removedByClub = event('PostRemoved', about(byClub()));
  test('staff hides, removes and restores a post with a reason; again changes nothing', () => {
    given(post, published()).when(decide('HidePost')()).thenExactly(hidden);
    given(post, published(), hidden).when(decide('HidePost')()).thenNothing();
    given(post, published(), hidden).when(decide('RemovePost')()).thenEvents('PostRemoved');
    given(post, published(), hidden).when(decide('RestorePost')()).thenEvents('PostRestored');
    given(post, published()).when(decide('RestorePost')()).thenNothing();
  });
  test('nobody decides about a post of their own', () => {
    given(post, published()).when(decide('RemovePost')(byStaff, ana)).thenRefused('OWN_POST');
    given(post, inClub).when(decide('LockComments')(byClub(), ana)).thenRefused('OWN_POST');
  });
  test('moderators decide about posts of their community alone', () => {
    given(post, inClub).when(decide('RemovePost')(byClub())).thenExactly(removedByClub);
    given(post, inClub)
      .when(decide('RemovePost')(byClub('other')))
      .thenRefused('POST_NOT_FOUND');
    given(post, published()).when(decide('RemovePost')(byClub())).thenRefused('POST_NOT_FOUND');
  });
  test('what staff hid or removed is not for moderators; what they removed staff may remove for good', () => {
    given(post, inClub, hidden).when(decide('RestorePost')(byClub())).thenRefused('POST_NOT_FOUND');
    given(post, inClub, removedByClub).when(decide('RestorePost')(byClub())).thenEvents('PostRestored');
    given(post, inClub, removedByClub)
      .when(decide('RemovePost')())
      .thenExactly(event('PostRemoved', about(byStaff)));
  });
  test('comments are locked and unlocked', () => {
    const locked = event('CommentsLocked', about(byClub()));
    given(post, inClub).when(decide('LockComments')(byClub())).thenExactly(locked);
    given(post, inClub, locked).when(decide('LockComments')(byClub())).thenNothing();
    given(post, inClub, locked).when(decide('UnlockComments')(byClub())).thenEvents('CommentsUnlocked');
  });
  test('once its author has deleted it, moderators find no post, and a case changes nothing', () => {
    for (const type of ['HidePost', 'ShowPost', 'RemovePost', 'RestorePost'] as const)
      given(post, published(), hidden, deleted).when(decide(type)()).thenNothing();
    given(post, inClub, deleted).when(decide('RemovePost')(byClub())).thenRefused('POST_NOT_FOUND');
  });
  test('what is hidden pending a review can be mended, and is shown again unless it was removed', () => {
    const removed = event('PostRemoved', about(byStaff));
    given(post, published(), hidden).when(decide('ShowPost')()).thenEvents('PostRestored');
    given(post, published(), hidden, removed).when(decide('ShowPost')()).thenNothing();
  });
});

test('the photos of every version stay until it is deleted', () => {
  const photo = (id: string) => ({ id, width: 4, height: 3 });
  const history: readonly PostEvent[] = [
    published({ photos: [photo('a'), photo('b')] }),
    event('PostEdited', { authorId: 'ana', ...content, photos: [photo('c')] }),
  ];
  const stateOf = (events: readonly PostEvent[]) => events.reduce(post.evolve, post.initial);
  expect(stateOf(history)).toMatchObject({ photos: [photo('c')], photoIds: ['a', 'b', 'c'] });
  expect(stateOf([...history, deleted])).toMatchObject({ photoIds: [] });
});
