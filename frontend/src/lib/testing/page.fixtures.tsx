import type { Session, SessionUser } from '@modules/identity/identity.contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, MemoryRouter, Route, Routes } from 'react-router-dom';
import { makeQueryClient } from '../api/query-client';
import { local } from '../browser/browser-store';
import { deleteSession, startSession } from '../session/session';

/** For page tests: a fake API, and a page with its router and queries. */

/** Allows for a slow machine; these tests do not measure speed. */
configure({ asyncUtilTimeout: 15_000 });

export interface RecordedCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export type ErrorResponse = {
  readonly status: number;
  readonly statusText?: string;
  /** The response body; a string is sent as it is, for responses that are not JSON. */
  readonly body?: unknown;
};
type Answers = Readonly<Record<string, unknown | ((call: RecordedCall) => unknown)>>;

/** Responds by "METHOD /path" (without the query); anything else is unreachable. `errorResponse(…)` makes a
 *  refusal. */
export function fakeApi(answers: Answers) {
  const calls: RecordedCall[] = [];
  const answer = async (url: string, init: RequestInit = {}) => {
    const asked: RecordedCall = {
      method: init.method ?? 'GET',
      url,
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    calls.push(asked);
    const known = answers[`${asked.method} ${url.split('?')[0]}`];
    if (known === undefined) throw new TypeError('Failed to fetch');
    return toResponse(await (typeof known === 'function' ? known(asked) : known));
  };
  Object.defineProperty(globalThis, 'fetch', { value: answer, configurable: true, writable: true });
  return { calls };
}

class ErrorAnswer {
  constructor(readonly said: ErrorResponse) {}
}

export const errorResponse = (said: ErrorResponse) => new ErrorAnswer(said);

/** Something that another page saves just before this page's first save, which is then refused because it is based on the previous version. */
export function savedElsewhere<Saved extends { readonly version: number }>(loaded: object, saved: Saved) {
  let now = loaded;
  return {
    read: () => now,
    write: ({ body }: RecordedCall) => {
      now = saved;
      const { madeFrom = Number.NaN } = body as { readonly madeFrom?: number };
      return madeFrom >= saved.version
        ? { id: 'one', version: madeFrom + 1, position: 9 }
        : errorResponse({
            status: 409,
            body: { code: 'CHANGED_SINCE', message: 'Changed since.', version: saved.version },
          });
    },
  };
}

const everyMember = ['editProfile', 'list', 'hold', 'post', 'follow', 'message', 'organize'] as const;

/** Ray by default; `changes` override his fields. */
export function memberOf(changes: Partial<SessionUser> = {}): SessionUser {
  return {
    uid: 'ray',
    id: 'ray',
    email: 'ray@example.com',
    name: 'Ray Kowalski',
    picture: null,
    firstName: 'Ray',
    lastName: 'Kowalski',
    profileImageUrl: null,
    subscriptionTier: 'free',
    emailVerified: true,
    isAdmin: false,
    hasAcceptedTerms: true,
    hasEndedTour: false,
    handle: null,
    isMinor: false,
    capabilities: [
      ...everyMember,
      ...(changes.isAdmin ? (['staff', 'administer', 'moderate', 'review', 'support'] as const) : []),
    ],
    missingRequirement: null,
    suspension: null,
    staffNeeds: null,
    ...changes,
  };
}

export function sessionOf(user: SessionUser, accessToken = 'token-1'): Session {
  return { accessToken, expiresIn: 300, user };
}

/** A member with a session opens the page. */
export async function asMember(changes: Partial<SessionUser> = {}, answers: Answers = {}) {
  const user = memberOf(changes);
  const api = fakeApi({
    'POST /api/auth/refresh': sessionOf(user),
    'GET /api/auth/status': { authenticated: true, user },
    ...answers,
  });
  deleteSession();
  local.write('signedIn', 'true');
  await act(() => startSession());
  return api;
}

/** A guest opens the page. */
export async function asGuest(answers: Answers = {}) {
  const api = fakeApi(answers);
  deleteSession();
  await act(() => startSession());
  return api;
}

/** Renders a page with the router, the queries and its own path as in the app. After leaving the page, it shows the
 *  new address.
 *  in  inBrowser: the address is the window's own, for a page that reads it there */
export function renderPage(page: ReactNode, { at = '/', path = '*', inBrowser = false } = {}) {
  const routes = (
    <Routes>
      <Route path={path} element={page} />
      <Route path="*" element={<p>another page</p>} />
    </Routes>
  );
  if (inBrowser) window.history.replaceState(null, '', at);
  return render(
    <QueryClientProvider client={testQueryClient()}>
      {inBrowser ? (
        <BrowserRouter>{routes}</BrowserRouter>
      ) : (
        <MemoryRouter initialEntries={[at]}>{routes}</MemoryRouter>
      )}
    </QueryClientProvider>,
  );
}

/** As in the app, but retries at once. */
function testQueryClient() {
  const client = makeQueryClient();
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  return client;
}

function toResponse(answer: unknown) {
  const said: ErrorResponse = answer instanceof ErrorAnswer ? answer.said : { status: 200, body: answer };
  const text = typeof said.body === 'string' ? said.body : JSON.stringify(said.body ?? null);
  return {
    ok: said.status < 400,
    status: said.status,
    statusText: said.statusText ?? '',
    headers: { get: () => null },
    text: () => Promise.resolve(text),
  };
}
