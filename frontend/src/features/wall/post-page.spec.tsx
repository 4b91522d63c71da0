import { commentOf, personOf, wholePostOf } from '@entities/post/post.fixtures';
import { asGuest, asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PostPage from './post-page';

const show = () => renderPage(<PostPage />, { at: '/wall/post-1', path: '/wall/:id' });
const drafts = { 'GET /api/drafts': { drafts: [] } };
const answers = (post: ReturnType<typeof wholePostOf>) => ({ ...drafts, 'GET /api/posts/post-1': post });

beforeEach(() => localStorage.clear());

test('the accepted answer is on top, once, with who accepted it', async () => {
  const answer = commentOf({ id: 'c2', isAnswer: true });
  const question = wholePostOf({
    kind: 'question',
    comments: 2,
    answer,
    commentList: [commentOf({ id: 'c1', body: 'No idea.', author: personOf('Mae') }), answer],
  });
  await asGuest(answers(question));
  show();
  const comments = await screen.findByRole('region', { name: 'Answers and comments' });
  const [first, ...rest] = within(comments).getAllByRole('article');
  expect(first).toHaveTextContent('Accepted by Ana, who asked');
  expect(first).toHaveTextContent('That is a Rochester B.');
  expect(rest).toHaveLength(1);
});

test('the author of a question accepts an answer', async () => {
  const question = wholePostOf({
    kind: 'question',
    commentList: [commentOf({ allowedActions: ['accept'] })],
  });
  const api = await asMember(
    {},
    { ...answers(question), 'PUT /api/posts/post-1/answer': { id: 'post-1', version: 2, position: 9 } },
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'This answers it' }));
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ commentId: 'comment-1' });
});

test('who wrote a hidden post reads the reason', async () => {
  const decision = { by: 'staff' as const, rule: 'Nothing that sells pills', reason: 'It is an ad.' };
  await asMember({}, answers(wholePostOf({ status: 'hidden', decision, allowedActions: ['delete'] })));
  show();
  expect(await screen.findByText('It is an ad.')).toBeInTheDocument();
  expect(screen.getByText('Rule: Nothing that sells pills')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Reactions' })).not.toBeInTheDocument();
});

test('a deleted post is a line above the comments that stand', async () => {
  await asGuest(answers(wholePostOf({ status: 'deleted', commentList: [commentOf()], comments: 1 })));
  show();
  expect(await screen.findByText('This post was deleted by its author.')).toBeInTheDocument();
  expect(screen.getByText('That is a Rochester B.')).toBeInTheDocument();
});

test('nobody writes under a locked post', async () => {
  await asMember({}, answers(wholePostOf({ isLocked: true })));
  show();
  expect(await screen.findByText('Comments are locked')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a post that the reader does not see says so, and leads to the wall', async () => {
  const gone = errorResponse({ status: 404, body: { code: 'POST_NOT_FOUND', message: 'No such post.' } });
  await asGuest({ ...drafts, 'GET /api/posts/post-1': gone });
  show();
  expect(await screen.findByRole('heading', { name: 'No such post' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the wall' })).toHaveAttribute('href', '/wall');
});

test('what is deleted is asked about first', async () => {
  await asMember({}, answers(wholePostOf({ allowedActions: ['delete', 'comment'], comments: 3 })));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'More about the post by Ana' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this post?' });
  expect(dialog).toHaveTextContent('The comments stay under a line that says so.');
});

test('how it read before each edit is open to whoever sees it', async () => {
  const versions = [{ at: '2026-06-01T12:00:00.000Z', body: 'The cab is off.', photos: [] }];
  await asGuest({
    ...answers(wholePostOf({ wasEdited: true })),
    'GET /api/posts/post-1/history': { versions },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Edited: what it said before' }));
  expect(await screen.findByText('The cab is off.')).toBeInTheDocument();
});
