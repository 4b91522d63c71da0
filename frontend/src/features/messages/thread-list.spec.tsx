import { changeDeviceDrafts } from '@lib/browser/device-drafts';
import { axeProblems } from '@lib/testing/axe.fixtures';
import { asMember, renderPage } from '@lib/testing/page.fixtures';
import type { FoundMessage, ThreadCard } from '@modules/messages/messages.contract';
import { screen } from '@testing-library/react';
import { ThreadList } from './thread-list';

const card: ThreadCard = {
  id: 't1',
  others: [{ id: 'bob', name: 'Bob' }],
  title: 'Radio',
  aboutKind: 'listing',
  isRequest: false,
  isMuted: false,
  isArchived: false,
  isPinned: false,
  unread: 0,
  lastPosition: 9,
  last: { at: '2026-06-01T12:00:00.000Z', isMine: true, senderName: 'Ray', words: 'Is it 12 volts?' },
};
const hit: FoundMessage = {
  id: 'm1',
  threadId: 't2',
  others: [{ id: 'ana', name: 'Ana' }],
  senderName: 'Ana',
  isMine: false,
  sentAt: '2026-06-01T12:00:00.000Z',
  line: [
    { words: 'The ', isMatch: false },
    { words: 'tri-power', isMatch: true },
    { words: ' is.', isMatch: false },
  ],
};
const answers = {
  'GET /api/threads/unread': { unread: 0, requests: 0, lastPosition: 0 },
  'GET /api/threads': { threads: [card], next: null },
};

beforeEach(() => localStorage.clear());

test('a conversation with a draft shows it in the list, except while it is open', async () => {
  await asMember({}, answers);
  changeDeviceDrafts('ray', (before) => ({ ...before, drafts: { t1: 'I would take it for' } }));
  const { unmount } = renderPage(<ThreadList openId={undefined} />, { at: '/messages' });
  const line = await screen.findByRole('link', { name: /Bob/ });
  expect(line).toHaveTextContent('Draft: I would take it for');
  expect(line).not.toHaveTextContent('12 volts');
  unmount();
  renderPage(<ThreadList openId="t1" />, { at: '/messages/t1' });
  expect(await screen.findByRole('link', { name: /Bob/ })).toHaveTextContent('You: Is it 12 volts?');
});

test('a search finds messages by their words, and each hit leads to its message', async () => {
  const found = { messages: [hit], hasMore: false, searchedSince: '2026-01-02T12:00:00.000Z' };
  await asMember(
    {},
    { ...answers, 'GET /api/threads': { threads: [], next: null }, 'GET /api/threads/messages': found },
  );
  const { container } = renderPage(<ThreadList openId={undefined} />, { at: '/messages?search=tri-power' });
  const link = await screen.findByRole('link', { name: /Ana: The tri-power is\./ });
  expect(link).toHaveAttribute('href', '/messages/t2?search=tri-power#message-m1');
  expect(link.querySelector('mark')).toHaveTextContent('tri-power');
  expect(screen.getByText('None of your conversations has this name or listing.')).toBeInTheDocument();
  expect(
    screen.getByText(/^1 message\. Messages before Fri, Jan 2, 2026 are not searched\.$/),
  ).toBeInTheDocument();
  expect(await axeProblems(container)).toEqual([]);
});
