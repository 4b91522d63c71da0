import type { getAuthStatus, Session, SessionUser } from '@modules/identity/identity.contract';
import type { ResponseOf } from '@modules/kernel/http/contract';
import { useSyncExternalStore } from 'react';
import { prepareAppCheck } from '../api/app-check-header';
import { ApiProblem, isRefusal, isUnreachable } from '../api/problem';
import { clearReadPosition } from '../api/read-position';
import { request } from '../api/request';
import { local } from '../browser/browser-store';
import { onReconnect } from '../browser/connection';
import { PLACE_COOKIE, writeCookie } from '../browser/cookie';
import { onTabMessage, sendTabMessage, type TabMessage, withTabLock } from '../browser/cross-tab';
import { firstScreen } from '../browser/first-screen';
import { sendTimeZone } from '../browser/reader-time-zone';
import { isInUse, watchUse } from './last-use';
import { noteBack, noteLeft } from './left';
import type { SessionState } from './session-state';

/** The session, for pages. */
export function useSession(): SessionState {
  return useSyncExternalStore(watchSession, currentSession, () => firstScreen()?.session ?? loading);
}

/** The member, or undefined while loading and for guests. */
export function useMember(): SessionUser | undefined {
  const session = useSession();
  return session.status === 'signed-in' ? session.user : undefined;
}

/** Checks once per page load whether this browser has a session. Only the refresh cookie and a hint outlive a page.
 *  in      rendered: the session that the server rendered the page for, which holds until the check ends */
export function startSession(rendered: SessionState = loading): Promise<void> {
  onTabMessage(handleTabMessage);
  watchUse();
  if (local.read(SIGNED_IN_KEY) !== 'true') {
    void signOutIfDue();
    setState(rendered.status === 'signed-out' ? rendered : signedOut);
    return Promise.resolve();
  }
  setState(rendered.status === 'signed-out' ? loading : rendered);
  starting = resume().finally(() => {
    starting = undefined;
  });
  return starting;
}

/** After a refusal the next attempt may need an app check. */
export async function signIn(email: string, password: string): Promise<void> {
  try {
    await startSessionAt(sessionPaths.signIn, { email, password });
  } catch (error) {
    void prepareAppCheck();
    throw error;
  }
}

/** The second step of a sign-in that was answered with a challenge.
 *  errors  WRONG_CODE, SIGN_IN_AGAIN, TOO_MANY_TRIES */
export async function completeSignIn(challenge: string, code: string): Promise<void> {
  await startSessionAt(sessionPaths.secondFactor, { challenge, code });
}

/** The challenge for the second factor, when a sign-in was refused because it was missing. */
export function challengeIn(error: unknown): string | undefined {
  if (!(error instanceof ApiProblem) || error.code !== 'SECOND_FACTOR_NEEDED') return undefined;
  const { challenge } = error.body;
  return typeof challenge === 'string' ? challenge : undefined;
}

export async function signUp(newcomer: {
  readonly email: string;
  readonly password: string;
  readonly name?: string;
  /** 'YYYY-MM-DD' */
  readonly dateOfBirth: string;
}): Promise<void> {
  await prepareAppCheck();
  await startSessionAt(sessionPaths.signUp, newcomer);
}

/** Sets a session that another sign-in method opened, and notifies the other tabs. */
export function setSession(session: Session): void {
  applySession(session);
  sendTabMessage({ kind: 'session', session });
}

/** Ends the session on this device. Without a connection it ends here at once, and the server hears of it before anything else is asked. If the server
 *  refuses, the session stays: the cookie would still be valid.
 *  in      giveUp: cancels the member's pending requests before they would be refused
 *  errors  ApiProblem */
export async function signOut(giveUp: () => void = () => undefined): Promise<void> {
  await starting;
  const before = state;
  pauseSession();
  giveUp();
  try {
    await request({ method: 'POST', url: sessionPaths.signOut, headers: bearer(token?.value) });
  } catch (error) {
    if (!isUnreachable(error) || !noteSignOutDue()) {
      setState(before);
      throw error;
    }
  }
  deleteSession(true);
  sendTabMessage({ kind: 'signed-out' });
}

/** Whether this device will remember to sign out: a private window may not. */
function noteSignOutDue(): boolean {
  local.write(SIGN_OUT_DUE, 'true');
  const isNoted = local.read(SIGN_OUT_DUE) === 'true';
  if (isNoted) onReconnect(() => void signOutIfDue());
  return isNoted;
}

/** Tells the server of a sign-out that happened without a connection. One at a time, and before any other session begins. */
function signOutIfDue(): Promise<void> {
  if (local.read(SIGN_OUT_DUE) !== 'true') return Promise.resolve();
  signingOut ??= request({ method: 'POST', url: sessionPaths.signOut })
    .then(() => local.delete(SIGN_OUT_DUE))
    .catch(() => void onReconnect(() => void signOutIfDue()))
    .finally(() => {
      signingOut = undefined;
    });
  return signingOut;
}

/** Stops requests for the member while the session ends: each would be refused. */
function pauseSession(): void {
  confirming?.abort();
  setState(loading);
}

/** The token to send; undefined for a guest. Waits for the first check and renews a token that is about to expire. */
export async function accessToken(): Promise<string | undefined> {
  await starting;
  if (token === undefined || token.until > Date.now()) return token?.value;
  return renewSession(token.value);
}

/** Exchanges the refresh cookie for a new token, one exchange at a time over all tabs; undefined once the session is over.
 *  errors  UNREACHABLE and 5xx, which end nothing */
export function renewSession(stale: string | undefined): Promise<string | undefined> {
  renewing ??= renew(stale).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** Sends a call whose answer holds new tokens in place of those of the session, while no tab renews the old ones.
 *  errors  ApiProblem */
export async function replaceSession<Answer extends { readonly session: Session }>(
  send: (authorization: Readonly<Record<string, string>>) => Promise<Answer>,
): Promise<Answer> {
  await accessToken();
  return withTabLock('session-renewal', async () => {
    const answer = await send(bearer(token?.value));
    setSession(answer.session);
    return answer;
  });
}

/** Loads the user again after something about them has changed. */
export async function refetchUser(): Promise<void> {
  const value = await accessToken();
  if (value !== undefined) await confirmUser(value);
}

/** Clears everything this tab knows about the session, and notes whose it was.
 *  in  isSignOut: the member ended it here */
export function deleteSession(isSignOut = false): void {
  token = undefined;
  const left = local.read(SIGNED_IN_AS_KEY);
  if (left) noteLeft(left, isSignOut);
  local.delete(SIGNED_IN_KEY);
  local.delete(SIGNED_IN_AS_KEY);
  writeHint(false);
  writeCookie(PLACE_COOKIE, '', 0);
  sendTimeZone();
  clearReadPosition();
  setState(signedOut);
}

/** The member of this browser's last session, unless they signed out: for pages that work without a connection, when the server cannot be asked. */
export function rememberedMember(): string | undefined {
  return (local.read(SIGNED_IN_KEY) === 'true' && local.read(SIGNED_IN_AS_KEY)) || undefined;
}

/** The member of this browser's last session, while the server cannot be asked whether it goes on. */
export function useAwayMember(): string | undefined {
  return useSession().status === 'signed-out' ? rememberedMember() : undefined;
}

export function currentSession(): SessionState {
  return state;
}

export function watchSession(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

/** A copy from the identity contract, which would load all of zod; a test holds the two equal. */
export const sessionPaths = {
  signIn: '/api/auth/sign-in',
  signUp: '/api/auth/sign-up',
  secondFactor: '/api/auth/second-factor',
  signOut: '/api/auth/sign-out',
  refresh: '/api/auth/refresh',
  status: '/api/auth/status',
} as const;

const SIGNED_IN_KEY = 'signedIn';
const SIGNED_IN_AS_KEY = 'signed-in-as';
const SIGN_OUT_DUE = 'sign-out-due';
/** Read by the server as well: apps/api/first-screen.ts. */
const SIGNED_IN_HINT = 'signed-in';
/** A token this close to its expiry is renewed first. */
const MARGIN_MS = 10_000;
const RETRY_DELAYS_MS = [500, 1500];

const loading = { status: 'loading' } as const;
const signedOut = { status: 'signed-out' } as const;

let state: SessionState = loading;
let token: { readonly value: string; readonly until: number } | undefined;
let starting: Promise<void> | undefined;
let signingOut: Promise<void> | undefined;
let renewing: Promise<string | undefined> | undefined;
let confirming: AbortController | undefined;
const watchers = new Set<() => void>();

async function startSessionAt(path: string, body: object): Promise<void> {
  await signOutIfDue();
  const session = (await request({ method: 'POST', url: path, body })) as Session;
  applySession(session);
  sendTabMessage({ kind: 'session', session });
}

function renew(stale: string | undefined): Promise<string | undefined> {
  return withTabLock('session-renewal', async () => {
    if (token !== undefined && token.value !== stale) return token.value;
    try {
      const session = (await request({
        method: 'POST',
        url: sessionPaths.refresh,
        body: { isInUse: isInUse() },
      })) as Session;
      applySession(session);
      sendTabMessage({ kind: 'session', session });
      return session.accessToken;
    } catch (error) {
      if (!isRefusal(error) || error.status === 429) throw error;
      deleteSession();
      sendTabMessage({ kind: 'signed-out' });
      return undefined;
    }
  });
}

/** Retries twice for a server that is restarting, and not without a connection; then the page continues as a guest until the connection is back
 *  or the page is reloaded. */
async function resume(): Promise<void> {
  for (const wait of [...RETRY_DELAYS_MS, undefined]) {
    try {
      await renewSession(undefined);
      return;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (wait === undefined || !navigator.onLine) break;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  setState(signedOut);
  onReconnect(() => void startSession());
}

function handleTabMessage(news: TabMessage): void {
  if (news.kind === 'session') applySession(news.session);
  else deleteSession();
}

function applySession({ accessToken: value, expiresIn, user }: Session): void {
  const isNewcomer = state.status !== 'signed-in' || state.user.uid !== user.uid;
  token = { value, until: Date.now() + expiresIn * 1000 - MARGIN_MS };
  local.write(SIGNED_IN_KEY, 'true');
  local.write(SIGNED_IN_AS_KEY, user.id);
  noteBack(user.id);
  local.delete(SIGN_OUT_DUE);
  writeHint(true);
  setUser(user);
  if (isNewcomer) void confirmUser(value);
}

/** The server's view of the user overrides the client's; without a response the client's stays. */
async function confirmUser(value: string): Promise<void> {
  confirming = new AbortController();
  const { signal } = confirming;
  const asked = request({ method: 'GET', url: sessionPaths.status, headers: bearer(value), signal });
  const status = (await asked.catch(() => undefined)) as ResponseOf<typeof getAuthStatus> | undefined;
  if (status?.authenticated && status.user && state.status === 'signed-in') setUser(status.user);
}

/** Avoids rendering pages again for an unchanged user. */
function setUser(user: SessionUser): void {
  if (state.status !== 'signed-in' || JSON.stringify(state.user) !== JSON.stringify(user))
    setState({ status: 'signed-in', user });
}

/** Tells the server whether to render the first screen for a guest, or to look for a session. */
const writeHint = (isSignedIn: boolean): void =>
  writeCookie(SIGNED_IN_HINT, '1', isSignedIn ? 31_536_000 : 0);

function setState(next: SessionState): void {
  state = next;
  for (const watcher of watchers) watcher();
}

function bearer(value: string | undefined): Readonly<Record<string, string>> {
  return value === undefined ? {} : { Authorization: `Bearer ${value}` };
}
