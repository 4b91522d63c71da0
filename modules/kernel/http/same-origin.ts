import type { Request } from 'express';
import { forbidden } from '../decider/errors.js';

/** Require that a call which reads or sets a cookie comes from our own pages, or from a tool without Origin. Bodies of HTML forms are
 *  refused, because other sites can send them. Over plain http (one machine, development) the host that the browser used is ours too.
 *  errors  CROSS_SITE (forbidden)
 *  source  modules/identity/README.md, Rule 6 */
export function requireSameOrigin(request: Request, publicUrl: string): void {
  const origin = request.headers.origin;
  const site = request.headers['sec-fetch-site'];
  const ours = origin === undefined || ownOrigins(request, publicUrl).includes(origin);
  const type = request.headers['content-type'];
  const plain = type !== undefined && !/^application\/json\b/i.test(type);
  if (ours && !plain && (site === undefined || site === 'same-origin')) return;
  throw forbidden('CROSS_SITE', {
    message: 'This request came from another site. Open our own page and try again.',
  });
}

function ownOrigins({ headers }: Request, publicUrl: string): readonly string[] {
  const { origin, protocol } = new URL(publicUrl);
  return protocol === 'https:' ? [origin] : [origin, `http://${headers.host}`];
}
