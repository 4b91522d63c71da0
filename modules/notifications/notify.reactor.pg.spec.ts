import { type MemberEvent, memberEvents } from '../identity/member/member.events.js';
import { event } from '../kernel/decider/decider.js';
import { newId } from '../kernel/decider/identifiers.js';
import type { ProcessorStatus } from '../kernel/processing/processor.js';
import { Processors } from '../kernel/processing/processors.js';
import { metaOf } from '../kernel/testing/decider.fixtures.js';
import { type ListingEvent, listingEvents } from '../marketplace/listing/listing.events.js';
import { held } from '../marketplace/listing/listing.fixtures.js';
import { listingNotifications } from '../marketplace/listing/listing.notifications.js';
import { memberNotifications } from '../members/welcome.notifications.js';
import { keepInboxes } from './inbox/inboxes.reactor.js';
import { dawn, openNotifications, type TestNotifications, without } from './notifications.fixtures.js';
import { notify } from './notify.reactor.js';

const rules = [...listingNotifications, ...memberNotifications];

let inbox: TestNotifications;

beforeAll(async () => {
  inbox = await openNotifications();
});
afterAll(() => inbox.close());

test('whenever a listing is held, its seller is notified once, however often the event is handled', async () => {
  const [ana, bob, block] = [await inbox.member('ana@example.com'), newId(), newId()];
  await listed(ana, held(bob), block);
  await handleAll();
  await handleAll();
  expect(await inbox.items(ana)).toMatchObject([
    {
      type: 'sale_request',
      subtype: 'hold',
      message: 'A former member put a removed listing on hold for 72 hours.',
      href: `/listing/${block}`,
      createdAt: dawn,
    },
  ]);
  expect(await inbox.sentTo(bob)).toEqual([]);
  expect(await mailsTo(ana)).toBe(1);
});

test('a rule reads the stream as it was before its event, though more has happened since', async () => {
  const [una, here] = [newId(), newId()];
  const released = event('HoldReleased', { by: 'buyer' as const });
  await listed(una, [...held(here), released, event('ListingWithdrawn', {})]);
  await handleAll();
  expect(await inbox.sentTo(una)).toEqual([
    'sale_request hold: {who} put {listing} on hold for 72 hours.',
    'sale_request hold_released: {who} released {listing}. It is available again.',
  ]);
  expect(await inbox.sentTo(here)).toEqual([]);
});

test('whenever somebody becomes a member, they are welcomed once', async () => {
  const yan = newId();
  await recorded(yan, event('MemberRegistered', { memberId: yan, name: 'Yan', email: 'yan@example.com' }));
  await handleAll();
  await handleAll();
  expect(await inbox.sentTo(yan)).toHaveLength(1);
});

test('an erased member is notified of nothing, even of what happened before, and no key comes back', async () => {
  const [dan, edd, fay] = [newId(), newId(), newId()];
  await listed(dan, held(edd));
  await inbox.erase(dan);
  await listed(fay, [...held(dan), event('HoldReleased', { by: 'time' as const })]);
  await handleAll();
  expect(await inbox.sentTo(dan)).toEqual([]);
  const { rowCount } = await inbox.database.pool.query(
    'select from kernel.person_key where person_id = $1 and sealed is not null',
    [dan],
  );
  expect(rowCount).toBe(0);
});

test('whenever a member is erased, every row about them goes', async () => {
  const [gwen, other] = [await inbox.member('gwen@example.com'), await inbox.member('hugo@example.com')];
  for (const one of [gwen, other]) await inbox.notify(one);
  await inbox.prefer(gwen, without('swap_meet'));
  await inbox.erase(gwen);
  await handle(keepInboxes(inbox.kinds));
  const { rows } = await inbox.database.pool.query<{ member_id: string }>(
    `select member_id from notices.notification union all select member_id from notices.outgoing
     union all select member_id from notices.preferences`,
  );
  const members = rows.map(({ member_id }) => member_id);
  expect([members.includes(gwen), members.includes(other)]).toEqual([false, true]);
});

test('members are notified of what happens from the first start on, and a restart notifies nobody again', async () => {
  const gus = await inbox.member('gus@example.com');
  await listed(gus, held(newId()));
  for (const buyer of [newId(), newId()]) {
    const processors = new Processors(
      [],
      [notify(inbox, rules)],
      inbox.eventStore,
      inbox.db,
      inbox.database.pool,
      ({ error }) => {
        throw error;
      },
    );
    processors.start();
    await until(processors, ({ state }) => state === 'live');
    await listed(gus, held(buyer));
    await until(processors, ({ lag }) => lag === 0);
    await processors.stop();
  }
  expect(await inbox.sentTo(gus)).toHaveLength(2);
  expect(await mailsTo(gus)).toBe(1); // the other hold is collected with further notifications
});

/** A listing of this seller with this history. */
const listed = (sellerId: string, events: readonly ListingEvent[], id: string = newId()) => {
  const theirs = events.map((one) =>
    one.type === 'ListingDrafted' ? event('ListingDrafted', { ...one.data, sellerId }) : one,
  );
  return inbox.eventStore.append(listingEvents, id, theirs, 'any', metaNow(sellerId));
};
const recorded = (id: string, member: MemberEvent) =>
  inbox.eventStore.append(memberEvents, id, [member], 'any', metaNow(id));
const metaNow = (actor: string) => ({ ...metaOf(actor, dawn), commandId: newId() });

/** Handles the log once more from its beginning. */
const handleAll = () => handle(notify(inbox, rules));

async function handle(reactor: ReturnType<typeof notify>): Promise<void> {
  const events = await inbox.eventStore.decode(reactor.handles, await inbox.eventStore.log.readAll(0, 1_000));
  await inbox.db.transaction().execute((tx) => reactor.handle(tx, events));
}

async function mailsTo(memberId: string): Promise<number> {
  const { rowCount } = await inbox.database.pool.query('select from mail.outbox where person_id = $1', [
    memberId,
  ]);
  return rowCount ?? 0;
}

async function until(processors: Processors, holds: (status: ProcessorStatus) => boolean): Promise<void> {
  while (!(await processors.status()).every(holds)) await new Promise((resolve) => setImmediate(resolve));
}
