import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { type Request, type RequestHandler, Router } from 'express';
import type { BrowserSessions } from '../../modules/identity/sessions/browser-sessions.js';
import { systemClock } from '../../modules/kernel/decider/clock.js';
import { setEtag } from '../../modules/kernel/http/caching.js';
import { movedTo } from '../../modules/pages/find-page.schemas.js';
import type { Runtime } from '../runtime/runtime.js';
import { firstScreens, withFirstScreen } from './first-screen.js';
import { withHead } from './head-html.js';
import { headOf, unavailable } from './page-head.js';
import { webFolder } from './static-files.js';

/** Serves the SPA's pages: index.html with the head of the page at the address, and its first screen. Browsers ask each time whether it has changed.
 *  /api/login and /api/logout are pages: GET changes nothing there. */
export async function spa(
  { environment, db, log }: Runtime,
  server: Server,
  sessions: Pick<BrowserSessions, 'peek'>,
): Promise<RequestHandler> {
  const folder = webFolder();
  const shell = existsSync(join(folder, 'index.html'))
    ? await readFile(join(folder, 'index.html'), 'utf8')
    : unbuilt;
  const { publicUrl } = environment;
  const settings = [
    ['support-email', environment.SUPPORT_EMAIL],
    ['terms-county', environment.TERMS_COUNTY],
    ['show-date', environment.SHOW_DATE],
    ...(environment.MAPBOX_TOKEN ? [['mapbox-token', environment.MAPBOX_TOKEN] as const] : []),
  ] as const;
  const renderFirstScreen = await firstScreens(environment, folder, server, sessions);
  const router = Router();
  /** Addresses that scanners look for: no page or file of ours has such an address. */
  router.get(hidden, (_request, response) =>
    response.status(404).type('text').send('There is nothing at this address.'),
  );
  /** A browser without JavaScript submits the form of this page itself, with a password that must not appear in an address. */
  router.post(['/login', '/api/login'], (request, response) => response.redirect(303, request.path));
  router.get(/^\/(?!api\/|health\/)|^\/api\/(login|logout)\/?$/, async (request, response) => {
    const moved = movedTo(request.path);
    if (moved) return response.redirect(301, moved + request.url.slice(request.path.length));
    if (isSignOut.test(request.path) && isFromElsewhere(request) && request.query.ask === undefined)
      return response.redirect(303, `${request.path}?ask`);
    const now = systemClock.now();
    const [head, first] = await Promise.all([
      headOf({ db, publicUrl, now }, request.path).catch((error: unknown) => {
        Object.assign(response, { err: error }); // the request's log line has the cause
        return unavailable;
      }),
      renderFirstScreen(request).catch((error: unknown) => {
        log.error({ err: error }, 'a first screen could not be rendered');
        return undefined;
      }),
    ]);
    const page = withFirstScreen(withHead(shell, head, settings), first);
    response.status(head.status).type('html').vary('Cookie');
    response.setHeader('Cache-Control', first?.isPersonal ? 'private, no-store' : 'private, no-cache');
    if (!first?.isPersonal) setEtag(page, request, response);
    response.send(page);
  });
  return router;
}

/** Opening this page signs out. A link on another site may only lead to its question. */
const isSignOut = /^(\/api)?\/logout\/?$/;
const isFromElsewhere = (request: Request): boolean =>
  ['cross-site', 'same-site'].includes(request.get('sec-fetch-site') ?? '');

/** A name that begins with a dot, anywhere in the path: `/.env`, `/.git/config`. */
const hidden = /\/(\.|%2e)/i;

const unbuilt =
  '<!doctype html><html lang="en"><head><title>Swap Meet Classics</title></head><body><p>The pages are not built: run npm run build.</p></body></html>';
