import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Request } from 'express';
import type { SessionUser } from '../../modules/identity/identity.contract.js';
import type { BrowserSessions } from '../../modules/identity/sessions/browser-sessions.js';
import { timeZoneIn } from '../../modules/identity/sessions/time-zones.js';
import type { Environment } from '../../modules/kernel/config/environment.js';
import { usualTimeZone } from '../../modules/kernel/decider/days.js';
import { pageCookies } from '../../modules/kernel/http/page-cookies.js';
import { pageAt } from '../../modules/pages/find-page.schemas.js';
import { getFrom } from './in-process-request.js';

/** The first screen of a page, to put into index.html. */
export interface FirstScreenParts {
  /** Files of the page, and its largest pictures. */
  readonly head: string;
  /** The scripts load after the visible content: public/early.js starts those that the head names. */
  readonly isSeenFirst: boolean;
  /** For this visitor only: no cache may store it. */
  readonly isPersonal: boolean;
  /** The HTML inside #root. */
  readonly html: string;
  /** The data with which the browser takes over the HTML. */
  readonly script: string;
}

export type RenderFirstScreen = (request: Request) => Promise<FirstScreenParts | undefined>;

/** Renders first screens with the pages' own components (frontend/src/server.tsx) and their answers. The API is asked in this
 *  process, as this visitor, so that rights and limits hold. A browser whose session is not found gets them without answers and asks itself. When an
 *  answer is refused, only the files of the page are named.
 *  Undefined for other pages, for a page in a frame, and for the shell for offline use.
 *  source  ADR 0031, ADR 0050 */
export async function firstScreens(
  { SUPPORT_EMAIL, TERMS_COUNTY, SHOW_DATE, publicUrl }: Environment,
  webFolder: string,
  server: Server,
  sessions: Pick<BrowserSessions, 'peek'>,
): Promise<RenderFirstScreen> {
  const bundle = join(webFolder, '../first-screen/server.js');
  if (!existsSync(bundle)) return async () => undefined;
  const pages = (await import(pathToFileURL(bundle).href)) as PagesBundle;
  pages.setSettings({ supportAddress: SUPPORT_EMAIL, termsCounty: TERMS_COUNTY, showDate: SHOW_DATE });
  const shell = await readFile(join(webFolder, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(webFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const known = new Map<string, PageFiles>();
  return async (request) => {
    const found = pageAt(request.path);
    if (!found?.page.isRenderedFirst || found.isRedirect || !isNavigation(request)) return undefined;
    const { file } = found.page;
    const files = known.get(file) ?? filesOf(`src/features/${file}-page.tsx`, manifest, shell);
    known.set(file, files);
    const alone = {
      head: files.styles + files.scripts,
      isSeenFirst: false,
      isPersonal: false,
      html: '',
      script: '',
    };
    const cookies = pageCookies(request.get('cookie'), publicUrl);
    const session = isSignedIn(cookies) ? await sessions.peek(request) : undefined;
    const status = session ? 'signed-in' : isSignedIn(cookies) ? 'loading' : 'signed-out';
    const rendered = await pages.renderFirstScreen({
      address: request.url,
      file,
      pattern: found.pattern,
      session: { status, ...(session && { user: session.user }) },
      isWide: !isPhone(request),
      cookies,
      timeZone: timeZoneIn(cookies) ?? usualTimeZone,
      send: sendTo(server, request, session?.accessToken),
    });
    if (!rendered) return alone;
    const [, preloads = '', html = ''] = /^((?:<link [^>]*>)*)(.*)$/s.exec(rendered.html) ?? [];
    const isSeenFirst = status !== 'loading';
    const screen = JSON.stringify(rendered.screen).replaceAll('<', '\\u003c');
    return {
      head: files.styles + (isSeenFirst ? files.scriptsLater : files.scripts) + preloads,
      isSeenFirst,
      isPersonal: rendered.isPersonal,
      html,
      script: `<script type="application/json" id="first-screen">${screen}</script>`,
    };
  };
}

/** index.html with the first screen in it. */
export function withFirstScreen(page: string, first: FirstScreenParts | undefined): string {
  if (!first) return page;
  return (first.isSeenFirst ? page.replace(scriptTags, '') : page)
    .replace('</head>', () => `${first.head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${first.html}</div>${first.script}`);
}

interface PagesBundle {
  setSettings(settings: {
    readonly supportAddress: string;
    readonly termsCounty: string;
    readonly showDate: string;
  }): void;
  renderFirstScreen(visit: {
    readonly address: string;
    readonly file: string;
    readonly pattern: string;
    readonly session: { readonly status: string; readonly user?: SessionUser };
    readonly isWide: boolean;
    readonly cookies: string;
    readonly timeZone: string;
    readonly send: (url: string, init: RequestInit) => Promise<Response>;
  }): Promise<{ readonly html: string; readonly screen: unknown; readonly isPersonal: boolean } | undefined>;
}

/** Neither a page in a frame nor the service worker, which keeps the empty shell. Crawlers send no such header. */
function isNavigation(request: Request): boolean {
  return ['document', undefined].includes(request.get('sec-fetch-dest'));
}

/** Whether this browser has had a session: a hint that the pages leave, which proves nothing. */
function isSignedIn(cookies: string): boolean {
  return /(?:^|;\s*)signed-in=1(?:;|$)/.test(cookies);
}

function isPhone(request: Request): boolean {
  const hint = request.get('sec-ch-ua-mobile');
  return hint ? hint === '?1' : /Mobi|Android/.test(request.get('user-agent') ?? '');
}

/** Asks the API in this process in the visitor's place: with their address, a member's token, and no cookie. */
function sendTo(server: Server, visitor: Request, accessToken: string | undefined) {
  const forwarded = visitor.get('x-forwarded-for');
  return (url: string, { headers }: RequestInit): Promise<Response> =>
    getFrom(server, url, {
      remoteAddress: visitor.socket.remoteAddress,
      headers: {
        ...(headers as Record<string, string>),
        host: visitor.get('host') ?? 'localhost',
        ...(forwarded && { 'x-forwarded-for': forwarded }),
        ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      },
    });
}

type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly imports?: readonly string[];
      readonly css?: readonly string[];
    }
  >
>;

interface PageFiles {
  readonly styles: string;
  readonly scripts: string;
  readonly scriptsLater: string;
}

/** Links to the scripts and styles of a page. Those in index.html are left out, except for scripts that load later. */
function filesOf(source: string, manifest: Manifest, shell: string): PageFiles {
  const isNew = (file = '') => !shell.includes(file);
  const all = inOrder([source, 'index.html'], manifest);
  const styles = new Set(all.flatMap((name) => manifest[name]?.css ?? []).filter(isNew));
  const scripts = all.flatMap((name) => manifest[name]?.file ?? []);
  return {
    styles: [...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join(''),
    scripts: scripts
      .filter(isNew)
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join(''),
    scriptsLater: `<meta name="scripts" content="${scripts.map((file) => `/${file}`).join(' ')}">`,
  };
}

const scriptTags = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** Each file after those that it imports. */
function inOrder(names: readonly string[], manifest: Manifest): readonly string[] {
  const found = new Set<string>();
  const add = (name: string, above: readonly string[]) => {
    if (found.has(name) || above.includes(name)) return;
    for (const next of manifest[name]?.imports ?? []) add(next, [...above, name]);
    found.add(name);
  };
  for (const name of names) add(name, []);
  return [...found];
}
