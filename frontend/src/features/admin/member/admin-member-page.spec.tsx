import { asMember, errorResponse, type RecordedCall, renderPage } from '@lib/testing/page.fixtures';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GuardianLinks } from '../members/guardian-links';
import { LifetimeProposals } from '../members/lifetime-proposals';
import AdminMemberPage from './admin-member-page';

const kid = '5f3c6a1e-0000-4000-8000-00000000000a';
const mom = '5f3c6a1e-0000-4000-8000-00000000000b';
const receipt = { id: kid, version: 4, position: 9 };

test('staff verify a guardian and write down how', async () => {
  let links = [
    {
      minor: { id: kid, name: 'Kid' },
      guardian: { id: mom, name: 'Mom' },
      acceptedAt: '2026-06-01T12:00:00.000Z',
      check: 'unsure',
    },
  ];
  const api = await asMember(
    { isAdmin: true },
    {
      'GET /api/admin/guardian-links': () => ({ links }),
      [`POST /api/admin/guardian-links/${kid}/verify`]: () => {
        links = [];
        return receipt;
      },
    },
  );
  renderPage(<GuardianLinks />);
  expect(await screen.findByText('The check was not sure. You decide.')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/How you checked/), 'Seen on a call.');
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  const none = await screen.findByText('No guardians are waiting to be verified.');
  expect(none.parentElement).toHaveFocus();
  expect(api.calls.find(({ method, url }) => method === 'POST' && url.includes('verify'))?.body).toEqual({
    guardianId: mom,
    note: 'Seen on a call.',
  });
});

describe('a member’s page for admins', () => {
  const path = `/api/admin/members/${kid}`;
  const page = { at: `/admin/members/${kid}`, path: '/admin/members/:id' };
  const member = { id: kid, name: 'Kid' };
  const nothing = { member, tier: 'free', grants: [], roles: [] as readonly string[] };
  const known = {
    [`GET ${path}`]: {
      ...member,
      handle: 'kid',
      joinedAt: '2026-05-01T12:00:00.000Z',
      isMinor: true,
      isSuspended: false,
    },
    [`GET ${path}/notes`]: { notes: [] },
    [`GET ${path}/decisions`]: { standing: 'good', strikes: 0, decisions: [] },
    [`GET ${path}/grants`]: nothing,
    [`GET ${path}/consents`]: { member, consents: [] },
    'GET /api/admin/lifetime-proposals': { proposals: [] },
  };
  const open = async (answers: Record<string, unknown> = {}) => {
    const api = await asMember({ isAdmin: true }, { ...known, ...answers });
    renderPage(<AdminMemberPage />, page);
    expect(await screen.findByRole('heading', { level: 1, name: 'Kid' })).toBeInTheDocument();
    return api;
  };
  const fillGrant = async (tier: string, note: string) => {
    await userEvent.selectOptions(screen.getByLabelText(/Tier/), tier);
    await userEvent.selectOptions(screen.getByLabelText(/Why/), 'Donation');
    if (note) await userEvent.type(screen.getByLabelText(/In your own words/), note);
  };
  const until = (value: string) => fireEvent.change(screen.getByLabelText(/Last day/), { target: { value } });

  test('shows the standing, and what was decided', async () => {
    const rule = { id: 'decent', title: 'Be decent', text: 'Be decent.', version: '2025-08-02' };
    const at = '2026-06-01T12:00:00.000Z';
    const past = { id: mom, caseId: mom, at, rule, measure: { kind: 'suspend', days: 7 }, strikes: 2 };
    const decision = { ...past, strikesUntil: '2026-12-01T12:00:00.000Z', endsAt: null, status: 'running' };
    await open({
      [`GET ${path}/decisions`]: { standing: 'suspended', strikes: 2, decisions: [decision] },
    });
    expect(await screen.findByText('2 strikes count today')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Suspended for 7 days' })).toHaveAttribute(
      'href',
      `/decisions/${mom}`,
    );
  });

  test('answers why a member cannot do something, as a chain of facts', async () => {
    const facts = [
      { holds: true, words: 'The e-mail is confirmed', since: null, href: null },
      { holds: false, words: 'A decision limits posting', since: null, href: `/decisions/${mom}` },
    ];
    await open({ [`GET ${path}/why`]: { may: false, facts } });
    await userEvent.selectOptions(screen.getByLabelText('What they try'), 'Posting and commenting');
    expect(await screen.findByText('They cannot.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'A decision limits posting' })).toBeInTheDocument();
  });

  test('keeps a note that staff leave', async () => {
    const notes: object[] = [];
    await open({
      [`GET ${path}/notes`]: () => ({ notes }),
      [`POST ${path}/notes`]: ({ body }: RecordedCall) => {
        notes.push({
          ...(body as object),
          id: mom,
          at: '2026-06-01T12:00:00.000Z',
          by: { id: mom, name: 'Cleo' },
        });
        return receipt;
      },
    });
    await userEvent.type(await screen.findByLabelText('Note for staff'), 'Called us.');
    await userEvent.click(screen.getByRole('button', { name: 'Add the note' }));
    expect(await screen.findByText('Called us.', { selector: 'p' })).toBeInTheDocument();
    expect(screen.getByLabelText('Note for staff')).toHaveValue('');
  });

  test('asks for no notes about whoever reads it', async () => {
    const api = await asMember({ id: kid, isAdmin: true }, known);
    renderPage(<AdminMemberPage />, page);
    expect(await screen.findByText('What staff noted about you is for your colleagues.')).toBeVisible();
    expect(api.calls.filter(({ url }) => url.endsWith('/notes'))).toEqual([]);
  });

  test('shows support neither cases nor what admins do', async () => {
    await asMember({ capabilities: ['staff', 'support'] }, known);
    renderPage(<AdminMemberPage />, page);
    expect(await screen.findByRole('heading', { name: 'Notes' })).toBeInTheDocument();
    for (const name of ['Cases', 'Appeals', 'Tiers', 'Sign-in', 'Consents'])
      expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Open a case' })).not.toBeInTheDocument();
  });

  test('grants a role only with a reason', async () => {
    let roles: readonly string[] = [];
    const api = await open({
      [`GET ${path}/grants`]: () => ({ ...nothing, roles }),
      [`POST ${path}/roles`]: () => {
        roles = ['support'];
        return receipt;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Give the role Support' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Give the role Support?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Give' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Write down why.');
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Answers requests.');
    await userEvent.click(dialog.getByRole('button', { name: 'Give' }));
    expect(await screen.findByRole('button', { name: 'Take away the role Support' })).toBeInTheDocument();
    expect(api.calls.find(({ url }) => url.endsWith('/roles'))?.body).toEqual({
      role: 'support',
      note: 'Answers requests.',
    });
  });

  test('grants a tier for the chosen reason, until the end of a day', async () => {
    const api = await open({ [`POST ${path}/tiers`]: receipt });
    await fillGrant('Premium', 'At the Jefferson meet.');
    until('2099-06-01');
    await userEvent.click(screen.getByRole('button', { name: 'Grant it' }));
    const granted = await screen.findByText('Granted. We told the member.');
    expect(granted.closest('[role="status"]')).toHaveFocus();
    expect(api.calls.find(({ url }) => url.endsWith('/tiers'))?.body).toEqual({
      tier: 'premium',
      reason: 'donor',
      note: 'At the Jefferson meet.',
      until: new Date('2099-06-01T23:59:59').toISOString(),
    });
  });

  test('shows an error at each missing field and sends nothing', async () => {
    const api = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Grant it' }));
    expect(screen.getByLabelText(/Tier/)).toHaveFocus();
    for (const words of ['Choose a tier.', 'Choose a reason.', 'Write down why.', /Choose the last day/])
      expect(screen.getByText(words)).toBeInTheDocument();
    until('2001-06-01');
    await userEvent.click(screen.getByRole('button', { name: 'Grant it' }));
    expect(screen.getByText('Choose a future date.')).toBeInTheDocument();
    expect(api.calls.filter(({ method, url }) => method === 'POST' && url.startsWith(path))).toEqual([]);
  });

  test('keeps what was typed when a grant is refused', async () => {
    const message =
      'Without an end, or with one more than five years away, two admins have to agree: propose it.';
    await open({
      [`POST ${path}/tiers`]: errorResponse({ status: 422, body: { code: 'TWO_ADMINS', message } }),
    });
    await fillGrant('Premium+', 'King Tier.');
    until('2099-06-01');
    await userEvent.click(screen.getByRole('button', { name: 'Grant it' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText(/In your own words/)).toHaveValue('King Tier.');
    expect(screen.getByLabelText(/Tier/)).toHaveValue('premium_plus');
    expect(screen.getByLabelText(/Last day/)).toHaveValue('2099-06-01');
  });

  test('proposes premium for life, and grants beta for life at once', async () => {
    const api = await open({ [`POST ${path}/lifetime-proposals`]: receipt, [`POST ${path}/tiers`]: receipt });
    await fillGrant('Premium+', 'King Tier.');
    await userEvent.click(screen.getByLabelText(/No end/));
    await userEvent.click(screen.getByRole('button', { name: 'Propose it' }));
    expect(await screen.findByText(/Another admin has to confirm it/)).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText(/Tier/), 'Beta');
    expect(screen.queryByText(/Another admin has to confirm it/)).not.toBeInTheDocument();
    await fillGrant('Beta', 'Tests with us.');
    await userEvent.click(screen.getByLabelText(/No end/));
    await userEvent.click(screen.getByRole('button', { name: 'Grant it' }));
    expect(await screen.findByText('Granted. We told the member.')).toBeInTheDocument();
    const sent = api.calls.filter(({ method, url }) => method === 'POST' && url.startsWith(path));
    expect(sent.map(({ body }) => body)).toEqual([
      { tier: 'premium_plus', reason: 'donor', note: 'King Tier.' },
      { tier: 'beta', reason: 'donor', note: 'Tests with us.', until: null },
    ]);
  });

  test('lists granted tiers and takes them back for a reason', async () => {
    const grant = {
      id: mom,
      tier: 'premium',
      reason: 'donor',
      note: 'King Tier.',
      from: '2026-06-01T12:00:00.000Z',
      until: null,
      grantedBy: mom,
      status: 'running',
    };
    const api = await open({
      [`GET ${path}/grants`]: { ...nothing, tier: 'premium', grants: [grant] },
      [`POST ${path}/tiers/${mom}/revoke`]: receipt,
    });
    expect(await screen.findByText('Active')).toBeInTheDocument();
    expect(screen.getByText('Donation: King Tier.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Take back Premium' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Mistake.');
    await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls.find(({ url }) => url.endsWith('/revoke'))?.body).toEqual({ note: 'Mistake.' });
  });

  test('shows every consent: who gave it, how it was verified, when, and when it was withdrawn', async () => {
    const at = '2026-06-01T12:00:00.000Z';
    const guardian = { id: mom, name: 'Mom' };
    const consents = [
      {
        at,
        what: 'guardian verified',
        by: { kind: 'staff', id: mom, name: 'Cleo' },
        guardian,
        detail: 'Seen on a call.',
        withdrawnAt: '2026-07-02T12:00:00.000Z',
      },
    ];
    await open({ [`GET ${path}/consents`]: { member, consents } });
    const [, row] = within(await screen.findByRole('table', { name: 'Consents' })).getAllByRole('row');
    for (const words of [
      /Mom was verified as guardian: Seen on a call\./,
      /Cleo/,
      /Jun 1, 2026/,
      /Jul 2, 2026/,
    ])
      expect(row).toHaveTextContent(words);
  });

  test('shows a message for an unknown member', async () => {
    await asMember(
      { isAdmin: true },
      {
        ...known,
        [`GET ${path}`]: errorResponse({
          status: 404,
          body: { code: 'MEMBER_NOT_FOUND', message: 'x' },
        }),
      },
    );
    renderPage(<AdminMemberPage />, page);
    expect(await screen.findByRole('heading', { name: 'Member not found' })).toBeInTheDocument();
  });
});

describe('a proposed lifetime tier', () => {
  const proposal = {
    id: mom,
    member: { id: kid, name: 'Kid' },
    tier: 'premium_plus',
    reason: 'donor',
    note: 'King Tier.',
    proposedBy: { id: mom, name: 'Cleo' },
    proposedAt: '2026-06-01T12:00:00.000Z',
    allowedActions: ['confirm', 'decline'],
  };
  const path = `/api/admin/members/${kid}/lifetime-proposals/${mom}`;

  test.each([
    ['confirmed', async () => userEvent.click(await screen.findByRole('button', { name: /^Confirm/ })), {}],
    [
      'declined for a reason',
      async () => {
        await userEvent.click(await screen.findByRole('button', { name: /^Decline/ }));
        const dialog = within(screen.getByRole('dialog'));
        await userEvent.type(dialog.getByLabelText(/Reason/), 'It bounced.');
        await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
      },
      { note: 'It bounced.' },
    ],
  ] as const)('can be %s by another admin', async (_, decide, body) => {
    let proposals = [proposal];
    const done = () => {
      proposals = [];
      return receipt;
    };
    const api = await asMember(
      { isAdmin: true },
      {
        'GET /api/admin/lifetime-proposals': () => ({ proposals }),
        [`POST ${path}/confirm`]: done,
        [`POST ${path}/decline`]: done,
      },
    );
    renderPage(<LifetimeProposals />);
    await decide();
    expect(await screen.findByText('No lifetime tiers are waiting for approval.')).toBeInTheDocument();
    expect(api.calls.find(({ url }) => url.startsWith(path))?.body ?? {}).toEqual(body);
  });

  test('cannot be decided by the admin who proposed it', async () => {
    await asMember(
      { isAdmin: true },
      { 'GET /api/admin/lifetime-proposals': { proposals: [{ ...proposal, allowedActions: [] }] } },
    );
    renderPage(<LifetimeProposals />);
    expect(await screen.findByText('Another admin has to decide this.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
