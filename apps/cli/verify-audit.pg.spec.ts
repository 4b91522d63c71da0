import { auditEntryEvents } from '../../modules/audit/entry/audit-entry.events.js';
import { memberEvents } from '../../modules/identity/member/member.events.js';
import { event } from '../../modules/kernel/decider/decider.js';
import { deterministicId } from '../../modules/kernel/decider/identifiers.js';
import {
  checkpointsOf,
  type LogCheckpoint,
  signCheckpoint,
} from '../../modules/kernel/event-store/chain/checkpoints.js';
import { extendChain } from '../../modules/kernel/event-store/chain/log-chain.js';
import { audit } from '../../projections/audit/audit/audit.projection.js';
import { openProjection, type TestProjection } from '../../test/postgres/projection.js';
import { verifyAudit } from './verify-audit.js';

const secret = 's'.repeat(32);
const now = '2026-11-20T12:00:00.000Z';
const tomorrow = '2026-11-21T12:00:00.000Z';
let projection: TestProjection;
let kept: readonly LogCheckpoint[];
beforeAll(async () => {
  projection = await openProjection(audit);
  kept = await fill();
  for (const table of tables) await run(`create table ${savedAs(table)} as table ${table}`);
});
beforeEach(async () => {
  for (const table of tables) await run(`delete from ${table}; insert into ${table} table ${savedAs(table)}`);
});
afterAll(() => projection.close());

/** Each test changes these, and the next begins with what they were. */
const tables = [
  'kernel.event',
  'kernel.log_chain',
  'kernel.log_checkpoint',
  'kernel.checkpoint',
  'audit.entry',
];
const savedAs = (table: string) => `saved_${table.replace('.', '_')}`;
const run = (statement: string) => projection.pool.query(statement);

let acts = 0;
async function act(reason = 'He asked for it.', subjectId = 'bob'): Promise<string> {
  const id = deterministicId('act', ++acts);
  const acted = event('StaffActed', {
    actorId: 'cleo',
    roles: ['moderator'],
    action: 'case.decided',
    call: 'POST /api/cases/:id/decide',
    target: { kind: 'case', id: 'c1' },
    things: [],
    subjectId,
    reason,
  });
  await projection.record(auditEntryEvents, id, acted);
  return id;
}
const refuse = (id: string) =>
  projection.record(auditEntryEvents, id, event('StaffActRefused', { code: 'CASE_DECIDED' }));

/** Six positions: five acts, of which the second was refused; chained two and then three, and signed. */
async function fill(): Promise<readonly LogCheckpoint[]> {
  const { db, eventStore } = projection;
  await act();
  await refuse(await act('Wrong.'));
  await extendChain({ log: eventStore.log, db, secret }, { now });
  await signCheckpoint(db, secret, now);
  for (const _ of [1, 2, 3]) await act();
  await extendChain({ log: eventStore.log, db, secret }, { now });
  await signCheckpoint(db, secret, tomorrow);
  return checkpointsOf(db, { limit: 10 });
}

const verify = (saved: readonly LogCheckpoint[] = []) =>
  verifyAudit({ db: projection.db, eventStore: projection.eventStore, secret }, { saved });
const damageOf = (saved?: readonly LogCheckpoint[]) =>
  verify(saved).then(
    () => 'sound',
    (error: Error) => error.message,
  );

test('an audit trail that nobody touched is sound, also against checkpoints that somebody kept', async () => {
  expect(kept.map(({ position }) => position)).toEqual([6, 3]);
  expect(await verify(kept)).toMatch(/^The log is sound: 6 events in 5 streams, chained up to 6 of 6/);
  await act(); // later than every link and checkpoint
  expect(await damageOf(kept)).toBe('sound');
});

test.each([
  [
    'an event that was edited',
    `update kernel.event set data = data || '{"action":"case.read"}' where position = 4`,
    /act at 4 has another action\n.*events from 4 to 6 are not those that were chained/,
  ],
  [
    'an event that was removed',
    'delete from kernel.event where position = 5',
    /a row for 5, where the log has no act\n.*events from 4 to 6 are not/,
  ],
  [
    'two events that changed places',
    'update kernel.event set position = case position when 4 then -5 else -4 end where position in (4, 5); update kernel.event set position = -position where position < 0',
    /act at 4 has another entry_id\n.*act at 5 .*\n.*events from 4 to 6 are not/,
  ],
  [
    'a row that was edited',
    `update audit.entry set actor_id = 'dan' where position = 4`,
    /act at 4 has another actor_id/,
  ],
  [
    'a reason that was edited',
    `update audit.entry set sealed = 'AAAA' where position = 4`,
    /act at 4 has another reason/,
  ],
  [
    'a row that was removed',
    'delete from audit.entry where position = 1',
    /no row of the act at 1 \(case.decided by cleo\)/,
  ],
  [
    'a row that was added',
    `insert into audit.entry select 3, entry_id, at, actor_id, roles, action, call, target_kind, target_id, things, subject_id from audit.entry where position = 1`,
    /a row for 3, where the log has no act/,
  ],
  [
    'a refusal that was edited',
    `update audit.entry set refused = 'OTHER' where position = 2`,
    /no row .* refusal at 3/,
  ],
  [
    'a refusal that was made up',
    `update audit.entry set refused = 'OTHER', refused_position = 5 where position = 4`,
    /act at 4 has a refusal from 5/,
  ],
  [
    'rows that changed places',
    'update audit.entry set position = case position when 4 then -5 else -4 end where position in (4, 5); update audit.entry set position = -position where position < 0',
    /act at 4 has another entry_id(.|\n)*act at 5 has another entry_id/,
  ],
  [
    'a checkpoint that was edited',
    `update kernel.log_checkpoint set at = at + interval '1 day' where position = 3`,
    /at 3 was not signed by this installation/,
  ],
])('%s is found and named', async (_, statement, named) => {
  await run(statement);
  expect(await damageOf()).toMatch(named);
});

test('an end that was cut off with its links and checkpoints is found by a checkpoint that somebody kept', async () => {
  const { db, eventStore } = projection;
  await run('delete from kernel.event where position > 3');
  await run('delete from audit.entry where position > 3');
  await run('delete from kernel.log_chain where position > 3');
  await run('delete from kernel.log_checkpoint where position > 3');
  expect(await damageOf()).toBe('sound');
  expect(await damageOf(kept)).toMatch(
    /kept checkpoint of 2026-11-21\S+ covers events up to 6, and the log ends at 3\n.* no longer among the published/,
  );
  for (const _ of [1, 2, 3, 4]) await act(); // the log grows over the place
  await extendChain({ log: eventStore.log, db, secret }, { now });
  expect(await damageOf(kept)).toMatch(/the chain at 6 is not the one that the kept checkpoint/);
});

test('a checkpoint that another installation signed is refused', async () => {
  const { db } = projection;
  await run('delete from kernel.log_checkpoint');
  await signCheckpoint(db, 'e'.repeat(32), tomorrow);
  expect(await damageOf()).toContain('was not signed by this installation');
});

test('a checkpoint is signed once a day, and after 10,000 positions', async () => {
  const { db, pool } = projection;
  await run('delete from kernel.log_chain; delete from kernel.log_checkpoint');
  const chainTo = (after: number, position: number) =>
    pool.query(`insert into kernel.log_chain values ($1, $2, 1, '\\x00', now())`, [after, position]);
  expect(await signCheckpoint(db, secret, now)).toBeUndefined();
  await chainTo(0, 10);
  expect(await signCheckpoint(db, secret, now)).toMatchObject({ position: 10 });
  await chainTo(10, 10_009);
  expect(await signCheckpoint(db, secret, now)).toBeUndefined();
  await chainTo(10_009, 10_010);
  expect(await signCheckpoint(db, secret, now)).toMatchObject({ position: 10_010 });
  expect(await signCheckpoint(db, secret, tomorrow)).toBeUndefined();
  await chainTo(10_010, 10_011);
  expect(await signCheckpoint(db, secret, tomorrow)).toMatchObject({ position: 10_011 });
});

test('erasing a person breaks nothing, and their reasons are gone', async () => {
  await projection.eventStore.keys.erase('bob');
  await projection.record(memberEvents, 'bob', event('MemberErased', { memberId: 'bob' }));
  expect(await damageOf(kept)).toBe('sound');
  const { rows } = await run('select 1 from audit.entry where sealed is not null');
  expect(rows).toEqual([]);
});
