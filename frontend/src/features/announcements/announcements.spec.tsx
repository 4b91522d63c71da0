import { asMember, renderPage } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Announcements } from './announcements';

const one = {
  id: '5f3c6a1e-0000-4000-8000-0000000000a1',
  text: 'The site is read-only on Sunday.',
  link: { to: '/support', label: 'Why' },
  level: 'warning',
};

test('an announcement is read out, leads on, and stays hidden on this device', async () => {
  await asMember({}, { 'GET /api/announcements': { announcements: [one] } });
  const { unmount } = renderPage(<Announcements />);
  expect(await screen.findByRole('status')).toHaveTextContent('The site is read-only on Sunday. Why');
  expect(screen.getByRole('link', { name: 'Why' })).toHaveAttribute('href', '/support');
  await userEvent.click(screen.getByRole('button', { name: 'Hide: The site is read-only on Sunday.' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  unmount();
  const again = { ...one, id: '5f3c6a1e-0000-4000-8000-0000000000a2', text: 'Back again.' };
  await asMember({}, { 'GET /api/announcements': { announcements: [again, one] } });
  renderPage(<Announcements />);
  expect(await screen.findByRole('status')).toHaveTextContent('Back again.');
});
