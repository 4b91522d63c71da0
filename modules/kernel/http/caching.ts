import { hash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Endpoint } from './contract.js';

/** Says what caches may do with the answer of a route. What only members read, what a signed-in caller is answered, and what depends on a cookie, no
 *  cache keeps. Of a read that is open to all, a cache may keep a guest's answer but asks each time whether it is still right. A route may say otherwise.
 *  source  ADR 0028; RFC 9111 5.2.2 */
export function setCacheControl(contract: Endpoint, request: Request, response: Response): void {
  const isForAll = contract.auth === 'guest' && contract.requires === undefined && !contract.sameOrigin;
  if (isForAll) response.vary('Authorization');
  if (!isForAll || request.headers.authorization !== undefined)
    response.setHeader('Cache-Control', 'no-store');
  else if (contract.method === 'GET') response.setHeader('Cache-Control', 'public, no-cache');
}

/** Names the content of an answer to a GET, so that Express answers 304 to a caller who has it.
 *  source  RFC 9110 8.8.3 */
export function setEtag(content: string, { method }: Pick<Request, 'method'>, response: Response): void {
  if (method === 'GET' || method === 'HEAD')
    response.setHeader('ETag', `W/"${hash('sha1', content, 'base64url')}"`);
}
