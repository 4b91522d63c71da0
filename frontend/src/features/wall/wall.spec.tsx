import { feedWith, personOf, postOf, postPhoto } from '@entities/post/post.fixtures';
import { takeGuestDrafts } from '@lib/browser/device-drafts';
import { asGuest, asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import WallPage from './wall-page';

const events = { 'GET /api/events': [], 'GET /api/drafts': { drafts: [] }, 'PUT /api/feed/seen': null };
const noNews = { 'GET /api/feed/new': { count: 0 }, 'GET /api/feed/new-items': { listings: [] } };
const base = { ...events, ...noNews };
const reading = (posts: Parameters<typeof feedWith>[0], part = {}) => ({
  ...base,
  'GET /api/feed': feedWith(posts, part),
});
const show = (at = '/wall') => renderPage(<WallPage />, { at, path: '/wall' });

beforeEach(() => localStorage.clear());

test('a guest reads all posts, and a member those of whom they follow', async () => {
  const guest = await asGuest(reading([postOf()]));
  const { unmount } = show();
  await screen.findByText('The cab is back on the frame.');
  expect(guest.calls.some(({ url }) => url.startsWith('/api/feed?feed=all'))).toBe(true);
  unmount();
  const member = await asMember({}, reading([postOf()]));
  show();
  await screen.findByText('The cab is back on the frame.');
  expect(member.calls.some(({ url }) => url.startsWith('/api/feed?feed=following'))).toBe(true);
});

test('new posts are counted above the feed; a press shows them on top, and the first one has the focus', async () => {
  window.scrollTo = () => undefined;
  let isLater = false;
  const newer = postOf({ id: 'post-2', body: 'First start after eleven years.', author: personOf('Mae') });
  await asGuest({
    ...base,
    'GET /api/feed': () => feedWith(isLater ? [newer, postOf()] : [postOf()]),
    'GET /api/feed/new': ({ url }: { readonly url: string }) => {
      isLater = true;
      return { count: url.includes('post-2') ? 0 : 1 };
    },
  });
  show();
  const button = await screen.findByRole('button', { name: '1 new post' });
  expect(screen.queryByText('First start after eleven years.')).not.toBeInTheDocument();
  await userEvent.click(button);
  await screen.findByText('First start after eleven years.');
  const [first] = screen.getAllByRole('article');
  await waitFor(() => expect(first).toHaveFocus());
  expect(screen.queryByRole('button', { name: /new post/ })).not.toBeInTheDocument();
});

test('a line is between what is new and what the member has seen', async () => {
  const old = postOf({ at: '2026-06-01T12:00:00.000Z' });
  const fresh = postOf({ id: 'post-2', at: '2026-06-03T12:00:00.000Z', body: 'New.' });
  await asMember({}, reading([fresh, old], { seenUpTo: '2026-06-02T00:00:00.000Z' }));
  show();
  const list = await screen.findByRole('list', { name: 'Posts' });
  expect(within(list).getByText('You have seen what is below')).toBeInTheDocument();
});

test('a reaction shows at once, is the only one, and is taken back after a refusal', async () => {
  const post = postOf({ reactions: { like: 2, 'nice-find': 0, 'been-there': 0 }, myReaction: 'like' });
  const whole = { ...post, answer: null, commentList: [], nextComments: null, wasEdited: false };
  await asMember(
    {},
    {
      ...reading([post]),
      'GET /api/posts/post-1': whole,
      'PUT /api/posts/post-1/reaction': errorResponse({
        status: 429,
        body: { code: 'TOO_MANY_REACTIONS', message: 'That was a lot. Try again tomorrow.' },
      }),
    },
  );
  show();
  const group = await screen.findByRole('group', { name: 'Reactions' });
  const pressed = (name: RegExp) => within(group).getByRole('button', { name }).getAttribute('aria-pressed');
  expect(pressed(/^Like/)).toBe('true');
  await userEvent.click(within(group).getByRole('button', { name: 'Nice find' }));
  await waitFor(() => expect(pressed(/^Like/)).toBe('true'));
  expect(within(group).getByRole('button', { name: 'Nice find' })).toHaveAttribute('aria-pressed', 'false');
});

test('a guest who reacts is led to the sign-in', async () => {
  await asGuest(reading([postOf()]));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Like' }));
  expect(await screen.findByText('another page')).toBeInTheDocument();
});

test('what a guest has typed is still there after the sign-in', async () => {
  await asGuest(reading([postOf()]));
  const { unmount } = show();
  await userEvent.click(await screen.findByRole('button', { name: /What are you working on/ }));
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'What are you working on?' }),
    'Which carb?',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sign in and post' }));
  expect(await screen.findByText('another page')).toBeInTheDocument();
  unmount();
  await asMember({}, reading([postOf()]));
  takeGuestDrafts('ray');
  show();
  expect(await screen.findByDisplayValue('Which carb?')).toBeInTheDocument();
});

test('what is posted waits on the device until it is sent, and can come back to the draft', async () => {
  await asMember({}, reading([postOf()]));
  show();
  await userEvent.click(await screen.findByRole('button', { name: /What are you working on/ }));
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'What are you working on?' }),
    'Which carb?',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  const waiting = await screen.findByRole('list', { name: 'Not sent yet' });
  expect(within(waiting).getByText('Which carb?')).toBeInTheDocument();
  expect(within(waiting).getByRole('status')).toHaveTextContent('Sending…');
});

test('photos open in the gallery, and those beyond four are counted', async () => {
  const photos = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => postPhoto(id));
  await asGuest(reading([postOf({ photos })]));
  show();
  const list = await screen.findByRole('list', { name: 'Photos' });
  expect(within(list).getAllByRole('button')).toHaveLength(4);
  expect(within(list).getByText('+2')).toBeInTheDocument();
  await userEvent.click(within(list).getByRole('button', { name: 'Open photo 2 of 6' }));
  expect(await screen.findByRole('dialog', { name: 'Photo 2 of 6' })).toBeInTheDocument();
});

test('a long text shows its first lines, and the rest after a press', async () => {
  await asGuest(reading([postOf({ body: 'A long story. '.repeat(60) })]));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Read the rest' }));
  expect(screen.queryByRole('button', { name: 'Read the rest' })).not.toBeInTheDocument();
});

test('the feed of a tag says which, and leads back to the whole wall', async () => {
  const api = await asGuest(reading([postOf()]));
  show('/wall?tag=%23Carburetor');
  expect(await screen.findByRole('heading', { level: 1, name: '#carburetor' })).toBeInTheDocument();
  expect(api.calls.some(({ url }) => url.startsWith('/api/feed?feed=tag&id=carburetor'))).toBe(true);
});

test('words of an address that no post can have as a tag are not offered to follow', async () => {
  const api = await asGuest(reading([]));
  show(`/wall?tag=${encodeURIComponent("' autofocus onfocus='alert(1)")}`);
  await screen.findByText('Posts with this tag, newest first.');
  expect(screen.queryByRole('button', { name: /Follow/ })).not.toBeInTheDocument();
  expect(api.calls.some(({ url }) => url.includes('/api/follows'))).toBe(false);
});
