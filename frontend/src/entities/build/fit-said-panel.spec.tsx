import { asGuest, renderPage } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import { FitSaidPanel, sentenceOf } from './fit-said-panel';

const car = { vehicle: '1966 Ford F100', asItIs: 0, withWork: 0, notAtAll: 0, builds: [] };
const listingId = '0198b01d-0000-7000-8000-0000000000aa';

test.each([
  [{ asItIs: 1 }, '1 build fitted this to a 1966 Ford F100, as it is.'],
  [{ withWork: 2 }, '2 builds fitted this to a 1966 Ford F100, with work.'],
  [
    { asItIs: 2, withWork: 1, notAtAll: 1 },
    '3 builds fitted this to a 1966 Ford F100, 1 of them with work; 1 could not.',
  ],
  [{ notAtAll: 1 }, '1 build could not fit this to a 1966 Ford F100.'],
])('%j reads as one sentence', (counts, sentence) => {
  expect(sentenceOf({ ...car, ...counts })).toBe(sentence);
});

test('builds that the reader sees are linked, with what had to be done', async () => {
  const owner = { id: 'ray', handle: null, name: 'Ray', picture: null };
  const build = { id: 'b1', title: 'Old Blue', owner, fit: 'with work', note: 'Slotted two holes' };
  await asGuest({ 'GET /api/builds/fitted': { said: [{ ...car, withWork: 1, builds: [build] }] } });
  renderPage(<FitSaidPanel of={{ listingId }} />);
  expect(await screen.findByRole('link', { name: 'Old Blue' })).toHaveAttribute('href', '/build-tracker/b1');
  expect(screen.getByText(/of Ray: with work. Slotted two holes/)).toBeInTheDocument();
});
