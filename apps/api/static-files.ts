import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';

/** Serves the files of the built pages, in the compressed form that the build wrote beside them where the browser reads it. Hashed files are cached
 *  for ever, others for an hour, the service worker not at all. Answers nothing to addresses that are no files. */
export function staticFiles(folder: string): RequestHandler {
  const router = Router();
  const forms = [fileServer(folder, 'br'), fileServer(folder, 'gzip'), fileServer(folder)];
  router.use((request, _response, next) => (isFile.test(request.path) ? next() : next('router')));
  router.use(forms);
  router.use('/assets', express.static(join(folder, 'assets'), { fallthrough: false }));
  return router;
}

/** dist/web, seen from dist/server/apps/api or from apps/api. */
export function webFolder(): string {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const built = join(here, '../../../web');
  return existsSync(built) ? built : join(here, '../../dist/web');
}

/** Serves files in one encoding, or uncompressed; passes on when there is no such file or the browser does not accept the encoding. */
function fileServer(folder: string, encoding?: keyof typeof suffixes): RequestHandler {
  const suffix = encoding ? suffixes[encoding] : '';
  const serve = express.static(folder, {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (response: Response, path) => {
      const file = path.slice(0, path.length - suffix.length);
      response.setHeader('Cache-Control', cacheControlOf(file, folder));
      if (compressed.test(file)) response.vary('Accept-Encoding');
      if (encoding) response.setHeader('Content-Encoding', encoding);
      const type = extname(file);
      if (type === '.svg') response.type('image/svg+xml; charset=utf-8');
      else if (encoding) response.type(type);
    },
  });
  if (!encoding) return serve;
  return (request: Request, response: Response, next: NextFunction) => {
    if (!compressed.test(request.path) || !request.acceptsEncodings(encoding)) return next();
    const { url } = request;
    request.url = request.path + suffix;
    return serve(request, response, (error?: unknown) => {
      request.url = url;
      next(error);
    });
  };
}

/** Browsers request the service worker each time, so that they notice a new version at once. */
function cacheControlOf(file: string, folder: string): string {
  if (file.startsWith(join(folder, 'assets'))) return 'public, max-age=31536000, immutable';
  return file.endsWith('sw.js') ? 'no-cache' : 'public, max-age=3600';
}

const isFile = /^\/assets\/|\.\w+$/;
const suffixes = { br: '.br', gzip: '.gz' } as const;
/** What scripts/compress.mjs compresses. */
const compressed = /\.(js|mjs|css|svg|json|html|webmanifest|wasm)$/;
