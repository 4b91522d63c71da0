import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { expanded, Refused } from './answers.js';
import { type Form, readForm } from './form.js';
import { routes } from './routes.js';
import { Store } from './store.js';
import type { Happening } from './things.js';

/** What goes wrong with one call. Of those that are 'done', Stripe has carried out what was asked. */
export type Fault = 'done, then silence' | 'done, then cut' | 'silence' | 500 | 503 | 429 | 401;

/** A server that speaks Stripe's API as its library sends it: forms, keys of calls, lists page by page, `expand`. What happens is kept as events, and a test
 *  delivers them: in any order, again, late, signed wrongly. */
export async function openStripeDouble() {
  const key = 'sk_test_double0000';
  const webhookSecret = 'whsec_double';
  const store = new Store();
  const calls: { readonly call: string; readonly key: string | undefined; readonly form: Form }[] = [];
  const faults: { readonly call: string; readonly fault: Fault }[] = [];
  const done = new Map<string, { readonly asked: string; readonly status: number; readonly body: string }>();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    answer(request, Buffer.concat(parts).toString(), response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function answer(request: IncomingMessage, sent: string, response: ServerResponse): void {
    const { pathname, search } = new URL(request.url ?? '', url);
    const form = readForm(sent || search);
    const { route, id } = routeOf(request.method ?? '', pathname);
    const callKey = request.headers['idempotency-key']?.toString();
    calls.push({ call: route, key: callKey, form });
    const index = faults.findIndex(({ call }) => call === route);
    const fault = index < 0 ? undefined : faults.splice(index, 1)[0]?.fault;
    if (fault === 'silence') return;
    const asked = `${route} ${id} ${sent}`;
    const said =
      typeof fault === 'number'
        ? failed(fault)
        : keptOr(callKey, asked, () => carryOut(request, route, id, form));
    // Stripe keeps what it answered, its own faults too, once it has begun
    if (callKey !== undefined && ![401, 429, 503].includes(said.status))
      done.set(callKey, { asked, ...said });
    if (fault === 'done, then silence') return;
    if (fault === 'done, then cut') response.destroy();
    else
      response
        .writeHead(said.status, { 'Content-Type': 'application/json', 'Request-Id': store.id('req') })
        .end(said.body);
  }

  function keptOr(callKey: string | undefined, asked: string, carryOutNow: () => Said): Said {
    const kept = callKey === undefined ? undefined : done.get(callKey);
    if (!kept) return carryOutNow();
    return kept.asked === asked
      ? kept
      : said(400, {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters.',
        });
  }

  function carryOut({ headers }: IncomingMessage, route: string, id: string, form: Form): Said {
    if (headers.authorization !== `Bearer ${key}`) return failed(401);
    if (headers['stripe-version'] !== '2026-10-28.endive')
      return said(400, { type: 'invalid_request_error', message: 'Another version.' });
    try {
      const found = routes[route]?.(store, form, id, url);
      if (!found) throw new Refused(404, undefined, `Unrecognized request URL (${route}).`);
      return { status: 200, body: JSON.stringify(expanded(store, found, form)) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { status, type, code, param, message } = error;
      return said(status, { type, code, param, message });
    }
  }

  return {
    store,
    url,
    calls,
    /** For the environment of an app that is to use this Stripe. */
    settings: { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API: url },
    callsTo: (call: string) => calls.filter((one) => one.call === call),
    /** Let the next calls of this kind go wrong, one after the other. */
    fail: (call: string, ...next: readonly Fault[]) => {
      for (const fault of next) faults.push({ call, fault });
    },
    /** Bytes and signature of a webhook. */
    signed: (event: Happening, { secret = webhookSecret, secondsOff = 0 } = {}) => {
      const payload = JSON.stringify(event, null, 2);
      const timestamp = Math.floor(Date.now() / 1000) + secondsOff;
      return { payload, signature: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type StripeDouble = Awaited<ReturnType<typeof openStripeDouble>>;

interface Said {
  readonly status: number;
  readonly body: string;
}

const said = (status: number, error: object): Said => ({ status, body: JSON.stringify({ error }) });

const failed = (status: number): Said =>
  said(status, { type: status === 429 ? 'rate_limit_error' : 'api_error', message: 'Something went wrong.' });

/** `/v1/refunds/re_1` is a call of `/v1/refunds/:id`. */
function routeOf(method: string, path: string): { readonly route: string; readonly id: string } {
  const id =
    path
      .split('/')
      .find((part) => /_[\da-zA-Z]/.test(part) && !/^(payment_intents|billing_portal)$/.test(part)) ?? '';
  return { route: `${method} ${id === '' ? path : path.replace(id, ':id')}`, id: decodeURIComponent(id) };
}
