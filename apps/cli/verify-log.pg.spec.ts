import { memberEvents } from '../../modules/identity/member/member.events.js';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import { openPostgresEventStore } from '../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { freshDatabase, type TestDatabase } from '../../test/postgres/database.js';
import { verifyLog } from './verify-log.js';

let database: TestDatabase;
let eventStore: DomainEventStore;
beforeEach(async () => {
  database = await freshDatabase();
  const keys = new PersonKeys(database.pool, 's'.repeat(32));
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

test('a log without damage is sound', async () => {
  await register(3);
  expect(await verifyLog(eventStore)).toBe('The log is sound: 3 events in 3 streams.');
});

test('every damaged place is listed, also several in one batch', async () => {
  await register(4);
  await damage(2, 4);
  const { message } = await verifyLog(eventStore).then(
    () => new Error('sound'),
    (error: Error) => error,
  );
  expect(message).toMatch(/^The log is damaged in 2 places:\n.* at 2 in .*\n.* at 4 in .*$/);
});

test('the list says where it ends', async () => {
  await register(101);
  await damage(...Array.from({ length: 101 }, (_, at) => at + 1));
  const { message } = await verifyLog(eventStore).then(
    () => new Error('sound'),
    (error: Error) => error,
  );
  expect(message).toMatch(/^The log is damaged in 101 places, of which these are the first 100:\n/);
  expect(message.split('\n')).toHaveLength(101);
});
