import { sql } from 'kysely';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import { newId } from '../../../modules/kernel/decider/identifiers.js';
import { plusDays, plusMinutes } from '../../../modules/kernel/decider/time.js';
import { MODULE_CONTEXT, type ModuleContext } from '../../../modules/kernel/manifest/manifest.js';
import { readBringList, readMeetList } from '../../../modules/matching/join/join.contract.js';
import { tellOfMeets } from '../../../modules/matching/join/tell-of-meets.job.js';
import { notifyMatches } from '../../../modules/matching/match/notify-matches.job.js';
import { openMembers } from '../../../modules/members/members.fixtures.js';
import { orderDetailsEvents } from '../../../modules/orders/details/order-details.events.js';
import { type PreSaleEvent, preSaleEvents } from '../../../modules/orders/pre-sale/pre-sale.events.js';
import { bought, line, reserved, space, terms } from '../../../modules/orders/pre-sale/pre-sale.fixtures.js';
import { eventDates, eventWords, organizerOf } from '../../../test/gatherings.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<(typeof smc)['member']>>;
let ana: Member;
let club: string;
const now = new Date().toISOString();
const tomorrow = plusDays(now, 1);

beforeAll(async () => {
  smc = await openMembers({ CALL_LIMIT: '0' });
  ana = await smc.member('Ana Ash');
  club = await organizerOf(smc.runtime.eventStore, [ana.id]);
});
afterAll(() => smc.close());

/** A fender of a separate model for each test. */
const fender = (model: string) => ({
  title: 'Fender, LH',
  categoryPrimary: 'Parts',
  categorySub: 'Body',
  fitment: [{ make: 'Chevrolet', model, yearFrom: 1960, yearTo: 1966 }],
});
const ad = { priceMode: 'fixed', condition: 'used-good', place: { text: 'Madison, WI' } };

async function publish(by: Member, listing: object): Promise<string> {
  const { body } = await by.call('POST', '/api/listings', { ...ad, ...listing });
  await by.ok('POST', `/api/listings/${body.id}/publish`, {});
  return String(body.id);
}
const sells = (by: Member, model: string) =>
  publish(by, { ...fender(model), listingType: 'for_sale', price: 160 });
const wants = (by: Member, model: string) =>
  publish(by, { ...fender(model), title: "Driver's side fender", listingType: 'wanted', price: 200 });
/** On a shelf, in no listing; its owner wants to be told who looks for it. */
async function keeps(by: Member, model: string): Promise<string> {
  await publish(by, { ...fender('Nomad'), listingType: 'for_sale', price: 20 });
  const item = { ...fender(model), title: 'Fender off a parts car', quantity: 1, matchOptIn: true };
  return String((await by.call('POST', '/api/inventory/items', item)).body.id);
}

const context = () => smc.server.app.get<ModuleContext>(MODULE_CONTEXT);
/** Matches are found, and holders see them at once. */
async function matched(): Promise<void> {
  await smc.waitForProcessors();
  await notifyMatches(context(), new Date().toISOString());
  await smc.waitForProcessors();
  await sql`update matching.found set holder_sees_at = found_at`.execute(smc.runtime.db);
}

const happens = async (id: string, ...events: readonly PreSaleEvent[]) => {
  const meta = { actor: { id: 'rex', roles: [] }, now, commandId: newId() };
  await smc.runtime.eventStore.append(preSaleEvents, id, events, 'any', meta);
  await smc.waitForProcessors();
};
/** To a space that is free. */
const moved = {
  ...{ by: 'rex', buyerId: '', reason: '', lineId: 'b12', isOneYear: false },
  ...{ fromSpaceId: 'b12', toSpaceId: 'd9' },
};
const spaces = ['b12', 'c4', 'd9'].map((id) => space(id));

/** A date at which spaces are sold. */
async function meet(...events: readonly PreSaleEvent[]): Promise<string> {
  const id = newId();
  await ana.call('POST', '/api/events', { ...eventWords, id, organizer: club, dates: eventDates() });
  await smc.waitForProcessors();
  await ana.ok('POST', `/api/events/${id}/publish`, {});
  const drafted = { by: ana.id, gatheringId: id, day: null, clubId: club, terms };
  const first = [event('PreSaleDrafted', drafted), event('SpacesOffered', { mapVersion: 1, spaces })];
  await happens(id, ...first, event('PreSaleAnnounced', { by: ana.id }), ...events);
  return id;
}
/** A vendor lets everybody read whose space it is. */
async function named(vendor: Member, preSaleId: string, orderId: string): Promise<void> {
  const words = { sells: '', isNamed: true, coSellers: [], vehicle: '', note: '' };
  const meta = { actor: { id: vendor.id, roles: [] }, now, commandId: newId() };
  const said = event('OrderDescribed', { buyerId: vendor.id, preSaleId, words });
  await smc.runtime.eventStore.append(orderDetailsEvents, orderId, [said], 'any', meta);
  await smc.waitForProcessors();
}
const goes = (by: Member, id: string, more: object = {}) =>
  by.ok('PUT', `/api/events/${id}/attendance`, { day: null, as: 'going', ...more });

const at = (id: string, what: 'list' | 'bring' | 'tell') => `/api/spaces/joins/${id}/${what}`;
async function listOf(reader: Member, id: string) {
  await smc.waitForProcessors();
  const { stops } = readMeetList.response.parse((await reader.get(at(id, 'list'))).body);
  return stops.map(
    ({ spaces, vendor, things }) =>
      `${spaces.map(({ code }) => code).join('+')} ${vendor?.name ?? 'nobody'}: ${things.map(({ title }) => title).join(', ')}`,
  );
}
async function bringOf(vendor: Member, id: string) {
  await smc.waitForProcessors();
  return readBringList.response.parse((await vendor.get(at(id, 'bring'))).body);
}
const countsOf = async (vendor: Member, id: string) =>
  (await bringOf(vendor, id)).things.map(({ kind, wanted, told }) => `${kind} ${wanted}/${told}`);
const tell = (by: Member, id: string, things: readonly string[], tells = true) =>
  by.call('POST', at(id, 'tell'), { things, tells });
const noticesOf = async (member: Member) =>
  ((await member.get('/api/notifications')).body as unknown as readonly { message: string; type: string }[])
    .filter(({ type }) => type === 'swap_meet')
    .map(({ message }) => message);
const two = async () => [await smc.member('Val Vine'), await smc.member('Sam Seek')] as const;

test('a public listing is on the list of who needs it, at the space of a vendor who is named beside it', async () => {
  const [val, sam] = await two();
  await sells(val, 'C10');
  await wants(sam, 'C10');
  await matched();
  const orderId = newId();
  const id = await meet(...bought(orderId, val.id, [line('b12')]));
  expect(await listOf(sam, id)).toEqual([]);
  await named(val, id, orderId);
  expect(await listOf(sam, id)).toEqual(['B12 Val Vine: Fender, LH']);
  expect(await listOf(await smc.member('Eve'), id)).toEqual([]);
});

test('what is on a shelf is on no list until its owner agrees, for that date alone, and no longer once they take it back', async () => {
  const [val, sam] = await two();
  const itemId = await keeps(val, 'C20');
  await wants(sam, 'C20');
  await matched();
  const orderId = newId();
  const id = await meet(...bought(orderId, val.id, [line('b12')]));
  const other = await meet(...bought(newId(), val.id, [line('c4')]));
  await named(val, id, orderId);
  await goes(sam, id);
  await goes(sam, other);
  expect(await listOf(sam, id)).toEqual([]);
  expect(await bringOf(val, id)).toMatchObject({
    visitors: 1,
    things: [
      {
        ...{ id: itemId, kind: 'item', wanted: 1, told: 0, needsConsent: true },
        items: [{ id: itemId, isHeld: false, stock: [{ locationId: null, quantity: 1 }] }],
      },
    ],
  });
  expect(await tell(val, id, [itemId])).toMatchObject({ status: 200, body: { isMore: false } });
  expect(await listOf(sam, id)).toEqual(['B12 Val Vine: Fender off a parts car']);
  expect([await listOf(sam, other), await countsOf(val, id)]).toEqual([[], ['item 1/1']]);
  expect(JSON.stringify((await sam.get(at(id, 'list'))).body)).not.toContain(itemId);
  await tell(val, id, [itemId], false);
  expect([await listOf(sam, id), await countsOf(val, id)]).toEqual([[], ['item 1/0']]);
});

test('nobody agrees for another, or without a space', async () => {
  const [val, sam] = await two();
  const itemId = await keeps(val, 'C30');
  await wants(sam, 'C30');
  await matched();
  const id = await meet(reserved(newId(), val.id, [line('b12')], { until: plusMinutes(now, 15) }));
  await goes(sam, id);
  expect((await tell(val, id, [itemId])).body.code).toBe('NO_SPACE_THERE');
  expect(await bringOf(val, id)).toMatchObject({ spaces: [], visitors: 0, things: [] });
  await happens(id, ...bought(newId(), sam.id, [line('c4')], { number: 2 }));
  expect((await tell(sam, id, [itemId])).status).toBe(200);
  expect(await listOf(sam, id)).toEqual([]);
  expect((await tell(val, 'nothing', [itemId])).body.code).toBe('DATE_NOT_FOUND');
});

test('the lists follow needs, stock and spaces as each of them changes', async () => {
  const [val, sam] = await two();
  const listingId = await sells(val, 'C40');
  const wantedId = await wants(sam, 'C40');
  await matched();
  const orderId = newId();
  const id = await meet(...bought(orderId, val.id, [line('b12')]));
  await named(val, id, orderId);
  await goes(sam, id);
  const both = async () => [await listOf(sam, id), await countsOf(val, id)];
  const shown = [['B12 Val Vine: Fender, LH'], ['listing 1/0']];
  expect(await both()).toEqual(shown);
  await sam.ok('POST', `/api/listings/${wantedId}/pause`, {});
  expect(await both()).toEqual([[], []]);
  await sam.ok('POST', `/api/listings/${wantedId}/resume`, {});
  expect(await both()).toEqual(shown);
  await val.ok('POST', `/api/listings/${listingId}/pause`, {});
  expect(await both()).toEqual([[], []]);
  await val.ok('POST', `/api/listings/${listingId}/resume`, {});
  await sam.ok('PUT', `/api/events/${id}/attendance`, { day: null, as: null });
  expect(await both()).toEqual([shown[0], []]);
  await goes(sam, id);
  await happens(id, event('SpaceMoved', { ...moved, orderId, buyerId: val.id }));
  expect(await both()).toEqual([['D9 Val Vine: Fender, LH'], ['listing 1/0']]);
  await happens(id, event('SpaceVacated', { by: val.id, orderId, buyerId: val.id, lineId: 'b12', at: now }));
  expect(await both()).toEqual([[], []]);
});

test('who has dismissed the match, or blocked the other, is on no list and counts for nothing', async () => {
  const [val, sam] = await two();
  await sells(val, 'C50');
  const wantedId = await wants(sam, 'C50');
  await matched();
  const orderId = newId();
  const id = await meet(...bought(orderId, val.id, [line('b12')]));
  await named(val, id, orderId);
  await goes(sam, id);
  const both = async () => [(await listOf(sam, id)).length, (await countsOf(val, id)).length];
  expect(await both()).toEqual([1, 1]);
  const { matches } = (await sam.get(`/api/matches?listing=${wantedId}`)).body as {
    matches: readonly { id: string }[];
  };
  await sam.ok('POST', `/api/matches/${matches[0]?.id}/dismiss`, { reason: 'wrong part' });
  expect(await both()).toEqual([0, 0]);
  await sam.ok('POST', `/api/matches/${matches[0]?.id}/restore`, {});
  expect(await both()).toEqual([1, 1]);
  await val.ok('POST', `/api/members/${sam.id}/block`, {});
  expect(await both()).toEqual([0, 0]);
});

test('a visitor counts who lets it be seen that they go, or whose ad says so; an agreement reaches the others too', async () => {
  const [val, sam] = await two();
  const [hidden, ads] = [await smc.member('Hal Hide'), await smc.member('Ada Ads')];
  const itemId = await keeps(val, 'C60');
  const id = await meet(...bought(newId(), val.id, [line('b12')]));
  await wants(sam, 'C60');
  await wants(hidden, 'C60');
  const wanted = { ...fender('C60'), title: "Driver's side fender", listingType: 'wanted', price: 200 };
  await publish(ads, { ...wanted, wanted: { attends: [id] } });
  await matched();
  await goes(hidden, id, { isShown: false });
  expect(await countsOf(val, id)).toEqual(['item 1/0']);
  await goes(sam, id);
  expect(await countsOf(val, id)).toEqual(['item 2/0']);
  await tell(val, id, [itemId]);
  expect(await countsOf(val, id)).toEqual(['item 2/2']);
  const found = 'B12 nobody: Fender off a parts car';
  expect([await listOf(sam, id), await listOf(hidden, id), await listOf(ads, id)]).toEqual([
    [found],
    [found],
    [found],
  ]);
});

test('visitors and vendors are told once, and nothing of what nobody agreed to', async () => {
  const [val, sam] = await two();
  const kept = await keeps(val, 'C70');
  await wants(sam, 'C70');
  await matched();
  const id = await meet(...bought(newId(), val.id, [line('b12')]));
  await goes(sam, id);
  const job = async (at: string) => {
    await smc.waitForProcessors();
    await tellOfMeets(context(), at);
  };
  await job(tomorrow);
  await job(plusDays(tomorrow, 1));
  expect(await noticesOf(sam)).toEqual([]);
  const bring = 'Bring this one to “Jefferson Swap Meet”: 1 visitor wants it.';
  expect(await noticesOf(val)).toEqual([bring]);
  await tell(val, id, [kept]);
  await job(plusDays(tomorrow, 2));
  await job(plusDays(tomorrow, 3));
  expect(await noticesOf(sam)).toEqual(['1 vendor at “Jefferson Swap Meet” holds parts on your list: B12.']);
  await job(plusDays(tomorrow, 27));
  await job(plusDays(tomorrow, 28));
  expect(await noticesOf(val)).toEqual([bring, bring]);
  expect(await noticesOf(sam)).toHaveLength(1);
  await smc.runtime.eventStore.append(
    memberEvents,
    sam.id,
    [event('MemberErased', { memberId: sam.id })],
    'any',
    {
      ...{ actor: { id: sam.id, roles: [] }, now, commandId: newId() },
    },
  );
  await smc.waitForProcessors();
  const { rows } = await smc.pool.query(
    'select member_id from join_notices.told where date_id = $1 union select seeker_id from matching.telling where date_id = $1',
    [id],
  );
  expect(rows).toEqual([{ member_id: val.id }]);
});
