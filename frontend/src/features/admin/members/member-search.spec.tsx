import { asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdminMembersPage from './admin-members-page';

const id = '5f3c6a1e-0000-4000-8000-00000000000a';
const ana = {
  id,
  name: 'Ana Smith',
  handle: 'ana',
  joinedAt: '2026-05-01T12:00:00.000Z',
  isMinor: false,
  isSuspended: true,
};

async function lookUp(words: string, answers: Record<string, unknown> = {}) {
  const api = await asMember({ capabilities: ['staff', 'support'] }, answers);
  renderPage(<AdminMembersPage />, { at: '/admin/members', path: '/admin/members' });
  await userEvent.type(await screen.findByLabelText('Member'), words);
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  return api;
}

test('staff find members by a part of their name', async () => {
  const { calls } = await lookUp('smi', { 'GET /api/admin/members': { members: [ana] } });
  expect(await screen.findByRole('link', { name: 'Ana Smith' })).toHaveAttribute(
    'href',
    `/admin/members/${id}`,
  );
  expect(screen.getByText('Suspended')).toBeInTheDocument();
  expect(calls.find(({ url }) => url.startsWith('/api/admin/members'))?.url).toBe(
    '/api/admin/members?search=smi',
  );
});

test('an e-mail is looked up without being in an address', async () => {
  const { calls } = await lookUp('ana@example.com', {
    'POST /api/admin/members/by-email': { id, name: 'Ana' },
  });
  expect(await screen.findByText('another page')).toBeInTheDocument();
  expect(calls.find(({ url }) => url.includes('by-email'))?.body).toEqual({ email: 'ana@example.com' });
  expect(calls.filter(({ url }) => url.includes('ana'))).toEqual([]);
});

test('the address of a storefront opens the member at once', async () => {
  await lookUp(`/seller/${id}`);
  expect(await screen.findByText('another page')).toBeInTheDocument();
});

test('says that nobody was found', async () => {
  await lookUp('zzz', { 'GET /api/admin/members': { members: [] } });
  expect(await screen.findByText('Nobody has such a name or handle')).toBeInTheDocument();
});

test('shows the refusal of an unknown e-mail at the field', async () => {
  const message = 'No member has confirmed this email address.';
  const refusal = errorResponse({ status: 404, body: { code: 'MEMBER_NOT_FOUND', message } });
  await lookUp('nobody@example.com', { 'POST /api/admin/members/by-email': refusal });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});
