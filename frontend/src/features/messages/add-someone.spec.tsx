import { jest } from '@jest/globals';
import { asMember, errorResponse, fakeApi, renderPage } from '@lib/testing/page.fixtures';
import type { ThreadView } from '@modules/messages/messages.contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddSomeoneDialog } from './add-someone-dialog';
import { RequestBar } from './request-bar';

const talker = (id: string, name: string) => ({
  id,
  name,
  isSuspended: false,
  readUpTo: 0,
  deliveredUpTo: 0,
});
const bob = talker('bob', 'Bob');
const cid = talker('cid', 'Cid');
const threadOf = (others: ThreadView['others']) => ({ id: 't1', others }) as unknown as ThreadView;
const threads = { threads: [{ others: [bob] }, { others: [bob, cid] }], next: null };

async function show(others: ThreadView['others'], answer: unknown = { id: 't2', version: 1, position: 1 }) {
  await asMember();
  const api = fakeApi({
    'GET /api/threads': threads,
    'GET /api/members/dan-d': { id: 'dan', name: 'Dan' },
    'POST /api/threads/t1/members': answer,
  });
  const onClose = jest.fn();
  renderPage(<AddSomeoneDialog thread={threadOf(others)} onClose={onClose} />);
  const sent = () =>
    api.calls.filter(({ method }) => method === 'POST').map(({ url, body }) => [url, body] as const);
  return { sent, onClose };
}

test('somebody whom the member talks with is chosen by name; a conversation of two stays as it is', async () => {
  const { sent, onClose } = await show([bob]);
  expect(screen.getByText(/starts a new conversation with Bob/)).toBeInTheDocument();
  const field = await screen.findByRole('combobox', { name: /Somebody you have talked with/ });
  await userEvent.click(field);
  expect(screen.queryByRole('option', { name: 'Bob' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('option', { name: 'Cid' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toEqual([['/api/threads/t1/members', { memberId: 'cid' }]]);
});

test('a handle names somebody else, with or without the sign; whoever joins sees what is written from then on', async () => {
  const { sent, onClose } = await show([bob, cid]);
  expect(screen.getByText(/only what is written from now on/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  await userEvent.type(await screen.findByRole('textbox', { name: /handle/ }), '@dan-d');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toEqual([['/api/threads/t1/members', { memberId: 'dan' }]]);
});

test('a refusal is said in the dialog, which stays', async () => {
  const message = 'This member cannot be added here.';
  const { onClose } = await show(
    [bob],
    errorResponse({ status: 409, body: { code: 'NOT_ADDABLE', message, status: 409 } }),
  );
  await userEvent.type(await screen.findByRole('textbox', { name: /handle/ }), 'dan-d');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

test('a request to a conversation of several blocks nobody of them', async () => {
  await asMember();
  renderPage(<RequestBar thread={threadOf([bob, cid])} />);
  expect(screen.getByText('Somebody here')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Block' })).not.toBeInTheDocument();
});
