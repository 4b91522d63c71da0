import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type Server as HttpServer, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import 'reflect-metadata';
import { pino } from 'pino';
import { Stopping } from '../apps/api/description.js';
import { createServer, type Server } from '../apps/api/server.js';
import { openRuntime, type Runtime } from '../apps/runtime/runtime.js';
import { Sessions } from '../modules/identity/sessions/sessions.js';
import { readEnvironment } from '../modules/kernel/config/environment.js';
import type { SignedRequest } from '../modules/kernel/http/route.js';
import { runInScope } from '../modules/kernel/postgres/query-scope.js';
import { markVerified } from '../modules/members/members.fixtures.js';
import { freshDatabase, type TestDatabase } from './postgres/database.js';

let database: TestDatabase;
let dir: string;
let runtime: Runtime;
let server: Server;
let url: string;
const logged: string[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  dir = await mkdtemp(join(tmpdir(), 'smc-server-'));
  const environment = readEnvironment({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dir,
    DATABASE_URL: database.url,
    APP_CHECK: '0',
  });
  const logStream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logged.push(chunk.toString());
      done();
    },
  });
  runtime = await openRuntime(environment, pino({ level: 'trace' }, logStream));
  await runtime.processors.prepare();
  server = await createServer(runtime);
  runtime.processors.start();
  await server.app.listen(0, '127.0.0.1');
  url = `http://127.0.0.1:${(server.app.getHttpServer().address() as { port: number }).port}`;
});

afterAll(async () => {
  await server.close();
  await runtime.close();
  await database.drop();
  await rm(dir, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });
const send = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });

let token: string | undefined;
async function signedIn(): Promise<Record<string, string>> {
  if (!token) {
    const answer = await send(
      '/api/auth/sign-up',
      JSON.stringify({
        email: 'marta.markerson@example.com',
        password: 'three two seven small block',
        name: 'Marta',
        dateOfBirth: '1968-05-04',
      }),
    );
    const session = (await answer.json()) as { accessToken: string; user: { id: string } };
    token = session.accessToken;
    await markVerified(database.pool, session.user.id);
  }
  return { Authorization: `Bearer ${token}` };
}

const listing = {
  listingType: 'for_sale',
  title: '327 block',
  categoryPrimary: 'Parts',
  categorySub: 'Engine',
  priceMode: 'obo',
  price: 450,
  place: { text: 'Janesville, WI' },
};

describe('the description of the API', () => {
  test('names every served route, with its authorisation and error codes', async () => {
    const description = (await (await get('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, { summary: string; responses: object }>>;
    };
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.sort()).toEqual(server.contracts.map(({ method, path }) => `${method} ${path}`).sort());
    expect(described.length).toBeGreaterThan(25);
    for (const methods of Object.values(description.paths)) {
      for (const operation of Object.values(methods))
        expect(Object.keys(operation.responses)).toContain('default');
    }
  });

  test('holds exactly the routes that the server knows', () => {
    const router = (
      server.app.getHttpAdapter().getInstance() as {
        router: { stack: readonly { route?: { path: unknown; methods: object } }[] };
      }
    ).router;
    const served = router.stack.flatMap(({ route }) =>
      typeof route?.path === 'string'
        ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`)
        : [],
    );
    expect([...new Set(served)].sort()).toEqual(
      server.contracts.map(({ method, path }) => `${method} ${path}`).sort(),
    );
  });
});

describe('a refusal', () => {
  test.each([
    ['an unknown route', () => get('/api/nothing'), 404, 'NO_SUCH_ROUTE'],
    ['a broken body', () => send('/api/auth/sign-in', '{"email":'), 400, 'UNREADABLE_BODY'],
    [
      'a body of 5,000 levels with an Idempotency-Key',
      () =>
        send('/api/auth/sign-in', '['.repeat(5_000) + ']'.repeat(5_000), {
          'Idempotency-Key': 'deep enough',
        }),
      400,
      'UNREADABLE_BODY',
    ],
    ['a file outside of the folder', () => get('/assets/..%2fpackage.json'), 404, 'NO_SUCH_ROUTE'],
    ['an address with broken letters', () => get('/assets/%E0%A4'), 400, 'UNREADABLE_ADDRESS'],
    [
      'a body too large',
      () => send('/api/auth/sign-in', JSON.stringify({ email: 'x'.repeat(2_000_000) })),
      413,
      'BODY_TOO_LARGE',
    ],
    [
      'a guest on a route for members',
      () => send('/api/listings', JSON.stringify(listing)),
      401,
      'SIGN_IN_FIRST',
    ],
    [
      'a forged token',
      () => send('/api/listings', JSON.stringify(listing), { Authorization: 'Bearer e30.e30.e30' }),
      401,
      'SESSION_EXPIRED',
    ],
    ['a query out of range', () => get('/api/listings?latitude=999&longitude=1'), 400, 'INVALID_INPUT'],
    ['an id that is none', () => get('/api/listings/nonsense'), 400, 'INVALID_INPUT'],
    [
      'a listing that does not exist',
      () => get('/api/listings/00000000-0000-4000-8000-000000000000'),
      404,
      'LISTING_NOT_FOUND',
    ],
  ])('of %s is a problem with a code and a message', async (_what, call, status, code) => {
    const answer = await call();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({
      status,
      code,
      message: expect.stringMatching(/\w/),
      requestId: answer.headers.get('x-request-id'),
    });
  });

  test('of an unauthorised upload comes before the file has arrived', async () => {
    const { port } = new URL(url);
    const call = request({
      port,
      method: 'POST',
      path: '/api/listings/00000000-0000-4000-8000-000000000000/photos',
      headers: { 'Content-Type': 'image/jpeg', 'Content-Length': 14_000_000 },
    });
    call.write('only the first bytes');
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(401);
    call.destroy();
  });

  test('of a form names each field', async () => {
    const answer = await send(
      '/api/listings',
      JSON.stringify({ ...listing, title: '', price: -1 }),
      await signedIn(),
    );
    const { fields } = (await answer.json()) as { fields: readonly { path: string }[] };
    expect(fields.map(({ path }) => path)).toEqual(expect.arrayContaining(['title', 'price']));
  });

  test('of an admin’s route answers a member with ADMINS_ONLY', async () => {
    const answer = await send(
      '/api/admin/members/00000000-0000-4000-8000-000000000000/roles',
      '{"reason":"x"}',
      await signedIn(),
    );
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'ADMINS_ONLY' }]);
  });
});

describe('a command', () => {
  test('runs once for an Idempotency-Key, is visible to a read with its position, and is refused with other content', async () => {
    const headers = { ...(await signedIn()), 'Idempotency-Key': 'one and the same' };
    const first = (await (await send('/api/listings', JSON.stringify(listing), headers)).json()) as {
      id: string;
      position: number;
    };
    expect(await (await send('/api/listings', JSON.stringify(listing), headers)).json()).toEqual(first);
    const other = await send('/api/listings', JSON.stringify({ ...listing, price: 400 }), headers);
    expect([other.status, await other.json()]).toMatchObject([422, { code: 'IDEMPOTENCY_KEY_REUSED' }]);
    const published = (await (
      await send(`/api/listings/${first.id}/publish`, '{}', await signedIn())
    ).json()) as { position: number };
    const found = await get('/api/listings?search=327', { 'X-Min-Position': String(published.position) });
    expect(await found.json()).toMatchObject({ total: 1, listings: [{ id: first.id, price: 450 }] });
    expect(found.headers.get('x-behind')).toBeNull();
  });

  test('with the same area keeps the listing’s point, and with another ZIP code moves it', async () => {
    const headers = await signedIn();
    const draft = await send(
      '/api/listings',
      JSON.stringify({ ...listing, place: { text: '53548' } }),
      headers,
    );
    const { id } = (await draft.json()) as { id: string };
    const pointAfter = async (text: string) => {
      const revised = await fetch(`${url}/api/listings/${id}`, {
        method: 'PUT',
        body: JSON.stringify({ ...listing, price: 400, place: { text } }),
        headers: { ...headers, 'Content-Type': 'application/json' },
      });
      const { position } = (await revised.json()) as { position: number };
      const seen = await get(`/api/listings/${id}`, { ...headers, 'X-Min-Position': String(position) });
      const { area, latitude, longitude } = (await seen.json()) as {
        area: string;
        latitude: number;
        longitude: number;
      };
      return { area, latitude, longitude };
    };
    const before = await pointAfter('53548');
    expect(before.area).toBe('Janesville, WI');
    expect(await pointAfter('Janesville, WI')).toEqual(before);
    expect(await pointAfter('53545')).not.toEqual(before);
  });

  test('with a broken surrogate pair in its text reaches the read models like any other', async () => {
    const draft = await send(
      '/api/listings',
      JSON.stringify({ ...listing, title: 'Cut \ud83d', description: '\udf00' }),
      await signedIn(),
    );
    const { id, position } = (await draft.json()) as { id: string; position: number };
    const shown = await get(`/api/listings/${id}`, {
      ...(await signedIn()),
      'X-Min-Position': String(position),
    });
    expect([shown.status, shown.headers.get('x-behind')]).toEqual([200, null]);
  });

  test('that a read model has not handled in time is reported by X-Behind', async () => {
    const found = await get('/api/listings', { 'X-Min-Position': '999999' });
    expect([found.status, found.headers.get('x-behind')]).toEqual([200, 'true']);
  });
});

test.each(['/api/login', '/api/login/', '/api/logout', '/api/logout/?next=/wall'])(
  '%s is a page, not a call of the API',
  async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  },
);

test.each(['/logout', '/api/logout'])('a link on another site leads to a question at %s', async (path) => {
  const from = (site: string, address = path) =>
    fetch(url + address, { redirect: 'manual', headers: { 'Sec-Fetch-Site': site } });
  const led = await from('cross-site');
  expect([led.status, led.headers.get('location')]).toEqual([303, `${path}?ask`]);
  expect((await from('cross-site', `${path}?ask`)).status).toBe(200);
  for (const own of ['same-origin', 'none']) expect((await from(own)).status).toBe(200);
});

test.each([
  ['/seller/Ana-S/?item=1', '/members/Ana-S?item=1'],
  ['/member/ana%20s', '/members/ana%20s'],
])('%s has moved for good, to %s', async (path, to) => {
  const answer = await fetch(url + path, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
});

test.each(['/api/listings?limit=2', '/api/categories', '/about'])(
  '%s is sent once while it is the same',
  async (path) => {
    const tag = (await get(path)).headers.get('etag') ?? '';
    const again = await fetch(url + path, { headers: { 'If-None-Match': tag }, cache: 'force-cache' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  },
);

test('an answer of the API is compressed by gzip, even for a browser that reads brotli', async () => {
  const { headers } = await get('/api/openapi.json', { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
  expect(headers.get('content-encoding')).toBe('gzip');
  expect(headers.get('vary')).toBe('Authorization, Accept-Encoding');
});

test.each(['/.env', '/.git/config', '/about/.aws/credentials', '/%2eenv'])(
  '%s, which only scanners ask for, is no page',
  async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(await answer.text()).toBe('There is nothing at this address.');
  },
);

test('an idle connection outlives that of a proxy, which closes its own after 60 s', () => {
  const { keepAliveTimeout, headersTimeout } = server.app.getHttpServer() as HttpServer;
  expect(keepAliveTimeout).toBeGreaterThan(60_000);
  expect(headersTimeout).toBeGreaterThan(keepAliveTimeout);
});

test('only with a token of ours does a read leave the connections of guests', async () => {
  const scope = { role: 'read' as const, isGuest: true };
  const call = (authorization: string | undefined) =>
    runInScope(scope, () =>
      server.app.get(Sessions).actorOf({ headers: { authorization }, path: '/api/account' } as SignedRequest),
    );
  await expect(call('Bearer eyJhbGciOiJub25lIn0.e30.')).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
  expect(scope.isGuest).toBe(true);
  expect(await call((await signedIn()).Authorization)).toBeDefined();
  expect(scope.isGuest).toBe(false);
});

test('headers forbid foreign and inline content', async () => {
  const { headers } = await get('/health/live');
  expect(headers.get('content-security-policy')).not.toMatch(/'unsafe|\*/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('permissions-policy')).toBe(
    'geolocation=(self), camera=(self), microphone=(), payment=(), usb=()',
  );
  expect(headers.get('ratelimit')).toMatch(/^"calls";r=\d+;t=\d+$/);
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('health reports liveness, readiness and the state of each processor', async () => {
  expect((await get('/health/live')).status).toBe(200);
  expect((await get('/health/ready')).status).toBe(200);
  const { well, processors } = (await (await get('/health/projections')).json()) as {
    well: boolean;
    processors: readonly {
      name: string;
      state: string;
      position: unknown;
      head: unknown;
      lagEvents: unknown;
    }[];
  };
  expect(well).toBe(true);
  expect(new Set(processors.flatMap(({ position, head, lagEvents }) => [position, head, lagEvents]))).toEqual(
    new Set([null]),
  );
  expect(processors.map(({ name, state }) => `${name} ${state}`).toSorted()).toEqual([
    'ads live',
    'alert-followers-of-listing live',
    'announce-each-swap-meet live',
    'appeals live',
    'apply-appeals live',
    'audit live',
    'boosts live',
    'broadcasts live',
    'builds live',
    'carry-out-decisions live',
    'cases live',
    'communities live',
    'community-weeks live',
    'copy-documents-along live',
    'deals live',
    'delete-appeal-files live',
    'delete-build-files live',
    'delete-build-photos live',
    'delete-calendar-addresses live',
    'delete-covers live',
    'delete-erased-targets live',
    'delete-event-photos live',
    'delete-feed-marks live',
    'delete-imported-entries live',
    'delete-map-pictures live',
    'delete-message-photos live',
    'delete-share-scans live',
    'deliver-broadcasts live',
    'donations live',
    'end-follows-of-blocked live',
    'end-order-payments live',
    'end-parts-in-builds live',
    'end-subscriptions live',
    'erase-donors live',
    'events live',
    'finish-split-and-merge live',
    'follow-deals live',
    'follow-found-parts live',
    'follow-gift-payments live',
    'follow-installed-parts live',
    'follow-listings live',
    'follow-order-payments live',
    'follow-profile live',
    'follow-roles live',
    'follow-subscriptions live',
    'follow-suspensions live',
    'follows live',
    'forget-guardian-rows live',
    'forget-handle live',
    'forget-listing-acts live',
    'forget-message-marks live',
    'forget-photos live',
    'forget-post-photos live',
    'forget-told-of-dates live',
    'forget-watched-prices live',
    'forget-writer live',
    'give-dash-numbers live',
    'give-up-for-erased live',
    'hide-reported-content live',
    'inboxes live',
    'inventory live',
    'keep-owners live',
    'listing-days live',
    'listing-search live',
    'listing-timers live',
    'mail-of-appeals live',
    'mail-reporting-guests live',
    'matching live',
    'member-pages live',
    'mend-reported-content live',
    'messages live',
    'notifications live',
    'notify live',
    'notify-by-mail live',
    'notify-of-messages live',
    'notify-of-wall live',
    'offer-from-waitlist live',
    'offer-published-spaces live',
    'offer-sold-builds live',
    'open-cases-by-scam-signs live',
    'orders live',
    'organizers live',
    'pause-cancelled-sales live',
    'pause-for-minors live',
    'pause-for-suspended live',
    'payments live',
    'pre-sales live',
    'release-between-blocked live',
    'reports live',
    'resolve-reports live',
    'resolve-sold-reports live',
    'saved-searches live',
    'send-invitation live',
    'send-order-refunds live',
    'send-receipts live',
    'send-refunds live',
    'shows live',
    'signal-new-posts live',
    'sold-prices live',
    'space-maps live',
    'tell-attending-of-changes live',
    'tell-buyers live',
    'tell-ended-offers live',
    'tell-followers-of-entries live',
    'tell-followers-of-events live',
    'tell-holders-of-changes live',
    'tell-invited-guardian live',
    'tell-of-erasure live',
    'tell-of-renewals live',
    'tell-of-requests-to-join live',
    'tell-requesters live',
    'tell-watchers-of-release live',
    'thank-gifts live',
    'transparency live',
    'wall live',
    'withdraw-king-tier live',
    'write-security-events live',
  ]);
  const stopping = server.app.get(Stopping);
  stopping.begun = true;
  expect((await get('/health/ready')).status).toBe(503);
  stopping.begun = false;
});

test('a caller whom TRUST_PROXY does not name has one limit, whatever addresses they invent', async () => {
  const settings = { NODE_ENV: 'test', TRUST_PROXY: '10.0.0.0/8', CALL_LIMIT: '3' };
  const { TRUST_PROXY, CALL_LIMIT } = readEnvironment({ ...settings, DATABASE_URL: database.url });
  const strict = await createServer({
    ...runtime,
    environment: { ...runtime.environment, TRUST_PROXY, CALL_LIMIT },
  });
  await strict.app.listen(0, '127.0.0.1');
  const { port } = strict.app.getHttpServer().address() as { port: number };
  const statuses: number[] = [];
  for (const forwarded of ['192.0.2.1', '192.0.2.2', '10.0.0.3', '192.0.2.4, 10.0.0.4'])
    statuses.push(
      (await fetch(`http://127.0.0.1:${port}/api/categories`, { headers: { 'X-Forwarded-For': forwarded } }))
        .status,
    );
  await strict.close();
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('the log names requests, but neither persons nor secrets', async () => {
  await get('/api/listings?search=Wolpertinger&latitude=42.123456&longitude=-89.654321');
  for (const path of ['/api/members/wolpertinger', '/members/Wolpertinger?from=map']) await get(path);
  await signedIn();
  const all = logged.join('');
  expect(all).toContain('"path":"/api/listings"');
  expect(all).toContain('"path":"/api/members/:handle"');
  expect(all).not.toMatch(/wolpertinger|Wolpertinger|42\.123456|markerson|small block|Bearer|eyJ/);
});
