import { freshDatabase, type TestDatabase } from '../../test/postgres/database.js';
import { databaseOn } from '../kernel/postgres/database.js';
import { messagesMigrations } from './messages.migrations.js';
import { countAnswer, countOutreach } from './outreach.js';

const times = { joinedAt: '2026-06-01T12:00:00.000Z', now: '2026-06-10T12:00:00.000Z' };
const newThreadsADay = 10;
const unansweredMessages = 20;
const limits = { newThreadsADay, unansweredMessages };
let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase(messagesMigrations);
});
afterEach(() => database.drop());

test('one message id for many threads counts in each of them', async () => {
  const many = Array.from({ length: 25 }, (_, at) => open(`thread-${at}`, 'the same'));
  const answers = await Promise.allSettled(many);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(newThreadsADay);
  await expect(open('one more', 'another')).rejects.toMatchObject({ code: 'TOO_MANY_THREADS' });
});

test('a repeated message counts once, and an id that somebody else used is no matter', async () => {
  for (let at = 0; at < unansweredMessages + 5; at++) await write('one', ['bob']);
  await write('one', ['ann'], 'bob');
  expect((await database.pool.query('select from messaging.outreach')).rowCount).toBe(2);
});

test('of a group, all strangers who were written to have to answer', async () => {
  for (let at = 0; at < unansweredMessages; at++) await write(`m${at}`, ['puppet', 'bob', 'cy']);
  const again = () => write('one more', ['puppet', 'bob', 'cy']);
  for (const answerer of ['puppet', 'friend', 'ann', 'bob']) {
    await answer(answerer);
    await expect(again()).rejects.toMatchObject({ code: 'TOO_MANY_MESSAGES' });
  }
  await answer('cy');
  await again();
});

test('what was counted before that was known is free after anybody’s answer', async () => {
  await database.pool.query(`insert into messaging.outreach (message_id, member_id, thread_id, opens, sent_at, answered)
    select 'm' || n, 'ann', 'group', false, '${times.now}', false from generate_series(1, ${unansweredMessages}) n`);
  await expect(write('one more', ['bob'])).rejects.toMatchObject({ code: 'TOO_MANY_MESSAGES' });
  await answer('bob');
  await write('one more', ['bob']);
});

const open = (threadId: string, messageId: string) =>
  countOutreach(
    databaseOn(database.pool),
    { message_id: messageId, member_id: 'ann', thread_id: threadId, opens: true, addressed: ['bob'] },
    times,
    limits,
  );
const write = (messageId: string, addressed: readonly string[], memberId = 'ann') =>
  countOutreach(
    databaseOn(database.pool),
    { message_id: messageId, member_id: memberId, thread_id: 'group', opens: false, addressed },
    times,
    limits,
  );
const answer = (memberId: string) => countAnswer(databaseOn(database.pool), 'group', memberId);
