import { createHmac } from 'node:crypto';
import { freshDatabase, type TestDatabase } from '../../../../test/postgres/database.js';
import { memberEvents } from '../../../identity/member/member.events.js';
import { openCommandBus } from '../../../kernel/decider/command-bus.js';
import { type CommandMetadata, event } from '../../../kernel/decider/decider.js';
import { newId } from '../../../kernel/decider/identifiers.js';
import { PersonKeys } from '../../../kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../../kernel/event-store/domain-event-store.js';
import { openPostgresEventStore } from '../../../kernel/event-store/postgres/postgres-event-store.js';
import { JobWorker } from '../../../kernel/jobs/job-worker.js';
import { type Database, databaseOn, migrate } from '../../../kernel/postgres/database.js';
import { Processors } from '../../../kernel/processing/processors.js';
import { membersMigrations } from '../../members.migrations.js';
import { type GuardianshipEvent, guardianshipEvents, reasonsToLook } from '../guardianship.events.js';
import { askGuardianCheck } from './ask-guardian-check.reactor.js';
import { openCheckServer } from './check-server.fixtures.js';
import { checkGuardian } from './guardian-check.job.js';
import { guardianCheckQueue } from './guardian-check.queue.js';

const secret = 'a secret that only we and the check know';
let database: TestDatabase;
let db: Database;
let eventStore: DomainEventStore;
let service: Awaited<ReturnType<typeof openCheckServer>>;
let now: number;
let failures: { attempt: number; error: unknown }[];
let forStaff: { fault: string }[];
const clock = { now: () => new Date(now).toISOString() };

beforeEach(async () => {
  database = await freshDatabase(membersMigrations);
  db = databaseOn(database.pool);
  eventStore = new DomainEventStore(
    openPostgresEventStore(database.pool),
    new PersonKeys(database.pool, secret),
  );
  service = await openCheckServer();
  now = Date.parse('2026-06-01T12:00:00.000Z');
  failures = [];
  forStaff = [];
});
afterEach(async () => {
  await service.close();
  await eventStore.log.close();
  await database.drop();
});

test('the check gets the name and e-mail of the guardian, pseudonyms, nothing about the minor, and a valid signature', async () => {
  service.says('verified');
  const { kid, mom } = await accepted();
  await ask();
  const [call] = service.asked;
  const { guardianshipId, guardian, minor, ...rest } = JSON.parse(call?.body ?? '');
  expect(rest).toEqual({});
  expect(guardian).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    name: 'Mom Smith',
    email: 'mom@example.com',
  });
  expect(minor).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(guardianshipId).toBe((await row()).id);
  for (const word of [kid, mom, '2011', 'Kid', 'kid@example.com']) expect(call?.body).not.toContain(word);
  const stamp = String(call?.headers['x-smc-timestamp']);
  expect(stamp).toBe(String(now / 1000));
  const expected = createHmac('sha256', secret).update(`${stamp}.${call?.body}`).digest('hex');
  expect(call?.headers).toMatchObject({
    'x-smc-signature': `v1=${expected}`,
    'idempotency-key': guardianshipId,
    'content-type': 'application/json',
  });
});

test('a verified guardian is recorded as verified by the check, and not asked about again', async () => {
  service.says('verified');
  const { kid, mom } = await accepted();
  await ask();
  now += 86_400_000;
  await ask();
  expect(service.asked).toHaveLength(1);
  expect((await events(kid)).at(-1)).toMatchObject({
    type: 'GuardianVerified',
    meta: { actorId: 'guardian-check' },
    data: {
      guardianId: mom,
      method: 'check',
      verifiedBy: 'guardian-check',
      host: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
    },
  });
  expect(await row()).toMatchObject({ state: 'verified', tries: 1 });
});

test.each(['refused', 'unsure'] as const)(
  '%s leaves it to staff, and is not asked again',
  async (verdict) => {
    service.says(verdict);
    const { kid } = await accepted();
    await ask();
    now += 86_400_000;
    await ask();
    expect(service.asked).toHaveLength(1);
    expect((await events(kid)).at(-1)).toMatchObject({
      type: 'GuardianLeftToStaff',
      data: { because: verdict },
    });
    expect(forStaff).toEqual([]);
  },
);

test('a check that is down is retried under the same id, with growing delays', async () => {
  const { kid } = await accepted();
  await service.close();
  await ask();
  expect(await lastError()).toBe('NoAnswer: ECONNREFUSED');
  await service.reopen();
  service.says('verified', 503);
  expect(await worker().runDue()).toBe(0);
  now += 60_000;
  expect(await worker().runDue()).toBe(1);
  expect(await lastError()).toBe('NoAnswer: HTTP 503');
  service.says('verified');
  now += 119_000;
  expect(await worker().runDue()).toBe(0);
  now += 1_000;
  expect(await worker().runDue()).toBe(1);
  expect((await events(kid)).at(-1)).toMatchObject({ type: 'GuardianVerified' });
  const ids = service.asked.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(ids).size).toBe(1);
  expect(failures.map(({ attempt }) => attempt)).toEqual([1, 2]);
  expect(forStaff).toEqual([]);
});

test('staff decides when the check has not answered sixteen attempts', async () => {
  service.says('verified', 500);
  const { kid } = await accepted();
  await ask();
  let rounds = 1;
  for (; (await row()).state === 'waiting'; rounds++) {
    now += 21_600_000;
    await worker().runDue();
  }
  expect(rounds).toBe(16);
  expect((await events(kid)).at(-1)).toMatchObject({
    type: 'GuardianLeftToStaff',
    data: { because: 'no answer' },
  });
  expect(forStaff).toMatchObject([{ fault: 'HTTP 500' }]);
});

test('a call to a slow check ends at its deadline and is retried', async () => {
  service.does(() => undefined);
  await accepted();
  await hear();
  await worker(200).runDue();
  expect(await lastError()).toBe('NoAnswer: too slow');
  service.does((response) => response.writeHead(200).write('{"verdict":'));
  now += 60_000;
  await worker(200).runDue();
  expect(await lastError()).toBe('NoAnswer: too slow');
  expect(failures).toHaveLength(2);
});

const rubbish: readonly (readonly [string, Parameters<typeof service.does>[0], string])[] = [
  ['no JSON', (response) => response.end('verified'), 'no verdict'],
  ['another word', (response) => response.end('{"verdict":"maybe"}'), 'no verdict'],
  ['a list', (response) => response.end('["verified"]'), 'no verdict'],
  ['nothing', (response) => response.end(), 'no verdict'],
  ['a wrong secret', (response) => response.writeHead(401).end('{"verdict":"verified"}'), 'HTTP 401'],
  ['another address', (response) => response.writeHead(302, { Location: '/elsewhere' }).end(), 'HTTP 302'],
  ['a stream without an end', (response) => flood(response), 'too long'],
];
test.each(rubbish)('%s is parked for staff to see, and asked once', async (_, does, fault) => {
  service.does(does);
  const { kid } = await accepted();
  await ask();
  now += 86_400_000;
  await ask();
  expect(service.asked).toHaveLength(1);
  expect((await events(kid)).at(-1)).toMatchObject({
    type: 'GuardianLeftToStaff',
    data: { because: 'unreadable' },
  });
  expect(await row()).toMatchObject({ state: 'unreadable', fault });
  expect(forStaff).toMatchObject([{ fault }]);
});

test('another process asks when the first crashed during the call, once its lease is over', async () => {
  service.says('verified');
  const { kid } = await accepted();
  await hear();
  await database.pool.query(
    "update kernel.job set attempts = 1, lease = gen_random_uuid(), due_at = $1::timestamptz + interval '60 s'",
    [clock.now()],
  );
  expect(await worker().runDue()).toBe(0);
  now += 60_000;
  expect(await worker().runDue()).toBe(1);
  expect((await events(kid)).at(-1)).toMatchObject({ type: 'GuardianVerified' });
});

test('a process that crashed before it recorded the answer asks again, and the answer counts once', async () => {
  service.says('unsure');
  const { kid } = await accepted();
  await ask();
  await database.pool.query("update members.guardian_check set state = 'waiting', settled_at = null");
  await queueWhatWaits();
  service.says('verified');
  now += 60_000;
  await worker().runDue();
  expect((await events(kid)).map(({ type }) => type)).toEqual([...before, 'GuardianLeftToStaff']);
  expect(await row()).toMatchObject({ state: 'over' });
});

test('many processes ask once about each guardian', async () => {
  service.says('verified');
  for (let at = 0; at < 13; at++) await accepted();
  await hear();
  await Promise.all(
    [worker(), worker(), worker()].map(async (one) => {
      while (await one.runDue());
    }),
  );
  const ids = service.asked.map(({ headers }) => headers['idempotency-key']);
  expect(ids).toHaveLength(13);
  expect(new Set(ids).size).toBe(13);
});

test.each([
  ['staff was quicker', () => verified('cleo')],
  ['staff has refused', () => event('GuardianRefused', { memberId: '', guardianId: '', refusedBy: 'cleo' })],
  ['the link is over', () => event('GuardianUnlinked', { guardianId: '', because: 'both agreed' as const })],
  ['the minor is 18', () => event('MajorityReached', { guardianId: null })],
] as const)('nobody is asked when %s', async (_, since) => {
  const { kid } = await accepted();
  await hear();
  await record(kid, since());
  await worker().runDue();
  expect(service.asked).toEqual([]);
  expect(await row()).toMatchObject({ state: 'over' });
});

test.each(['guardian', 'minor'] as const)('nobody is asked when the %s is erased', async (who) => {
  const { kid, mom } = await accepted();
  await hear();
  const id = who === 'minor' ? kid : mom;
  await eventStore.append(memberEvents, id, [event('MemberErased', { memberId: id })], 'any', meta(id));
  await worker().runDue();
  expect(service.asked).toEqual([]);
});

test('a restart of the reactor asks nothing again, and the reactor cannot be rebuilt', async () => {
  service.says('verified');
  await accepted();
  for (let start = 1; start <= 2; start++) {
    const processors = following();
    processors.start();
    for (;;) {
      const all = await processors.status();
      if (all.every(({ state, lag }) => state === 'live' && lag === 0)) break;
      await new Promise((resolve) => setImmediate(resolve));
    }
    await accepted();
    while ((await processors.status()).some(({ lag }) => lag > 0))
      await new Promise((resolve) => setImmediate(resolve));
    await processors.stop();
    while (await worker().runDue());
  }
  expect(service.asked).toHaveLength(2);
  await expect(following().rebuild('ask-guardian-check')).rejects.toThrow('never replayed');
});

test('the running worker asks what is queued, and stops on request', async () => {
  service.says('verified');
  const { kid } = await accepted();
  await hear();
  const running = worker();
  running.start();
  while ((await row()).state === 'waiting') await new Promise((resolve) => setImmediate(resolve));
  await running.stop();
  expect((await events(kid)).at(-1)).toMatchObject({ type: 'GuardianVerified' });
});

test('the rows hold only ids and the outcome', async () => {
  await accepted();
  await hear();
  const { rows } = await database.pool.query('select c::text as row from members.guardian_check c');
  expect(JSON.stringify(rows)).not.toMatch(/mom|kid|@/i);
  expect(reasonsToLook).toEqual(['refused', 'unsure', 'unreadable', 'no answer']);
});

test('delays grow from a minute to six hours', () => {
  expect([1, 2, 3, 9, 10, 16].map(guardianCheckQueue.job(async () => undefined).retry.delaySeconds)).toEqual([
    60, 120, 240, 15_360, 21_600, 21_600,
  ]);
});

test('questions from before the queue are asked too', async () => {
  service.says('verified');
  const { kid } = await accepted();
  await hear();
  await database.pool.query('delete from kernel.job');
  expect(await worker().runDue()).toBe(0);
  await queueWhatWaits();
  expect(await worker().runDue()).toBe(1);
  expect((await events(kid)).at(-1)).toMatchObject({ type: 'GuardianVerified' });
});

const before = ['BirthDateGiven', 'GuardianInvited', 'GuardianAccepted'];

const meta = (by: string): CommandMetadata => ({
  actor: { id: by, roles: [] },
  now: clock.now(),
  commandId: newId(),
});
const record = (kid: string, ...history: readonly GuardianshipEvent[]) =>
  eventStore.append(guardianshipEvents, kid, history, 'any', meta(kid));
const events = (kid: string) => eventStore.read(guardianshipEvents, kid);
const verified = (verifiedBy: string) =>
  event('GuardianVerified', {
    memberId: 'x',
    guardianId: 'x',
    method: 'staff' as const,
    verifiedBy,
    host: null,
  });

/** A minor whose guardian has accepted. */
async function accepted(): Promise<{ readonly kid: string; readonly mom: string }> {
  const [kid, mom, invitationId] = [newId(), newId(), newId()];
  for (const [id, name] of [
    [kid, 'Kid'],
    [mom, 'Mom'],
  ] as const) {
    const email = `${name.toLowerCase()}@example.com`;
    const registered = event('MemberRegistered', { memberId: id, name: `${name} Smith`, email });
    await eventStore.append(memberEvents, id, [registered], 'any', meta(id));
  }
  await record(
    kid,
    event('BirthDateGiven', { memberId: kid, birthDate: '2011-03-04', isMinor: true }),
    event('GuardianInvited', {
      memberId: kid,
      invitationId,
      expiresAt: '2026-06-08T12:00:00.000Z',
    }),
    event('GuardianAccepted', { memberId: kid, invitationId, guardianId: mom }),
  );
  return { kid, mom };
}

/** Handle the whole log again from its beginning. */
async function hear(): Promise<void> {
  const sender = askGuardianCheck(clock);
  const heard = await eventStore.decode(sender.handles, await eventStore.log.readAll(0, 1_000));
  await db.transaction().execute((tx) => sender.handle(tx, heard));
}

async function ask(): Promise<void> {
  await hear();
  await worker().runDue();
}

function worker(patience?: number): JobWorker {
  const job = checkGuardian({
    bus: openCommandBus(eventStore),
    db,
    eventStore,
    clock,
    check: { url: service.url, secret },
    secret,
    reportToStaff: (what) => forStaff.push(what),
    ...(patience !== undefined && { patience }),
  });
  const report = (failure: { attempt: number; error: unknown }) => failures.push(failure);
  return new JobWorker([job], { db, pool: database.pool, clock, report });
}

/** Run the migration, as an upgrade does. */
async function queueWhatWaits(): Promise<void> {
  await database.pool.query("delete from kernel.migration where id like 'members-%-guardian-check-queue'");
  await database.pool.query('create index guardian_check_due on members.guardian_check (due_at)');
  await migrate(database.pool, membersMigrations);
}

async function lastError(): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ last_error: string }>('select last_error from kernel.job');
  return rows[0]?.last_error;
}

const following = () =>
  new Processors([], [askGuardianCheck(clock)], eventStore, db, database.pool, ({ error }) => {
    throw error;
  });

async function row() {
  const { rows } = await database.pool.query<{ id: string; state: string; fault: string | null }>(
    'select * from members.guardian_check order by put_at limit 1',
  );
  if (!rows[0]) throw new Error('Nothing was to be asked');
  return rows[0];
}

/** Answers for as long as a client listens. */
function flood(response: {
  write(words: string): boolean;
  once(event: 'drain', next: () => void): unknown;
}): void {
  while (response.write('x'.repeat(1_000)));
  response.once('drain', () => flood(response));
}
