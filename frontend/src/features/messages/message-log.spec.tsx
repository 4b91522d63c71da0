import { asMember, renderPage } from '@lib/testing/page.fixtures';
import type { MessageView } from '@modules/messages/messages.contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MessageLog, type MessageLogProps } from './message-log';

const message = (part: Partial<MessageView>): MessageView => ({
  id: 'm1',
  position: 10,
  senderId: 'bob',
  isMine: false,
  sentAt: '2026-06-01T12:00:00.000Z',
  status: 'sent',
  body: 'See https://example.com/carb.',
  photos: [],
  mayWithdraw: false,
  warnings: [],
  ...part,
});
const bob = { id: 'bob', name: 'Bob', isSuspended: false, readUpTo: 0, deliveredUpTo: 0 };

async function show(part: Partial<MessageLogProps>) {
  await asMember();
  const calls: [string, unknown][] = [];
  renderPage(
    <MessageLog
      messages={[]}
      waiting={[]}
      photoOf={() => undefined}
      others={[bob]}
      hasAnswer
      onWithdraw={(id) => calls.push(['unsend', id])}
      onRetry={(one) => calls.push(['retry', one])}
      onDrop={(one) => calls.push(['drop', one])}
      {...part}
    />,
  );
  return calls;
}

test('a link is one to press only once somebody has answered', async () => {
  await show({ messages: [message({})], hasAnswer: false });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('See https://example.com/carb.')).toBeInTheDocument();
});

test('a link in an answered thread tells the other page nothing, and has no full stop', async () => {
  await show({ messages: [message({})] });
  const link = screen.getByRole('link', { name: 'https://example.com/carb' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
});

test.each([
  [{}, 'Sent'],
  [{ deliveredUpTo: 10 }, 'Delivered'],
  [{ deliveredUpTo: 10, readUpTo: 10 }, 'Read'],
])('the last of my own says how far it came: %j', async (marks, word) => {
  await show({ messages: [message({ isMine: true })], others: [{ ...bob, ...marks }] });
  expect(screen.getByText(`· ${word}`)).toBeInTheDocument();
});

test('what was taken back or is erased leaves a line, and no photo', async () => {
  await show({
    messages: [
      message({ status: 'withdrawn', body: '' }),
      message({ id: 'm2', position: 11, status: 'erased', body: '' }),
    ],
  });
  expect(screen.getByText('Message unsent.')).toBeInTheDocument();
  expect(screen.getByText('This member has left, and their messages were erased.')).toBeInTheDocument();
});

test('photos of a request are counted, and shown once it is accepted', async () => {
  const photos = [1, 2].map((at) => ({ id: `${at}`.repeat(40), width: 4, height: 3 }));
  await show({ messages: [message({ body: '', photos })], isRequest: true });
  expect(screen.getByText('2 photos, shown once you accept.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /photo/i })).not.toBeInTheDocument();
});

test('a message that was refused can be tried again, or goes back to the draft', async () => {
  const at = '2026-06-01T12:00:00.000Z';
  const waiting = [
    { id: 'w1', kind: 'message' as const, to: 't1', body: 'Hello?', at, problem: 'Too many messages.' },
  ];
  const calls = await show({ waiting });
  expect(within(screen.getByRole('log')).getByRole('alert')).toHaveTextContent('Too many messages.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back to the draft' }));
  expect(calls).toEqual([
    ['retry', waiting[0]],
    ['drop', waiting[0]],
  ]);
});

test('one of mine is unsent by its own button', async () => {
  const calls = await show({ messages: [message({ isMine: true, mayWithdraw: true })] });
  await userEvent.click(screen.getByRole('button', { name: 'Unsend' }));
  expect(calls).toEqual([['unsend', 'm1']]);
});
