import { asGuest, asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@ui/feedback/toast';
import { FollowButton } from './follow-button';
import { FollowCounts } from './follow-counts';

const at = '/api/follows/vehicle/chevrolet.c10';
const receipt = { id: 'one', version: 1, position: 9 };
const user = userEvent.setup();
const said = (part: object = {}) => ({
  name: 'Chevrolet C10',
  followers: 12,
  following: null,
  isFollowed: false,
  isMuted: false,
  mutedUntil: null,
  mayFollow: true,
  areListsOpen: false,
  ...part,
});
const open = () =>
  renderPage(
    <>
      <FollowButton kind="vehicle" id="chevrolet.c10" name="Chevrolet C10" />
      <Toaster />
    </>,
    { at: '/wall?vehicle=chevrolet.c10' },
  );

test('one press follows, the next one no longer', async () => {
  let isFollowed = false;
  const api = await asMember(
    {},
    {
      [`GET ${at}`]: () => said({ isFollowed }),
      [`PUT ${at}`]: () => {
        isFollowed = true;
        return receipt;
      },
      [`DELETE ${at}`]: () => {
        isFollowed = false;
        return receipt;
      },
    },
  );
  open();
  await user.click(await screen.findByRole('button', { name: 'Follow Chevrolet C10' }));
  await user.click(await screen.findByRole('button', { name: /^Following Chevrolet C10/ }));
  expect(await screen.findByRole('button', { name: 'Follow Chevrolet C10' })).toBeInTheDocument();
  expect(api.calls.map(({ method }) => method).filter((method) => method !== 'GET')).toEqual(
    expect.arrayContaining(['PUT', 'DELETE']),
  );
});

test('the menu mutes for a week or for good, and says until when', async () => {
  const api = await asMember(
    {},
    {
      [`GET ${at}`]: said({ isMuted: true, mutedUntil: '2027-06-13T12:00:00.000Z' }),
      [`PUT ${at}/mute`]: receipt,
    },
  );
  open();
  await user.click(await screen.findByRole('button', { name: 'Chevrolet C10 is muted. Change it.' }));
  expect(await screen.findByText('Muted until Sun, Jun 13, 2027')).toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: 'Mute for good' }));
  expect(await screen.findByText('Chevrolet C10 is muted for good')).toBeInTheDocument();
  expect(api.calls.find(({ url }) => url.endsWith('/mute'))?.body).toEqual({ for: 'good' });
});

test('a refusal is said, and nothing is followed', async () => {
  await asMember(
    {},
    {
      [`GET ${at}`]: said(),
      [`PUT ${at}`]: errorResponse({
        status: 429,
        body: { code: 'TOO_MANY_FOLLOWS', message: 'You can follow the next one in an hour.' },
      }),
    },
  );
  open();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Follow Chevrolet C10' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Follow Chevrolet C10' }));
  expect(await screen.findByText('You can follow the next one in an hour.')).toBeInTheDocument();
});

test('a guest signs in first, and comes back', async () => {
  await asGuest();
  open();
  expect(screen.getByRole('link', { name: 'Follow Chevrolet C10' })).toHaveAttribute(
    'href',
    '/login?next=/wall%3Fvehicle%3Dchevrolet.c10',
  );
});

test('nobody follows themselves', async () => {
  await asMember({}, { [`GET ${at}`]: said({ mayFollow: false }) });
  open();
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

describe('the counts of a member', () => {
  const of = '/api/follows/member/mia';
  const mia = said({ name: 'Mia', followers: 1, following: 3, areListsOpen: true });

  test('open the lists that the member shows', async () => {
    await asGuest({
      [`GET ${of}`]: mia,
      'GET /api/follows/of/mia/followers': {
        members: [{ id: 'ana', handle: 'ana', name: 'Ana', picture: null }],
        next: null,
      },
    });
    renderPage(<FollowCounts id="mia" name="Mia" />);
    await user.click(await screen.findByRole('button', { name: '1 follower' }));
    expect(await screen.findByRole('dialog', { name: 'Who follows Mia' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Ana' })).toHaveAttribute('href', '/members/ana');
  });

  test('are left out where the member shows them to nobody', async () => {
    await asGuest({ [`GET ${of}`]: { ...mia, followers: null, areListsOpen: false } });
    renderPage(<FollowCounts id="mia" name="Mia" />);
    expect(await screen.findByText('follows 3 others')).toBeInTheDocument();
    expect(screen.queryByText(/follower/)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
