import type { Session } from '@modules/identity/identity.contract';
import type {
  BodyInputOf,
  Endpoint,
  ParamsOf,
  QueryInputOf,
  ResponseOf,
} from '@modules/kernel/http/contract';
import { accessToken, renewSession, replaceSession } from '../session/session';
import { prepareAppCheck } from './app-check-header';
import { newIdempotencyKey } from './idempotency-key';
import { ApiProblem } from './problem';
import { readPosition, saveReadPosition } from './read-position';
import { type ResponseWithHeaders, requestWithHeaders } from './request';

/** The input of a call: path parameters, query and body, typed by its contract. */
export type CallInput<E> = Part<'params', ParamsOf<E>> &
  Part<'query', Loose<QueryInputOf<E>>> &
  Part<'body', BodyInputOf<E>> & {
    /** Names the command; without it every call is a new command. */
    readonly idempotencyKey?: string;
    readonly signal?: AbortSignal;
    /** Continues when the page is left. */
    readonly keepalive?: boolean;
  };

type CallArguments<E> =
  Record<never, never> extends CallInput<E> ? [given?: CallInput<E>] : [given: CallInput<E>];

/** Calls the API as its contract says: `const page = await call(searchListings, { query: { search: '327' } })`.
 *  Renews an expired session once and sends the call again.
 *  errors  ApiProblem */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[given]: CallArguments<E>
): Promise<ResponseOf<E>> {
  const {
    params,
    query,
    body,
    idempotencyKey = newIdempotencyKey(),
    signal,
    keepalive,
  } = (given ?? {}) as LooseInput;
  const url = buildUrl(endpoint.path, params, query);
  const isRead = endpoint.method === 'GET';
  if (endpoint.appCheck) await prepareAppCheck();
  const { answer } = await withSession((authorization) =>
    requestWithHeaders({
      method: endpoint.method,
      url,
      body: isRead ? undefined : body,
      headers: {
        ...authorization,
        ...(isRead ? readHeaders() : { 'Idempotency-Key': idempotencyKey, ...ownPosition() }),
      },
      signal,
      keepalive,
    }),
  );
  if (!isRead) saveReadPosition(answer);
  return answer as ResponseOf<E>;
}

/** Calls an endpoint that answers with new tokens for the session, and takes them.
 *  errors  ApiProblem */
export async function callForNewSession<
  E extends Endpoint & { readonly response: { readonly _zod: { readonly output: { session: Session } } } },
>(endpoint: E, body: BodyInputOf<E>): Promise<ResponseOf<E>> {
  const send = () =>
    replaceSession(async (authorization) => {
      const { answer } = await requestWithHeaders({
        method: endpoint.method,
        url: endpoint.path,
        body,
        headers: { ...authorization, 'Idempotency-Key': newIdempotencyKey(), ...ownPosition() },
      });
      return answer as ResponseOf<E> & { readonly session: Session };
    });
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === 'SESSION_EXPIRED')) throw error;
    await renewSession(await accessToken());
    return send();
  }
}

/** Reads an API path without a contract. */
export async function read(path: string, signal?: AbortSignal): Promise<unknown> {
  return (await readWithHeaders(path, signal)).answer;
}

/** The same, with the response headers.
 *  in  headers  of the request: for example `If-None-Match`
 *  out  answer  undefined when the caller's copy is current (304) */
export async function readWithHeaders(
  path: string,
  signal?: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): Promise<ResponseWithHeaders> {
  return withSession((authorization) =>
    requestWithHeaders({
      method: 'GET',
      url: path,
      headers: { ...authorization, ...readHeaders(), ...headers },
      signal,
    }),
  );
}

/** Sends a request with the current session; renews an expired session once and sends it again. */
export async function withSession<Answer>(
  send: (authorization: Readonly<Record<string, string>>) => Promise<Answer>,
): Promise<Answer> {
  const token = await accessToken();
  try {
    return await send(bearer(token));
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === 'SESSION_EXPIRED')) throw error;
    return send(bearer(await renewSession(token)));
  }
}

/** Builds the URL of a call: fills in path parameters, leaves out empty query values. */
export function buildUrl(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const asked = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

type Values = Readonly<Record<string, unknown>>;
type LooseInput = {
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  readonly keepalive?: boolean;
};
/** A part of the input is optional when nothing in it is required. */
type Part<Name extends string, Value> =
  Record<never, never> extends Value ? { readonly [key in Name]?: Value } : { readonly [key in Name]: Value };
/** Preprocessed fields are typed `unknown` and count as optional. */
type Loose<Value> = { [K in keyof Value as undefined extends Value[K] ? K : never]?: Value[K] } & {
  [K in keyof Value as undefined extends Value[K] ? never : K]: Value[K];
};

function bearer(token: string | undefined): Readonly<Record<string, string>> {
  return token === undefined ? {} : { Authorization: `Bearer ${token}` };
}

/** Asks for a response that includes the member's own changes. */
export function readHeaders(): Readonly<Record<string, string>> {
  return { 'Cache-Control': 'no-cache', ...ownPosition() };
}

/** Commands send it too: some decide by a read model. */
function ownPosition(): Readonly<Record<string, string>> {
  const position = readPosition();
  return position > 0 ? { 'X-Min-Position': String(position) } : {};
}
