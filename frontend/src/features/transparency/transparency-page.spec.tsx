import { asGuest, renderPage } from '@lib/testing/page.fixtures';
import { categories } from '@modules/moderation/moderation.schemas';
import { screen, within } from '@testing-library/react';
import TransparencyPage from './transparency-page';

const period = (scams: number | null) => ({
  reports: categories.map((category) => ({ category, count: category === 'scam' ? scams : null })),
  decisions: { count: 40, medianHours: 6.4 },
  appeals: { count: null, overturned: null },
});

test('anybody reads the figures, and that a small one is not told', async () => {
  await asGuest({ 'GET /api/audit/public-figures': { last90Days: period(null), last12Months: period(12) } });
  renderPage(<TransparencyPage />);
  const reports = await screen.findByRole('table', { name: 'Reports by category' });
  expect(within(reports).getByRole('row', { name: /Scams/ })).toHaveTextContent('Scamsfewer than 512');
  const decisions = screen.getByRole('table', { name: 'Decisions and appeals' });
  expect(decisions).toHaveTextContent('Usual time to a decision6 hours6 hours');
  expect(decisions).toHaveTextContent('Decisions that fell on appealfewer than 5');
  expect(screen.getByRole('link', { name: 'signed checkpoints' })).toHaveAttribute(
    'href',
    '/api/audit/checkpoints',
  );
});
