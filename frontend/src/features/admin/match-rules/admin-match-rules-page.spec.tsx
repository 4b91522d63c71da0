import { axeProblems } from '@lib/testing/axe.fixtures';
import { asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdminMatchRulesPage from './admin-match-rules-page';

const id = '5f3c6a1e-0000-4000-8000-000000000001';
const read = { kind: 'radiator', properties: [{ name: 'material', values: 'aluminum' }] };
const judged = {
  id,
  title: 'Aluminum radiator for 1957 Bel Air',
  isWanted: true,
  isOpen: true,
  read,
  counts: [
    { verdict: 'Another part', count: 1 },
    { verdict: 'Match', count: 1 },
    { verdict: 'Too far', count: 1 },
  ],
  candidates: [
    { id: 'one', title: 'Radiator, 1957', score: 72, verdict: 'Match', why: '38 miles', read },
    {
      id: 'two',
      title: 'Radiator cap, 1957',
      score: null,
      verdict: 'Another part',
      why: 'Another part: it is a radiator cap, wanted is a radiator',
      read: { kind: 'radiator cap', properties: [] },
    },
    { id: null, title: null, score: null, verdict: 'Too far', why: '', read: null },
  ],
};

test('an admin chooses a listing, and reads why each candidate suits it or does not', async () => {
  const { calls } = await asMember({ isAdmin: true }, { 'GET /api/admin/match-rules/judged': judged });
  renderPage(<AdminMatchRulesPage />);
  await userEvent.type(await screen.findByLabelText('Listing'), `https://smc.example/listing/${id}`);
  await userEvent.click(screen.getByRole('button', { name: 'Judge' }));
  const table = await screen.findByRole('table', { name: 'What is offered' });
  expect(screen.getByText('Read as radiator · material: aluminum.')).toBeInTheDocument();
  expect(within(table).getByRole('row', { name: /^Radiator, 1957 Match, 72 38 miles/ })).toBeInTheDocument();
  expect(
    within(table).getByText('Another part: it is a radiator cap, wanted is a radiator'),
  ).toBeInTheDocument();
  expect(within(table).getByRole('row', { name: /^An inventory item Too far/ })).toBeInTheDocument();
  expect(calls.some(({ url }) => url.endsWith(`/judged?listing=${id}`))).toBe(true);
  expect(await axeProblems()).toEqual([]);
});

test('asks for the address of a listing', async () => {
  await asMember({ isAdmin: true }, {});
  renderPage(<AdminMatchRulesPage />);
  await userEvent.type(await screen.findByLabelText('Listing'), '/wall/one');
  await userEvent.click(screen.getByRole('button', { name: 'Judge' }));
  expect(await screen.findByText('Paste the address of a listing, like /listing/….')).toBeInTheDocument();
});

test('says that a listing is not public', async () => {
  await asMember(
    { isAdmin: true },
    {
      'GET /api/admin/match-rules/judged': errorResponse({
        status: 404,
        body: { message: 'There is no such listing, or it is not public.' },
      }),
    },
  );
  renderPage(<AdminMatchRulesPage />, { at: `/admin/match-rules?listing=${id}` });
  expect(await screen.findByText('There is no such listing, or it is not public.')).toBeInTheDocument();
});
