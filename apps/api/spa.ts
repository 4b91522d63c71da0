import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import { listingPreview } from '../../projections/listing-search/listing-preview.js';
import type { Runtime } from '../runtime/runtime.js';
import { webFolder } from './static-files.js';

/** Serves the SPA's pages: index.html is never cached, and a listing's address gets the tags of a link preview.
 *  /api/login and /api/logout are pages: GET changes nothing there. */
export async function spa({ environment, db }: Runtime): Promise<RequestHandler> {
  const folder = webFolder();
  const shell = existsSync(join(folder, 'index.html'))
    ? await readFile(join(folder, 'index.html'), 'utf8')
    : unbuilt;
  const router = Router();
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

const unbuilt =
  '<!doctype html><html lang="en"><head><title>Swap Meet Classics</title></head><body><p>The pages are not built: run npm run build.</p></body></html>';
