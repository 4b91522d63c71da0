import { freshDatabase, type TestDatabase } from '../../test/postgres/database.js';
import { type MemberEvent, memberEvents } from '../identity/member/member.events.js';
import { type CommandMetadata, event } from '../kernel/decider/decider.js';
import { newId } from '../kernel/decider/identifiers.js';
import { PersonKeys } from '../kernel/encryption/person-keys.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { openPostgresEventStore } from '../kernel/event-store/postgres/postgres-event-store.js';
import { databaseOn } from '../kernel/postgres/database.js';
import type { ProcessorStatus } from '../kernel/processing/processor.js';
import { Processors } from '../kernel/processing/processors.js';
import { metaOf } from '../kernel/testing/decider.fixtures.js';
import { type ListingEvent, listingEvents } from '../marketplace/listing/listing.events.js';
import { held, published } from '../marketplace/listing/listing.fixtures.js';
import { inboxEvents } from './inbox/inbox.events.js';
import { notify } from './notify.reactor.js';

let database: TestDatabase;
let eventStore: DomainEventStore;
const at = '2026-06-02T12:00:00.000Z';

beforeAll(async () => {
  database = await freshDatabase();
  eventStore = new DomainEventStore(
    openPostgresEventStore(database.pool),
    new PersonKeys(database.pool, 's'.repeat(32)),
  );
});
afterAll(async () => {
  await eventStore.log.close();
  await database.drop();
});

/** A listing of this seller with this history. */
const listed = (sellerId: string, events: readonly ListingEvent[], id: string = newId()) => {
  const theirs = events.map((one) =>
    one.type === 'ListingDrafted' ? event('ListingDrafted', { ...one.data, sellerId }) : one,
  );
  return eventStore.append(listingEvents, id, theirs, 'any', metaNow(sellerId));
};
const members = (id: string, member: MemberEvent) =>
  eventStore.append(memberEvents, id, [member], 'any', metaNow(id));
const metaNow = (actor: string): CommandMetadata => ({ ...metaOf(actor, at), commandId: newId() });

const released = (by: 'seller' | 'buyer' | 'time' | 'house'): ListingEvent => event('HoldReleased', { by });
const sold = (where: 'here' | 'elsewhere', buyerId: string | null): ListingEvent =>
  event('ListingSold', { where, buyerId, priceCents: null });

/** What is in the log, heard once more from its beginning. */
async function hear(): Promise<void> {
  const sender = notify(eventStore);
  const stored = await eventStore.log.readAll(0, 1_000);
  const events = await eventStore.decode(sender.handles, stored);
  await databaseOn(database.pool)
    .transaction()
    .execute((tx) => sender.handle(tx, events));
}

async function toldTo(memberId: string): Promise<readonly string[]> {
  const inbox = await eventStore.read(inboxEvents, memberId);
  return inbox.flatMap((event) =>
    event.type === 'NotificationSent'
      ? [`${event.data.type} ${event.data.subtype}: ${event.data.message}`]
      : [],
  );
}

test('whenever a listing is held, its seller is told once, however often the fact is heard', async () => {
  await listed('ana', held('bob'), 'block');
  await hear();
  await hear();
  expect(await eventStore.read(inboxEvents, 'ana')).toMatchObject([
    {
      type: 'NotificationSent',
      recordedAt: at,
      meta: { actorId: 'tell-seller-of-hold' },
      data: {
        type: 'sale_request',
        subtype: 'hold',
        message: 'A buyer holds {listing} for the next 72 hours.',
        href: '/listing/block',
        about: 'block',
        sentAt: at,
      },
    },
  ]);
  expect(await toldTo('bob')).toEqual([]);
});

test('whenever the buyer or the seller ends a hold, the other side is told', async () => {
  await listed('sara', [...held('bert'), released('buyer')]);
  await listed('saul', [...held('bill'), released('seller')]);
  await hear();
  expect(await toldTo('sara')).toContain(
    'sale_request hold_released: The buyer let go of {listing}. It is open again.',
  );
  expect(await toldTo('bert')).toEqual([]);
  expect(await toldTo('bill')).toEqual([
    'sale_request hold_released: The seller ended your hold on {listing}.',
  ]);
  expect(await toldTo('saul')).toHaveLength(1);
});

test('whenever time ends a hold, both sides are told', async () => {
  await listed('tess', [...held('tom'), released('time')]);
  await hear();
  expect(await toldTo('tess')).toContain(
    'sale_request hold_lapsed: The hold on {listing} ran out. It is open again.',
  );
  expect(await toldTo('tom')).toEqual(['sale_request hold_lapsed: Your hold on {listing} ran out.']);
});

test('whenever the house ends a hold, both sides are told that it did', async () => {
  await listed('tara', [...held('theo'), released('house')]);
  await hear();
  expect(await toldTo('tara')).toContain(
    'sale_request hold_released: We ended the hold on {listing}. Nobody holds it now.',
  );
  expect(await toldTo('theo')).toEqual([
    'sale_request hold_ended: We ended your hold on {listing}. Do not pay for it outside of here.',
  ]);
});

test('whenever a held listing is sold, its holder is told whether it went to them', async () => {
  await listed('una', [...held('here'), sold('here', 'here')]);
  await listed('una', [...held('there'), sold('elsewhere', null)]);
  await listed('una', [...held('gone'), released('buyer'), sold('here', null)]);
  await hear();
  expect(await toldTo('here')).toEqual([
    'sale_request sold: {listing} is yours: the seller marked it as sold to you.',
  ]);
  expect(await toldTo('there')).toEqual([
    'sale_request sold: {listing} went to somebody else, so your hold has ended.',
  ]);
  expect(await toldTo('gone')).toEqual([]);
});

test('whenever a held listing is withdrawn, its holder is told', async () => {
  await listed('vera', [...held('walt'), event('ListingWithdrawn', {})]);
  await listed('vera', [...held('wilma'), released('buyer'), event('ListingWithdrawn', {})]);
  await hear();
  expect(await toldTo('walt')).toEqual([
    'sale_request withdrawn: The seller withdrew {listing}, so your hold has ended.',
  ]);
  expect(await toldTo('wilma')).toEqual([]);
});

test('whenever moderation takes a held listing down, its holder is told, without the reason', async () => {
  const removed = event('ListingRemoved', { reason: 'Recalled seat belts.', removedBy: 'mo' });
  await listed('yuri', [...held('yael'), removed]);
  await listed('yuri', [...held('yves'), released('buyer'), removed]);
  await hear();
  expect(await toldTo('yael')).toEqual([
    'sale_request removed: Moderation took {listing} down while you held it. Do not pay for it outside of here.',
  ]);
  expect(await toldTo('yves')).toEqual([]);
});

test('whenever a listing expires, is taken down or comes back, its seller is told, with the reason', async () => {
  await listed('xena', [...published(), event('ListingExpired', {})]);
  await listed('xena', [
    ...published(),
    event('ListingRemoved', { reason: 'Recalled seat belts.', removedBy: 'mo' }),
    event('ListingReinstated', { reinstatedBy: 'mo' }),
  ]);
  await hear();
  expect(await toldTo('xena')).toEqual([
    'listing expired: {listing} has expired. Renew it within 14 days to put it up again.',
    'listing removed: {listing} was taken down by moderation. Reason given: Recalled seat belts.',
    'listing reinstated: {listing} is back as it was: moderation reinstated it.',
  ]);
});

test('every notice leads to a page of the app: to the listing, or to the market where it cannot be seen any more', async () => {
  await hear();
  const seen = new Map<string, string>();
  for (const { stream } of await eventStore.log.readAll(0, 1_000)) {
    if (!stream.startsWith('inbox-')) continue;
    for (const event of await eventStore.read(inboxEvents, stream.slice('inbox-'.length)))
      if (event.type === 'NotificationSent')
        seen.set(event.data.subtype, event.data.href.replace(event.data.about, ':id'));
  }
  expect(Object.fromEntries(seen)).toEqual({
    hold: '/listing/:id',
    hold_released: '/listing/:id',
    hold_lapsed: '/listing/:id',
    hold_ended: '/home',
    sold: '/listing/:id',
    withdrawn: '/home',
    expired: '/listing/:id',
    removed: '/listing/:id',
    reinstated: '/listing/:id',
  });
});

test('whenever somebody becomes a member, they are made welcome once', async () => {
  await members('yan', event('MemberRegistered', { memberId: 'yan', name: 'Yan', email: 'yan@example.com' }));
  await hear();
  await hear();
  expect(await toldTo('yan')).toHaveLength(1);
});

test('what a member is told lies sealed', async () => {
  await listed('zoe', [...published(), event('ListingRemoved', { reason: 'Wolpertinger', removedBy: 'mo' })]);
  await hear();
  const { rows } = await database.pool.query("select data from kernel.event where stream = 'inbox-zoe'");
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/taken down|Wolpertinger/);
});

test('an erased member is told nothing, even of what happened before, and no key comes back', async () => {
  await listed('dan', held('edd'));
  await members('dan', event('MemberErased', { memberId: 'dan' }));
  await eventStore.keys.erase('dan');
  await listed('fay', [...held('dan'), released('time')]);
  await hear();
  await hear();
  const types = (await eventStore.read(inboxEvents, 'dan')).map(({ type }) => type);
  expect(types).toEqual(['InboxClosed']);
  const { rowCount } = await database.pool.query(
    "select from kernel.person_key where person_id = 'dan' and sealed is not null",
  );
  expect(rowCount).toBe(0);
});

test('members are told of what happens from the first start on, and a restart tells nothing again', async () => {
  await listed('gus', held('before'));
  for (const buyer of ['hal', 'ida']) {
    const processors = new Processors(
      [],
      [notify(eventStore)],
      eventStore,
      databaseOn(database.pool),
      database.pool,
      ({ error }) => {
        throw error;
      },
    );
    processors.start();
    await until(processors, ({ state }) => state === 'live');
    await listed('gus', held(buyer));
    await until(processors, ({ lag }) => lag === 0);
    await processors.stop();
  }
  expect(await toldTo('gus')).toHaveLength(2);
});

async function until(processors: Processors, holds: (status: ProcessorStatus) => boolean): Promise<void> {
  while (!(await processors.status()).every(holds)) await new Promise((resolve) => setImmediate(resolve));
}
