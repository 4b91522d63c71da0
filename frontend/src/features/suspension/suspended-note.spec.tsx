import { asMember, renderPage } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import { SuspendedNote } from './suspended-note';

const linksOf = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('a suspended member sees until when, and what stays open', async () => {
  await asMember({ suspension: { until: '2026-12-03T17:00:00.000Z', decisionId: 'd1' } });
  renderPage(<SuspendedNote />);
  expect(screen.getByText('Your account is suspended until Thu, Dec 3, 2026.')).toBeInTheDocument();
  expect(linksOf()).toEqual([
    ['Read the decision', '/decisions/d1'],
    ['download your data or close your account', '/account'],
    ['a minor you answer for', '/messages'],
    ['Ask support', '/support'],
  ]);
});

test('a suspension without end or decision leads to all decisions', async () => {
  await asMember({ suspension: { until: null, decisionId: null } });
  renderPage(<SuspendedNote />);
  expect(screen.getByText('Your account is suspended.')).toBeInTheDocument();
  expect(linksOf()[0]).toEqual(['Read the decision', '/decisions']);
});

test('a suspended minor can still write to their guardian', async () => {
  await asMember({ isMinor: true, suspension: { until: null, decisionId: null } });
  renderPage(<SuspendedNote />);
  expect(screen.getByRole('link', { name: 'your parent or guardian' })).toHaveAttribute('href', '/messages');
});

test('nobody else sees it', async () => {
  await asMember();
  renderPage(<SuspendedNote />);
  expect(screen.queryByText(/suspended/)).not.toBeInTheDocument();
});
