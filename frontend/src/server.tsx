import { AsyncLocalStorage } from 'node:async_hooks';
import { makeQueryClient } from '@lib/api/query-client';
import { setTransport } from '@lib/api/request';
import { placeIn } from '@lib/browser/device-place';
import {
  type FirstScreen,
  type FirstScreenQuestions,
  type ScreenTimeZone,
  setFirstScreen,
} from '@lib/browser/first-screen';
import { setSettings } from '@lib/paths';
import type { SessionState } from '@lib/session/session-state';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import { App } from './app/app';
import { loadFirstPage } from './app/routes';

/** The server's side of the pages: it renders the first screen with the components that the browser hydrates. Built to dist/first-screen. */
export { setSettings };

type Send = (url: string, init: RequestInit) => Promise<Response>;

export interface Visit {
  /** Path and query. */
  readonly address: string;
  /** File of the page's declaration. */
  readonly file: string;
  /** The route pattern of the page: "/listing/:id". */
  readonly pattern: string;
  readonly session: SessionState;
  readonly isWide: boolean;
  /** The cookies that the pages left. */
  readonly cookies: string;
  /** "America/Chicago" */
  readonly timeZone: string;
  /** Asks the API for this visitor. */
  readonly send: Send;
}

export interface RenderedScreen {
  /** Whether it is for this visitor only. */
  readonly isPersonal: boolean;
  readonly html: string;
  /** JSON for the browser. */
  readonly screen: FirstScreen;
}

/** The first screen of a page: its HTML and the responses in it. Undefined when a response could not be read. */
export async function renderFirstScreen(visit: Visit): Promise<RenderedScreen | undefined> {
  const { pathname, searchParams: query } = new URL(visit.address, 'http://own.invalid');
  const asked = questions[`./features/${visit.file}.first-screen.ts`];
  const params = matchPath(visit.pattern, pathname)?.params ?? {};
  const client = makeQueryClient();
  const timeZone = screenZone(visit.timeZone);
  const place = asked?.hasPlace ? placeIn(visit.cookies) : undefined;
  const { address, session, isWide } = visit;
  const load = async () => {
    if (session.status === 'loading') return; // the browser asks with the member's session
    const isMember = session.status === 'signed-in';
    await Promise.all(asked?.ask(client, { query, params, place: place ?? null, isMember }) ?? []);
  };
  const [isAnswered] = await Promise.all([
    visits.run(visit.send, load).then(
      () => true,
      () => false,
    ),
    loadFirstPage(pathname),
  ]);
  if (!isAnswered) return undefined;
  const screen = { address, session, isWide, timeZone, ...(place && { place }), queries: dehydrate(client) };
  const isMember = session.status === 'signed-in';
  const html = isMember ? renderSync(screen, client) : htmlOf(screen, client);
  client.clear();
  return { html, screen, isPersonal: isMember || place !== undefined };
}

/** The HTML of these responses for a guest. It is rendered again when they differ, and each minute, because it contains ages. */
function htmlOf(screen: FirstScreen, client: QueryClient): string {
  const { latitude, longitude } = screen.place ?? {};
  const name = `${screen.session.status} ${screen.isWide} ${latitude} ${longitude} ${screen.timeZone.name} ${screen.address}`;
  const answers = screen.queries.queries.map(({ queryKey, state }) => [queryKey, state.data]);
  const from = JSON.stringify([Math.floor(Date.now() / 60_000), answers]);
  const known = rendered.get(name);
  if (known?.from === from) return known.html;
  const html = renderSync(screen, client);
  rendered.delete(name);
  rendered.set(name, { from, html });
  const [oldest] = rendered.keys();
  if (oldest !== undefined && rendered.size > maxRendered) rendered.delete(oldest);
  return html;
}

const rendered = new Map<string, { readonly from: string; readonly html: string }>();
const maxRendered = 50;

/** Synchronous, because all renders share `firstScreen`. */
function renderSync(screen: FirstScreen, client: QueryClient): string {
  setFirstScreen(screen);
  try {
    return renderToString(
      <StrictMode>
        <App
          queries={client}
          router={({ children }) => <StaticRouter location={screen.address}>{children}</StaticRouter>}
        />
      </StrictMode>,
    );
  } finally {
    setFirstScreen(undefined);
  }
}

/** With its offsets from UTC in winter and in summer, in minutes. */
function screenZone(name: string): ScreenTimeZone {
  const year = new Date().getUTCFullYear();
  return { name, offsets: [minutesBehind(name, Date.UTC(year, 0)), minutesBehind(name, Date.UTC(year, 6))] };
}

function minutesBehind(timeZone: string, at: number): number {
  const shown = new Date(at).toLocaleString('sv-SE', { timeZone });
  return Math.round((at - Date.parse(`${shown.replace(' ', 'T')}Z`)) / 60_000);
}

/** The first-screen queries of the pages, by file. */
const questions: Readonly<Record<string, FirstScreenQuestions>> = import.meta.glob(
  './features/**/*.first-screen.ts',
  { eager: true, import: 'firstScreen' },
);

const visits = new AsyncLocalStorage<Send>();
setTransport((url, init) => {
  const send = visits.getStore();
  if (!send) throw new Error('Only the answers of a first screen are asked for on the server.');
  return send(url, init);
});
