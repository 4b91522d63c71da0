import { asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FindMember } from './find-member';

const id = '5f3c6a1e-0000-4000-8000-00000000000a';
const page = { id, handle: 'ana-smith', name: 'Ana' };

async function lookUp(words: string, answers: Record<string, unknown> = {}) {
  const found: string[] = [];
  const api = await asMember({ isAdmin: true }, answers);
  renderPage(<FindMember onFound={(one) => found.push(one)} />);
  if (words) await userEvent.type(screen.getByLabelText(/Member/), words);
  await userEvent.click(screen.getByRole('button', { name: 'Look up' }));
  return { found, calls: api.calls };
}

test('finds a member by e-mail, without the e-mail in an address', async () => {
  const { found, calls } = await lookUp('ana@example.com', {
    'POST /api/admin/members/by-email': { id, name: 'Ana' },
  });
  await waitFor(() => expect(found).toEqual([id]));
  expect(calls.find(({ url }) => url.includes('by-email'))?.body).toEqual({ email: 'ana@example.com' });
  expect(calls.filter(({ url }) => url.includes('ana'))).toEqual([]);
});

test('finds a member by handle', async () => {
  const { found } = await lookUp('@Ana-Smith', { 'GET /api/members/ana-smith': page });
  await waitFor(() => expect(found).toEqual([id]));
});

test('finds a member by the address of their storefront, without a request', async () => {
  const { found } = await lookUp(`/seller/${id}`);
  await waitFor(() => expect(found).toEqual([id]));
});

test('shows a message for an unknown member, and one for unreadable input', async () => {
  const message = 'No member has confirmed this e-mail.';
  const { found } = await lookUp('nobody@example.com', {
    'POST /api/admin/members/by-email': errorResponse({
      status: 404,
      body: { code: 'MEMBER_NOT_FOUND', message },
    }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await userEvent.clear(screen.getByLabelText(/Member/));
  await userEvent.click(screen.getByRole('button', { name: 'Look up' }));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Give an e-mail, a handle like @name'),
  );
  expect(found).toEqual([]);
});
