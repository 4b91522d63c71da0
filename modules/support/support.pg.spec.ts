import { freshDatabase, type TestDatabase } from '../../test/postgres/database.js';
import type { RecordedEvent } from '../kernel/event-store/events.js';
import { databaseOn } from '../kernel/postgres/database.js';
import { deleteSupportSender } from './delete-sender.reactor.js';
import { supportMigrations } from './support.migrations.js';
import {
  deleteOldSupportRequests,
  SupportRequests,
  supportKeeping,
  supportLimit,
} from './support-requests.js';

const content = { subject: 'Hold', message: 'The buyer never came.', replyTo: 'ana@example.com' };
const start = Date.parse('2026-06-01T12:00:00.000Z');
const minute = 60_000;
let database: TestDatabase;
let requests: SupportRequests;
let commands = 0;

beforeAll(async () => {
  database = await freshDatabase(supportMigrations);
  const holdersAmong = async (ids: readonly string[]) => new Set(ids.filter((id) => id === 'payer'));
  requests = new SupportRequests(databaseOn(database.pool), 'a secret of the tests', { holdersAmong });
});
beforeEach(() => database.pool.query('truncate support.request'));
afterAll(() => database.drop());

const metaAt = (minutes: number, commandId = `command ${++commands}`) => ({
  actor: { id: 'guest', roles: [] },
  now: new Date(start + minutes * minute).toISOString(),
  commandId,
});
const write = (minutes = 0, memberId?: string, address = '203.0.113.7') =>
  requests.create(content, { address, memberId }, metaAt(minutes));
const waiting = () => requests.list({ status: 'waiting' }, metaAt(0).now);

test('staff see waiting requests under their references, oldest first', async () => {
  const second = await write(2);
  const first = await write(1, 'ana');
  expect(await waiting()).toEqual({
    total: 2,
    requests: [
      { ...content, ...first, memberId: 'ana', isPriority: false, answeredAt: null },
      { ...content, ...second, memberId: null, isPriority: false, answeredAt: null },
    ],
  });
  expect(first.reference).toMatch(/^[0-9A-F]{6}$/);
});

test('a request of a member with priority comes before older ones', async () => {
  await write(1, 'ana');
  await write(2);
  const paid = await write(3, 'payer');
  const { requests: listed } = await waiting();
  expect(listed.map(({ memberId, isPriority }) => [memberId, isPriority])).toEqual([
    ['payer', true],
    ['ana', false],
    [null, false],
  ]);
  expect(await requests.answer(paid.id, metaAt(4))).toMatchObject({ isPriority: true });
});

test('a repeated command is one request', async () => {
  const from = { address: '203.0.113.7', memberId: undefined };
  const [one, other] = await Promise.all([
    requests.create(content, from, metaAt(0, 'same')),
    requests.create(content, from, metaAt(1, 'same')),
  ]);
  expect(one).toEqual(other);
  expect((await waiting()).total).toBe(1);
});

test.each(['subject', 'message', 'replyTo'])(
  'a repeated command with another %s is refused',
  async (field) => {
    const from = { address: '203.0.113.7', memberId: undefined };
    await requests.create(content, from, metaAt(0, 'same'));
    await expect(
      requests.create({ ...content, [field]: 'bob@example.com' }, from, metaAt(1, 'same')),
    ).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED', kind: 'unprocessable' });
    expect((await waiting()).requests).toMatchObject([content]);
  },
);

test('an answered request leaves the waiting list; marking it again changes nothing', async () => {
  const { id } = await write();
  const answered = await requests.answer(id, metaAt(10));
  expect(await requests.answer(id, metaAt(20))).toEqual(answered);
  expect((await waiting()).total).toBe(0);
  expect(await requests.list({ status: 'answered' }, metaAt(30).now)).toEqual({
    total: 1,
    requests: [answered],
  });
});

test('a request that does not exist cannot be marked as answered', () =>
  expect(requests.answer('5f3c6a1e-0000-4000-8000-000000000001', metaAt(0))).rejects.toMatchObject({
    code: 'SUPPORT_REQUEST_NOT_FOUND',
  }));

test('one network may send five requests an hour; others are not affected', async () => {
  const sent = Array.from({ length: supportLimit + 1 }, () => write());
  const outcomes = await Promise.allSettled(sent);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { code: 'SUPPORT_LIMIT', kind: 'too-many', details: { retryAfter: 3600 } } },
  ]);
  await write(1, undefined, '203.0.113.8');
  await expect(write(59)).rejects.toMatchObject({ code: 'SUPPORT_LIMIT' });
  await write(60);
});

test('the networks of one IPv6 site may send eight times as many together', async () => {
  for (let at = 0; at < supportLimit * 8; at++)
    await write(0, undefined, `2001:db8:7:${Math.floor(at / supportLimit)}::9`);
  await expect(write(0, undefined, '2001:db8:7:ff::9')).rejects.toMatchObject({ code: 'SUPPORT_LIMIT' });
  await write(0, undefined, '2001:db8:8::9');
});

test('the network is kept as a digest, and only as long as the limit needs it', async () => {
  await write(0);
  await write(61);
  await deleteOldSupportRequests(databaseOn(database.pool), metaAt(61).now);
  const { rows } = await database.pool.query('select origin from support.request order by received_at');
  expect(rows).toEqual([{ origin: null }, { origin: expect.stringMatching(/^[\w-]{43}$/) }]);
});

test('a request is kept for a year', async () => {
  await write(0);
  const kept = supportKeeping * 24 * 60;
  await deleteOldSupportRequests(databaseOn(database.pool), metaAt(kept).now);
  expect((await waiting()).total).toBe(1);
  await deleteOldSupportRequests(databaseOn(database.pool), metaAt(kept + 1).now);
  expect((await waiting()).total).toBe(0);
});

test('whenever a member is erased, their requests are deleted, and no others', async () => {
  await write(0, 'ana');
  await write(1, 'bob');
  await write(2);
  const erased = { type: 'MemberErased', entityId: 'ana' } as RecordedEvent;
  await databaseOn(database.pool)
    .transaction()
    .execute(async (tx) => {
      for (let time = 0; time < 2; time++) await deleteSupportSender.handle(tx, [erased]);
    });
  expect((await waiting()).requests.map(({ memberId }) => memberId)).toEqual(['bob', null]);
});
