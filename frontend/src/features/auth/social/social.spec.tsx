import type { SocialMessage } from '@entities/sign-in/social-messages';
import { jest } from '@jest/globals';
import { currentSession, setSession } from '@lib/session/session';
import { asGuest, errorResponse, memberOf, renderPage, sessionOf } from '@lib/testing/page.fixtures';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import LoginPage from '../login/login-page';
import SocialDonePage from './social-done-page';

const kinds = [
  { kind: 'google', name: 'Google' },
  { kind: 'apple', name: 'Apple' },
];
const flow = '5c1d6b8e-2f0a-4e57-9d3b-2f6a7b1c4e90';
const offered = {
  'GET /api/auth/social': { kinds },
  'POST /api/auth/social/start': { flow, url: 'https://id.example/page' },
  'GET /api/auth/status': { authenticated: true, user: memberOf() },
};

/** A window that a page opened, as far as the page can see it. */
function fakeWindow() {
  const popup = {
    closed: false,
    close: jest.fn(() => {
      popup.closed = true;
    }),
    location: { replace: jest.fn() },
  };
  const opened = jest.fn((..._: unknown[]): unknown => popup);
  Object.defineProperty(window, 'open', { value: opened, configurable: true, writable: true });
  return { popup, opened };
}

/** Sends a message from the other window; this browser has no BroadcastChannel. */
const notify = (news: SocialMessage) =>
  act(async () => {
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'social-sign-in', newValue: JSON.stringify(news) }),
    );
  });

function WithAddress() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      {pathname === '/login' && <LoginPage />}
      {pathname === '/auth/social/done' && <SocialDonePage />}
    </>
  );
}

const address = () => document.querySelector('output')?.textContent;
const open = (at: string) => renderPage(<WithAddress />, { at });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => localStorage.clear());

describe('the login page', () => {
  test('offers only the configured providers', async () => {
    await asGuest(offered);
    open('/login');
    await screen.findByRole('button', { name: 'Continue with Google' });
    expect(screen.getByRole('button', { name: 'Continue with Apple' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Continue with Facebook' })).not.toBeInTheDocument();
  });

  test('opens a window of 500 by 600 with the provider’s page', async () => {
    const api = await asGuest(offered);
    const { popup, opened } = fakeWindow();
    open('/login?next=%2Fwall');
    await press('Continue with Google');
    expect(String(opened.mock.calls[0]?.[2])).toMatch(/width=500,height=600/);
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalledWith('https://id.example/page'));
    const begun = api.calls.find(({ url }) => url === '/api/auth/social/start');
    expect(begun?.body).toEqual({ kind: 'google', place: 'popup', next: '/wall' });
  });

  test('continues on a message from its own window only', async () => {
    await asGuest({ ...offered, 'POST /api/auth/refresh': sessionOf(memberOf()) });
    const { popup } = fakeWindow();
    open('/login?next=%2Fwall');
    await press('Continue with Google');
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalled());
    await notify({ flow: 'another', is: 'done', outcome: 'signed-in' });
    expect(address()).toBe('/login?next=%2Fwall');
    await notify({ flow, is: 'done', outcome: 'signed-in' });
    await waitFor(() => expect(address()).toBe('/wall'));
  });

  test('sends the accepted terms with a new account and goes to the account page', async () => {
    const api = await asGuest({ ...offered, 'POST /api/auth/refresh': sessionOf(memberOf()) });
    const { popup } = fakeWindow();
    open('/login?mode=signup&next=%2Fwall');
    await press('Continue with Google');
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalled());
    expect(api.calls.find(({ url }) => url === '/api/auth/social/start')?.body).toMatchObject({
      next: '/account',
      terms: '2025-08-02',
    });
    await notify({ flow, is: 'done', outcome: 'signed-in' });
    await waitFor(() => expect(address()).toBe('/account'));
  });

  test('notices when the window is closed', async () => {
    await asGuest(offered);
    const { popup } = fakeWindow();
    open('/login');
    await press('Continue with Google');
    popup.closed = true;
    expect(await screen.findByRole('alert')).toHaveTextContent('The sign-in window was closed');
  });

  test('waits again for a window that only seemed closed, and a new account goes to the account page', async () => {
    await asGuest(offered);
    const { popup } = fakeWindow();
    open('/login?mode=signup&next=%2Fwall');
    await press('Continue with Google');
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalled());
    popup.closed = true;
    await screen.findByRole('alert');
    await notify({ flow, is: 'returned' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    act(() => setSession(sessionOf(memberOf())));
    expect(address()).toBe('/login?mode=signup&next=%2Fwall');
    await notify({ flow, is: 'done', outcome: 'signed-in' });
    await waitFor(() => expect(address()).toBe('/account'));
  });

  test('notices when a window that came back is closed', async () => {
    await asGuest(offered);
    const { popup } = fakeWindow();
    open('/login');
    await press('Continue with Google');
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalled());
    await notify({ flow, is: 'returned' });
    await notify({ flow, is: 'closed' });
    expect(await screen.findByRole('alert', {}, { timeout: 5_000 })).toHaveTextContent(
      'The sign-in window was closed',
    );
  });

  test('shows the server’s message on refusal', async () => {
    await asGuest(offered);
    const { popup } = fakeWindow();
    open('/login');
    await press('Continue with Google');
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalled());
    const problem = {
      message: 'There is an account already.',
      status: 409,
      code: 'SOCIAL_EMAIL_KNOWN',
      body: {},
    };
    await notify({ flow, is: 'refused', problem });
    expect(await screen.findByRole('alert')).toHaveTextContent('There is an account already.');
  });

  test('replaces the form with the second factor', async () => {
    await asGuest(offered);
    const { popup } = fakeWindow();
    open('/login');
    await press('Continue with Google');
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalled());
    const problem = {
      message: 'Enter the code.',
      status: 401,
      code: 'SECOND_FACTOR_NEEDED',
      body: { code: 'SECOND_FACTOR_NEEDED', challenge: 'challenge-1' },
    };
    await notify({ flow, is: 'refused', problem });
    expect(await screen.findByRole('textbox', { name: /Code/ })).toBeInTheDocument();
  });

  test('opening another window cancels the first', async () => {
    await asGuest(offered);
    const { popup } = fakeWindow();
    open('/login');
    await press('Continue with Google');
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalled());
    await notify({ flow: 'another', is: 'begun' });
    expect(popup.close).toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('Another sign-in window was opened');
  });

  test('offers to continue in this window when the browser blocks the new one', async () => {
    await asGuest(offered);
    fakeWindow().opened.mockReturnValue(null);
    open('/login');
    await press('Continue with Google');
    expect(await screen.findByRole('alert')).toHaveTextContent('blocked');
    expect(screen.getByRole('button', { name: 'Continue in this window' })).toBeEnabled();
  });

  test('shows an error and opens no window in a browser without cookies', async () => {
    await asGuest(offered);
    const { opened } = fakeWindow();
    const cookies = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    open('/login');
    await press('Continue with Google');
    expect(await screen.findByRole('alert')).toHaveTextContent('Allow cookies for this site');
    expect(opened).not.toHaveBeenCalled();
    cookies.mockRestore();
  });

  test.each([
    ['SOCIAL_NOT_PROVEN', { reason: 'invalid_client' }, 'not set up right on our side'],
    ['SOCIAL_OTHER_MEMBER', {}, 'not the account you are signed in with'],
    ['INTERNAL', {}, 'Something broke on our side.'],
  ])('shows a message of its own for %s', async (code, said, words) => {
    await asGuest(offered);
    const { popup } = fakeWindow();
    open('/login');
    await press('Continue with Google');
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalled());
    await notify({ flow, is: 'refused', problem: { message: 'x', status: 401, code, body: said } });
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  test('closes the window when the provider cannot be reached', async () => {
    const message = 'Google cannot be reached right now.';
    await asGuest({
      ...offered,
      'POST /api/auth/social/start': errorResponse({
        status: 503,
        body: { code: 'SOCIAL_UNREACHABLE', message },
      }),
    });
    const { popup } = fakeWindow();
    open('/login');
    await press('Continue with Google');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(popup.close).toHaveBeenCalled();
  });
});

describe('the page that the provider returns to', () => {
  const done = `/auth/social/done?flow=${flow}&next=%2Fwall`;
  const signedIn = { outcome: 'signed-in', isNew: false, session: sessionOf(memberOf()) };

  test('tells the page that waits that the window is back, and when it closes', async () => {
    await asGuest({ ...offered, 'POST /api/auth/social/finish': { outcome: 'birth-date-asked' } });
    const sent = jest.spyOn(Storage.prototype, 'setItem');
    open(`${done}&place=popup`);
    await screen.findByLabelText(/Date of birth/);
    expect(sent).toHaveBeenLastCalledWith('social-sign-in', JSON.stringify({ flow, is: 'returned' }));
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveBeenLastCalledWith('social-sign-in', JSON.stringify({ flow, is: 'closed' }));
    sent.mockRestore();
  });

  test('takes the session and goes to next when it replaced the page', async () => {
    await asGuest({ ...offered, 'POST /api/auth/social/finish': signedIn });
    open(`${done}&place=page`);
    await waitFor(() => expect(address()).toBe('/wall'));
    expect(currentSession()).toMatchObject({ status: 'signed-in' });
  });

  test('closes its own window, or says that it may be closed when it cannot', async () => {
    await asGuest({ ...offered, 'POST /api/auth/social/finish': signedIn });
    const close = jest.spyOn(window, 'close').mockImplementation(() => undefined);
    open(`${done}&place=popup`);
    await screen.findByText('You can close this window.');
    expect(close).toHaveBeenCalled();
    close.mockRestore();
  });

  test('asks a new member for the date of birth first, also in a window, which stays open', async () => {
    const finishing: object[] = [
      { outcome: 'birth-date-asked' },
      errorResponse({ status: 400, body: { code: 'BIRTH_DATE_WRONG', message: 'Check the date of birth.' } }),
      signedIn,
    ];
    const api = await asGuest({ ...offered, 'POST /api/auth/social/finish': () => finishing.shift() });
    const close = jest.spyOn(window, 'close').mockImplementation(() => undefined);
    open(`${done}&place=popup`);
    const day = await screen.findByLabelText(/Date of birth/);
    expect(day).toHaveValue('');
    await press('Create account');
    expect(api.calls.filter(({ url }) => url === '/api/auth/social/finish')).toHaveLength(1);
    await userEvent.type(day, '03/04/1850');
    await press('Create account');
    await screen.findByText('Check the date of birth.');
    expect(close).not.toHaveBeenCalled();
    await userEvent.clear(day);
    await userEvent.type(day, '03/04/1981');
    await press('Create account');
    await screen.findByText('You can close this window.');
    expect(close).toHaveBeenCalled();
    expect(api.calls.findLast(({ url }) => url === '/api/auth/social/finish')?.body).toEqual({
      dateOfBirth: '1981-03-04',
    });
    close.mockRestore();
  });

  test('links back to sign-in after a refusal when it replaced the page', async () => {
    const message = 'That sign-in is over.';
    await asGuest({
      'POST /api/auth/social/finish': errorResponse({ status: 401, body: { code: 'SOCIAL_OVER', message } }),
    });
    open(`${done}&place=page`);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute(
      'href',
      '/login?next=/wall',
    );
  });

  test('replaces the page with the second factor', async () => {
    await asGuest({
      'POST /api/auth/social/finish': errorResponse({
        status: 401,
        body: { code: 'SECOND_FACTOR_NEEDED', message: 'Enter the code.', challenge: 'challenge-1' },
      }),
    });
    open(`${done}&place=page`);
    expect(await screen.findByRole('textbox', { name: /Code/ })).toBeInTheDocument();
  });
});
