import 'reflect-metadata';
import pg from 'pg';
import type { Environment } from '../../modules/kernel/config/environment.js';
import type { DomainError } from '../../modules/kernel/decider/errors.js';
import type { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import { statusOf } from '../../modules/kernel/http/error-status.js';
import { databaseOn } from '../../modules/kernel/postgres/database.js';
import { Processors } from '../../modules/kernel/processing/processors.js';
import { Description, type FreeSpace, Stopping } from './description.js';
import { HealthController } from './health.controller.js';

const eventStore = { log: { head: async () => 0 } } as unknown as DomainEventStore;
/** A database that answers each query with no rows. */
const present = {
  query: async () => ({ command: 'SELECT', rowCount: 0, rows: [] }),
  connect: async () => ({ query: present.query, release: () => undefined }),
} as unknown as pg.Pool;
const away = new pg.Pool({ host: '127.0.0.1', port: 1 });

const health = (pool: pg.Pool, free: FreeSpace) =>
  new HealthController(
    pool,
    eventStore,
    new Processors([], [], eventStore, databaseOn(pool), pool, () => undefined),
    new Stopping(),
    new Description(),
    { DATA_DIR: '/data' } as Environment,
    free,
  );
const mustRefuse = (): never => {
  throw new Error('It is ready.');
};
const wellOf = async (controller: HealthController) =>
  (await controller.followers({ actor: undefined } as never)).well;

test('with a database and 200 MB free, it is ready and well', async () => {
  const controller = health(present, async () => 200_000_000);
  expect(await controller.ready()).toEqual({ ready: true });
  expect(await wellOf(controller)).toBe(true);
});

test.each([
  ['The disk', 'is nearly full', present, 199_999_999],
  ['The database', 'is away', away, 200_000_000],
])('%s %s: ready answers 503 and names it, and nothing is well', async (what, _is, pool, free) => {
  const controller = health(pool, async () => free);
  const refused = await controller.ready().then(mustRefuse, (error: DomainError) => error);
  expect(refused).toMatchObject({ code: 'NOT_READY', details: { message: expect.stringContaining(what) } });
  expect(statusOf[refused.kind]).toBe(503);
  expect(await wellOf(controller)).toBe(false);
});
