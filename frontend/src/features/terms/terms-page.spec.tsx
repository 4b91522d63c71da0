import { asGuest, asMember, errorResponse, memberOf, renderPage } from '@lib/testing/page.fixtures';
import { termsVersion } from '@modules/identity/identity.contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AcceptNewTerms } from './accept-new-terms';
import './terms-dialog';
import TermsPage from './terms-page';
import { termsDate } from './terms-sections';

beforeEach(() => localStorage.clear());

describe('the terms', () => {
  beforeEach(async () => {
    await asGuest();
    renderPage(<TermsPage />);
  });

  test('have 14 numbered sections, the date of their version, and a link home', () => {
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual([
      '1. Eligibility',
      '2. Accounts',
      '3. Content',
      '4. Vehicle and Parts Listings',
      '5. Events',
      '6. Messaging and Safety',
      '7. Subscriptions',
      '8. Advertising',
      '9. Termination',
      '10. Liability',
      '11. Governing Law',
      '12. Disclaimers',
      '13. Modifications',
      '14. Contact',
    ]);
    expect(screen.getByText(/last updated August 2, 2025/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  test.each([
    /at least 13 years old/,
    /under 18, your account must be linked to a verified parent or guardian/,
    /parent or guardian are always on/,
    /may block another user/,
    /only from verified event organizers/,
    /Permanent or seasonal events and one-time events/,
    /staff verify an organizer for a year at a time/,
    /suggests is no public listing until an organizer publishes it/,
    /suspend or terminate any account, including government-affiliated accounts/,
    /appeal by writing to/,
    /Transactions between users are not moderated/,
    /modify these terms at any time/,
    /capped at the fees you paid us in the 12 months before the claim arose, or at \$1/,
    /free and stays free/,
    /renews by the month or the year at the price that was shown, until you cancel it/,
    /Lifetime Premium\+ access may be granted for approved King Tier Donor contributions/,
    /unless the donor opts out and stays anonymous/,
    /may be shown advertising, which is marked as such/,
    /law of the State of Wisconsin/,
    /Jefferson County, Wisconsin, have exclusive jurisdiction/,
  ])('say %s', (words) => {
    expect(screen.getByText(words)).toBeInTheDocument();
  });
});

test('the date shown is the version of the terms', () => {
  const shown = new Date(`${termsVersion}T12:00:00`).toLocaleDateString('en-US', { dateStyle: 'long' });
  expect(termsDate).toBe(shown);
});

describe('a member who has not accepted the terms in force', () => {
  const old = { hasAcceptedTerms: false };
  const yes = { id: 'ray', version: 4, position: 9 };

  test('sees the dialog until they accept', async () => {
    let accepted = false;
    const { calls } = await asMember(old, {
      'GET /api/auth/status': () => ({ authenticated: true, user: memberOf({ hasAcceptedTerms: accepted }) }),
      'POST /api/auth/terms': () => {
        accepted = true;
        return yes;
      },
    });
    renderPage(<AcceptNewTerms />);
    await screen.findByRole('dialog', { name: 'Please read our terms' });
    expect(screen.getByTitle('Terms of Service')).toHaveAttribute('src', '/terms');
    expect(screen.getByRole('link', { name: 'Sign out instead' })).toHaveAttribute('href', '/logout');
    await userEvent.click(screen.getByRole('button', { name: 'I accept the terms' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ url }) => url === '/api/auth/terms')?.body).toEqual({ version: termsVersion });
  });

  test('sees the error when accepting fails', async () => {
    await asMember(old, {
      'GET /api/auth/status': { authenticated: true, user: memberOf(old) },
      'POST /api/auth/terms': errorResponse({
        status: 409,
        body: { message: 'The terms have changed.' },
      }),
    });
    renderPage(<AcceptNewTerms />);
    await userEvent.click(await screen.findByRole('button', { name: 'I accept the terms' }));
    expect(await screen.findByText('The terms have changed.')).toBeInTheDocument();
  });

  test('can close the dialog for this visit', async () => {
    await asMember(old, { 'GET /api/auth/status': { authenticated: true, user: memberOf(old) } });
    renderPage(<AcceptNewTerms />);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each(['/terms', '/support', '/logout'])('sees no dialog at %s', async (at) => {
    await asMember(old, { 'GET /api/auth/status': { authenticated: true, user: memberOf(old) } });
    renderPage(<AcceptNewTerms />, { at });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('a member who has accepted them sees no dialog', async () => {
  await asMember();
  renderPage(<AcceptNewTerms />);
  expect(screen.queryByRole('dialog')).toBeNull();
});
