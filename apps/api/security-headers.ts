import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HelmetOptions } from 'helmet';
import type { Environment } from '../../modules/kernel/config/environment.js';

/** Content Security Policy without inline or foreign content; Mapbox's own hosts, and those of a service that checks visitors, only when they are
 *  configured.
 *  source  ADR 0008, ADR 0036, ADR 0046 */
export function securityHeaders(environment: Environment): HelmetOptions {
  const mapbox = environment.MAPBOX_TOKEN !== undefined;
  const https = environment.publicUrl.startsWith('https:');
  const checkHosts = appCheckHosts(environment);
  const mapboxHosts = mapbox ? ['https://api.mapbox.com', 'https://events.mapbox.com'] : [];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // compiles WebAssembly of this origin, which reads codes; JavaScript from text stays forbidden
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...checkHosts],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        workerSrc: ["'self'", ...(mapbox ? ['blob:'] : [])],
        connectSrc: ["'self'", ...mapboxHosts, ...checkHosts],
        frameSrc: ["'self'", ...checkHosts],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: [({ url = '' }) => (isFramed(url) ? "'self'" : "'none'")],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: false, // says the same as frame-ancestors, for each path: frameOptions
  };
}

/** X-Frame-Options, for browsers without frame-ancestors. */
export function frameOptions(
  { url = '' }: IncomingMessage,
  response: Pick<ServerResponse, 'setHeader'>,
  next: () => void,
): void {
  response.setHeader('X-Frame-Options', isFramed(url) ? 'SAMEORIGIN' : 'DENY');
  next();
}

/** The terms are shown within the page on which somebody accepts them; nothing else is framed. */
const isFramed = (url: string): boolean => /^\/terms\/?(?:[?]|$)/.test(url);

function appCheckHosts({ APP_CHECK_SCRIPT, APP_CHECK_HOSTS = [] }: Environment): readonly string[] {
  return APP_CHECK_SCRIPT === undefined ? [] : [new URL(APP_CHECK_SCRIPT).origin, ...APP_CHECK_HOSTS];
}
