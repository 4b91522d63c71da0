import type { getAuthStatus, Session, SessionUser } from '@modules/identity/identity.contract';
import type { AnswerOf } from '@modules/kernel/http/contract';
import { useSyncExternalStore } from 'react';
import { ApiProblem, isRefusal } from '../api/problem';
import { forgetPosition } from '../api/read-position';
import { request } from '../api/request';
import { local } from '../browser/browser-store';
import { whenBack } from '../browser/connection';
import { alone, hearTabs, tellTabs } from '../browser/cross-tab';

/** Spec section 4: loading until the first check ends, then signed in or out. */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-in'; readonly user: SessionUser }
  | { readonly status: 'signed-out' };

/** Who is signed in, for a page. */
export function useSession(): SessionState {
  return useSyncExternalStore(watchSession, currentSession);
}

/** The member, or undefined while loading and for guests. */
export function useMember(): SessionUser | undefined {
  const session = useSession();
  return session.status === 'signed-in' ? session.user : undefined;
}

/** Finds out, once a page load, whether this browser has a session. Only the refresh cookie and a hint outlive a page. */
export function startSession(): Promise<void> {
  hearTabs(follow);
  if (local.read(HINT) !== 'true') {
    change({ status: 'signed-out' });
    return Promise.resolve();
  }
  change({ status: 'loading' });
  starting = resume().finally(() => {
    starting = undefined;
  });
  return starting;
}

export async function signIn(email: string, password: string): Promise<void> {
  await enter(sessionPaths.signIn, { email, password });
}

/** The second step of a sign-in that was answered with a challenge.
 *  errors  WRONG_CODE, SIGN_IN_AGAIN, TOO_MANY_TRIES */
export async function completeSignIn(challenge: string, code: string): Promise<void> {
  await enter(sessionPaths.secondFactor, { challenge, code });
}

/** What the second step needs, when a way of signing in was refused for the lack of it. */
export function challengeIn(error: unknown): string | undefined {
  if (!(error instanceof ApiProblem) || error.code !== 'SECOND_FACTOR_NEEDED') return undefined;
  const { challenge } = error.said;
  return typeof challenge === 'string' ? challenge : undefined;
}

export async function signUp(newcomer: {
  readonly email: string;
  readonly password: string;
  readonly name?: string;
  /** 'YYYY-MM-DD' */
  readonly dateOfBirth: string;
}): Promise<void> {
  await enter(sessionPaths.signUp, newcomer);
}

/** Takes a session that another way in has opened, and tells the other tabs. */
export function takeSession(session: Session): void {
  adopt(session);
  tellTabs({ kind: 'session', session });
}

/** Ends the session on this device. When the server does not confirm, nothing is forgotten: the cookie would still be good.
 *  in      giveUp: ends what is under way in the member's name, before it would be refused
 *  errors  ApiProblem */
export async function signOut(giveUp: () => void = () => undefined): Promise<void> {
  await starting;
  const before = state;
  rest();
  giveUp();
  try {
    await request({ method: 'POST', url: sessionPaths.signOut, headers: bearer(token?.value) });
  } catch (error) {
    change(before);
    throw error;
  }
  forgetSession();
  tellTabs({ kind: 'signed-out' });
}

/** Nothing is asked in the member's name while the session ends: every answer would be a refusal. */
function rest(): void {
  confirming?.abort();
  change({ status: 'loading' });
}

/** The token to send now; undefined for a guest. Waits for the first check and renews what is about to run out. */
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

/** Asks the server once more who this is, after something about them has changed. */
export async function lookAgain(): Promise<void> {
  const value = await accessToken();
  if (value !== undefined) await confirmUser(value);
}

/** Drops everything this tab knows about who was signed in. */
export function forgetSession(): void {
  token = undefined;
  local.drop(HINT);
  forgetPosition();
  change({ status: 'signed-out' });
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

/** The same as in the identity contract, which would bring all of zod into the first load; a test holds them together. */
export const sessionPaths = {
  signIn: '/api/auth/sign-in',
  signUp: '/api/auth/sign-up',
  secondFactor: '/api/auth/second-factor',
  signOut: '/api/auth/sign-out',
  refresh: '/api/auth/refresh',
  status: '/api/auth/status',
} as const;

export type TabNews =
  | { readonly kind: 'session'; readonly session: Session }
  | { readonly kind: 'signed-out' };

const HINT = 'signedIn';
/** A token this close to its end is not sent any more. */
const MARGIN_MS = 10_000;
const WAITS_MS = [500, 1500];

let state: SessionState = { status: 'loading' };
let token: { readonly value: string; readonly until: number } | undefined;
let starting: Promise<void> | undefined;
let renewing: Promise<string | undefined> | undefined;
let confirming: AbortController | undefined;
const watchers = new Set<() => void>();

async function enter(path: string, body: object): Promise<void> {
  const session = (await request({ method: 'POST', url: path, body })) as Session;
  adopt(session);
  tellTabs({ kind: 'session', session });
}

function renew(stale: string | undefined): Promise<string | undefined> {
  return alone('session-renewal', async () => {
    if (token !== undefined && token.value !== stale) return token.value;
    try {
      const session = (await request({ method: 'POST', url: sessionPaths.refresh })) as Session;
      adopt(session);
      tellTabs({ kind: 'session', session });
      return session.accessToken;
    } catch (error) {
      if (!isRefusal(error) || error.status === 429) throw error;
      forgetSession();
      tellTabs({ kind: 'signed-out' });
      return undefined;
    }
  });
}

/** A server that is just starting again is asked twice more; then the page goes on as a guest's until the connection
 *  is back or the page is loaded again. */
async function resume(): Promise<void> {
  for (const wait of [...WAITS_MS, undefined]) {
    try {
      await renewSession(undefined);
      return;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (wait !== undefined) await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  change({ status: 'signed-out' });
  whenBack(() => void startSession());
}

function follow(news: TabNews): void {
  if (news.kind === 'session') adopt(news.session);
  else forgetSession();
}

function adopt({ accessToken: value, expiresIn, user }: Session): void {
  const isNewcomer = state.status !== 'signed-in' || state.user.uid !== user.uid;
  token = { value, until: Date.now() + expiresIn * 1000 - MARGIN_MS };
  local.write(HINT, 'true');
  change({ status: 'signed-in', user });
  if (isNewcomer) void confirmUser(value);
}

/** Spec section 4: the server's own view of the user overrides the client's; without an answer the client's stands. */
async function confirmUser(value: string): Promise<void> {
  confirming = new AbortController();
  const { signal } = confirming;
  const asked = request({ method: 'GET', url: sessionPaths.status, headers: bearer(value), signal });
  const status = (await asked.catch(() => undefined)) as AnswerOf<typeof getAuthStatus> | undefined;
  if (status?.authenticated && status.user && state.status === 'signed-in')
    change({ status: 'signed-in', user: status.user });
}

function change(next: SessionState): void {
  state = next;
  for (const watcher of watchers) watcher();
}

function bearer(value: string | undefined): Readonly<Record<string, string>> {
  return value === undefined ? {} : { Authorization: `Bearer ${value}` };
}
