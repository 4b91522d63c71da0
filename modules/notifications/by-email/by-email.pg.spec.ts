import { recipientAddress } from '../../identity/emails/recipient.js';
import { memberEvents } from '../../identity/member/member.events.js';
import { event } from '../../kernel/decider/decider.js';
import { newId } from '../../kernel/decider/identifiers.js';
import type { ProcessorStatus } from '../../kernel/processing/processor.js';
import { Processors } from '../../kernel/processing/processors.js';
import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import type { MailTable, MailTables } from '../../mail/mail.tables.js';
import { MailCipher, type MailPayload } from '../../mail/mail-cipher.js';
import { listingEvents } from '../../marketplace/listing/listing.events.js';
import { published } from '../../marketplace/listing/listing.fixtures.js';
import { closeInbox } from '../inbox/inbox.fixtures.js';
import { choosing, dawn, eight, meet, openPostOffice, type PostOffice, secret } from './by-email.fixtures.js';
import type { NotificationMailer } from './notification-mailer.js';
import { notifyByEmail } from './notify-by-email.reactor.js';
import { sendOutgoing } from './outgoing.js';
import { readUnsubscribe } from './unsubscribe-link.js';

let office: PostOffice;

beforeEach(async () => {
  office = await openPostOffice();
});
afterEach(() => office.close());

test('whoever wants mail of a kind gets one, with its link, the listing’s title of today and a way to stop, however often it is heard', async () => {
  const ana = await office.member('ana@example.com');
  const block = newId();
  await office.eventStore.append(listingEvents, block, published(), 'any', metaOf('seller', dawn));
  await office.tell(ana, { about: block, href: `/listing/${block}` });
  await office.hear();
  await office.hear();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.row).toMatchObject({
    kind: 'notice-sale_request',
    person_id: ana,
    due_at: dawn,
    state: 'waiting',
  });
  expect(mail?.to).toBe('ana@example.com');
  expect(mail?.subject).toBe('News of a hold or sale: 327 engine block, standard bore');
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
  const quiet = await office.member(
    'quiet@example.com',
    choosing('sale_request', { mail: false, digest: false }),
  );
  const unproven = await office.member('unproven@example.com', undefined, null);
  const erased = await office.member('erased@example.com');
  const closed = await office.member('closed@example.com');
  for (const one of [quiet, unproven, erased, closed]) await office.tell(one);
  await office.eventStore.append(
    memberEvents,
    erased,
    [event('MemberErased', { memberId: erased })],
    'any',
    metaOf(erased, dawn),
  );
  await office.order(closed, closeInbox);
  await office.hear();
  expect(await mails()).toEqual([]);
});

test('the digest comes once in the morning, with all that is unread, newest first', async () => {
  const ana = await office.member('ana@example.com', choosing('swap_meet', { mail: false, digest: true }));
  await office.tell(ana, { ...meet, message: 'First.' });
  const read = await office.tell(ana, { ...meet, message: 'Was read.' });
  await office.tell(ana, { ...meet, message: 'Last.', href: '/events/last' });
  await office.hear();
  await office.order(ana, { type: 'MarkRead', notificationId: read, meta: metaOf(ana, dawn) });
  expect([await sendOutgoing(office.post, office.db, dawn), await mails()]).toEqual([0, []]);
  await Promise.all([
    sendOutgoing(office.post, office.db, eight),
    sendOutgoing(office.post, office.db, eight),
  ]);
  await office.hear();
  office.now = '2026-06-03T13:00:00.000Z';
  await sendOutgoing(office.post, office.db, office.now);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.row.kind).toBe('notice-digest');
  expect(mail?.subject).toBe('2 things that are new for you');
  expect(mail?.text).toContain('Last.:\nhttps://swap.example/events/last\n\nFirst.:\n');
  expect(mail?.text).not.toContain('Was read');
  expect(mail?.unsubscribe).toContain('https://swap.example/api/notifications/unsubscribe?token=');
});

test('what came by mail at once is never in the digest', async () => {
  const both = await office.member(
    'both@example.com',
    choosing('sale_request', { mail: true, digest: true }),
  );
  await office.tell(both);
  await office.hear();
  await sendOutgoing(office.post, office.db, '2026-06-05T13:00:00.000Z');
  expect((await mails()).map(({ row }) => row.kind)).toEqual(['notice-sale_request']);
});

test('there is no digest when all is read, when it was switched off since, or for somebody who is gone', async () => {
  const reader = await office.member('reader@example.com');
  const stopped = await office.member('stopped@example.com');
  const gone = await office.member('gone@example.com');
  for (const one of [reader, stopped, gone]) await office.tell(one, meet);
  await office.hear();
  await office.order(reader, { type: 'MarkAllRead', meta: metaOf(reader, dawn) });
  await office.order(stopped, {
    type: 'StopMails',
    memberId: stopped,
    mails: 'digest',
    meta: metaOf(stopped, dawn),
  });
  await office.order(gone, closeInbox);
  await office.hear();
  await sendOutgoing(office.post, office.db, eight);
  expect(await mails()).toEqual([]);
  const { rows } = await office.database.pool.query('select from notices.outgoing where member_id = $1', [
    gone,
  ]);
  expect(rows).toEqual([]);
});

test('a digest that cannot be written holds up nobody else’s, and comes later', async () => {
  const [ana, bob] = [await office.member('ana@example.com'), await office.member('bob@example.com')];
  for (const one of [ana, bob]) await office.tell(one, meet);
  await office.hear();
  const away = { ...office.post, addressee: refusing(ana) };
  await expect(sendOutgoing(away, office.db, eight)).rejects.toThrow(
    'Some mails of notifications could not be written.',
  );
  expect((await mails()).map(({ to }) => to)).toEqual(['bob@example.com']);
  await sendOutgoing(office.post, office.db, eight);
  expect((await mails()).map(({ to }) => to).sort()).toEqual(['ana@example.com', 'bob@example.com']);
});

const refusing =
  (whom: string): NotificationMailer['addressee'] =>
  async (tx, memberId) => {
    if (memberId === whom) throw new Error('the database is away');
    return recipientAddress(tx, memberId);
  };

test('what is kept out of the app still comes in the digest', async () => {
  const ana = await office.member('ana@example.com', choosing('swap_meet', { inApp: false, digest: true }));
  await office.tell(ana, meet);
  await office.hear();
  await sendOutgoing(office.post, office.db, eight);
  expect((await mails()).map(({ subject }) => subject)).toEqual(['One thing that is new for you']);
});

test('mails begin with the first start, and a restart sends none again', async () => {
  const ana = await office.member('ana@example.com');
  await office.tell(ana);
  for (let start = 0; start < 2; start++) {
    const processors = new Processors(
      [],
      [notifyByEmail(office.post)],
      office.eventStore,
      office.db,
      office.database.pool,
      ({ error }) => {
        throw error;
      },
    );
    processors.start();
    await until(processors, ({ state }) => state === 'live');
    await office.tell(ana);
    await until(processors, ({ lag }) => lag === 0);
    await processors.stop();
  }
  expect(await mails()).toHaveLength(2);
});

async function mails(): Promise<readonly (MailPayload & { readonly row: MailTable })[]> {
  const rows = await office.db.withTables<MailTables>().selectFrom('mail.outbox').selectAll().execute();
  const envelopes = new MailCipher(office.eventStore.keys, secret);
  return Promise.all(rows.map(async (row) => ({ ...((await envelopes.open(row)) as MailPayload), row })));
}

async function until(processors: Processors, holds: (status: ProcessorStatus) => boolean): Promise<void> {
  while (!(await processors.status()).every(holds)) await new Promise((resolve) => setImmediate(resolve));
}
