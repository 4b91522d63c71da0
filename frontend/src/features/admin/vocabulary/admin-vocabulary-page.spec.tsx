import { axeProblems } from '@lib/testing/axe.fixtures';
import { asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdminVocabularyPage from './admin-vocabulary-page';

const id = '5f3c6a1e-0000-4000-8000-000000000001';
const suggestion = {
  id,
  one: 'fuel tank',
  other: 'tank unit',
  status: 'open',
  dismissed: 3,
  members: 2,
  example: { wanted: 'Fuel tank, 1957 Bel Air', offered: 'Tank unit, 1957 Bel Air' },
};
const receipt = { id, version: 1, position: 9 };

test('an admin reads two names with how often members dismissed them, and calls them different parts', async () => {
  let status = 'open';
  const { calls } = await asMember(
    { isAdmin: true },
    {
      'GET /api/admin/vocabulary/suggestions': () => ({ suggestions: [{ ...suggestion, status }] }),
      [`POST /api/admin/vocabulary/suggestions/${id}/take`]: () => {
        status = 'taken';
        return receipt;
      },
    },
  );
  renderPage(<AdminVocabularyPage />);
  expect(await screen.findByRole('heading', { name: '“fuel tank” and “tank unit”' })).toBeInTheDocument();
  expect(screen.getByText('dismissed 3 times by 2 members')).toBeInTheDocument();
  expect(
    screen.getByText('for example “Fuel tank, 1957 Bel Air” and “Tank unit, 1957 Bel Air”'),
  ).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Different parts:/ }));
  expect(await screen.findByText('Nothing is suggested')).toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  expect(screen.getByRole('link', { name: /Different parts/ })).toHaveTextContent('1');
  expect(calls.find(({ url }) => url.endsWith('/take'))?.body).toEqual({
    one: 'fuel tank',
    other: 'tank unit',
  });
});

test('what was decided is undone', async () => {
  let status = 'left';
  await asMember(
    { isAdmin: true },
    {
      'GET /api/admin/vocabulary/suggestions': () => ({ suggestions: [{ ...suggestion, status }] }),
      [`POST /api/admin/vocabulary/suggestions/${id}/reopen`]: () => {
        status = 'open';
        return receipt;
      },
    },
  );
  renderPage(<AdminVocabularyPage />, { at: '/admin/vocabulary?status=left' });
  await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('No names are left as they are')).toBeInTheDocument();
});

test('says what another admin has decided in the meantime', async () => {
  await asMember(
    { isAdmin: true },
    {
      'GET /api/admin/vocabulary/suggestions': { suggestions: [suggestion] },
      [`POST /api/admin/vocabulary/suggestions/${id}/leave`]: errorResponse({
        status: 409,
        body: { code: 'SUGGESTION_DECIDED', message: 'It was taken. Undo that first.' },
      }),
    },
  );
  renderPage(<AdminVocabularyPage />);
  await userEvent.click(await screen.findByRole('button', { name: /^Leave as they are:/ }));
  expect(await screen.findByText('It was taken. Undo that first.')).toBeInTheDocument();
});
