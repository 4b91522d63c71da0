import { hash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Endpoint } from './contract.js';

/** Sets the cache headers of a route. No cache may store responses to a signed-in caller or to a command, or those
 *  that depend on a cookie. A cache may store a guest's response, but must revalidate it each time. A route may
 *  override this.
 *  source  ADR 0028; RFC 9111 5.2.2 */
export function setCacheControl(contract: Endpoint, request: Request, response: Response): void {
  const isForAll = contract.auth === 'guest' && contract.requires === undefined && !contract.sameOrigin;
  const isOpen = isForAll && contract.method === 'GET';
  const isSignedIn = request.headers.authorization !== undefined;
  response.setHeader('Cache-Control', isOpen && !isSignedIn ? 'public, no-cache' : 'no-store');
  if (isOpen) response.vary('Authorization');
}

/** Sets an ETag on the response to a GET, so that Express responds 304 to a caller who has it.
 *  source  RFC 9110 8.8.3 */
export function setEtag(content: string, { method }: Pick<Request, 'method'>, response: Response): void {
  if (method === 'GET' || method === 'HEAD') response.setHeader('ETag', etagOf(content));
}

export const etagOf = (content: string): string => `W/"${hash('sha1', content, 'base64url')}"`;
