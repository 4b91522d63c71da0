import {
  communityId,
  communityMemberOf,
  communityOf,
  personOf,
  receipt,
  ruleId,
} from '@entities/community/community.fixtures';
import { axeProblems } from '@lib/testing/axe.fixtures';
import { asGuest, asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import type { CommunityView } from '@modules/community/community/community.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import CommunityPage from './community-page';

const slug = 'pickups-of-rock-county';
const secret = 's'.repeat(43);
const kept = `community-invitation:${communityId}`;
const user = userEvent.setup();

const answersFor = (community: CommunityView, more: object = {}) => ({
  [`GET /api/communities/${slug}`]: community,
  [`GET /api/communities/${communityId}`]: community,
  'GET /api/feed': { entries: [], next: null, newest: null, seenUpTo: null },
  'GET /api/feed/new': { count: 0 },
  ...more,
});
const open = (after = '') =>
  renderPage(<WithAddress />, { at: `/communities/${slug}${after}`, path: '/communities/:slug' });

function WithAddress() {
  const { search, hash } = useLocation();
  return (
    <>
      <output aria-label="Address">{search + hash}</output>
      <CommunityPage />
    </>
  );
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('shows what it is, its figures of the week, its wall and its rules', async () => {
  await asGuest(answersFor(communityOf()));
  open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Pickups of Rock County' }),
  ).toBeInTheDocument();
  for (const words of [
    'Old trucks between Beloit and Edgerton.',
    '41 members',
    'Janesville, WI',
    'Chevrolet 3100',
  ])
    expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByText('New members').nextSibling).toHaveTextContent('2');
  expect(screen.getByRole('link', { name: 'Sign in to join' })).toHaveAttribute(
    'href',
    `/login?next=/communities/${slug}`,
  );
  expect(await screen.findByText('No posts here yet')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /^Rules/ }));
  expect(screen.getByLabelText('Address')).toHaveTextContent('?show=rules');
  expect(screen.getByRole('heading', { name: 'No price talk' })).toBeInTheDocument();
});

test('one that does not exist, or is not open to this reader, is no page', async () => {
  await asGuest({
    [`GET /api/communities/${slug}`]: errorResponse({ status: 404, body: { code: 'COMMUNITY_NOT_FOUND' } }),
  });
  open();
  expect(await screen.findByRole('heading', { name: 'No such community' })).toBeInTheDocument();
});

test('a visitor of a members-only community reads its rules, and not its wall', async () => {
  await asMember({}, answersFor(communityOf({ visibility: 'members', isOpenToMe: false })));
  open();
  expect(await screen.findByText('For its members')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /^Rules/ }));
  expect(screen.getByRole('heading', { name: 'No price talk' })).toBeInTheDocument();
});

test('a reader who does not moderate has no tab of reports', async () => {
  await asMember({}, answersFor(communityOf({ standing: 'member' })));
  open('?show=reports');
  expect(await screen.findByText('No posts here yet')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Reports' })).toBeNull();
});

test('an archived one says why', async () => {
  await asGuest(answersFor(communityOf({ isArchived: true, archivedBecause: 'Nobody is left to run it.' })));
  open();
  expect(await screen.findByText('This community is archived')).toBeInTheDocument();
  expect(screen.getByText(/Nobody is left to run it\./)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Sign in to join' })).toBeNull();
});

test('a banned member reads by which rule, why and until when', async () => {
  await asMember(
    {},
    answersFor(
      communityOf({
        standing: 'banned',
        bannedUntil: new Date(2027, 5, 14).toISOString(),
        told: { what: 'You were banned', rule: 'No price talk', reason: 'Three times in a day.' },
      }),
    ),
  );
  open();
  const notice = (await screen.findByText('You were banned')).closest('div');
  expect(notice).toHaveTextContent('Rule: No price talk');
  expect(notice).toHaveTextContent('Three times in a day.');
  expect(notice).toHaveTextContent('The last day of the ban is Sun, Jun 13, 2027.');
});

describe('joining', () => {
  test('an open one is joined in one press', async () => {
    const api = await asMember(
      {},
      answersFor(communityOf({ allowedActions: ['join'] }), {
        [`POST /api/communities/${communityId}/join`]: { ...receipt, standing: 'member' },
      }),
    );
    open();
    await user.click(await screen.findByRole('button', { name: 'Join' }));
    await waitFor(() => expect(api.calls.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({}));
  });

  test('a request takes a note; a refusal keeps it', async () => {
    const api = await asMember(
      {},
      answersFor(communityOf({ join: 'request', allowedActions: ['requestToJoin'] }), {
        [`POST /api/communities/${communityId}/join`]: errorResponse({
          status: 429,
          body: { code: 'TOO_MANY_REQUESTS', message: 'You can ask again tomorrow.' },
        }),
      }),
    );
    open();
    await user.click(await screen.findByRole('button', { name: 'Ask to join' }));
    const note = await screen.findByRole('textbox', { name: /A note to the moderators/ });
    await user.type(note, 'A 51 in pieces.');
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    expect(await screen.findByText('You can ask again tomorrow.')).toBeInTheDocument();
    expect(note).toHaveValue('A 51 in pieces.');
    expect(api.calls.at(-1)?.url).not.toContain('note');
  });

  test('an invitation leaves the address, is kept across the sign-in, and is used once', async () => {
    const invited = communityOf({ join: 'invitation' });
    await asGuest(answersFor(invited));
    const { unmount } = open(`#${secret}`);
    expect(await screen.findByText('You are invited.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Address')).toBeEmptyDOMElement());
    unmount();
    const api = await asMember(
      {},
      answersFor(invited, {
        [`GET /api/communities/${communityId}/invitation`]: invited,
        [`POST /api/communities/${communityId}/join`]: { ...receipt, standing: 'member' },
      }),
    );
    open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Accept and join' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Accept and join' }));
    await waitFor(() => expect(sessionStorage.getItem(kept)).toBeNull());
    expect(api.calls.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({ invitation: secret });
  });

  test('an invitation that is over says so, and is forgotten', async () => {
    const api = await asMember(
      {},
      answersFor(communityOf({ join: 'invitation' }), {
        [`GET /api/communities/${communityId}/invitation`]: errorResponse({
          status: 409,
          body: { code: 'INVITATION_OVER', message: 'This link is over.' },
        }),
      }),
    );
    open(`#${secret}`);
    await waitFor(() => expect(api.calls.map(({ url }) => url).join()).toContain('/invitation?secret='));
    await waitFor(() => expect(sessionStorage.getItem(kept)).toBeNull());
    expect(await screen.findByText('To join, ask one of its moderators for a link.')).toBeInTheDocument();
  });

  test('an owner who leaves reads who follows', async () => {
    await asMember({}, answersFor(communityOf({ standing: 'owner', allowedActions: ['leave'] })));
    open();
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText(/it will be archived/)).toBeInTheDocument();
  });
});

describe('a moderator', () => {
  const moderated = communityOf({
    standing: 'moderator',
    requests: 1,
    allowedActions: ['moderate', 'invite'],
  });
  const members = (url: string) => {
    if (url.includes('which=requested'))
      return [
        communityMemberOf({ member: personOf('rob', 'Rob'), standing: 'requested', note: 'I drive a 3100.' }),
      ];
    if (url.includes('which=banned')) return [];
    return [communityMemberOf(), communityMemberOf({ member: personOf('owen', 'Owen'), standing: 'owner' })];
  };
  const asModerator = (more: object = {}) =>
    asMember(
      {},
      answersFor(moderated, {
        [`GET /api/communities/${communityId}/members`]: ({ url }: { readonly url: string }) => ({
          members: members(url),
          next: null,
        }),
        [`GET /api/communities/${communityId}/invitations`]: { invitations: [] },
        ...more,
      }),
    );

  test('reads what was reported without who did, and removes it by a rule', async () => {
    const api = await asModerator({
      [`GET /api/cases/of-community/${communityId}`]: {
        cases: [
          {
            id: ruleId,
            version: 2,
            category: 'spam',
            target: { kind: 'post', id: ruleId, name: 'post', title: 'Cheap tires', href: '/wall/1' },
            reports: [{ category: 'spam', comment: 'He posts it daily.', at: '2026-07-01T12:00:00.000Z' }],
            openedAt: '2026-07-01T12:00:00.000Z',
            isHidden: false,
          },
        ],
      },
      [`POST /api/cases/${ruleId}/community`]: receipt,
    });
    open('?show=reports');
    expect(await screen.findByText('He posts it daily.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove: post: Cheap tires' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('radio', { name: /No price talk/ }));
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Advertising.');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(api.calls).toContainEqual(
        expect.objectContaining({
          url: `/api/cases/${ruleId}/community`,
          body: { outcome: 'removed', rule: 'No price talk', reason: 'Advertising.' },
        }),
      ),
    );
  });

  test('reads the note of a request, and approves it', async () => {
    const api = await asModerator({
      [`POST /api/communities/${communityId}/members/rob/approve`]: receipt,
    });
    open('?show=members');
    expect(await screen.findByText('I drive a 3100.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Approve Rob' }));
    await waitFor(() =>
      expect(api.calls.map(({ url }) => url)).toContain(
        `/api/communities/${communityId}/members/rob/approve`,
      ),
    );
  });

  test('bans a member by a rule until a day', async () => {
    const api = await asModerator({ [`POST /api/communities/${communityId}/members/mia/ban`]: receipt });
    open('?show=members');
    await user.click(await screen.findByRole('button', { name: 'More about Mia' }));
    expect(screen.queryByRole('button', { name: 'More about Owen' })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: 'Ban' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ban Mia?' }));
    expect(dialog.getByRole('button', { name: 'Ban' })).toBeDisabled();
    await user.click(await dialog.findByRole('radio', { name: /No price talk/ }));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Again.');
    await user.type(dialog.getByLabelText(/Last day/), '2027-01-31');
    await user.click(dialog.getByRole('button', { name: 'Ban' }));
    await waitFor(() =>
      expect(api.calls.filter(({ url }) => url.endsWith('/ban')).map(({ body }) => body)).toEqual([
        { ruleId, reason: 'Again.', until: '2027-01-31' },
      ]),
    );
  });

  test('makes a link whose secret comes after the #, where no server sees it', async () => {
    await asModerator({
      [`POST /api/communities/${communityId}/invitations`]: {
        ...receipt,
        linkId: 'one',
        secret,
        endsAt: '2026-12-10T12:00:00.000Z',
      },
    });
    open('?show=members');
    await user.click(await screen.findByRole('button', { name: 'Make a link' }));
    expect(await screen.findByRole('textbox', { name: 'Invitation to Pickups of Rock County' })).toHaveValue(
      `${window.location.origin}/communities/${slug}#${secret}`,
    );
  });
});

test('the log says who was told what by which rule', async () => {
  await asMember(
    {},
    answersFor(communityOf({ standing: 'member' }), {
      [`GET /api/communities/${communityId}/log`]: {
        entries: [
          {
            at: '2026-11-01T12:00:00.000Z',
            what: 'Removed a post',
            moderator: personOf('owen', 'Owen'),
            member: personOf('mia', 'Mia'),
            rule: 'No price talk',
            reason: 'A price.',
          },
        ],
        next: null,
      },
    }),
  );
  open('?show=log');
  const line = await screen.findByRole('listitem');
  for (const words of ['Removed a post', 'Mia', 'Rule: No price talk', 'A price.', 'By Owen'])
    expect(line).toHaveTextContent(words);
});

describe('the tools of a moderator', () => {
  const moderates = answersFor(communityOf({ standing: 'moderator' }), {
    [`GET /api/communities/${communityId}/insights`]: {
      weeks: [{ week: '2026-11-16', joined: 3, left: 1, posts: 12, comments: 40, unanswered: 2 }],
      topPosts: [{ id: ruleId, text: 'Which carburetor fits?', comments: 9, reactions: 4 }],
    },
    [`GET /api/communities/${communityId}/watched`]: {
      found: [
        {
          kind: 'comment',
          id: 'one',
          postId: ruleId,
          author: personOf('walt', 'Walt'),
          text: 'Send me a gift card first.',
          words: ['gift card'],
          at: '2026-11-25T12:00:00.000Z',
        },
      ],
    },
    [`GET /api/communities/${communityId}/watch-words`]: { words: ['gift card'], version: 1 },
    [`PUT /api/communities/${communityId}/watch-words`]: receipt,
  });

  test('come with Premium, which is said', async () => {
    await asMember({}, moderates);
    open('?show=tools');
    expect(await screen.findByText('Figures by week, and words to watch for')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Premium' })).toHaveAttribute('href', '/premium');
  });

  test('are figures by week, texts with watched words, and the words', async () => {
    const { calls } = await asMember({ capabilities: ['community-tools'] }, moderates);
    open('?show=tools');
    expect(await screen.findByRole('table', { name: 'The last 26 weeks' })).toHaveTextContent('12');
    expect(await screen.findByText('Send me a gift card first.')).toBeInTheDocument();
    const words = screen.getByRole('textbox', { name: 'Words to watch for' });
    await waitFor(() => expect(words).toHaveValue('gift card'));
    expect(await axeProblems()).toEqual([]);
    await user.type(words, '\nwire transfer');
    await user.click(screen.getByRole('button', { name: 'Save the words' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        words: ['gift card', 'wire transfer'],
        madeFrom: 1,
      }),
    );
  });

  test('are no tab for those who do not moderate', async () => {
    await asMember({}, answersFor(communityOf({ standing: 'member' })));
    open();
    expect(await screen.findByText('No posts here yet')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Tools' })).toBeNull();
  });
});
