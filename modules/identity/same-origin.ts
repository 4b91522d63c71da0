import type { Request } from 'express';
import { forbidden } from '../kernel/decider/errors.js';

/** Calls that read or set the refresh cookie come from our own pages, or from no page at all (a tool without Origin).
 *  A form's body, which other sites may send unasked, is none of ours. Over plain http (one machine, development) the address that the browser used counts as our own too.
 *  errors  CROSS_SITE (forbidden)
 *  source  reliability.md 2.5 */
export function requireSameOrigin(request: Request, publicUrl: string): void {
  const origin = request.headers.origin;
  const site = request.headers['sec-fetch-site'];
  const ours = origin === undefined || ownOrigins(request, publicUrl).includes(origin);
  const type = request.headers['content-type'];
  const plain = type !== undefined && !/^application\/json\b/i.test(type);
  if (ours && !plain && (site === undefined || site === 'same-origin')) return;
  throw forbidden('CROSS_SITE', { message: 'That call came from another site.' });
}

function ownOrigins({ headers }: Request, publicUrl: string): readonly string[] {
  const { origin, protocol } = new URL(publicUrl);
  return protocol === 'https:' ? [origin] : [origin, `http://${headers.host}`];
}
