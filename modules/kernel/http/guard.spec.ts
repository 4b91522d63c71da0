import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { Controller, type INestApplication, Res } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import type { Response } from 'express';
import { pino } from 'pino';
import { systemClock } from '../decider/clock.js';
import { forbidden } from '../decider/errors.js';
import { endpoint } from './contract.js';
import { Guard } from './guard.js';
import { ProblemFilter } from './problem.filter.js';
import { Route } from './route.js';

const shelf = (
  path: string,
  auth: 'guest' | 'member',
  more: { readonly requires?: string; readonly consistent?: readonly string[] } = {},
) => endpoint({ method: 'GET', path, auth, ...more, summary: 'What lies on a shelf' });

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

  @Route(shelf('/my/picture', 'member'))
  kept(@Res({ passthrough: true }) response: Response) {
    response.set('Cache-Control', 'private, max-age=300');
    return {};
  }
}

let app: INestApplication;
const get = (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const { port } = app.getHttpServer().address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { headers });
};

/** Of these projections `note-wall` has handled nothing beyond position 5. */
const waitForPosition = async (position: number, names: readonly string[]) =>
  position <= 5 || !names.includes('note-wall');

beforeAll(async () => {
  const module = await Test.createTestingModule({ controllers: [Shelves] }).compile();
  app = module.createNestApplication({ logger: false });
  const ana = { id: 'ana', roles: [] };
  app.useGlobalGuards(
    new Guard(
      async () => ana,
      { waitForPosition },
      systemClock,
      'of the tests',
      async (_actor, required) => {
        if (required !== 'dust') throw forbidden('TOO_HIGH', { message: 'That shelf is too high for you.' });
      },
    ),
  );
  app.useGlobalFilters(new ProblemFilter(pino({ level: 'silent' })));
  await app.listen(0, '127.0.0.1');
});
afterAll(() => app.close());

test.each([
  ['/shelf', 200, null],
  ['/my/shelf', 200, 'no-store'],
  ['/dusty/shelf', 200, 'no-store'],
  ['/high/shelf', 403, 'no-store'],
  ['/my/picture', 200, 'private, max-age=300'],
])(
  'what is not for everybody is kept by no cache unless its route says so: %s',
  async (path, status, kept) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, kept]);
  },
);

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
