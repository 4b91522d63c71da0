import { type MailServer, openMailServer } from '../../test/mail/mail-server.js';
import { freshDatabase, type TestDatabase } from '../../test/postgres/database.js';
import { PersonKeys } from '../kernel/encryption/person-keys.js';
import type { Job } from '../kernel/jobs/job.js';
import { JobWorker } from '../kernel/jobs/job-worker.js';
import { type Database, databaseOn, migrate } from '../kernel/postgres/database.js';
import { deleteOldMailsJob } from './delete-old-mails.job.js';
import { mailMigrations } from './mail.migrations.js';
import type { OutgoingEmail } from './mail.ports.js';
import { MailOutbox } from './mail-outbox.js';
import { sendMail } from './send-mail.job.js';
import { openSmtp } from './smtp.js';

const secret = 'the secret of a test installation';
const from = 'Swap Meet Classics <post@swap.example>';
const ana = '5f3c6a1e-0000-4000-8000-000000000001';

let database: TestDatabase;
let db: Database;
let keys: PersonKeys;
let server: MailServer;
let now: number;
let failures: { attempt: number; error: unknown }[];
let givenUp: { kind: string; fault: string }[];
const workers: JobWorker[] = [];
const clock = { now: () => new Date(now).toISOString() };

beforeEach(async () => {
  database = await freshDatabase(mailMigrations);
  db = databaseOn(database.pool);
  keys = new PersonKeys(database.pool, secret);
  server = await openMailServer();
  now = Date.parse('2026-11-20T10:00:00.000Z');
  failures = [];
  givenUp = [];
});
afterEach(async () => {
  for (const one of workers.splice(0)) await one.stop();
  await server.close();
  await database.drop();
});

test('an e-mail arrives once, as text and HTML, and its content is deleted from the rows', async () => {
  await put({ cause: 'order-1' });
  expect(await row()).toMatchObject({ state: 'waiting' });
  expect(await worker().runDue()).toBe(1);
  expect(await worker().runDue()).toBe(0);
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toMatchObject({
    subject: 'Your grille – søld',
    from: { address: 'post@swap.example', name: 'Swap Meet Classics' },
    to: [{ address: 'ana@example.com' }],
    text: expect.stringContaining('Hello Ana,'),
    html: expect.stringContaining('<h1'),
  });
  expect(await row()).toMatchObject({ state: 'sent', sealed: null, tries: 1, fault: null });
});

test('until it is sent its content cannot be read in the rows', async () => {
  await put({ cause: 'order-1' });
  const { rows } = await database.pool.query<{ row: string }>('select o::text as row from mail.outbox o');
  const hex = rows[0]?.row.toLowerCase() ?? '';
  for (const word of ['ana@example.com', 'grille', Buffer.from('grille').toString('hex')])
    expect(hex).not.toContain(word);
});

test('the same cause, kind and address is one e-mail, also after it was sent', async () => {
  expect(await put({ cause: 'order-1' })).toBe(true);
  expect(await put({ cause: 'order-1' })).toBe(false);
  await worker().runDue();
  await put({ cause: 'order-1' });
  await put({ cause: 'order-1', kind: 'another' });
  await put({ cause: 'order-2' });
  while (await worker().runDue());
  expect(server.mails).toHaveLength(3);
});

test('an e-mail whose command is rolled back is not sent', async () => {
  const command = db.transaction().execute(async (tx) => {
    await put({ cause: 'order-1' }, tx);
    throw new Error('refused');
  });
  await expect(command).rejects.toThrow('refused');
  expect(await worker().runDue()).toBe(0);
});

test('a server that hangs up before it accepts gets at most one duplicate, under the same Message-ID', async () => {
  await put({ cause: 'order-1' });
  server.mood = 'cut';
  await worker().runDue();
  server.mood = 'take';
  expect(await worker().runDue()).toBe(0);
  now += 61_000;
  await worker().runDue();
  const ids = server.mails.map(({ messageId }) => messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^<[0-9a-f-]{36}@swap\.example>$/);
  expect(await row()).toMatchObject({ state: 'sent' });
});

test('an e-mail of a process that died goes to the next process when the lease is over', async () => {
  await put({ cause: 'order-1' });
  await database.pool.query(
    "update kernel.job set attempts = 1, lease = gen_random_uuid(), due_at = $1::timestamptz + interval '60 s'",
    [clock.now()],
  );
  expect(await worker().runDue()).toBe(0);
  now += 60_000;
  expect(await worker().runDue()).toBe(1);
  expect(server.mails).toHaveLength(1);
});

test('many processes at once send each e-mail once', async () => {
  for (let at = 0; at < 23; at++) await put({ cause: `order-${at}` });
  await Promise.all(
    [worker(), worker(), worker()].map(async (one) => {
      while (await one.runDue());
    }),
  );
  expect(server.mails).toHaveLength(23);
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(23);
});

test('an e-mail that the server refuses is tried ten times, later each time, and is then given up', async () => {
  server.mood = 'refuse';
  await put({ cause: 'order-1' });
  let days = 0;
  while ((await row())?.state === 'waiting') {
    await worker().runDue();
    now += 86_400_000;
    days += 1;
  }
  expect(days).toBe(10);
  expect(server.mails).toHaveLength(0);
  expect(await row()).toMatchObject({ state: 'dead', tries: 10, sealed: null, fault: '451 DATA' });
  expect(failures).toHaveLength(9);
  expect(givenUp).toEqual([expect.objectContaining({ kind: 'sold', fault: '451 DATA' })]);
  expect(JSON.stringify([failures, givenUp])).not.toContain('ana@');
  expect((await database.pool.query('select from kernel.job')).rowCount).toBe(0);
});

test('an e-mail whose link has expired is not sent', async () => {
  await put({ cause: 'order-1', usefulUntil: '2026-11-20T10:10:00.000Z' });
  now += 600_000;
  await worker().runDue();
  expect(server.mails).toHaveLength(0);
  expect(await row()).toMatchObject({ state: 'dead', fault: 'too late', sealed: null });
});

test('an e-mail about an erased member is unreadable and is not sent', async () => {
  await put({ cause: 'order-1' });
  await keys.erase(ana);
  await worker().runDue();
  expect(server.mails).toHaveLength(0);
  expect(await row()).toMatchObject({ state: 'dead', fault: 'erased', sealed: null });
});

test('an e-mail to nobody leaves a row like any other and is never sent', async () => {
  await put({ cause: 'order-1', to: null, person: null });
  expect(await worker().runDue()).toBe(0);
  expect(await row()).toMatchObject({ state: 'void', sealed: null });
});

test('an e-mail that nobody asked for has a one-click unsubscribe header; others do not', async () => {
  await put({ cause: 'order-1', unsubscribe: 'https://swap.example/api/digest/off' });
  await worker().runDue();
  await put({ cause: 'order-2' });
  await worker().runDue();
  const header = (at: number, key: string) => server.mails[at]?.headers.find((one) => one.key === key)?.value;
  expect(header(0, 'list-unsubscribe')).toBe('<https://swap.example/api/digest/off>');
  expect(header(0, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(header(1, 'list-unsubscribe')).toBeUndefined();
  expect(header(1, 'auto-submitted')).toBe('auto-generated');
});

test('without a mail server e-mails are kept in development and wait in production', async () => {
  const at = (NODE_ENV: 'development' | 'production') => new MailOutbox(keys, secret, clock, { NODE_ENV });
  await (await at('development').write(email({ cause: 'order-1' }))).enqueue(db);
  expect(await row()).toMatchObject({ state: 'kept' });
  await (await at('production').write(email({ cause: 'order-2' }))).enqueue(db);
  expect(await worker().runDue()).toBe(1);
});

test('e-mails from before the queue are sent, with the attempts that they have left', async () => {
  server.mood = 'refuse';
  await put({ cause: 'order-1' });
  now += 1_000;
  await put({ cause: 'order-2', to: null, person: null });
  await database.pool.query("update mail.outbox set tries = 9, fault = '451 DATA' where state = 'waiting'");
  await database.pool.query(
    "delete from kernel.job; delete from kernel.migration where id = 'mail-0002-queue'",
  );
  await database.pool.query('create index outbox_due on mail.outbox (due_at)');
  await migrate(database.pool, mailMigrations);
  expect(await worker().runDue()).toBe(1);
  expect(await row()).toMatchObject({ state: 'dead', tries: 10, fault: '451 DATA' });
});

test('a fault of ours leaves the e-mail waiting until its job is released', async () => {
  await put({ cause: 'order-1' });
  await database.pool.query("update mail.outbox set sealed = 'torn'");
  for (let attempt = 1; attempt <= 10; attempt++, now += 86_400_000) await worker().runDue();
  expect(await row()).toMatchObject({ state: 'waiting' });
  expect((await database.pool.query('select name, state from kernel.job')).rows).toEqual([
    { name: 'send-mail', state: 'dead' },
  ]);
});

test('finished e-mails are deleted after 90 days, waiting ones are not', async () => {
  await put({ cause: 'order-1' });
  await worker().runDue();
  await put({ cause: 'order-2' });
  now += 91 * 86_400_000;
  await worker([deleteOldMailsJob({ db })]).runDue();
  const { rows } = await database.pool.query('select cause_id from mail.outbox');
  expect(rows).toEqual([{ cause_id: 'order-2' }]);
});

test('a running worker sends new e-mails, and stops on request', async () => {
  worker().start();
  await put({ cause: 'order-1' });
  await server.to('ana@example.com', /grille/);
});

function worker(jobs: readonly Job[] = [sending()]): JobWorker {
  const report = (failure: { attempt: number; error: unknown }) => failures.push(failure);
  const one = new JobWorker(jobs, { db, pool: database.pool, clock, report });
  workers.push(one);
  return one;
}

const sending = (): Job =>
  sendMail({
    db,
    keys,
    secret,
    clock,
    transport: openSmtp(server.url, from),
    reportGivenUp: (mail) => givenUp.push(mail),
  });

function email(changes: Partial<OutgoingEmail> & Pick<OutgoingEmail, 'cause'>): OutgoingEmail {
  return {
    kind: 'sold',
    to: 'ana@example.com',
    person: ana,
    content: { subject: 'Your grille – søld', parts: [{ kind: 'words', words: 'Hello Ana,' }] },
    ...changes,
  };
}

async function put(
  changes: Partial<OutgoingEmail> & Pick<OutgoingEmail, 'cause'>,
  on: Database = db,
): Promise<boolean> {
  const environment = { NODE_ENV: 'production', SMTP_URL: server.url } as const;
  const mail = await new MailOutbox(keys, secret, clock, environment).write(email(changes));
  return mail.enqueue(on);
}

async function row() {
  const { rows } = await database.pool.query('select * from mail.outbox order by put_at limit 1');
  return rows[0] as { state: string; sealed: Buffer | null } | undefined;
}
