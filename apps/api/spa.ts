import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import { systemClock } from '../../modules/kernel/decider/clock.js';
import { setEtag } from '../../modules/kernel/http/caching.js';
import type { Runtime } from '../runtime/runtime.js';
import { withHead } from './head-html.js';
import { headOf, unavailable } from './page-head.js';
import { webFolder } from './static-files.js';

/** Serves the SPA's pages: index.html with the head of the page at the address. Browsers ask each time whether it has changed.
 *  /api/login and /api/logout are pages: GET changes nothing there. */
export async function spa({ environment, db }: Runtime): Promise<RequestHandler> {
  const folder = webFolder();
  const shell = existsSync(join(folder, 'index.html'))
    ? await readFile(join(folder, 'index.html'), 'utf8')
    : unbuilt;
  const { publicUrl } = environment;
  const settings = [
    ['support-email', environment.SUPPORT_EMAIL],
    ['terms-county', environment.TERMS_COUNTY],
    ...(environment.MAPBOX_TOKEN ? [['mapbox-token', environment.MAPBOX_TOKEN] as const] : []),
  ] as const;
  const router = Router();
  router.get(/^\/(?!api\/|health\/)|^\/api\/(login|logout)\/?$/, async (request, response) => {
    const now = systemClock.now();
    const head = await headOf({ db, publicUrl, now }, request.path).catch(() => unavailable);
    const page = withHead(shell, head, settings);
    response.status(head.status).type('html').setHeader('Cache-Control', 'no-cache');
    setEtag(page, request, response);
    response.send(page);
  });
  return router;
}

const unbuilt =
  '<!doctype html><html lang="en"><head><title>Swap Meet Classics</title></head><body><p>The pages are not built: run npm run build.</p></body></html>';
