import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { Controller, type INestApplication, Res } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import type { Response } from 'express';
import { pino } from 'pino';
import { systemClock } from '../decider/clock.js';
import { forbidden } from '../decider/errors.js';
import { AsJson } from './as-json.interceptor.js';
import { type Endpoint, endpoint } from './contract.js';
import { Guard } from './guard.js';
import { ProblemFilter } from './problem.filter.js';
import { Route } from './route.js';

const shelf = (
  path: string,
  auth: 'guest' | 'member',
  more: Partial<
    Pick<
      Endpoint,
      'method' | 'requires' | 'consistent' | 'recentAuth' | 'sameOrigin' | 'appCheck' | 'whileSuspended'
    >
  > = {},
) => endpoint({ method: 'GET', path, auth, ...more, summary: 'The things on a shelf' });

@Controller()
class Shelves {
  @Route(shelf('/shelf', 'guest'))
  open() {
    return {};
  }

  @Route(shelf('/my/shelf', 'member'))
  own() {
    return {};
  }

  @Route(shelf('/dusty/shelf', 'member', { requires: 'dust' }))
  dusty() {
    return {};
  }

  @Route(shelf('/high/shelf', 'member', { requires: 'climb' }))
  refused() {
    return {};
  }

  @Route(shelf('/walls', 'guest', { consistent: ['note-wall'] }))
  behind() {
    return {};
  }

  @Route(shelf('/locked/shelf', 'member', { recentAuth: true }))
  locked() {
    return {};
  }

  @Route(shelf('/cookie/shelf', 'guest', { sameOrigin: true }))
  cookie() {
    return {};
  }

  @Route(shelf('/left/shelf', 'member', { whileSuspended: true }))
  left() {
    return {};
  }

  @Route(shelf('/note/shelf', 'guest', { method: 'POST' }))
  note() {
    return {};
  }

  @Route(shelf('/robot/shelf', 'guest', { appCheck: 'everybody' }))
  checked() {
    return {};
  }

  @Route(shelf('/my/picture', 'member'))
  kept(@Res({ passthrough: true }) response: Response) {
    response.set('Cache-Control', 'private, max-age=300');
    return {};
  }
}

let app: INestApplication;
const get = (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const { port } = app.getHttpServer().address() as AddressInfo;
  // without it fetch adds `Cache-Control: no-cache` to a request with an ETag
  return fetch(`http://127.0.0.1:${port}${path}`, { headers, cache: 'force-cache' });
};

/** In these projections `note-wall` has handled nothing beyond position 5. */
const waitForPosition = async (position: number, names: readonly string[]) =>
  position <= 5 || !names.includes('note-wall');

beforeAll(async () => {
  const module = await Test.createTestingModule({ controllers: [Shelves] }).compile();
  app = module.createNestApplication({ logger: false });
  const ana = { id: 'ana', roles: [] };
  app.useGlobalGuards(
    new Guard({
      authenticate: async () => ana,
      refuseSuspended: (request) => {
        if (request.header('x-suspended')) throw forbidden('ACCOUNT_SUSPENDED', { message: 'Not now.' });
      },
      requireCapability: async (_actor, required) => {
        if (required !== 'dust') throw forbidden('TOO_HIGH', { message: 'That shelf is too high for you.' });
      },
      requireRecentAuth: async ({ id }) => {
        throw forbidden('PROOF_NEEDED', { message: `Is it still you, ${id}?` });
      },
      requireAppCheck: async (rule, request) => {
        if (!request.header('x-app-check')) throw forbidden('APP_CHECK_REQUIRED', { message: rule });
      },
      processors: { waitForPosition },
      clock: systemClock,
      secret: 'of the tests',
      publicUrl: 'https://swap.example',
      uploadFolder: tmpdir(),
    }),
  );
  app.useGlobalInterceptors(new AsJson());
  app.useGlobalFilters(new ProblemFilter(pino({ level: 'silent' })));
  await app.listen(0, '127.0.0.1');
});
afterAll(() => app.close());

test.each([
  ['/my/shelf', 200, 'no-store'],
  ['/dusty/shelf', 200, 'no-store'],
  ['/high/shelf', 403, 'no-store'],
  ['/cookie/shelf', 200, 'no-store'],
  ['/my/picture', 200, 'private, max-age=300'],
])('no cache keeps what is not for everybody unless its route says so: %s', async (path, status, kept) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, kept]);
});

test.each<[string, Record<string, string>, string]>([
  ['a guest', {}, 'public, no-cache'],
  ['a signed-in caller', { Authorization: 'Bearer t' }, 'no-store'],
])(
  'a cache asks each time about an open read of a guest, and keeps none of a signed-in caller: %s',
  async (_who, headers, kept) => {
    const answer = await get('/shelf', headers);
    expect(answer.headers.get('cache-control')).toBe(kept);
    expect(answer.headers.get('vary')).toBe('Authorization');
  },
);

test('an answer that has not changed is not sent again', async () => {
  const first = await get('/shelf');
  const tag = first.headers.get('etag') ?? '';
  const second = await get('/shelf', { 'If-None-Match': tag });
  expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', tag]);
  expect((await get('/shelf', { 'If-None-Match': 'W/"another"' })).status).toBe(200);
});

test('a route that asks for a recent authentication is refused without one', async () => {
  const response = await get('/locked/shelf');
  expect([response.status, await response.json()]).toEqual([
    403,
    expect.objectContaining({ code: 'PROOF_NEEDED', message: 'Is it still you, ana?' }),
  ]);
});

test.each([
  ['GET', '/shelf', 200],
  ['GET', '/left/shelf', 200],
  ['GET', '/my/shelf', 403],
  ['GET', '/dusty/shelf', 403],
  ['POST', '/note/shelf', 403],
])(
  'a suspended caller reads what guests read, and calls what says so: %s %s',
  async (method, path, status) => {
    const { port } = app.getHttpServer().address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'X-Suspended': 'yes' },
    });
    expect(answer.status).toBe(status);
  },
);

test('a route that robots like is refused without an app check', async () => {
  const response = await get('/robot/shelf');
  expect([response.status, await response.json()]).toEqual([
    403,
    expect.objectContaining({ code: 'APP_CHECK_REQUIRED', message: 'everybody' }),
  ]);
  expect((await get('/robot/shelf', { 'X-App-Check': 'a token' })).status).toBe(200);
});

test.each([
  ['https://swap.example', 200],
  ['https://elsewhere.example', 403],
])('a route that reads a cookie answers calls of our own pages alone: from %s', async (origin, status) => {
  expect((await get('/cookie/shelf', { origin })).status).toBe(status);
});

test.each([
  ['/walls', '5', null],
  ['/walls', '6', 'true'],
  ['/shelf', '6', null],
])(
  'a read waits for the projections that its contract names: %s from position %s',
  async (path, seen, behind) => {
    const response = await get(path, { 'X-Min-Position': seen });
    expect([response.status, response.headers.get('x-behind')]).toEqual([200, behind]);
  },
);
