import {
  asMember,
  errorResponse,
  memberOf,
  type RecordedCall,
  renderPage,
  sessionOf,
} from '@lib/testing/page.fixtures';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdReportPanel } from './ads/ad-report-panel';
import { GrantTierForm } from './member/grant-tier-form';
import { SignIns } from './member/sign-ins';
import { GuardianLinks } from './members/guardian-links';
import { LifetimeProposals } from './members/lifetime-proposals';

const ana = '5f3c6a1e-0000-4000-8000-00000000000a';
const cleo = '5f3c6a1e-0000-4000-8000-00000000000c';
const path = `/api/admin/members/${ana}`;
const reason = 'Somebody else has the phone.';
const password = 'a 327 and a Muncie';
const needed = errorResponse({
  status: 403,
  body: { code: 'PROOF_NEEDED', message: 'Confirm that it is you.' },
});
const wrong = errorResponse({
  status: 400,
  body: { code: 'WRONG_PROOF', message: 'That is not your password.' },
});

const proposal = {
  id: cleo,
  member: { id: ana, name: 'Ana' },
  tier: 'premium_plus',
  reason: 'donor',
  note: 'King Tier.',
  proposedBy: { id: cleo, name: 'Cleo' },
  proposedAt: '2026-06-01T12:00:00.000Z',
  allowedActions: ['confirm', 'decline'],
};

const session = {
  id: cleo,
  device: 'Firefox on Windows',
  network: '203.0.x.x',
  createdAt: '2026-06-01T12:00:00.000Z',
  lastUsedAt: '2026-06-01T12:00:00.000Z',
};

const link = {
  minor: { id: ana, name: 'Kid' },
  guardian: { id: cleo, name: 'Mom' },
  acceptedAt: '2026-06-01T12:00:00.000Z',
  check: 'off',
};

const report = {
  title: 'Chrome',
  advertiser: 'Rock River',
  from: '2026-06-01',
  until: '2026-06-30',
  cap: null,
  total: { shown: 0, pressed: 0 },
  days: [],
};

/** An admin who signed in long ago, and a fake server that asks to re-authenticate. */
async function late() {
  let freshSeconds = 0;
  const done: unknown[] = [];
  const order = ({ body }: RecordedCall) => {
    if (freshSeconds === 0) return needed;
    done.push(body);
    return { id: ana, version: 4, position: 9 };
  };
  await asMember(
    { isAdmin: true },
    {
      'GET /api/account/proof': () => ({ freshSeconds, takes: ['password'] }),
      'POST /api/account/proof': ({ body }: RecordedCall) => {
        if ((body as { readonly password: string }).password !== password) return wrong;
        freshSeconds = 600;
        return { freshSeconds, session: sessionOf(memberOf({ isAdmin: true }), 'token-2') };
      },
      [`GET ${path}/account`]: () => ({
        email: 'ana@example.com',
        isEmailVerified: true,
        sessions: done.length > 0 ? [] : [session],
      }),
      [`POST ${path}/sessions/end`]: order,
      [`POST ${path}/tiers`]: order,
      [`GET /api/ads/${ana}/counts`]: report,
      [`POST /api/ads/${ana}/report-link`]: (sent: RecordedCall) => {
        const answer = order(sent);
        return answer === needed ? needed : { url: 'https://swap.example/ads/report' };
      },
      'GET /api/admin/guardian-links': () => ({ links: done.length > 0 ? [] : [link] }),
      [`POST /api/admin/guardian-links/${ana}/verify`]: order,
      'GET /api/admin/lifetime-proposals': () => ({ proposals: done.length > 0 ? [] : [proposal] }),
      [`POST ${path}/lifetime-proposals/${cleo}/confirm`]: order,
    },
  );
  return { done };
}

async function endSessions() {
  await userEvent.click(await screen.findByRole('button', { name: 'End all sessions' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Sign them out everywhere?' }));
  await userEvent.type(dialog.getByLabelText(/Reason/), reason);
  await userEvent.click(dialog.getByRole('button', { name: 'End all sessions' }));
}

const question = async () => within(await screen.findByRole('dialog', { name: 'Is it still you?' }));

async function prove(word: string) {
  const dialog = await question();
  await userEvent.clear(await dialog.findByLabelText('Your password'));
  await userEvent.type(dialog.getByLabelText('Your password'), word);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
}

test('asks to re-authenticate long after signing in, then sends the typed reason', async () => {
  const { done } = await late();
  renderPage(<SignIns id={ana} />);
  await endSessions();
  expect(await (await question()).findByLabelText('Your password')).toHaveFocus();
  await prove('not that one');
  expect(await (await question()).findByText('That is not your password.')).toBeInTheDocument();
  expect(done).toEqual([]);
  await prove(password);
  expect(await screen.findByText('They are signed in nowhere.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(done).toEqual([{ reason }]);
});

test('keeps the reason when re-authentication is cancelled', async () => {
  const { done } = await late();
  renderPage(<SignIns id={ana} />);
  await endSessions();
  await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign them out everywhere?' }));
  expect(dialog.getByLabelText(/Reason/)).toHaveValue(reason);
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  expect(done).toEqual([]);
});

test('sends a filled-in grant unchanged after re-authentication', async () => {
  const { done } = await late();
  renderPage(<GrantTierForm id={ana} />);
  await userEvent.selectOptions(screen.getByLabelText(/Tier/), 'Premium');
  await userEvent.selectOptions(screen.getByLabelText(/Why/), 'Donation');
  await userEvent.type(screen.getByLabelText(/In your own words/), 'King Tier.');
  fireEvent.change(screen.getByLabelText(/Last day/), { target: { value: '2099-06-01' } });
  await userEvent.click(screen.getByRole('button', { name: 'Grant it' }));
  await prove(password);
  expect(await screen.findByText('Granted. We told the member.')).toBeInTheDocument();
  expect(done).toMatchObject([{ tier: 'premium', reason: 'donor', note: 'King Tier.' }]);
});

test('confirms a lifetime tier after re-authentication', async () => {
  const { done } = await late();
  renderPage(<LifetimeProposals />);
  await userEvent.click(await screen.findByRole('button', { name: /^Confirm/ }));
  await prove(password);
  expect(await screen.findByText('No lifetime tiers are waiting for approval.')).toBeInTheDocument();
  expect(done).toHaveLength(1);
});

test('verifies a guardian with the note that was typed before re-authentication', async () => {
  const { done } = await late();
  renderPage(<GuardianLinks />);
  await userEvent.type(await screen.findByLabelText(/How you checked/), 'Seen on a call.');
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  await prove(password);
  expect(await screen.findByText('No guardians are waiting to be verified.')).toBeInTheDocument();
  expect(done).toEqual([{ guardianId: cleo, note: 'Seen on a call.' }]);
});

test('links the report of an ad after re-authentication', async () => {
  await late();
  renderPage(<AdReportPanel id={ana} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Link for the advertiser' }));
  await prove(password);
  expect(await screen.findByDisplayValue('https://swap.example/ads/report')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
