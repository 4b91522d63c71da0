import { hash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Endpoint } from './contract.js';

/** Sets the cache headers of a route. No cache may store responses to a signed-in caller or to a command, those
 *  that depend on a cookie, or those that a secret in the address opens. A cache may store a guest's response, but must revalidate it each time. A route may
 *  override this.
 *  source  ADR 0028; RFC 9111 5.2.2 */
export function setCacheControl(contract: Endpoint, request: Request, response: Response): void {
  const isForAll =
    contract.auth === 'guest' &&
    contract.requires === undefined &&
    !contract.sameOrigin &&
    !opensBySecret(contract);
  const isOpen = isForAll && contract.method === 'GET';
  const isSignedIn = request.headers.authorization !== undefined;
  response.setHeader('Cache-Control', isOpen && !isSignedIn ? 'public, no-cache' : 'no-store');
  if (isOpen) response.vary('Authorization');
}

/** Whether a part of the address is a secret: whoever has it reads what others do not. */
function opensBySecret({ path, query }: Endpoint): boolean {
  const named = 'shape' in query ? Object.keys(query.shape as object) : [];
  return (
    [...path.matchAll(/:(\w+)/g)].some(([, name = '']) => secrets.has(name)) ||
    named.some((name) => secrets.has(name))
  );
}
const secrets: ReadonlySet<string> = new Set(['key', 'secret', 'token']);

/** Sets an ETag on the response to a GET, so that Express responds 304 to a caller who has it.
 *  source  RFC 9110 8.8.3 */
export function setEtag(content: string, { method }: Pick<Request, 'method'>, response: Response): void {
  if (method === 'GET' || method === 'HEAD') response.setHeader('ETag', etagOf(content));
}

export const etagOf = (content: string): string => `W/"${hash('sha1', content, 'base64url')}"`;
