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
    { verdict: 'Wrong part', count: 1 },
    { verdict: 'Match', count: 1 },
    { verdict: 'Too far', count: 1 },
  ],
  candidates: [
    { id: 'one', title: 'Radiator, 1957', score: 72, verdict: 'Match', why: '38 miles away', read },
    {
      id: 'two',
      title: 'Radiator cap, 1957',
      score: null,
      verdict: 'Wrong part',
      why: 'It is a radiator cap; the ad asks for a radiator',
      read: { kind: 'radiator cap', properties: [] },
    },
    { id: null, title: null, score: null, verdict: 'Too far', why: '', read: null },
  ],
};

test('an admin chooses a listing, and reads why each candidate suits it or does not', async () => {
  const { calls } = await asMember({ isAdmin: true }, { 'GET /api/admin/match-rules/judged': judged });
  renderPage(<AdminMatchRulesPage />);
  await userEvent.type(await screen.findByLabelText('Listing'), `https://smc.example/listing/${id}`);
  await userEvent.click(screen.getByRole('button', { name: 'Show why' }));
  const table = await screen.findByRole('table', { name: 'What is offered' });
  expect(screen.getByText('We read its title as radiator · material: aluminum.')).toBeInTheDocument();
  expect(
    within(table).getByRole('row', { name: /^Radiator, 1957 Match, 72 38 miles away/ }),
  ).toBeInTheDocument();
  expect(within(table).getByText('It is a radiator cap; the ad asks for a radiator')).toBeInTheDocument();
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(screen.getByText(/^1 item of an inventory is counted above/)).toBeInTheDocument();
  expect(calls.some(({ url }) => url.endsWith(`/judged?listing=${id}`))).toBe(true);
  expect(await axeProblems()).toEqual([]);
});

test.each(['/wall/one', '/listing/one'])(
  'asks for the address of a listing instead of %s',
  async (pasted) => {
    await asMember({ isAdmin: true }, {});
    renderPage(<AdminMatchRulesPage />);
    await userEvent.type(await screen.findByLabelText('Listing'), pasted);
    await userEvent.click(screen.getByRole('button', { name: 'Show why' }));
    expect(await screen.findByText(/^This is not the address of a listing/)).toBeInTheDocument();
  },
);

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
  expect(screen.getByLabelText('Listing')).toHaveValue(`/listing/${id}`);
});
