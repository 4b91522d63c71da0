import { recipientAddress } from '../../identity/emails/recipient.js';
import { event } from '../../kernel/decider/decider.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import type { MailTable, MailTables } from '../../mail/mail.tables.js';
import { MailCipher, type MailPayload } from '../../mail/mail-cipher.js';
import { listingEvents } from '../../marketplace/listing/listing.events.js';
import { published } from '../../marketplace/listing/listing.fixtures.js';
import { inboxEvents } from '../inbox/inbox.events.js';
import { markAllRead, markRead } from '../inbox/mark-read.js';
import { usualPreferences } from '../kinds.fixtures.js';
import {
  choosing,
  dawn,
  eight,
  hold,
  meet,
  openNotifications,
  secret,
  type TestNotifications,
} from '../notifications.fixtures.js';
import { withoutMails } from '../preferences.rules.js';
import type { NotificationMailer } from './notification-mailer.js';
import { notifyByEmail } from './notify-by-email.reactor.js';
import { sendOutgoing } from './outgoing.js';
import { readUnsubscribe } from './unsubscribe-link.js';

let inbox: TestNotifications;

beforeEach(async () => {
  inbox = await openNotifications();
});
afterEach(() => inbox.close());

test('whoever wants e-mail of a kind gets one, with its link, the listing’s title of today and a way to stop, however often it is sent', async () => {
  const ana = await inbox.member('ana@example.com');
  const block = newId();
  await inbox.eventStore.append(listingEvents, block, published(), 'any', metaOf('seller', dawn));
  const id = newId();
  for (let times = 1; times <= 2; times++)
    await inbox.notify(ana, { id, about: block, href: `/listing/${block}` });
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.row).toMatchObject({
    kind: 'notice-sale_request',
    person_id: ana,
    due_at: dawn,
    state: 'waiting',
  });
  expect(mail?.to).toBe('ana@example.com');
  expect(mail?.subject).toBe('On hold: 327 engine block, standard bore');
  expect(mail?.text).toMatch(/Hello Ana,\n\nA buyer put “.+” on hold for 72 hours\./);
  for (const said of [mail?.text, mail?.html])
    expect(said).toContain(`https://swap.example/listing/${block}`);
  const { pathname, searchParams } = new URL(mail?.unsubscribe ?? '');
  expect(pathname).toBe('/api/notifications/unsubscribe');
  expect(readUnsubscribe(secret, searchParams.get('token') ?? '')).toEqual({
    memberId: ana,
    mails: 'sale_request',
  });
});

test('whoever does not want e-mail, has not verified theirs or is erased gets none', async () => {
  const quiet = await inbox.member(
    'quiet@example.com',
    choosing('sale_request', { mail: false, digest: false }),
  );
  const unverified = await inbox.member('unverified@example.com', undefined, null);
  const erased = await inbox.member('erased@example.com');
  await inbox.erase(erased);
  for (const one of [quiet, unverified, erased]) await inbox.notify(one);
  expect(await mails()).toEqual([]);
});

test('the digest comes once in the morning, with all that is unread, newest first', async () => {
  const ana = await inbox.member('ana@example.com', choosing('swap_meet', { mail: false, digest: true }));
  await inbox.notify(ana, { ...meet, message: 'First.' });
  const read = await inbox.notify(ana, { ...meet, message: 'Was read.' });
  await inbox.notify(ana, { ...meet, message: 'Last.', href: '/events/last' });
  await markRead(inbox.db, ana, read, dawn);
  expect([await sendOutgoing(inbox.mailer, inbox.db, dawn), await mails()]).toEqual([0, []]);
  await Promise.all([
    sendOutgoing(inbox.mailer, inbox.db, eight),
    sendOutgoing(inbox.mailer, inbox.db, eight),
  ]);
  inbox.now = '2026-06-03T13:00:00.000Z';
  await sendOutgoing(inbox.mailer, inbox.db, inbox.now);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.row.kind).toBe('notice-digest');
  expect(mail?.subject).toBe('2 new notifications');
  expect(mail?.text).toContain('Last.:\nhttps://swap.example/events/last\n\nFirst.:\n');
  expect(mail?.text).not.toContain('Was read');
  expect(mail?.unsubscribe).toContain('https://swap.example/api/notifications/unsubscribe?token=');
});

test('what came by e-mail at once is never in the digest', async () => {
  const both = await inbox.member('both@example.com', choosing('sale_request', { mail: true, digest: true }));
  await inbox.notify(both);
  await sendOutgoing(inbox.mailer, inbox.db, '2026-06-05T13:00:00.000Z');
  expect((await mails()).map(({ row }) => row.kind)).toEqual(['notice-sale_request']);
});

test('there is no digest when all is read, when it was switched off since, or for somebody who is gone', async () => {
  const reader = await inbox.member('reader@example.com');
  const stopped = await inbox.member('stopped@example.com');
  const gone = await inbox.member('gone@example.com');
  for (const one of [reader, stopped, gone]) await inbox.notify(one, meet);
  await markAllRead(inbox.db, reader, dawn);
  await inbox.prefer(stopped, withoutMails(usualPreferences, 'digest'));
  await inbox.erase(gone);
  await sendOutgoing(inbox.mailer, inbox.db, eight);
  expect(await mails()).toEqual([]);
});

test('a digest that cannot be written holds up nobody else’s, and comes later', async () => {
  const [ana, bob] = [await inbox.member('ana@example.com'), await inbox.member('bob@example.com')];
  for (const one of [ana, bob]) await inbox.notify(one, meet);
  const away = { ...inbox.mailer, recipients: { of: refusing(ana) } };
  await expect(sendOutgoing(away, inbox.db, eight)).rejects.toThrow(
    'Some mails of notifications could not be written.',
  );
  expect((await mails()).map(({ to }) => to)).toEqual(['bob@example.com']);
  await sendOutgoing(inbox.mailer, inbox.db, eight);
  expect((await mails()).map(({ to }) => to).sort()).toEqual(['ana@example.com', 'bob@example.com']);
});

const refusing =
  (whom: string): NotificationMailer['recipients']['of'] =>
  async (tx, memberId) => {
    if (memberId === whom) throw new Error('the database is away');
    return recipientAddress(tx, memberId);
  };

test('what is kept out of the app still comes in the digest', async () => {
  const ana = await inbox.member('ana@example.com', choosing('swap_meet', { inApp: false, digest: true }));
  await inbox.notify(ana, meet);
  await sendOutgoing(inbox.mailer, inbox.db, eight);
  expect((await mails()).map(({ subject }) => subject)).toEqual(['One new notification']);
});

test('what was sent right before notifications became rows is mailed too, once, unless it was read or is no news', async () => {
  const [ana, bob, gone] = await Promise.all(
    ['ana@example.com', 'bob@example.com', 'gone@example.com'].map((email) => inbox.member(email)),
  );
  for (const one of [ana, bob, gone]) await sentBefore(one ?? '');
  await sentBefore(ana ?? '', 'welcome');
  await inbox.erase(gone ?? '');
  await handleLog();
  await markAllRead(inbox.db, bob ?? '', dawn);
  await inbox.database.pool.query('delete from notices.outgoing where member_id = $1', [bob]);
  await inbox.database.pool.query('delete from mail.outbox where person_id = $1', [bob]);
  await handleLog();
  expect((await mails()).map(({ to }) => to)).toEqual(['ana@example.com']);
  expect(await inbox.sentTo(gone ?? '')).toEqual([]);
});

/** In the format of the previous version. */
async function sentBefore(memberId: string, type = 'sale_request'): Promise<void> {
  const notificationId = newId();
  const run = { id: notificationId, nth: 1, since: dawn };
  const content = { ...hold, type, about: notificationId, dedupe: notificationId, sentAt: dawn };
  const sent = event('NotificationSent', { ...content, memberId, notificationId, run });
  const meta = { ...metaOf('policy', dawn), commandId: newId() };
  await inbox.eventStore.append(inboxEvents, memberId, [sent], 'any', meta);
}

async function handleLog(): Promise<void> {
  const reactor = notifyByEmail(inbox.mailer);
  const events = await inbox.eventStore.decode(reactor.handles, await inbox.eventStore.log.readAll(0, 1_000));
  await inbox.db.transaction().execute((tx) => reactor.handle(tx, events));
}

async function mails(): Promise<readonly (MailPayload & { readonly row: MailTable })[]> {
  const rows = await inbox.db.withTables<MailTables>().selectFrom('mail.outbox').selectAll().execute();
  const cipher = new MailCipher(inbox.eventStore.keys, secret);
  return Promise.all(rows.map(async (row) => ({ ...((await cipher.decrypt(row)) as MailPayload), row })));
}
