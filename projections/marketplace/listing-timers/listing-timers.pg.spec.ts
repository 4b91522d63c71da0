import { event } from '../../../modules/kernel/decider/decider.js';
import { newId } from '../../../modules/kernel/decider/identifiers.js';
import { plusHours } from '../../../modules/kernel/decider/time.js';
import type { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { createSchema, rebuild } from '../../../modules/kernel/processing/rebuild.js';
import { metaOf } from '../../../modules/kernel/testing/decider.fixtures.js';
import { type ListingEvent, listingEvents } from '../../../modules/marketplace/listing/listing.events.js';
import { content } from '../../../modules/marketplace/listing/listing.fixtures.js';
import { sendReminder } from '../../../modules/marketplace/listing/send-reminder.js';
import {
  openNotifications,
  type TestNotifications,
} from '../../../modules/notifications/notifications.fixtures.js';
import { alarm, handleLog } from '../../../test/postgres/projection.js';
import { listingTimers } from './listing-timers.projection.js';
import { dueReminders, noteReminded } from './listing-timers.queries.js';

const ana = newId();

let inbox: TestNotifications;
let db: Database;
let eventStore: DomainEventStore;

beforeEach(async () => {
  inbox = await openNotifications();
  ({ db, eventStore } = inbox);
  await createSchema(db, listingTimers);
});
afterEach(() => inbox.close());

const published = '2026-06-01T12:00:00.000Z';
const expires = '2026-07-31T12:00:00.000Z';
const before = (end: string, hours: number) => plusHours(end, -hours);
const up: ListingEvent = event('ListingPublished', { publishedAt: published, expiresAt: expires });
const heldUntil = '2026-06-04T12:00:00.000Z';
const held: ListingEvent = event('ListingHeld', { buyerId: 'bob', heldUntil, offerId: null });

test('a reminder comes due 7 and 2 days before a listing expires, and not again', async () => {
  const id = await listed(up);
  const reminder = { listingId: id, what: 'ExpireListing', endsAt: expires };
  expect(await due(before(expires, 7 * 24 + 1))).toEqual([]);
  expect(await due(before(expires, 7 * 24))).toEqual([reminder]);
  expect(await pass(before(expires, 7 * 24))).toEqual([reminder]);
  expect(await due(before(expires, 49))).toEqual([]);
  expect(await pass(before(expires, 48))).toEqual([reminder]);
  expect(await due(expires)).toEqual([]);
});

test('a reminder that was missed is not caught up on when the next has come', async () => {
  await listed(up);
  expect(await pass(before(expires, 24))).toHaveLength(1);
  expect(await due(before(expires, 23))).toEqual([]);
});

test.each<[string, readonly ListingEvent[]]>([
  ['sold', [event('ListingSold', { where: 'elsewhere' as const, buyerId: null, priceCents: null })]],
  ['withdrawn', [event('ListingWithdrawn', {})]],
  ['taken down', [event('ListingRemoved', { reason: 'Recalled.', removedBy: 'mo' })]],
])('none comes due for a listing that was %s', async (_, since) => {
  await listed(up, ...since);
  expect(await due(before(expires, 1))).toEqual([]);
});

test('renewing starts the reminders again', async () => {
  const id = await listed(up);
  await pass(before(expires, 48));
  const expiresAt = '2026-09-29T12:00:00.000Z';
  await record(id, event('ListingRenewed', { renewedAt: before(expires, 40), expiresAt }));
  expect(await due(expires)).toEqual([]);
  expect(await due(before(expiresAt, 7 * 24))).toEqual([
    { listingId: id, what: 'ExpireListing', endsAt: expiresAt },
  ]);
});

test('a hold has its reminder 12 hours before its end, unless it was let go of', async () => {
  const id = await listed(up, held);
  await listed(up, held, event('HoldReleased', { by: 'seller' as const }));
  expect(await due(before(heldUntil, 13))).toEqual([]);
  expect(await pass(before(heldUntil, 12))).toEqual([
    { listingId: id, what: 'LapseHold', endsAt: heldUntil },
  ]);
  expect(await due(heldUntil)).toEqual([]);
});

test('after a rebuild nobody is notified again', async () => {
  await listed(up);
  const now = before(expires, 24);
  await notify(now);
  const { pool } = inbox.database;
  await rebuild({ projections: [listingTimers], eventStore, db, pool, alarm, progress: undefined });
  expect(await due(now)).toHaveLength(1);
  await notify(now);
  expect(await inbox.sentTo(ana)).toHaveLength(1);
  expect(await due(now)).toEqual([]);
});

const due = (now: string) => dueReminders(db, now, 500);

async function pass(now: string) {
  const reminders = await due(now);
  for (const reminder of reminders) await noteReminded(db, reminder, now);
  return reminders;
}

async function notify(now: string): Promise<void> {
  for (const reminder of await due(now)) await sendReminder(inbox, reminder, now);
  await pass(now);
}

/** A listing of Ana's with this history. */
async function listed(...events: readonly ListingEvent[]): Promise<string> {
  const id = newId();
  await record(
    id,
    event('ListingDrafted', { ...content, listingType: 'for_sale' as const, sellerId: ana }),
    ...events,
  );
  return id;
}

async function record(id: string, ...events: readonly ListingEvent[]): Promise<void> {
  await eventStore.append(listingEvents, id, events, 'any', {
    ...metaOf(ana, published),
    commandId: newId(),
  });
  await handleLog(listingTimers, eventStore, db);
}
