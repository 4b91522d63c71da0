import { type MailServer, openMailServer } from '../../test/mail/mail-server.js';
import { freshDatabase, type TestDatabase } from '../../test/postgres/database.js';
import { PersonKeys } from '../kernel/encryption/person-keys.js';
import { type Database, databaseOn } from '../kernel/postgres/database.js';
import { mailMigrations } from './mail.migrations.js';
import type { OutgoingEmail } from './mail.ports.js';
import { MailDispatcher } from './mail-dispatcher.js';
import { MailOutbox } from './mail-outbox.js';
import { openSmtp } from './smtp.js';

const secret = 'the secret of a test installation';
const from = 'Swap Meet Classics <post@swap.example>';
const ana = '5f3c6a1e-0000-4000-8000-000000000001';

let database: TestDatabase;
let db: Database;
let keys: PersonKeys;
let server: MailServer;
let now: number;
let alarms: { kind: string; fault: string; dead: boolean }[];
const posts: MailDispatcher[] = [];
const clock = { now: () => new Date(now).toISOString() };

beforeEach(async () => {
  database = await freshDatabase(mailMigrations);
  db = databaseOn(database.pool);
  keys = new PersonKeys(database.pool, secret);
  server = await openMailServer();
  now = Date.parse('2026-11-20T10:00:00.000Z');
  alarms = [];
});
afterEach(async () => {
  for (const post of posts.splice(0)) await post.stop();
  await server.close();
  await database.drop();
});

test('a mail arrives once, as text and HTML, and its content is gone from the rows', async () => {
  await put({ cause: 'order-1' });
  expect(await row()).toMatchObject({ state: 'waiting', tries: 0 });
  expect(await post().round()).toBe(1);
  expect(await post().round()).toBe(0);
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

test('until it is sent nothing of it can be read in the rows', async () => {
  await put({ cause: 'order-1' });
  const { rows } = await database.pool.query<{ row: string }>('select o::text as row from mail.outbox o');
  const hex = rows[0]?.row.toLowerCase() ?? '';
  for (const word of ['ana@example.com', 'grille', Buffer.from('grille').toString('hex')])
    expect(hex).not.toContain(word);
});

test('the same cause, kind and address is one mail, also after it was sent', async () => {
  expect(await put({ cause: 'order-1' })).toBe(true);
  expect(await put({ cause: 'order-1' })).toBe(false);
  await post().round();
  await put({ cause: 'order-1' });
  await put({ cause: 'order-1', kind: 'another' });
  await put({ cause: 'order-2' });
  while (await post().round());
  expect(server.mails).toHaveLength(3);
});

test('a mail whose order is rolled back is none', async () => {
  const order = db.transaction().execute(async (tx) => {
    await put({ cause: 'order-1' }, tx);
    throw new Error('refused');
  });
  await expect(order).rejects.toThrow('refused');
  expect(await post().round()).toBe(0);
});

test('a server that hangs up before it says yes gets one double at most, under the same Message-ID', async () => {
  await put({ cause: 'order-1' });
  server.mood = 'cut';
  await post().round();
  server.mood = 'take';
  expect(await post().round()).toBe(0);
  now += 61_000;
  await post().round();
  const ids = server.mails.map(({ messageId }) => messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^<[0-9a-f-]{36}@swap\.example>$/);
  expect(await row()).toMatchObject({ state: 'sent' });
});

test('a process that died after it took a mail leaves it to the next when its minute is over', async () => {
  await put({ cause: 'order-1' });
  await database.pool.query("update mail.outbox set tries = 1, due_at = $1::timestamptz + interval '60 s'", [
    clock.now(),
  ]);
  expect(await post().round()).toBe(0);
  now += 60_000;
  expect(await post().round()).toBe(1);
  expect(server.mails).toHaveLength(1);
});

test('many processes at once send each mail once', async () => {
  for (let at = 0; at < 23; at++) await put({ cause: `order-${at}` });
  const processes = [post(), post(), post()];
  await Promise.all(
    processes.map(async (one) => {
      while (await one.round());
    }),
  );
  expect(server.mails).toHaveLength(23);
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(23);
});

test('a mail that is not taken is tried ten times, later each time, and is then given up', async () => {
  server.mood = 'refuse';
  await put({ cause: 'order-1' });
  let days = 0;
  while ((await row())?.state === 'waiting') {
    await post().round();
    now += 86_400_000;
    days += 1;
  }
  expect(days).toBe(10);
  expect(server.mails).toHaveLength(0);
  expect(await row()).toMatchObject({ state: 'dead', tries: 10, sealed: null, fault: '451 DATA' });
  expect(alarms.map(({ dead }) => dead)).toEqual([...Array.from({ length: 9 }, () => false), true]);
  expect(JSON.stringify(alarms)).not.toContain('ana@');
});

test('a mail whose link is over is not sent any more', async () => {
  await put({ cause: 'order-1', usefulUntil: '2026-11-20T10:10:00.000Z' });
  now += 600_000;
  await post().round();
  expect(server.mails).toHaveLength(0);
  expect(await row()).toMatchObject({ state: 'dead', fault: 'too late', sealed: null });
});

test('a mail about an erased member can be read by nobody and is not sent', async () => {
  await put({ cause: 'order-1' });
  await keys.erase(ana);
  await post().round();
  expect(server.mails).toHaveLength(0);
  expect(await row()).toMatchObject({ state: 'dead', fault: 'erased', sealed: null });
});

test('a mail to nobody leaves a row like any other and is never sent', async () => {
  await put({ cause: 'order-1', to: null, person: null });
  expect(await post().round()).toBe(0);
  expect(await row()).toMatchObject({ state: 'void', sealed: null });
});

test('what nobody asked for can be ended by one press; what was asked for has no such header', async () => {
  await put({ cause: 'order-1', unsubscribe: 'https://swap.example/api/digest/off' });
  await post().round();
  await put({ cause: 'order-2' });
  await post().round();
  const header = (at: number, key: string) => server.mails[at]?.headers.find((one) => one.key === key)?.value;
  expect(header(0, 'list-unsubscribe')).toBe('<https://swap.example/api/digest/off>');
  expect(header(0, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(header(1, 'list-unsubscribe')).toBeUndefined();
  expect(header(1, 'auto-submitted')).toBe('auto-generated');
});

test('without a mail server mails stay here in development, and wait for one in production', async () => {
  const at = (NODE_ENV: 'development' | 'production') => new MailOutbox(keys, secret, clock, { NODE_ENV });
  await (await at('development').write(posting({ cause: 'order-1' }))).enqueue(db);
  expect(await row()).toMatchObject({ state: 'kept' });
  await (await at('production').write(posting({ cause: 'order-2' }))).enqueue(db);
  expect(await post().round()).toBe(1);
});

test('settled mails are forgotten after 90 days, waiting ones are not', async () => {
  await put({ cause: 'order-1' });
  await post().round();
  await put({ cause: 'order-2' });
  now += 91 * 86_400_000;
  await post().sweep();
  const { rows } = await database.pool.query('select cause_id from mail.outbox');
  expect(rows).toEqual([{ cause_id: 'order-2' }]);
});

test('a post that runs sends what is put, and stops when it is told', async () => {
  const running = post();
  running.start();
  await put({ cause: 'order-1' });
  await server.to('ana@example.com', /grille/);
});

function post(): MailDispatcher {
  const one = new MailDispatcher({
    db,
    keys,
    secret,
    clock,
    carrier: openSmtp(server.url, from),
    alarm: ({ kind, fault, dead }) => alarms.push({ kind, fault, dead }),
  });
  posts.push(one);
  return one;
}

function posting(changes: Partial<OutgoingEmail> & Pick<OutgoingEmail, 'cause'>): OutgoingEmail {
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
  const mail = await new MailOutbox(keys, secret, clock, environment).write(posting(changes));
  return mail.enqueue(on);
}

async function row() {
  const { rows } = await database.pool.query('select * from mail.outbox order by put_at limit 1');
  return rows[0] as { state: string; sealed: Buffer | null } | undefined;
}
