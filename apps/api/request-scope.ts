import type { NextFunction, Request, Response } from 'express';
import { type QueryScope, runInScope } from '../../modules/kernel/postgres/query-scope.js';

/** Queries of a call run under the time limits of a read or a command. When the caller of a read hangs up, its
 *  query is cancelled; a command goes on, as
 *  does a page, whose first answer others may share. A caller is a guest until their token is verified.
 *  source  ADR 0029 */
export function requestScope(request: Request, response: Response, next: NextFunction): void {
  runInScope(scopeOf(request, response), next);
}

function scopeOf({ method, path }: Request, response: Response): QueryScope {
  if (method !== 'GET' && method !== 'HEAD') return { role: 'command' };
  if (!path.startsWith('/api/')) return { role: 'read', isGuest: true };
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return { role: 'read', isGuest: true, signal: gone.signal };
}
