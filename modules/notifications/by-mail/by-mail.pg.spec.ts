import { freshDatabase, type TestDatabase } from '../../../test/postgres/database.js';
import { addresseeOf } from '../../identity/addressee.js';
import { identityMigrations } from '../../identity/identity.migrations.js';
import { memberEvents } from '../../identity/member.events.js';
import { type Database, databaseOn } from '../../kernel/database.js';
import { decide } from '../../kernel/decide.js';
import { metaOf } from '../../kernel/decider.given.js';
import { fact } from '../../kernel/decider.js';
import { freshId } from '../../kernel/identifiers.js';
import { Journal } from '../../kernel/journal.js';
import { PersonKeys } from '../../kernel/person-keys.js';
import { openPostgresEventStore } from '../../kernel/postgres-event-store.js';
import type { ProcessorStatus } from '../../kernel/processor.js';
import { Processors } from '../../kernel/processors.js';
import { type Enclosed, Envelopes } from '../../mail/envelopes.js';
import { mailMigrations } from '../../mail/mail.migrations.js';
import type { MailTable, MailTables } from '../../mail/mail.tables.js';
import { MailOutbox } from '../../mail/put-mail.js';
import { listingEvents } from '../../marketplace/listing.events.js';
import { published } from '../../marketplace/listing.given.js';
import { inboxEvents, type NoticeKind, type Preferences, usualPreferences } from '../inbox.events.js';
import { closeInbox, hold, prefer } from '../inbox.given.js';
import { type InboxCommand, inboxDecider, type Notice } from '../inbox.js';
import { notificationsMigrations } from '../notifications.migrations.js';
import { sendDigests } from './digest.js';
import type { NoticePost } from './notice-post.js';
import { notifyByMail } from './notify-by-mail.js';
import { readUnsubscribe } from './unsubscribe-link.js';

const secret = 'the secret of a test installation';
/** Seven in the morning in Chicago. */
const dawn = '2026-06-02T12:00:00.000Z';
const eight = '2026-06-02T13:00:00.000Z';
let now = dawn;
const clock = { now: () => now };

let database: TestDatabase;
let db: Database;
let journal: Journal;
let post: NoticePost;

beforeEach(async () => {
  now = dawn;
  database = await freshDatabase([...identityMigrations, ...mailMigrations, ...notificationsMigrations]);
  db = databaseOn(database.pool);
  journal = new Journal(openPostgresEventStore(database.pool), new PersonKeys(database.pool, secret));
  post = {
    journal,
    secret,
    clock,
    publicUrl: 'https://swap.example',
    outbox: new MailOutbox(journal.keys, secret, clock, { NODE_ENV: 'production' }),
    addressee: addresseeOf,
  };
});
afterEach(async () => {
  await journal.store.close();
  await database.drop();
});

test('whoever wants mail of a kind gets one, with its link, the listing’s title of today and a way to stop, however often it is heard', async () => {
  const ana = await member('ana@example.com');
  const block = freshId();
  await journal.append(listingEvents, block, published(), 'any', metaOf('seller', dawn));
  await tell(ana, { about: block, href: `/listing/${block}` });
  await hear();
  await hear();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.row).toMatchObject({
    kind: 'notice-sale_request',
    person_id: ana,
    due_at: dawn,
    state: 'waiting',
  });
  expect(mail?.to).toBe('ana@example.com');
  expect(mail?.subject).toBe('News of a hold or sale');
  expect(mail?.text).toMatch(/Hello Ana,\n\nA buyer holds “.+” for the next 72 hours\./);
  for (const said of [mail?.text, mail?.html])
    expect(said).toContain(`https://swap.example/listing/${block}`);
  const { pathname, searchParams } = new URL(mail?.unsubscribe ?? '');
  expect(pathname).toBe('/api/notifications/unsubscribe');
  expect(readUnsubscribe(secret, searchParams.get('token') ?? '')).toEqual({
    memberId: ana,
    mails: 'sale_request',
  });
});

test('whoever does not want mail, has not proven it or is erased gets none', async () => {
  const quiet = await member('quiet@example.com', choosing('sale_request', { mail: false, digest: false }));
  const unproven = await member('unproven@example.com', undefined, null);
  const erased = await member('erased@example.com');
  const closed = await member('closed@example.com');
  for (const one of [quiet, unproven, erased, closed]) await tell(one);
  await journal.append(
    memberEvents,
    erased,
    [fact('MemberErased', { memberId: erased })],
    'any',
    metaOf(erased, dawn),
  );
  await order(closed, closeInbox);
  await hear();
  expect(await mails()).toEqual([]);
});

test('in quiet hours a mail waits until they are over', async () => {
  const quietHours = { from: '22:00', until: '07:30', timeZone: 'America/Chicago' };
  await tell(await member('ana@example.com', { ...usualPreferences, quietHours }));
  await hear();
  expect((await mails())[0]?.row.due_at).toBe('2026-06-02T12:30:00.000Z');
});

test('the digest comes once in the morning, with all that is unread, newest first', async () => {
  const ana = await member('ana@example.com', choosing('swap_meet', { mail: false, digest: true }));
  await tell(ana, { ...meet, message: 'First.' });
  const read = await tell(ana, { ...meet, message: 'Was read.' });
  await tell(ana, { ...meet, message: 'Last.', href: '/events/last' });
  await hear();
  await order(ana, { type: 'MarkRead', notificationId: read, meta: metaOf(ana, dawn) });
  expect([await sendDigests(post, db, dawn), await mails()]).toEqual([0, []]);
  await Promise.all([sendDigests(post, db, eight), sendDigests(post, db, eight)]);
  await hear();
  now = '2026-06-03T13:00:00.000Z';
  await sendDigests(post, db, now);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.row.kind).toBe('notice-digest');
  expect(mail?.subject).toBe('2 things that are new for you');
  expect(mail?.text).toContain('Last.:\nhttps://swap.example/events/last\n\nFirst.:\n');
  expect(mail?.text).not.toContain('Was read');
  expect(mail?.unsubscribe).toContain('https://swap.example/api/notifications/unsubscribe?token=');
});

test('what came by mail at once is never in the digest', async () => {
  const both = await member('both@example.com', choosing('sale_request', { mail: true, digest: true }));
  await tell(both);
  await hear();
  await sendDigests(post, db, '2026-06-05T13:00:00.000Z');
  expect((await mails()).map(({ row }) => row.kind)).toEqual(['notice-sale_request']);
});

test('there is no digest when all is read, when it was switched off since, or for somebody who is gone', async () => {
  const reader = await member('reader@example.com');
  const stopped = await member('stopped@example.com');
  const gone = await member('gone@example.com');
  for (const one of [reader, stopped, gone]) await tell(one, meet);
  await hear();
  await order(reader, { type: 'MarkAllRead', meta: metaOf(reader, dawn) });
  await order(stopped, {
    type: 'StopMails',
    memberId: stopped,
    mails: 'digest',
    meta: metaOf(stopped, dawn),
  });
  await order(gone, closeInbox);
  await hear();
  await sendDigests(post, db, eight);
  expect(await mails()).toEqual([]);
  const { rows } = await database.pool.query('select from notices.digest where member_id = $1', [gone]);
  expect(rows).toEqual([]);
});

test('a digest that cannot be written holds up nobody else’s, and comes later', async () => {
  const [ana, bob] = [await member('ana@example.com'), await member('bob@example.com')];
  for (const one of [ana, bob]) await tell(one, meet);
  await hear();
  const away = { ...post, addressee: refusing(ana) };
  await expect(sendDigests(away, db, eight)).rejects.toThrow('Some digests could not be written.');
  expect((await mails()).map(({ to }) => to)).toEqual(['bob@example.com']);
  await sendDigests(post, db, eight);
  expect((await mails()).map(({ to }) => to).sort()).toEqual(['ana@example.com', 'bob@example.com']);
});

const refusing =
  (whom: string): NoticePost['addressee'] =>
  async (tx, memberId) => {
    if (memberId === whom) throw new Error('the database is away');
    return addresseeOf(tx, memberId);
  };

test('what is kept out of the app still comes in the digest', async () => {
  const ana = await member('ana@example.com', choosing('swap_meet', { inApp: false, digest: true }));
  await tell(ana, meet);
  await hear();
  await sendDigests(post, db, eight);
  expect((await mails()).map(({ subject }) => subject)).toEqual(['One thing that is new for you']);
});

test('mails begin with the first start, and a restart sends none again', async () => {
  const ana = await member('ana@example.com');
  await tell(ana);
  for (let start = 0; start < 2; start++) {
    const processors = new Processors([], [notifyByMail(post)], journal, db, database.pool, ({ error }) => {
      throw error;
    });
    processors.start();
    await until(processors, ({ state }) => state === 'live');
    await tell(ana);
    await until(processors, ({ lag }) => lag === 0);
    await processors.stop();
  }
  expect(await mails()).toHaveLength(2);
});

const meet: Partial<Notice> = { type: 'swap_meet', subtype: 'near', message: 'A swap meet is near.' };

const choosing = (kind: NoticeKind, channels: Partial<Preferences['channels'][NoticeKind]>): Preferences => ({
  ...usualPreferences,
  channels: { ...usualPreferences.channels, [kind]: { ...usualPreferences.channels[kind], ...channels } },
});

/** Somebody with an account. */
async function member(email: string, chosen?: Preferences, provenAt: string | null = dawn): Promise<string> {
  const id = freshId();
  await database.pool.query(
    `insert into identity.account (member_id, email, password_hash, name, created_at, email_verified_at)
     values ($1, $2, 'none', 'Ana', $3, $4)`,
    [id, email, dawn, provenAt],
  );
  if (chosen) await order(id, { ...(prefer(chosen) as SetPreferences), memberId: id });
  return id;
}
type SetPreferences = Extract<InboxCommand, { readonly type: 'SetPreferences' }>;

async function tell(memberId: string, notice: Partial<Notice> = {}): Promise<string> {
  const notificationId = freshId();
  const told = { ...hold, about: notificationId, dedupe: notificationId, ...notice };
  const meta = { ...metaOf('policy', dawn), commandId: notificationId };
  await order(memberId, { type: 'SendNotification', memberId, notificationId, notice: told, meta });
  return notificationId;
}

async function order(memberId: string, command: InboxCommand): Promise<void> {
  const once = { ...command, meta: { ...command.meta, commandId: freshId() } } as InboxCommand;
  await decide(journal, inboxEvents, inboxDecider, memberId, once);
}

/** What is in the log, heard once more from its beginning. */
async function hear(): Promise<void> {
  const sender = notifyByMail(post);
  const facts = await journal.open(sender.families, await journal.store.readAll(0, 1_000));
  await db.transaction().execute((tx) => sender.take(tx, facts));
}

async function mails(): Promise<readonly (Enclosed & { readonly row: MailTable })[]> {
  const rows = await db.withTables<MailTables>().selectFrom('mail.outbox').selectAll().execute();
  const envelopes = new Envelopes(journal.keys, secret);
  return Promise.all(rows.map(async (row) => ({ ...((await envelopes.open(row)) as Enclosed), row })));
}

async function until(processors: Processors, holds: (status: ProcessorStatus) => boolean): Promise<void> {
  while (!(await processors.status()).every(holds)) await new Promise((resolve) => setImmediate(resolve));
}
