import { hash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Endpoint } from './contract.js';

/** Says what caches may do with the answer of a route. No cache keeps the answer to a signed-in caller or to a command, or what depends on a cookie.
 *  A cache may keep what a guest reads, but asks each time whether it is still right. A route may say otherwise.
 *  source  ADR 0028; RFC 9111 5.2.2 */
export function setCacheControl(contract: Endpoint, request: Request, response: Response): void {
  const isForAll = contract.auth === 'guest' && contract.requires === undefined && !contract.sameOrigin;
  const isOpen = isForAll && contract.method === 'GET';
  const isSignedIn = request.headers.authorization !== undefined;
  response.setHeader('Cache-Control', isOpen && !isSignedIn ? 'public, no-cache' : 'no-store');
  if (isOpen) response.vary('Authorization');
}

/** Names the content of an answer to a GET, so that Express answers 304 to a caller who has it.
 *  source  RFC 9110 8.8.3 */
export function setEtag(content: string, { method }: Pick<Request, 'method'>, response: Response): void {
  if (method === 'GET' || method === 'HEAD')
    response.setHeader('ETag', `W/"${hash('sha1', content, 'base64url')}"`);
}
