import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type RequestHandler, type Response, Router } from 'express';
import { listingPreview } from '../../projections/listing-search/listing-preview.js';
import type { Runtime } from '../runtime/runtime.js';

/** Serves the SPA: hashed files are cached for ever, index.html never, and a listing's address gets the tags of a link preview.
 *  /api/login and /api/logout are pages: GET changes nothing there. */
export async function spa({ environment, db }: Runtime): Promise<RequestHandler> {
  const folder = webFolder();
  const shell = existsSync(join(folder, 'index.html'))
    ? await readFile(join(folder, 'index.html'), 'utf8')
    : unbuilt;
  const router = Router();
  router.use(
    '/assets',
    express.static(join(folder, 'assets'), {
      immutable: true,
      maxAge: '1y',
      index: false,
      fallthrough: false,
    }),
  );
  router.use(express.static(folder, { index: false, maxAge: '1h', setHeaders: neverKept }));
  router.get(/^\/(?!api\/|health\/)|^\/api\/(login|logout)\/?$/, async (request, response) => {
    const id = /^\/listing\/([0-9a-f-]{36})$/i.exec(request.path)?.[1];
    const preview = id ? await listingPreview(db, id).catch(() => undefined) : undefined;
    const tags = [
      meta('name', 'support-email', environment.SUPPORT_EMAIL),
      meta('name', 'terms-county', environment.TERMS_COUNTY),
      ...(environment.MAPBOX_TOKEN ? [meta('name', 'mapbox-token', environment.MAPBOX_TOKEN)] : []),
      ...(preview && id
        ? previewTags(preview, `${environment.publicUrl}/listing/${id}`, environment.publicUrl)
        : []),
    ];
    const page = preview
      ? shell
          .replace(/<meta\s+name="description"[^>]*>/, '')
          .replace(/<title>.*?<\/title>/, `<title>${html(preview.title)} · Swap Meet Classics</title>`)
      : shell;
    response.setHeader('Cache-Control', 'no-cache');
    response.type('html').send(page.replace('</head>', `${tags.join('')}</head>`));
  });
  return router;
}

/** Browsers request the service worker each time, so that they notice a new version at once. */
function neverKept(response: Response, path: string): void {
  if (path.endsWith('/sw.js')) response.setHeader('Cache-Control', 'no-cache');
}

interface Preview {
  readonly title: string;
  readonly description: string;
  /** Path of the cover, or null. */
  readonly photo: string | null;
}

function previewTags({ title, description, photo }: Preview, url: string, publicUrl: string): string[] {
  return [
    meta('name', 'description', description),
    meta('property', 'og:type', 'product'),
    meta('property', 'og:site_name', 'Swap Meet Classics'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('name', 'twitter:card', photo ? 'summary_large_image' : 'summary'),
    ...(photo ? [meta('property', 'og:image', publicUrl + photo)] : []),
  ];
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${html(content)}">`;

const html = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('$', '&#36;');

/** dist/web, seen from dist/server/apps/api or from apps/api. */
function webFolder(): string {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const built = join(here, '../../../web');
  return existsSync(built) ? built : join(here, '../../dist/web');
}

const unbuilt =
  '<!doctype html><html lang="en"><head><title>Swap Meet Classics</title></head><body><p>The pages are not built: run npm run build.</p></body></html>';
