import { appCheckHeader, renewAppCheck } from './app-check-header';
import { isBehind, noteBehind } from './behind';
import { ApiProblem, problemFrom, unreachable } from './problem';

export interface RequestInput {
  readonly method: string;
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  readonly keepalive?: boolean | undefined;
}

/** Sends one request with cookies, with JSON only when there is a body, and reads the response as JSON.
 *  errors  ApiProblem for every response that is not OK, UNREACHABLE without a response */
export async function request(asked: RequestInput): Promise<unknown> {
  return (await requestWithHeaders(asked)).answer;
}

/** Like `request`, with the response headers. A call that robots abuse is sent once more with an app-check token. */
export async function requestWithHeaders(asked: RequestInput): Promise<ResponseWithHeaders> {
  try {
    return await sendOnce(asked);
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === 'APP_CHECK_REQUIRED')) throw error;
    await renewAppCheck();
    return sendOnce(asked);
  }
}

async function sendOnce({
  method,
  url,
  body,
  headers = {},
  signal,
  keepalive,
}: RequestInput): Promise<ResponseWithHeaders> {
  const response = await send(url, {
    method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(method !== 'GET' && appCheckHeader()),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw unreachable();
  });
  const answer = readJson(await response.text());
  if (method === 'GET') noteBehind(response.headers);
  if (!response.ok && response.status !== 304)
    throw problemFrom(answer, response.status, response.statusText, isBehind(response.headers));
  return { answer, headers: response.headers };
}

/** Replaces `fetch`: the server calls its own API when it renders a page. */
export function setTransport(transport: typeof send): void {
  send = transport;
}

let send: (url: string, init: RequestInit) => Promise<Response> = (url, init) => fetch(url, init);

export interface ResponseWithHeaders {
  readonly answer: unknown;
  readonly headers: Headers;
}

/** Undefined for an empty response and for one that is not JSON (a proxy's error page). */
export function readJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
