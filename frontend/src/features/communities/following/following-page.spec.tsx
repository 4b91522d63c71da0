import { asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FollowingPage from './following-page';

const user = userEvent.setup();
const followed = (part: object) => ({
  member: null,
  community: null,
  isFollowed: true,
  isMuted: false,
  mutedUntil: null,
  ...part,
});
const follows = [
  followed({ kind: 'vehicle', id: 'chevrolet.c10', name: 'Chevrolet C10' }),
  followed({ kind: 'build', id: 'b1', name: 'Old Blue' }),
  followed({ kind: 'organizer', id: 'o1', name: 'Madison Classics' }),
  followed({ kind: 'tag', id: 'carburetor', name: '#carburetor' }),
  followed({ kind: 'tag', id: 'prices', name: '#prices', isFollowed: false, isMuted: true }),
];

test('lists by kind what is followed, and apart what is muted alone; each leads to its feed', async () => {
  await asMember({}, { 'GET /api/follows': { follows } });
  renderPage(<FollowingPage />);
  const vehicles = within(await screen.findByRole('region', { name: 'Makes and models' }));
  expect(vehicles.getByRole('link', { name: 'Chevrolet C10' })).toHaveAttribute(
    'href',
    '/wall?vehicle=chevrolet.c10',
  );
  expect(screen.getByRole('link', { name: 'Old Blue' })).toHaveAttribute('href', '/build-tracker/b1');
  expect(screen.getByRole('link', { name: 'Madison Classics' })).toHaveAttribute('href', '/organizers/o1');
  expect(within(screen.getByRole('region', { name: 'Tags' })).getAllByRole('listitem')).toHaveLength(1);
  const muted = within(screen.getByRole('region', { name: 'Muted, and not followed' }));
  expect(muted.getByText('Muted for good')).toBeInTheDocument();
  expect(muted.getByRole('link', { name: '#prices' })).toHaveAttribute('href', '/wall?tag=prices');
});

test('follows a make or a model by its key; a refusal keeps what was typed', async () => {
  let isRefused = true;
  const api = await asMember(
    {},
    {
      'GET /api/follows': { follows: [] },
      'PUT /api/follows/vehicle/chevrolet.bel-air': () =>
        isRefused
          ? errorResponse({ status: 429, body: { message: 'You can follow the next one tomorrow.' } })
          : { id: 'one', version: 1, position: 1 },
    },
  );
  renderPage(<FollowingPage />);
  expect(await screen.findByText('You follow nobody yet')).toBeInTheDocument();
  await user.type(screen.getByRole('combobox', { name: 'Make' }), 'Chevrolet');
  await user.type(screen.getByRole('combobox', { name: 'Model' }), 'Bel Air');
  await user.click(screen.getByRole('button', { name: 'Follow' }));
  expect(await screen.findByText('You can follow the next one tomorrow.')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Model' })).toHaveValue('Bel Air');
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Follow' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Make' })).toHaveValue(''));
  expect(api.calls.filter(({ method }) => method === 'PUT')).toHaveLength(2);
});
