import { asGuest, renderPage } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import DonatePage from './donate-page';

test('says how to donate, how we thank donors, and that nothing is charged here', async () => {
  await asGuest();
  renderPage(<DonatePage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Support Us' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  expect(screen.getByText(/Nothing is charged on this page/)).toBeInTheDocument();
  for (const words of [
    /thank-you post on the wall/,
    /you stay anonymous/,
    /Lifetime Premium\+ may be granted/,
  ])
    expect(screen.getByText(words)).toBeInTheDocument();
});
