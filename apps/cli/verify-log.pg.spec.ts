import { memberEvents } from '../../modules/identity/member/member.events.js';
import { systemClock } from '../../modules/kernel/decider/clock.js';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import { extendChain } from '../../modules/kernel/event-store/chain/log-chain.js';
import { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import { openEventStoreDb } from '../../modules/kernel/event-store/eventstoredb/eventstoredb-event-store.js';
import { openPostgresEventStore } from '../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { type Database, databaseOn } from '../../modules/kernel/postgres/database.js';
import { SimulatedServer } from '../../test/event-store/eventstoredb-server.js';
import { freshDatabase, type TestDatabase } from '../../test/postgres/database.js';
import { verifyLog } from './verify-log.js';

let database: TestDatabase;
let eventStore: DomainEventStore;
let db: Database;
const secret = 's'.repeat(32);
beforeEach(async () => {
  database = await freshDatabase();
  db = databaseOn(database.pool);
  const keys = new PersonKeys(database.pool, secret);
  eventStore = new DomainEventStore(openPostgresEventStore(database.pool), keys);
});
afterEach(() => database.drop());

async function register(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const memberId = crypto.randomUUID();
    const event = {
      type: 'MemberRegistered',
      data: { memberId, name: 'Ana Braun', email: 'ana@example.com' },
    } as const;
    const actor = { id: memberId, roles: [] };
    const now = '2026-11-20T12:00:00.000Z';
    await eventStore.append(memberEvents, memberId, [event], 'none', { actor, now, commandId: memberId });
  }
}

/** Breaks the ciphertext of the events at these positions. */
const damage = (...positions: readonly number[]) =>
  database.pool.query(
    `update kernel.event set data = jsonb_set(data, '{sealed}', '"AAAA"') where position = any($1)`,
    [positions],
  );

const chain = () => extendChain({ log: eventStore.log, db, secret }, { now: systemClock.now() });

const verified = () => verifyLog({ eventStore, db, secret });

/** What a check reports about a damaged log. */
const damageOf = () =>
  verified().then(
    () => 'sound',
    (error: Error) => error.message,
  );

const change = (text: string, ...values: readonly unknown[]) => database.pool.query(text, [...values]);

test('a log without damage is sound, chained or not, and the check says its pace', async () => {
  await register(3);
  expect(await verified()).toMatch(
    /^The log is sound: 3 events in 3 streams, chained up to 0 of 3. It took [\d.]+ s, which is \d+ s for a million events.$/,
  );
  expect(await chain()).toBe(3);
  await register(2);
  expect(await verified()).toMatch(/5 events in 5 streams, chained up to 3 of 5/);
  expect([await chain(), await chain()]).toEqual([2, 0]);
  expect(await verified()).toMatch(/chained up to 5 of 5/);
});

test('every damaged place is listed, also several in one batch', async () => {
  await register(4);
  await damage(2, 4);
  expect(await damageOf()).toMatch(/^The log is damaged in 2 places:\n.* at 2 in .*\n.* at 4 in .*$/);
});

test('the list says where it ends', async () => {
  await register(101);
  await damage(...Array.from({ length: 101 }, (_, at) => at + 1));
  const message = await damageOf();
  expect(message).toMatch(/^The log is damaged in 101 places, of which these are the first 100:\n/);
  expect(message.split('\n')).toHaveLength(101);
});

test('an event that is no longer what its schema says is damage', async () => {
  await register(3);
  await change(`update kernel.event set data = '{"broken":true}' where position = 2`);
  expect(await damageOf()).toMatch(/1 place:\nMemberRegistered at 2 in .* its schema says \(memberId: /);
});

test('an event of an unknown type or version is damage', async () => {
  await register(2);
  await change(`update kernel.event set type = 'MemberSung' where position = 1`);
  await change('update kernel.event set shape = 9 where position = 2');
  expect(await damageOf()).toMatch(/MemberSung at 1 in .* not known\n.* version 9 of its schema, of \d$/m);
});

test('a person who was erased leaves the log sound', async () => {
  await register(2);
  await chain();
  await change('update kernel.person_key set sealed = null');
  expect(await verified()).toContain('sound');
});

test.each([
  ['another content', `update kernel.event set at = at + interval '1 second' where position = 4`, '4 to 5'],
  [
    'another author',
    `update kernel.event set meta = meta || '{"actorId":"eve"}' where position = 5`,
    '4 to 5',
  ],
  ['an event less', 'delete from kernel.event where position = 3', '1 to 3'],
  ['an end that is gone', 'delete from kernel.event where position > 5', 'up to 7'],
  ['a link that is gone', 'delete from kernel.log_chain where after = 3', 'no link from 3 to 5'],
])('the chain shows %s, which every other check passes, and only that', async (_, statement, place) => {
  for (const count of [3, 2, 2]) {
    await register(count);
    await chain();
  }
  expect(await verified()).toContain('sound');
  await change(statement);
  expect(await damageOf()).toMatch(new RegExp(`damaged in 1 place:\n.*${place}`));
});

test('whoever can write to the database but has no secret cannot chain what they changed', async () => {
  await register(3);
  await chain();
  await change(`update kernel.event set at = at + interval '1 second' where position = 2`);
  await change('delete from kernel.log_chain');
  await extendChain({ log: eventStore.log, db, secret: 'e'.repeat(32) }, { now: systemClock.now() });
  expect(await damageOf()).toContain('from 1 to 3');
});

test('a stream of which the server hides events is damaged, though readers of the whole log still get them', async () => {
  const server = await SimulatedServer.start();
  const log = await openEventStoreDb({ url: server.url });
  eventStore = new DomainEventStore(log, eventStore.keys);
  await register(1);
  const stream = String((await log.readAll(0, 1))[0]?.stream);
  expect(await verified()).toContain('The log is sound');
  server.log.setMetadata(stream, { $maxCount: 1 });
  expect(await damageOf()).toContain(`${stream}: the server keeps its last 1 versions only ($maxCount)`);
  await log.close();
  server.stop();
});
