import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { Controller, type INestApplication } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import type { NextFunction, Request, Response } from 'express';
import { pino } from 'pino';
import { z } from 'zod';
import { conflict, unavailable } from '../decider/errors.js';
import { AsJson } from './as-json.interceptor.js';
import { AuditActs, type RecordedAct, type StaffAct } from './audit-acts.interceptor.js';
import { endpoint } from './contract.js';
import { ProblemFilter } from './problem.filter.js';
import { Input, Route, type RouteInput, type SignedRequest } from './route.js';

const Body = z.object({
  why: z.string().max(20),
  shelves: z.array(z.object({ kind: z.string(), id: z.string(), color: z.string() })).default([]),
});
const dust = endpoint({
  method: 'POST',
  path: '/shelves/:id/dust',
  auth: 'member',
  requires: 'dust',
  summary: 'Dust a shelf',
  params: z.object({ id: z.string() }),
  body: Body,
  audit: { action: 'shelf.dusted', target: { kind: 'shelf', id: 'id' }, things: 'shelves', reason: 'why' },
});
const look = endpoint({
  method: 'GET',
  path: '/shelves',
  auth: 'member',
  summary: 'Look at shelves, as one who owns or dusts them',
  audit: { action: 'shelves.seen' },
});

const log: string[] = [];
const acts: StaffAct[] = [];
let isFull = false;
const trail = {
  async record(act: StaffAct): Promise<RecordedAct> {
    if (isFull) throw unavailable('STORE_UNAVAILABLE', { message: 'Full.' });
    log.push(`recorded ${act.action}`);
    acts.push(act);
    return { id: '1', act };
  },
  async refuse(_recorded: RecordedAct, code: string): Promise<void> {
    log.push(`refused ${code}`);
  },
};

@Controller()
class Shelves {
  @Route(dust)
  dust(@Input() { body }: RouteInput<typeof dust>) {
    log.push('dusted');
    if (body.why === 'clean') throw conflict('CLEAN', { message: 'It is clean.' });
    return {};
  }

  @Route(look)
  look() {
    return {};
  }
}

let app: INestApplication;
beforeAll(async () => {
  app = (await Test.createTestingModule({ controllers: [Shelves] }).compile()).createNestApplication();
  app.use((request: Request, _response: Response, next: NextFunction) => {
    const actor = { id: 'cleo', roles: (request.header('roles') ?? '').split(' ') };
    const now = request.header('now') ?? '2026-06-01T12:00:00.000Z';
    Object.assign(request, {
      actor,
      meta: { actor, now, commandId: 'c1', fingerprint: 'f' },
    } satisfies Partial<SignedRequest>);
    next();
  });
  app.useGlobalFilters(new ProblemFilter(pino({ level: 'silent' })));
  app.useGlobalInterceptors(new AsJson(), new AuditActs(trail, (roles) => roles.includes('duster')));
  await app.listen(0, '127.0.0.1');
});
beforeEach(() => {
  log.length = 0;
  acts.length = 0;
  isFull = false;
});
afterAll(() => app.close());

const call = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
  const { port } = app.getHttpServer().address() as AddressInfo;
  const { status } = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return status;
};
const shelf = { kind: 'shelf', id: 's2', color: 'red' };

test('an act is recorded before it is carried out: who, what, on what and why', async () => {
  expect(
    await call('POST', '/shelves/s1/dust', { why: 'Spring.', shelves: [shelf] }, { roles: 'duster' }),
  ).toBe(200);
  expect(log).toEqual(['recorded shelf.dusted', 'dusted']);
  expect(acts).toEqual([
    {
      actor: { id: 'cleo', roles: ['duster'] },
      action: 'shelf.dusted',
      call: 'POST /shelves/:id/dust',
      target: { kind: 'shelf', id: 's1' },
      things: [{ kind: 'shelf', id: 's2' }],
      reason: 'Spring.',
      now: '2026-06-01T12:00:00.000Z',
      key: ['c1', 'f', expect.any(String)],
    },
  ]);
});

test('what is refused is recorded as refused, with its code', async () => {
  expect(await call('POST', '/shelves/s1/dust', { why: 'clean' })).toBe(409);
  expect(log).toEqual(['recorded shelf.dusted', 'dusted', 'refused CLEAN']);
});

test('what cannot be recorded is not carried out', async () => {
  isFull = true;
  expect(await call('POST', '/shelves/s1/dust', { why: 'Spring.' })).toBe(503);
  expect(log).toEqual([]);
});

test('what the contract does not allow is no act', async () => {
  expect(await call('POST', '/shelves/s1/dust', { why: 'x'.repeat(21) })).toBe(400);
  expect(log).toEqual([]);
});

test('a command that comes again with its key after ten minutes is another act', async () => {
  for (const now of ['2026-06-01T12:00:00.000Z', '2026-06-01T12:09:59.999Z', '2026-06-01T12:10:00.000Z'])
    await call('POST', '/shelves/s1/dust', { why: 'Spring.', shelves: [shelf] }, { roles: 'duster', now });
  const [first, again, later] = acts.map(({ key }) => key.join(' '));
  expect([again === first, later === first]).toEqual([true, false]);
});

test('on a route for members too, only staff are recorded; the same read within ten minutes is the same act', async () => {
  await call('GET', '/shelves', undefined, { roles: 'owner' });
  expect(log).toEqual([]);
  const at = (now: string, path = '/shelves') => call('GET', path, undefined, { roles: 'duster', now });
  await at('2026-06-01T12:00:00.000Z');
  await at('2026-06-01T12:09:59.999Z');
  await at('2026-06-01T12:10:00.000Z');
  await at('2026-06-01T12:10:00.000Z', '/shelves?of=bob');
  const keys = acts.map(({ key }) => key.join(' '));
  expect(new Set(keys).size).toBe(3);
  expect(keys[0]).toBe(keys[1]);
});
