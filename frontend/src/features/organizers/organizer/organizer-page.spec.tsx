import {
  insideOf,
  organizerId,
  organizerOf,
  organizerSlug,
  receipt,
} from '@entities/organizer/organizer.fixtures';
import { asGuest, asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import type { OrganizerPage as Organizer } from '@modules/events/organizer/organizer.contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import OrganizerPage from './organizer-page';

const reading = `GET /api/organizers/${organizerSlug}`;
const user = userEvent.setup();
const show = (tab = '') =>
  renderPage(<OrganizerPage />, { at: `/organizers/${organizerSlug}${tab}`, path: '/organizers/:slug' });
const owned = (changes: Partial<Organizer> = {}) =>
  organizerOf({
    inside: insideOf(),
    allowedActions: ['edit', 'team', 'leave', 'draft', 'import'],
    ...changes,
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a guest reads what it is, that it is verified, and nothing of the inside', async () => {
  await asGuest({ [reading]: organizerOf() });
  show();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Rock County Old Car Club' }),
  ).toBeInTheDocument();
  expect(screen.getByText('Verified')).toBeInTheDocument();
  expect(screen.getByText('Old iron since 1958.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'club.example.com' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Parts of the organizer' })).toBeNull();
});

test('a member follows it; whoever works in it is not offered to', async () => {
  const following = {
    name: 'Rock County Old Car Club',
    followers: 3,
    following: null,
    isFollowed: false,
    isMuted: false,
    mutedUntil: null,
    mayFollow: true,
    areListsOpen: false,
  };
  const path = `/api/follows/organizer/${organizerId}`;
  const api = await asMember(
    {},
    { [reading]: organizerOf(), [`GET ${path}`]: following, [`PUT ${path}`]: receipt },
  );
  const { unmount } = show();
  await user.click(await screen.findByRole('button', { name: 'Follow Rock County Old Car Club' }));
  expect(api.calls.filter(({ method, url }) => method === 'PUT' && url.endsWith(path))).toHaveLength(1);
  unmount();
  await asMember({}, { [reading]: owned() });
  show();
  expect(await screen.findAllByRole('link', { name: 'New event' })).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
});

test('one that does not exist is called so', async () => {
  await asGuest({ [reading]: errorResponse({ status: 404, body: { code: 'ORGANIZER_NOT_FOUND' } }) });
  show();
  expect(await screen.findByRole('heading', { name: 'No such organizer' })).toBeInTheDocument();
});

test('an invitation is answered', async () => {
  const api = await asMember(
    {},
    {
      [reading]: organizerOf({ invitedAs: 'editor' }),
      [`POST /api/organizers/${organizerId}/team/answer`]: receipt,
    },
  );
  show();
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(api.calls.find(({ url }) => url.endsWith('/team/answer'))?.body).toEqual({ accepts: true });
});

test('after a refusal the team reads the reason and asks again; a refusal keeps what was typed', async () => {
  const api = await asMember(
    {},
    {
      [reading]: owned({
        isVerified: false,
        inside: insideOf({ verification: 'refused', until: null, reason: 'The page names nobody.' }),
        allowedActions: ['ask'],
      }),
      [`POST /api/organizers/${organizerId}/verification`]: errorResponse({
        status: 409,
        body: { code: 'ASKED_ALREADY', message: 'Your request waits for an answer.' },
      }),
    },
  );
  show();
  expect(await screen.findByText('“The page names nobody.”')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ask again' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^How we can check it/ }), 'See the board page.');
  await user.click(dialog.getByRole('button', { name: 'Ask' }));
  expect(await dialog.findByText('Enter a name.')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /^Contact person/ }), 'Ray');
  await user.type(dialog.getByRole('textbox', { name: /^E-mail/ }), 'ray@club.example.com');
  await user.click(dialog.getByRole('button', { name: 'Ask' }));
  expect(await dialog.findByText('Your request waits for an answer.')).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: /^How we can check it/ })).toHaveValue('See the board page.');
  expect(api.calls.find(({ url }) => url.endsWith('/verification'))?.body).toEqual({
    evidence: 'See the board page.',
    contact: { name: 'Ray', email: 'ray@club.example.com', phone: null },
  });
});

describe('the team', () => {
  test('a handle that nobody has is said at its field', async () => {
    await asMember(
      {},
      {
        [reading]: owned(),
        [`POST /api/organizers/${organizerId}/team`]: errorResponse({
          status: 404,
          body: { code: 'MEMBER_NOT_FOUND', message: 'Nobody has the handle @nobody.' },
        }),
      },
    );
    show('?show=team');
    await user.type(await screen.findByRole('textbox', { name: 'Handle' }), '@nobody');
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText('Nobody has the handle @nobody.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Handle' })).toHaveValue('@nobody');
  });

  test('roles are changed, invitations taken back, and the last owner reads why they stay', async () => {
    const api = await asMember(
      {},
      {
        [reading]: owned({
          inside: insideOf({
            team: [
              { id: 'ray', name: 'Ray Kowalski', handle: 'ray', role: 'owner' },
              { id: 'dee', name: 'Dee Larson', handle: 'dee', role: 'gate' },
            ],
            invited: [{ id: 'max', name: 'Max Ito', handle: 'max', role: 'editor' }],
          }),
        }),
        [`PUT /api/organizers/${organizerId}/team/dee`]: receipt,
        [`DELETE /api/organizers/${organizerId}/team/max`]: receipt,
      },
    );
    show('?show=team');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Role of Dee Larson' }), 'editor');
    await user.click(screen.getByRole('button', { name: 'Withdraw: Max Ito' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    const sent = api.calls.filter(({ method }) => ['PUT', 'DELETE'].includes(method));
    expect(sent.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['PUT', `/api/organizers/${organizerId}/team/dee`, { role: 'editor' }],
      ['DELETE', `/api/organizers/${organizerId}/team/max`, undefined],
    ]);
  });

  test('an owner is asked before they give up their own role', async () => {
    const api = await asMember(
      {},
      {
        [reading]: owned({
          inside: insideOf({
            team: [
              { id: 'ray', name: 'Ray Kowalski', handle: 'ray', role: 'owner' },
              { id: 'dee', name: 'Dee Larson', handle: 'dee', role: 'owner' },
            ],
          }),
        }),
        [`PUT /api/organizers/${organizerId}/team/ray`]: receipt,
      },
    );
    show('?show=team');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Role of Ray Kowalski' }), 'editor');
    const dialog = within(await screen.findByRole('dialog', { name: 'Become Editor?' }));
    expect(api.calls.some(({ method }) => method === 'PUT')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Change my role' }));
    expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ role: 'editor' });
  });
});

test('a feed is looked at first, then imported; each entry has its outcome and its reason', async () => {
  const entry = {
    uid: 'a',
    title: 'Spring Meet',
    outcome: 'drafted',
    reason: '',
    gatheringId: null,
    dates: 3,
  };
  const bad = {
    uid: 'b',
    title: 'Board',
    outcome: 'refused',
    reason: 'It has no start.',
    gatheringId: null,
    dates: 0,
  };
  const api = await asMember(
    {},
    {
      [reading]: owned(),
      [`POST /api/organizers/${organizerId}/imports/feed`]: { entries: [entry, bad], position: null },
    },
  );
  show('?show=import');
  await user.click(await screen.findByRole('radio', { name: 'An address' }));
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('Enter the address first.')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /^Address/ }), 'https://club.example.com/meets.ics');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('It has no start.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Import 1 entry' }));
  expect(await screen.findByText('1 draft made or changed')).toBeInTheDocument();
  expect(api.calls.filter(({ url }) => url.endsWith('/feed')).map(({ body }) => body)).toEqual([
    { url: 'https://club.example.com/meets.ics', preview: true },
    { url: 'https://club.example.com/meets.ics', preview: false },
  ]);
});

test('a feed that does not answer says so at its field', async () => {
  await asMember(
    {},
    {
      [reading]: owned(),
      [`POST /api/organizers/${organizerId}/imports/feed`]: errorResponse({
        status: 422,
        body: { code: 'FEED_UNREACHABLE', message: 'The address did not answer.' },
      }),
    },
  );
  show('?show=import');
  await user.click(await screen.findByRole('radio', { name: 'An address' }));
  await user.type(screen.getByRole('textbox', { name: /^Address/ }), 'https://club.example.com/meets.ics');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('The address did not answer.')).toBeInTheDocument();
});

test('drafts and suggestions lead to the form of an event', async () => {
  const suggestion = {
    id: '7b0a1c52-0000-4000-8000-0000000000f1',
    memberId: null,
    title: 'Barn Meet',
    kind: 'meetup',
    day: '2027-08-01',
    where: 'Milton, WI',
    website: null,
    note: '',
    suggestedAt: '2026-11-01T12:00:00.000Z',
    distance: 8,
    isMine: false,
    status: 'open',
    gatheringId: null,
    reason: '',
  };
  await asMember(
    {},
    {
      [reading]: owned({
        inside: insideOf({
          drafts: [{ id: 'e1', title: 'Fall Meet', status: 'in review', firstDay: '2027-09-04' }],
        }),
      }),
      'GET /api/events/suggestions': { suggestions: [suggestion], next: null },
    },
  );
  show('?show=drafts');
  expect(await screen.findByRole('link', { name: 'Fall Meet' })).toHaveAttribute('href', '/events/e1/edit');
  await user.click(screen.getByRole('link', { name: /^Suggestions/ }));
  expect(await screen.findByRole('link', { name: /^Claim ?: Barn Meet/ })).toHaveAttribute(
    'href',
    `/events/new?organizer=${organizerSlug}&suggestion=${suggestion.id}`,
  );
});
