import { event } from '../../kernel/decider/decider.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { plusHours } from '../../kernel/decider/time.js';
import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import { openNotifications, type TestNotifications } from '../../notifications/notifications.fixtures.js';
import { type ListingEvent, listingEvents } from './listing.events.js';
import { content } from './listing.fixtures.js';
import { sendReminder } from './send-reminder.js';

let inbox: TestNotifications;

beforeAll(async () => {
  inbox = await openNotifications();
});
afterAll(() => inbox.close());

const published = '2026-06-01T12:00:00.000Z';
const expires = '2026-07-31T12:00:00.000Z';
const before = (end: string, hours: number) => plusHours(end, -hours);
const week = before(expires, 7 * 24);
const twoDays = before(expires, 2 * 24);

const up: ListingEvent = event('ListingPublished', { publishedAt: published, expiresAt: expires });
const renewed: ListingEvent = event('ListingRenewed', {
  renewedAt: week,
  expiresAt: '2026-09-29T12:00:00.000Z',
});
const paused: ListingEvent = event('ListingPaused', {});
const heldUntil = '2026-07-30T12:00:00.000Z';
const held: ListingEvent = event('ListingHeld', { buyerId: 'bob', heldUntil, offerId: null });
const released: ListingEvent = event('HoldReleased', { by: 'buyer' as const });
const sold: ListingEvent = event('ListingSold', { where: 'here' as const, buyerId: null, priceCents: null });
const withdrawn: ListingEvent = event('ListingWithdrawn', {});
const removed: ListingEvent = event('ListingRemoved', { reason: 'Recalled.', removedBy: 'mo' });
const reinstated: ListingEvent = event('ListingReinstated', { reinstatedBy: 'mo' });

test.each<['for_sale' | 'wanted']>([['for_sale'], ['wanted']])(
  'a seller is notified 7 days and 2 days before a listing expires, once each, with the way to it: %s',
  async (listingType) => {
    const seller = newId();
    const listing = await listed(seller, [up], listingType);
    for (const now of [week, week, before(expires, 7 * 24 - 1), twoDays, twoDays]) await daysOf(listing, now);
    expect(await inbox.sentTo(seller)).toEqual([
      'listing expires_in_7_days: {listing} expires in 7 days. Renew it to keep it up.',
      'listing expires_in_2_days: {listing} expires in 2 days. Renew it to keep it up.',
    ]);
    expect((await inbox.items(seller))[1]).toMatchObject({ createdAt: week, href: `/listing/${listing}` });
  },
);

test.each<[string, readonly ListingEvent[]]>([
  ['renewed', [renewed]],
  ['sold', [sold]],
  ['withdrawn', [withdrawn]],
  ['expired', [event('ListingExpired', {})]],
  ['taken down', [removed]],
])('nobody is notified of a listing that was %s since', async (_, since) => {
  const seller = newId();
  const listing = await listed(seller, [up, ...since]);
  for (const now of [week, twoDays, expires]) await daysOf(listing, now);
  expect(await inbox.sentTo(seller)).toEqual([]);
});

test('the seller of a renewed listing is notified again before its new end', async () => {
  const seller = newId();
  const listing = await listed(seller, [up]);
  await daysOf(listing, week);
  await inbox.eventStore.append(listingEvents, listing, [renewed], 'any', meta(seller));
  const end = '2026-09-29T12:00:00.000Z';
  await sendReminder(inbox, { listingId: listing, what: 'ExpireListing', endsAt: end }, before(end, 7 * 24));
  expect(await inbox.sentTo(seller)).toHaveLength(2);
});

test('the message says how many days are left, and what prevents a renewal', async () => {
  const seller = newId();
  await daysOf(await listed(seller, [up, paused]), before(expires, 24 * 4 + 1));
  await daysOf(await listed(seller, [up, held]), before(expires, 20));
  await daysOf(await listed(seller, [up, removed, reinstated]), twoDays);
  expect(await inbox.sentTo(seller)).toEqual([
    'listing expires_in_7_days: {listing} expires in 4 days. It is paused: resume it and renew it to keep it.',
    'listing expires_in_2_days: {listing} expires in 2 days. Renew it to keep it up.',
    'listing expires_in_2_days: {listing} expires in 1 day. You can renew it when the hold is over.',
  ]);
});

test('a buyer is notified once that a hold ends in 12 hours, and not after it is released', async () => {
  const [seller, buyer] = [newId(), newId()];
  const theirs: ListingEvent = event('ListingHeld', { buyerId: buyer, heldUntil, offerId: null });
  const listing = await listed(seller, [up, theirs]);
  const reminder = { listingId: listing, what: 'LapseHold', endsAt: heldUntil } as const;
  for (let nth = 0; nth < 2; nth++) await sendReminder(inbox, reminder, before(heldUntil, 12));
  await inbox.eventStore.append(listingEvents, listing, [released], 'any', meta(buyer));
  await sendReminder(inbox, reminder, before(heldUntil, 1));
  expect(await inbox.sentTo(buyer)).toEqual([
    'sale_request hold_ending: Your hold on {listing} ends in 12 hours. Buy it from {who}, or release it.',
  ]);
  expect(await inbox.sentTo(seller)).toEqual([]);
});

test('an erased seller is not notified', async () => {
  const seller = newId();
  const listing = await listed(seller, [up]);
  await inbox.erase(seller);
  await daysOf(listing, week);
  expect(await inbox.sentTo(seller)).toEqual([]);
});

const daysOf = (listingId: string, now: string) =>
  sendReminder(inbox, { listingId, what: 'ExpireListing', endsAt: expires }, now);
const meta = (actor: string) => ({ ...metaOf(actor, published), commandId: newId() });

async function listed(
  sellerId: string,
  events: readonly ListingEvent[],
  listingType: 'for_sale' | 'wanted' = 'for_sale',
): Promise<string> {
  const id = newId();
  const drafted: ListingEvent = event('ListingDrafted', { ...content, listingType, sellerId });
  await inbox.eventStore.append(listingEvents, id, [drafted, ...events], 'any', meta(sellerId));
  return id;
}
