import type { BodyInputOf, Endpoint } from '@modules/kernel/http/contract';
import { withSession } from './call';
import { problemFrom, unreachable } from './problem';

/** The file that a call answers with.
 *  errors  ApiProblem */
export function download<E extends Endpoint>({ method, path }: E, body?: BodyInputOf<E>): Promise<Blob> {
  return withSession(async (authorization) => {
    const answer = await fetch(path, {
      method,
      credentials: 'include',
      headers: { ...authorization, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw unreachable();
    });
    if (!answer.ok)
      throw problemFrom(await answer.json().catch(() => null), answer.status, answer.statusText);
    return answer.blob();
  });
}
