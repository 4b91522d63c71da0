import type { BodyInputOf, Endpoint, ParamsOf, QueryInputOf } from '@modules/kernel/http/contract';
import { buildUrl, readHeaders, withSession } from './call';
import { problemFrom, unreachable } from './problem';

/** The file that a call responds with.
 *  errors  ApiProblem */
export function download<E extends Endpoint>(
  { method, path }: E,
  body?: BodyInputOf<E>,
  params?: ParamsOf<E>,
  query?: Partial<QueryInputOf<E>>,
): Promise<Blob> {
  return withSession(async (authorization) => {
    const answer = await fetch(buildUrl(path, params as Fields, query as Fields), {
      method,
      credentials: 'include',
      headers: {
        ...authorization,
        ...readHeaders(),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw unreachable();
    });
    if (!answer.ok)
      throw problemFrom(await answer.json().catch(() => null), answer.status, answer.statusText);
    return answer.blob();
  });
}

type Fields = Readonly<Record<string, unknown>> | undefined;
