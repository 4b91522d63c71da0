import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import { newId } from '../../../modules/kernel/decider/identifiers.js';
import { plusDays, plusHours, plusMinutes } from '../../../modules/kernel/decider/time.js';
import { markVerified, openMembers, yearsAgo } from '../../../modules/members/members.fixtures.js';
import { readGateList } from '../../../modules/orders/check-in/check-ins.contract.js';
import { orderDetailsEvents } from '../../../modules/orders/details/order-details.events.js';
import {
  listOrders,
  listOwnOrders,
  listSpaces,
  listWaiting,
  readLedger,
  readOrder,
  readPreSale,
  readProgram,
} from '../../../modules/orders/orders.contract.js';
import { type PreSaleEvent, preSaleEvents } from '../../../modules/orders/pre-sale/pre-sale.events.js';
import {
  bought,
  granted,
  joined,
  line,
  reserved,
  row,
  space,
  submitted,
  terms,
} from '../../../modules/orders/pre-sale/pre-sale.fixtures.js';
import type { Terms } from '../../../modules/orders/pre-sale/pre-sale.schemas.js';
import { PRE_SALES, type PreSales } from '../../../modules/orders/pre-sales.ports.js';
import { eventDates, eventWords, organizerOf } from '../../../test/gatherings.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<(typeof smc)['member']>>;
/** Ana owns the club, Ed edits, Gus is at the gate, Tess has the money; Val and Will sell, Bob buys nothing yet. */
let ana: Member;
let ed: Member;
let gus: Member;
let tess: Member;
let val: Member;
let will: Member;
let bob: Member;
let minor: Member;
let club: string;
const now = new Date().toISOString();

beforeAll(async () => {
  smc = await openMembers({ CALL_LIMIT: '0' });
  [ana, ed, gus, tess] = [
    ...[await smc.member('Ana Ash'), await smc.member('Ed Elm')],
    ...[await smc.member('Gus Gum'), await smc.member('Tess Teak')],
  ] as [Member, Member, Member, Member];
  [val, will, bob] = [
    await smc.member('Val Vine'),
    await smc.member('Will Oak'),
    await smc.member('Bob Bay'),
  ];
  minor = await smc.member('Mia May', { dateOfBirth: yearsAgo(15) });
  for (const { id } of [ana, val, will, bob]) await markVerified(smc.pool, id);
  club = await organizerOf(smc.runtime.eventStore, [
    ana.id,
    [ed.id, 'editor'],
    [gus.id, 'gate'],
    [tess.id, 'treasurer'],
  ]);
});
afterAll(() => smc.close());

async function published(): Promise<string> {
  const id = newId();
  const body = { ...eventWords, id, organizer: club, dates: eventDates() };
  expect((await ana.call('POST', '/api/events', body)).status).toBe(201);
  await smc.waitForProcessors();
  await ana.ok('POST', `/api/events/${id}/publish`, {});
  return id;
}

const open: Terms = {
  ...terms,
  opensAt: plusDays(now, -1),
  closesAt: plusDays(now, 20),
  windows: [],
  renewal: null,
  refunds: [{ until: plusDays(now, 10), percent: 50, feeCents: 500, keepsRight: true }],
  checksUntil: null,
  noShowAt: null,
};
const map = [...row('b', 3), space('b12'), space('c1', { type: 'corral' })];

const happens = async (id: string, ...events: readonly PreSaleEvent[]) => {
  const meta = { actor: { id: 'rex', roles: [] }, now, commandId: newId() };
  await smc.runtime.eventStore.append(preSaleEvents, id, events, 'any', meta);
  await smc.waitForProcessors();
};

/** A pre-sale of an event of one date. */
async function selling(changes: Partial<Terms> = {}, ...events: readonly PreSaleEvent[]): Promise<string> {
  const id = await published();
  const drafted = { by: ana.id, gatheringId: id, day: null, clubId: club, terms: { ...open, ...changes } };
  const first = [event('PreSaleDrafted', drafted), event('SpacesOffered', { mapVersion: 1, spaces: map })];
  await happens(id, ...first, event('PreSaleAnnounced', { by: ana.id }), ...events);
  return id;
}
async function describe(by: Member, preSaleId: string, orderId: string, isNamed: boolean): Promise<void> {
  const words = {
    sells: 'Model T parts',
    isNamed,
    coSellers: ['Bo Birch'],
    vehicle: 'red F-150',
    note: 'Shade.',
  };
  const meta = { actor: { id: by.id, roles: [] }, now, commandId: newId() };
  const said = event('OrderDescribed', { buyerId: by.id, preSaleId, words });
  await smc.runtime.eventStore.append(orderDetailsEvents, orderId, [said], 'any', meta);
  await smc.waitForProcessors();
}

const at = (id: string, what = '') => `/api/orders/pre-sales/${id}${what}`;
const codeFor = async (reader: Member, path: string) => {
  const { status, body } = await reader.get(path);
  return status === 200 ? 200 : body.code;
};
const pageFor = async (reader: Member, id: string) =>
  readPreSale.response.parse((await reader.get(at(id))).body);
const spacesFor = async (reader: Member | undefined, id: string, search = '') => {
  const path = at(id, `/spaces${search}`);
  const { body } = reader ? await reader.get(path) : await smc.guest(path);
  return listSpaces.response.parse(body).spaces;
};

test('a guest reads what is sold, what is left and what it costs; a draft is the team’s', async () => {
  const id = await selling(
    {},
    ...bought('o1', val.id, [line('b1')]),
    reserved('o2', will.id, [line('b2')], {
      number: 2,
      until: plusMinutes(now, 15),
    }),
  );
  const { body } = await smc.guest(at(id));
  expect(readPreSale.response.parse(body)).toMatchObject({
    ...{ id, eventId: id, title: eventWords.title, day: eventDates().firstDay, timeZone: 'America/Chicago' },
    ...{ phase: 'open', nextAt: open.closesAt, waiting: 0, me: null },
    products: [
      { id: 'space', left: 2, fromCents: 4_500 },
      { id: 'corral', left: 1, fromCents: 6_000 },
      { id: 'show', left: 3, fromCents: 2_000 },
      { id: 'gate', left: null, fromCents: 1_000 },
    ],
  });
  const draft = await published();
  await happens(
    draft,
    event('PreSaleDrafted', { by: ana.id, gatheringId: draft, day: null, clubId: club, terms: open }),
  );
  expect((await smc.guest(at(draft))).body.code).toBe('PRE_SALE_NOT_FOUND');
  expect(await codeFor(bob, at(draft, '/spaces'))).toBe('PRE_SALE_NOT_FOUND');
  expect(await pageFor(gus, draft)).toMatchObject({ phase: 'draft', me: { role: 'gate', mayBuy: false } });
});

test('members read what they have, and whether they may buy now', async () => {
  const id = await selling(
    {},
    reserved('o1', val.id, [line('b1')], { until: plusMinutes(now, 15) }),
    ...bought('o2', will.id, [line('b2'), line('b3'), line('b12')], { number: 2 }),
    joined('e1', will.id),
    joined('e2', bob.id),
  );
  expect((await pageFor(val, id)).me).toMatchObject({
    ...{ role: null, mayBuy: true, whyNot: null, holdId: 'o1' },
    orders: [{ id: 'o1', number: 1, status: 'reserved' }],
  });
  expect((await pageFor(bob, id)).me).toMatchObject({
    waitlist: [{ entryId: 'e2', status: 'waiting', ahead: 1, orderId: null }],
  });
  expect((await pageFor(minor, id)).me).toMatchObject({ mayBuy: false, whyNot: 'minor' });
  expect((await pageFor(ed, id)).me).toMatchObject({ role: 'editor', whyNot: 'not verified' });
  await happens(id, event('SalesPaused', { by: ana.id, reason: '' }));
  expect(await pageFor(val, id)).toMatchObject({ phase: 'paused', me: { whyNot: 'paused' } });
});

test('who has a right to a space reads it, and others that it is not their turn', async () => {
  const renewal = {
    opensAt: plusDays(now, -2),
    until: plusDays(now, 5),
    graceUntil: plusDays(now, 6),
    mayRollOver: true,
  };
  const id = await selling({ renewal, opensAt: plusDays(now, 7) }, granted(['b1', val.id]));
  expect(await pageFor(val, id)).toMatchObject({
    ...{ phase: 'renewal', nextAt: renewal.graceUntil },
    me: { mayBuy: true, rights: [{ spaceId: 'b1', code: 'B1', cents: 4_500, status: 'live' }] },
  });
  expect((await pageFor(bob, id)).me).toMatchObject({ mayBuy: false, whyNot: 'not your turn', rights: [] });
  const [b1] = await spacesFor(val, id);
  expect(b1).toMatchObject({ code: 'B1', status: 'held', until: renewal.graceUntil, isMine: true });
  expect((await spacesFor(bob, id))[0]).toMatchObject({ status: 'held', isMine: false, vendor: null });
});

test('a name is beside a space where its vendor says so; blocked members and guests who search find no more', async () => {
  const id = await selling(
    {},
    ...bought('o1', val.id, [line('b12')]),
    ...bought('o2', will.id, [line('b2', { isOneYear: true })], { number: 2 }),
  );
  await describe(val, id, 'o1', true);
  await describe(will, id, 'o2', false);
  const spaces = await spacesFor(undefined, id);
  expect(spaces.map(({ code, status }) => [code, status])).toEqual([
    ...[
      ['B1', 'available'],
      ['B2', 'lent'],
      ['B3', 'available'],
      ['B12', 'assigned'],
      ['C1', 'available'],
    ],
  ]);
  expect(spaces[3]).toMatchObject({ vendor: { id: val.id, name: 'Val Vine' }, sells: 'Model T parts' });
  expect(spaces[1]).toMatchObject({ vendor: null, sells: 'Model T parts', isMine: false });
  expect((await spacesFor(val, id))[3]).toMatchObject({ isMine: true });
  const found = async (words: string) =>
    (await spacesFor(undefined, id, `?q=${encodeURIComponent(words)}`)).flatMap(({ code, isFound }) =>
      isFound ? [code] : [],
    );
  expect(await found('model part')).toEqual(['B2', 'B12']);
  expect(await found('váL')).toEqual(['B12']);
  expect(await found('will')).toEqual([]);
  expect(await found('b3')).toContain('B3'); // a handle may have these signs too
  await bob.ok('POST', `/api/members/${val.id}/block`, {});
  await smc.waitForProcessors();
  expect((await spacesFor(bob, id))[3]).toMatchObject({ vendor: null, sells: '' });
});

test('a space says that its vendor is here, or has packed up, where the vendor says who they are or what they bring', async () => {
  const came = (orderId: string, by: Member, lineId: string) =>
    event('CheckedIn', {
      ...{ orderId, buyerId: by.id, by: gus.id, lineId, gate: 'North', at: now },
    });
  const id = await selling(
    {},
    ...bought('o1', val.id, [line('b1'), line('b12')]),
    ...bought('o2', will.id, [line('b2')], { number: 2 }),
    came('o1', val, 'b1'),
    came('o1', val, 'b12'),
    came('o2', will, 'b2'),
    event('SpaceVacated', {
      ...{ orderId: 'o1', buyerId: val.id, by: val.id, lineId: 'b12', at: now },
    }),
  );
  await describe(val, id, 'o1', true);
  const seen = async (reader?: Member) =>
    (await spacesFor(reader, id)).flatMap(({ code, presence }) => (presence ? [[code, presence]] : []));
  expect(await seen()).toEqual([
    ['B1', 'here'],
    ['B12', 'packed up'],
  ]);
  const again = event('CheckInUndone', { orderId: 'o1', buyerId: val.id, by: gus.id, lineId: 'b1' });
  await happens(id, again);
  let shown = await seen();
  while (shown.length > 1) shown = await seen(); // an answer is shared for a second
  expect(shown).toEqual([['B12', 'packed up']]);
});

test('the program lists who is where with what, as JSON and CSV', async () => {
  const id = await selling(
    {},
    ...bought('o1', val.id, [line('b12'), line('b2')]),
    ...bought('o2', will.id, [line('b1')], { number: 2 }),
  );
  await describe(val, id, 'o1', true);
  const { body } = await smc.guest(at(id, '/program'));
  const entry = { vendor: 'Val Vine', sells: 'Model T parts' };
  expect(readProgram.response.parse(body)).toMatchObject({
    title: eventWords.title,
    spaces: [
      { code: 'B2', ...entry },
      { code: 'B12', ...entry },
    ],
  });
  const file = await (await fetch(`${smc.url}${at(id, '/program?format=csv')}`)).text();
  expect(file.replace('\uFEFF', '').trim().split('\n')).toEqual([
    'code,vendor,sells',
    'B2,Val Vine,Model T parts',
    'B12,Val Vine,Model T parts',
  ]);
});

test('the team lists the orders with their sums, the newest first; nobody else does', async () => {
  const id = await selling(
    {},
    ...bought('o1', val.id, [line('b1'), line('b2')]),
    reserved('o2', will.id, [line('b3')], { number: 2, until: plusMinutes(now, 15) }),
    submitted('o2', will.id),
    reserved('o3', bob.id, [line('b12')], { number: 3, until: plusMinutes(now, -1) }),
  );
  const list = async (query = '') =>
    listOrders.response.parse((await tess.get(at(id, `/orders${query}`))).body);
  const { orders, sums } = await list();
  expect(orders.map(({ number, status, buyer }) => [number, status, buyer?.name])).toEqual([
    [3, 'abandoned', 'Bob Bay'],
    [2, 'awaiting payment', 'Will Oak'],
    [1, 'paid', 'Val Vine'],
  ]);
  expect(sums).toEqual({
    ...{ orders: 2, paidCents: 9_000, grantedCents: 0, awaitingCents: 4_500, assigned: 2, spaces: 5 },
  });
  const numbers = async (query: string) => (await list(query)).orders.map(({ number }) => number);
  expect(await numbers('?q=vine')).toEqual([1]);
  expect(await numbers('?q=b3')).toEqual([2]);
  expect(await numbers('?q=2')).toEqual([2]);
  expect(await numbers('?status=abandoned')).toEqual([3]);
  const first = await list('?limit=2');
  expect(await numbers(`?limit=2&after=${first.next}`)).toEqual([1]);
  expect(await codeFor(tess, at(id, '/orders?after=x'))).toBe('BAD_CURSOR');
  expect(await codeFor(val, at(id, '/orders'))).toBe('NOT_IN_THE_TEAM');
  expect(await codeFor(tess, at(newId(), '/orders'))).toBe('PRE_SALE_NOT_FOUND');
});

test('who runs the sale reads who waits for what, the longest first, and what is offered now', async () => {
  const wishes = {
    productId: 'space',
    count: 1,
    types: [],
    minWidth: 0,
    nextTo: null,
    zoneIds: ['of no space'],
  };
  const joined = (entryId: string, memberId: string) =>
    event('WaitlistJoined', { entryId, memberId, wishes });
  const offered = (entryId: string, memberId: string, until: string) => [
    reserved(entryId, memberId, [line('b3')], { number: 1, until }),
    event('WaitlistOffered', { entryId, memberId, orderId: entryId, until }),
  ];
  const until = plusMinutes(now, 60);
  const id = await selling(
    {},
    joined('w1', will.id),
    joined('w2', val.id),
    joined('w3', bob.id),
    ...offered('w2', val.id, until),
    ...offered('w3', bob.id, plusMinutes(now, -1)),
  );
  const { entries } = listWaiting.response.parse((await ed.get(at(id, '/waitlist'))).body);
  expect(entries.map(({ member, offer }) => [member?.name, offer])).toEqual([
    ['Will Oak', null],
    ['Val Vine', { orderId: 'w2', until }],
  ]);
  for (const other of [tess, gus, val])
    expect(await codeFor(other, at(id, '/waitlist'))).toBe('NOT_IN_THE_TEAM');
});

test('an order is its buyer’s and the team’s, with what would go back now', async () => {
  const orderId = newId();
  const lines = [
    line('b1'),
    line('gate', { productId: 'gate', spaceId: null, quantity: 2, unitCents: 1_000 }),
  ];
  const id = await selling({}, ...bought(orderId, val.id, lines));
  await describe(val, id, orderId, false);
  const read = async (reader: Member) =>
    readOrder.response.parse((await reader.get(`/api/orders/${orderId}`)).body);
  expect(await read(val)).toMatchObject({
    ...{ preSaleId: id, eventId: id, title: eventWords.title, number: 1, status: 'paid', until: null },
    ...{ totalCents: 6_500, paidCents: 6_500, grantedCents: 0, refundedCents: 0, refunds: open.refunds },
    details: { sells: 'Model T parts', note: 'Shade.', vehicle: 'red F-150', coSellers: ['Bo Birch'] },
    buyer: { id: val.id, name: 'Val Vine' },
    lines: [
      { code: 'B1', name: 'Space', refundCents: 1_750, keepsRight: true },
      { code: null, name: 'Early gate', quantity: 2, refundCents: 500, keepsRight: false },
    ],
    allowedActions: ['cancel', 'describe'],
  });
  expect(await read(tess)).toMatchObject({ allowedActions: [], details: { note: 'Shade.' } });
  expect(await codeFor(will, `/api/orders/${orderId}`)).toBe('ORDER_NOT_FOUND');
  expect(await codeFor(val, `/api/orders/${newId()}`)).toBe('ORDER_NOT_FOUND');
  const own = listOwnOrders.response.parse((await val.get('/api/orders')).body);
  expect(own.orders.map((order) => order.id)).toContain(orderId);
});

test('the gate reads who may come in, and what has come', async () => {
  const id = await selling(
    {},
    ...bought('o1', val.id, [
      line('b1'),
      line('gate', { productId: 'gate', spaceId: null, quantity: 2, unitCents: 1_000 }),
    ]),
    reserved('o2', will.id, [line('b3')], { number: 2 }),
    submitted('o2', will.id),
    event('CheckedIn', { orderId: 'o1', buyerId: val.id, by: gus.id, lineId: 'b1', gate: 'North', at: now }),
    reserved('o3', will.id, [line('b2')], { number: 3, until: plusHours(now, 1) }),
  );
  await describe(val, id, 'o1', false);
  const { body } = await gus.get(`/api/check-ins/${id}`);
  expect(readGateList.response.parse(body)).toMatchObject({
    ...{ title: eventWords.title, eventId: id, gates: ['North'], role: 'gate', noShowAt: null },
    lines: [
      {
        ...{ words: 'B1', vendor: 'Val Vine', coSellers: ['Bo Birch'], vehicle: 'red F-150' },
        ...{ isPaid: true, owedCents: 0, checkedIn: { at: now, by: 'Gus Gum', gate: 'North' } },
        ...{ code: 'B1', kind: 'space', status: 'on', vacatedAt: null },
      },
      { words: '2 × Early gate', code: null, kind: 'early gate', quantity: 2, isPaid: true, checkedIn: null },
      { words: 'B3', vendor: 'Will Oak', isPaid: false, owedCents: 4_500, vehicle: '' },
      { words: 'B2', vendor: 'Will Oak', isPaid: false },
    ],
  });
  expect(await codeFor(ed, `/api/check-ins/${id}`)).toBe(200);
  for (const other of [tess, val])
    expect(await codeFor(other, `/api/check-ins/${id}`)).toBe('NOT_IN_THE_TEAM');
});

test('the list of the gate is sent once while nothing on it changes', async () => {
  const id = await selling({}, ...bought('o1', val.id, [line('b1')]));
  const read = (etag = '') =>
    fetch(`${smc.url}/api/check-ins/${id}`, { headers: { ...gus.as, 'If-None-Match': etag } });
  const etag = (await read()).headers.get('etag') ?? '';
  expect((await read(etag)).status).toBe(304);
  await happens(
    id,
    event('CheckedIn', { orderId: 'o1', buyerId: val.id, by: gus.id, lineId: 'b1', gate: 'North', at: now }),
  );
  expect((await read(etag)).status).toBe(200);
});

test('the ledger is the team’s, and keeps the history of who is erased without the name', async () => {
  const gone = await smc.member('Xochitl Quetzal');
  const id = await selling(
    {},
    ...bought('o1', gone.id, [line('b1')], { source: 'renewal' }),
    event('LinesCancelled', {
      ...{
        orderId: 'o1',
        buyerId: gone.id,
        by: ana.id,
        reason: 'Sold twice.',
        lineIds: ['b1'],
        keepRight: [],
        feeCents: 0,
      },
    }),
    ...bought('o2', val.id, [line('b1')], { number: 2 }),
  );
  const path = `/api/orders/events/${id}/ledger`;
  const read = async () => readLedger.response.parse((await tess.get(path)).body);
  expect(await read()).toMatchObject({
    dates: [{ dateId: id, day: eventDates().firstDay }],
    spaces: [
      {
        code: 'B1',
        entries: [
          { vendor: { id: gone.id }, source: 'renewal', reason: 'Sold twice.', orderId: 'o1' },
          { vendor: { name: 'Val Vine' }, source: 'sale', reason: '', until: null },
        ],
      },
    ],
  });
  await smc.runtime.eventStore.keys.erase(gone.id);
  const meta = { actor: { id: gone.id, roles: [] }, now, commandId: newId() };
  await smc.runtime.eventStore.append(
    memberEvents,
    gone.id,
    [event('MemberErased', { memberId: gone.id })],
    'any',
    meta,
  );
  await smc.waitForProcessors();
  expect((await read()).spaces[0]?.entries[0]).toMatchObject({ vendor: null, reason: 'Sold twice.' });
  expect(await codeFor(val, path)).toBe('NOT_IN_THE_TEAM');
  expect(await codeFor(val, `/api/orders/events/${newId()}/ledger`)).toBe('GATHERING_NOT_FOUND');
});

test('other screens ask which sales are to come, and where they are', async () => {
  const id = await selling({ opensAt: plusHours(now, 5) }, ...bought('o1', val.id, [line('b1')]));
  const sales = smc.server.app.get<PreSales>(PRE_SALES);
  const page = { dateId: id, gatheringId: id, day: eventDates().firstDay, phase: 'scheduled' };
  const sale = { ...page, nextAt: plusHours(now, 5), hasMap: true, freeSpaces: 4 };
  expect(await sales.toCome(id, now)).toEqual([sale]);
  expect(await sales.toCome(id, plusDays(now, 60))).toEqual([]);
  expect(await sales.sold(id, 'announced')).toEqual([id]);
  expect(await sales.sold(newId(), 'all')).toEqual([]);
  expect(await sales.ofDates([id, newId()], now)).toEqual([sale]);
});
