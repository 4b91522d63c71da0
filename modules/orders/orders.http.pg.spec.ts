import { exportOrders } from '../../projections/orders/pre-sales/orders.export.js';
import { eventDates, eventWords } from '../../test/gatherings.js';
import { dispatch, lookAt } from '../kernel/decider/command-bus.js';
import { daysAfter } from '../kernel/decider/days.js';
import { newId } from '../kernel/decider/identifiers.js';
import { plusDays, plusHours } from '../kernel/decider/time.js';
import { profile, yearsAgo } from '../members/members.fixtures.js';
import { type Member, openField, row, spaceLine, terms } from './orders.fixtures.js';
import { giveUpFor } from './pre-sale/give-up-for-erased.job.js';
import { preSaleDecider } from './pre-sale/pre-sale.decider.js';
import type { PreSale } from './pre-sale/pre-sale-types.state.js';
import { tendPreSales } from './pre-sale/tend-pre-sales.job.js';

let field: Awaited<ReturnType<typeof openField>>;
let ana: Member;
let bob: Member;
beforeAll(async () => {
  field = await openField();
  [ana, bob] = [await field.verified('Ana'), await field.verified('Bob')];
});
afterAll(() => field.smc.close());

const codeOf = async (answer: ReturnType<Member['call']>) => {
  const { status, body } = await answer;
  return status < 300 ? status : body.code;
};
const look = <Seen>(dateId: string, at: (preSale: PreSale) => Seen): Promise<Seen> =>
  lookAt(field.smc.runtime.bus, preSaleDecider, dateId, at);
const orderIn = (dateId: string, orderId: string) => look(dateId, ({ orders }) => orders.get(orderId));
const holderOf = (dateId: string, spaceId: string) =>
  look(dateId, ({ spaces, orders }) => orders.get(spaces.get(spaceId)?.holder?.orderId ?? '')?.buyerId);
const now = () => new Date().toISOString();

/** Pay at the test checkout, and let everything follow.
 *  out  lets something happen at that page */
async function payByCard(by: Member, orderId: string): Promise<(act: string) => Promise<void>> {
  const page = await cardPageOf(by, orderId);
  const { paymentId } = (await anyOrder(orderId)) ?? {};
  const happen = async (act: string) => {
    await by.ok('POST', `/api/payments/test/${page}`, { act });
    await (await adminOf()).ok('POST', `/api/payments/${paymentId}/look-again`, {});
    await field.carryOut();
  };
  await happen('pay');
  return happen;
}
async function cardPageOf(by: Member, orderId: string): Promise<string | undefined> {
  const { url } = await by.ok('POST', `/api/orders/${orderId}/pay`, { way: 'card' });
  return new URL(String(url), 'http://localhost').pathname.split('/').at(-1);
}
const noticesOf = async (by: Member) =>
  (await by.get('/api/notifications')).body as unknown as {
    readonly subtype: string;
    readonly message: string;
    readonly href: string;
  }[];
let admin: Member | undefined;
const adminOf = async () => {
  admin ??= await field.smc.adminMember();
  return admin;
};
async function anyOrder(orderId: string) {
  const { rows } = await field.smc.pool.query<{ date_id: string }>(
    'select date_id from pre_sales.order_of where id = $1',
    [orderId],
  );
  return orderIn(String(rows[0]?.date_id), orderId);
}

test('a space is held, paid for by card and assigned; canceling it sends money back by the rule', async () => {
  const { id, hold } = await field.sale();
  const orderId = await hold(ana, 'a1', 'a2');
  await payByCard(ana, orderId);
  expect(await orderIn(id, orderId)).toMatchObject({ status: 'paid', paidCents: 10_000 });
  const canceled = await ana.ok('POST', `/api/orders/${orderId}/cancel`, { lineIds: ['1'], reason: '' });
  expect(canceled.refundCents).toBe(2_500);
  await field.carryOut();
  expect(await orderIn(id, orderId)).toMatchObject({
    status: 'partially refunded',
    grantedCents: 2_500,
    refundedCents: 2_500,
  });
  expect([await holderOf(id, 'a1'), await holderOf(id, 'a2')]).toEqual([undefined, ana.id]);
  const subtypes = (await noticesOf(ana)).map(({ subtype }) => subtype);
  expect(subtypes).toEqual(expect.arrayContaining(['order_paid', 'refund']));
});

test('a buyer who comes back from the card page sees that it is paid, also when no webhook comes', async () => {
  const { id, hold } = await field.sale();
  const orderId = await hold(ana, 'a1');
  const page = await cardPageOf(ana, orderId);
  await ana.ok('POST', `/api/payments/test/${page}`, { act: 'pay without a webhook' });
  await field.carryOut();
  expect(await orderIn(id, orderId)).toMatchObject({ status: 'awaiting payment' });
  await ana.get(`/api/orders/${orderId}`);
  await field.carryOut();
  expect((await ana.get(`/api/orders/${orderId}`)).body).toMatchObject({ status: 'paid', paidCents: 5_000 });
});

test('what a bank is asked for, and what somebody sends back at the provider, is recorded', async () => {
  const { id, hold } = await field.sale();
  const disputed = await hold(ana, 'a1');
  const happen = await payByCard(ana, disputed);
  await happen('dispute');
  expect((await orderIn(id, disputed))?.dispute).toEqual({ status: 'open', cents: 5_000 });
  await happen('win dispute');
  expect((await orderIn(id, disputed))?.dispute).toEqual({ status: 'won', cents: 5_000 });
  const refunded = await hold(bob, 'a2');
  await (await payByCard(bob, refunded))('refund');
  expect(await orderIn(id, refunded)).toMatchObject({ paidCents: 5_000, refundedCents: 5_000 });
});

test('where staff sent back a part a moment before, the rest of what is owed goes back', async () => {
  const { id, hold } = await field.sale();
  const orderId = await hold(bob, 'a1');
  await payByCard(bob, orderId);
  const { paymentId } = (await orderIn(id, orderId)) ?? {};
  const sent = { refundId: newId(), amount: 40, lines: [], reason: 'They asked by telephone.' };
  await (await adminOf()).ok('POST', `/api/payments/${paymentId}/refund`, sent);
  await bob.ok('POST', `/api/orders/${orderId}/cancel`, { lineIds: ['1'], reason: '' });
  await field.carryOut();
  expect(await orderIn(id, orderId)).toMatchObject({ refundedCents: 5_000 });
});

test('a check is promised, and received by the treasurer, and not by the gate', async () => {
  const { id, path, hold } = await field.sale();
  const orderId = await hold(ana, 'a1');
  expect(await ana.ok('POST', `/api/orders/${orderId}/pay`, { way: 'by hand' })).toMatchObject({ url: null });
  const check = { cents: 5_000, method: 'check', day: now().slice(0, 10), note: 'Check 12' };
  const receive = (by: Member) => by.call('POST', `${path}/orders/${orderId}/receive`, check);
  expect(await codeOf(receive(field.gil))).toBe('NOT_IN_THE_TEAM');
  expect(await codeOf(receive(field.tre))).toBe(200);
  await field.carryOut();
  expect(await orderIn(id, orderId)).toMatchObject({ status: 'paid', way: 'by hand', paidCents: 5_000 });
});

test('what costs nothing is paid at once, and another way to pay replaces the one before', async () => {
  const { id, hold } = await field.sale();
  const free = newId();
  const lines = [{ productId: 'free' }];
  expect((await bob.call('POST', '/api/orders', { id: free, preSaleId: id, lines })).status).toBe(201);
  await field.smc.waitForProcessors();
  await bob.ok('POST', `/api/orders/${free}/pay`, { way: 'card' });
  expect(await orderIn(id, free)).toMatchObject({ status: 'paid', way: 'free' });
  const orderId = await hold(ana, 'a1');
  await ana.ok('POST', `/api/orders/${orderId}/pay`, { way: 'card' });
  await ana.ok('POST', `/api/orders/${orderId}/pay`, { way: 'by hand' });
  await field.carryOut();
  expect(await orderIn(id, orderId)).toMatchObject({ status: 'awaiting payment', way: 'by hand' });
});

test('a hold is changed and left by its buyer alone', async () => {
  const { id, place, hold } = await field.sale();
  const orderId = await hold(ana, 'a1');
  expect((await place(ana, ['a2', 'a3'], orderId)).status).toBe(201);
  expect([await holderOf(id, 'a1'), await holderOf(id, 'a2')]).toEqual([undefined, ana.id]);
  expect(await codeOf(place(ana, ['a1']))).toBe('HOLD_EXISTS');
  expect(await codeOf(bob.call('POST', `/api/orders/${orderId}/leave`, {}))).toBe('NOT_YOUR_ORDER');
  await ana.ok('POST', `/api/orders/${orderId}/leave`, {});
  expect(await holderOf(id, 'a2')).toBeUndefined();
});

test('the id of an order is of one date: at another nobody holds, waits, or is reserved or recorded something by it', async () => {
  const [one, other] = [await field.sale(), await field.sale(1)];
  const orderId = await one.hold(ana, 'a1');
  expect(await codeOf(other.place(bob, ['a1'], orderId))).toBe('ORDER_ID_TAKEN');
  expect(await codeOf(other.place(ana, ['a1'], orderId))).toBe('ORDER_ID_TAKEN');
  const sold = { id: orderId, buyerId: bob.id, source: 'registrar', lines: [spaceLine('a1')] };
  const until = plusHours(now(), 1);
  expect(await codeOf(field.rex.call('POST', `${other.path}/reserve-for`, { ...sold, until }))).toBe(
    'ORDER_ID_TAKEN',
  );
  await other.hold(bob, 'a1');
  const wishes = { productId: 'space', count: 1, types: [], minWidth: 0, nextTo: null, zoneIds: [] };
  const wait = { entryId: orderId, wishes };
  expect(await codeOf(ana.call('POST', `${other.path}/waitlist`, wait))).toBe('ORDER_ID_TAKEN');
  await payByCard(ana, orderId);
  expect(await orderIn(one.id, orderId)).toMatchObject({ status: 'paid', paidCents: 5_000 });
  expect(await orderIn(other.id, orderId)).toBeUndefined();
});

test('how the spaces are is shared for a moment, and whoever has just held one sees it', async () => {
  const { path, hold } = await field.sale();
  const asGuest = (headers = {}) => fetch(`${field.smc.url}${path}/spaces`, { headers });
  const first = await asGuest();
  const etag = first.headers.get('etag') ?? '';
  expect((await asGuest({ 'If-None-Match': etag, 'Cache-Control': 'max-age=0' })).status).toBe(304);
  await hold(ana, 'a1');
  const { body } = await ana.get(`${path}/spaces`);
  expect((body.spaces as object[])[0]).toMatchObject({ code: 'A1', status: 'held', isMine: true });
  const after = (await (await asGuest()).json()) as { readonly spaces: readonly object[] };
  expect(after.spaces[0]).toMatchObject({ code: 'A1', status: 'held', isMine: false });
});

test('only known adults with a confirmed address buy', async () => {
  const { place } = await field.sale();
  const kid = await field.smc.member('Kim', { dateOfBirth: yearsAgo(15) });
  expect(['NOT_ALLOWED_YET', 'MINORS_DO_NOT_BUY']).toContain(await codeOf(place(kid, ['a1'])));
  const newcomer = await field.smc.member('Nan');
  expect(await codeOf(place(newcomer, ['a1']))).toBe('MAIL_NOT_VERIFIED');
});

test('200 who ask for the same 50 spaces at once all get an answer: the first of each space has it', async () => {
  const { id } = await field.sale(50);
  const asked = Array.from({ length: 200 }, (_, at) => ({ buyer: at, spaceId: `a${(at % 50) + 1}` }));
  const buyers = await field.crowd(asked.length);
  const answers = await Promise.all(
    asked.map(async ({ buyer, spaceId }) => {
      const by = buyers[buyer] as Member;
      const sent = { id: newId(), preSaleId: id, lines: [spaceLine(spaceId)] };
      return { by, spaceId, ...(await inTheEnd(by, await by.call('POST', '/api/orders', sent))) };
    }),
  );
  const held = answers.filter(({ code }) => code === null);
  expect(answers.map(({ code }) => code).filter((code) => code !== null && code !== 'SPACE_TAKEN')).toEqual(
    [],
  );
  expect(new Set(held.map(({ spaceId }) => spaceId)).size).toBe(50);
  expect(held).toHaveLength(50);
  for (const { by, spaceId } of held) expect(await holderOf(id, spaceId)).toBe(by.id);
  const numbers = await look(id, ({ orders }) => [...orders.values()].map(({ number }) => number));
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
}, 300_000);

/** Who has a place in the line asks until the answer is there. */
async function inTheEnd(by: Member, first: Awaited<ReturnType<Member['call']>>) {
  let answer = first;
  while (answer.status < 300 && 'ticket' in answer.body)
    answer = await by.get(`/api/orders/tickets/${answer.body.ticket}`);
  return { code: answer.status < 300 ? null : answer.body.code };
}

test('who waits is offered what somebody gives back, and is told until when', async () => {
  const { id, path, hold } = await field.sale(1);
  const orderId = await hold(ana, 'a1');
  const entryId = newId();
  const wishes = { productId: 'space', count: 1, types: [], minWidth: 0, nextTo: null, zoneIds: [] };
  expect((await bob.call('POST', `${path}/waitlist`, { entryId, wishes })).status).toBe(201);
  await ana.ok('POST', `/api/orders/${orderId}/leave`, {});
  await field.carryOut();
  expect(await holderOf(id, 'a1')).toBe(bob.id);
  const offer = (await noticesOf(bob)).find(({ subtype }) => subtype === 'offer');
  expect(offer).toMatchObject({ href: `/orders/${entryId}`, message: expect.stringContaining('until') });
  await bob.ok('POST', `${path}/waitlist/${entryId}/leave`, {});
  expect(await holderOf(id, 'a1')).toBeUndefined();
});

test('the minute after a hold is over it ends, and so does an order whose payment was never asked for', async () => {
  const { id, hold } = await field.sale();
  const orderId = await hold(ana, 'a1');
  await tendPreSales(field.smc.runtime, plusHours(now(), 1));
  expect(await orderIn(id, orderId)).toMatchObject({ status: 'abandoned' });
  const other = await hold(bob, 'a2');
  const { bus } = field.smc.runtime;
  const submit = { type: 'SubmitOrder', orderId: other, way: 'card', paymentId: 'never asked for' } as const;
  const meta = { actor: { id: bob.id, roles: [] }, now: now(), commandId: newId() };
  await dispatch(bus, preSaleDecider, id, { ...submit, until: plusHours(now(), 1), meta });
  await field.smc.waitForProcessors();
  await tendPreSales(field.smc.runtime, plusHours(now(), 2));
  expect(await orderIn(id, other)).toMatchObject({ status: 'abandoned' });
});

test('a map that is published again is sold by, and keeps the spaces that somebody has', async () => {
  const { id, hold } = await field.sale(3);
  await hold(ana, 'a2');
  const { rex } = field;
  await rex.ok('PUT', `/api/spaces/${id}/spaces`, {
    spaces: [{ ...row(4)[3], cents: 7_000 }],
  });
  await rex.ok('POST', `/api/spaces/${id}/take-out`, { ids: ['a3'] });
  await rex.ok('POST', `/api/spaces/${id}/publish`, {});
  await field.smc.waitForProcessors();
  expect(
    await look(id, ({ spaces }) =>
      [...spaces.values()].map(({ offered: { id: one, cents, neighbours } }) => [one, cents, neighbours]),
    ),
  ).toEqual([
    ['a1', 5_000, ['a2']],
    ['a2', 5_000, ['a1']],
    ['a4', 7_000, []],
  ]);
  await rex.call('POST', `/api/spaces/${id}/take-out`, { ids: ['a2'] });
  expect(await codeOf(rex.call('POST', `/api/spaces/${id}/publish`, {}))).toBe('SPACE_IS_TAKEN');
});

test('the registrar records who had which space, and the next date has their rights', async () => {
  const before = await field.sale(3);
  const { rex } = field;
  await ana.ok('PUT', '/api/account/profile', { ...profile, handle: 'ana-parts' });
  await field.smc.waitForProcessors();
  const rows = [
    { handle: '@Ana-Parts', codes: ['a1', 'A2'] },
    { handle: 'nobody-at-all', codes: ['A3'] },
    { handle: 'ana-parts', codes: ['Z9'] },
    { handle: bob.id, codes: ['A3'] },
  ];
  const recorded = await rex.ok('POST', `${before.path}/assignments`, { rows });
  expect(recorded.refused).toEqual([
    { row: 1, reason: 'There is no member @nobody-at-all.' },
    { row: 2, reason: 'There is no space Z9.' },
  ]);
  expect([await holderOf(before.id, 'a2'), await holderOf(before.id, 'a3')]).toEqual([ana.id, bob.id]);
  const at = now();
  const renewal = {
    opensAt: plusDays(at, -1),
    until: plusDays(at, 1),
    graceUntil: plusDays(at, 2),
    mayRollOver: true,
  };
  const next = await field.sale(3, { renewal, opensAt: plusDays(at, 5) });
  await rex.ok('POST', `${next.path}/rights`, { fromDateId: before.id });
  await field.carryOut();
  expect(await codeOf(next.place(bob, ['a1']))).toBe('NOT_YOUR_TURN');
  await ana.ok('POST', `${next.path}/roll-over`, { spaceId: 'a2' });
  await ana.ok('POST', `${next.path}/surrender`, { spaceId: 'a1' });
  expect(
    await look(next.id, ({ spaces }) => ['a1', 'a2'].map((id) => spaces.get(id)?.right?.status)),
  ).toEqual(['surrendered', 'rolled over']);
});

test('rights and places on waitlists of a member who is erased are given up; their order stays', async () => {
  const at = now();
  const renewal = { opensAt: plusDays(at, -2), until: at, graceUntil: plusDays(at, 2), mayRollOver: false };
  const { id, path, hold } = await field.sale(3, { renewal });
  const cid = await field.verified('Cid');
  await field.rex.ok('POST', `${path}/rights`, { spaceId: 'a1', vendorId: cid.id });
  const orderId = await hold(cid, 'a2');
  await giveUpFor(field.smc.runtime, cid.id, now());
  expect(await look(id, ({ spaces }) => spaces.get('a1')?.right?.status)).toBe('surrendered');
  expect(await orderIn(id, orderId)).toMatchObject({ status: 'reserved' });
});

test('a date that is off pauses the sale; a preview says what canceling does, and canceling goes on until nothing is left', async () => {
  const { id, path, hold, place } = await field.sale();
  const { rex, tre } = field;
  const orderId = await hold(ana, 'a1');
  await payByCard(ana, orderId);
  await hold(bob, 'a2');
  await rex.ok('POST', `/api/events/${id}/cancel`, { reason: 'The field is under water.' });
  await field.carryOut();
  const dee = await field.verified('Dee');
  expect(await codeOf(place(dee, ['a3']))).toBe('SALES_PAUSED');
  expect((await noticesOf(rex)).map(({ subtype }) => subtype)).toContain('sales_paused');
  const { body } = await tre.get(`${path}/cancelling`);
  expect(body).toMatchObject({ count: 2, backCents: 5_000 });
  expect((body.orders as object[])[0]).toMatchObject({ id: orderId, codes: ['A1'], backCents: 5_000 });
  expect(await codeOf(tre.call('POST', `${path}/cancel`, { reason: 'Water.' }))).toBe('NOT_IN_THE_TEAM');
  expect(await rex.ok('POST', `${path}/cancel`, { reason: 'Water.' })).toMatchObject({ left: 0 });
  await field.carryOut();
  expect(await orderIn(id, orderId)).toMatchObject({ status: 'refunded', refundedCents: 5_000 });
});

test('a date that is postponed, moved to another day or replaced pauses the sale, and other hours do not; orders stay', async () => {
  const { id, path, hold, place } = await field.sale();
  const { rex } = field;
  const orderId = await hold(ana, 'a1');
  const named = eventDates().firstDay;
  const hours = { opens: '06:00', closes: '15:00', lasts: 1, reason: '' };
  /** What the team is told, or null while nothing is paused; then it resumes. */
  const paused = async () => {
    await field.carryOut();
    if (!(await look(id, ({ isPaused }) => isPaused))) return null;
    await rex.ok('POST', `${path}/resume`, {});
    const said = (await noticesOf(rex)).find(
      (one) => one.subtype === 'sales_paused' && one.href.endsWith(id),
    );
    return /is (postponed|on another day)/.exec(said?.message ?? '')?.[1];
  };
  const move = (toDay: string) =>
    rex.ok('POST', `/api/events/${id}/dates/${named}/move`, { ...hours, toDay });
  await move(named);
  expect(await paused()).toBeNull();
  await rex.ok('POST', `/api/events/${id}/dates/${named}/postpone`, { reason: 'Rain.' });
  expect(await paused()).toBe('postponed');
  const week = daysAfter(named, 7);
  await move(week);
  expect(await paused()).toBe('on another day');
  const other = { ...eventDates(), firstDay: daysAfter(named, 14), from: named, reason: '' };
  await rex.ok('PUT', `/api/events/${id}/dates`, other);
  expect(await paused()).toBe('on another day');
  expect(await orderIn(id, orderId)).toMatchObject({ status: 'reserved' });
  expect((await ana.get(`/api/orders/${orderId}`)).body).toMatchObject({ day: other.firstDay });
  expect((await place(bob, ['a2'])).status).toBe(201);
});

test('whoever bought something is told of another day, and gets everything back if it does not suit them', async () => {
  const { id, hold } = await field.sale();
  const orderId = await hold(ana, 'a1');
  await payByCard(ana, orderId);
  const named = eventDates().firstDay;
  await field.rex.ok('POST', `/api/events/${id}/dates/${named}/move`, {
    ...{ opens: '06:00', closes: '15:00', lasts: 1, reason: 'Rain.' },
    toDay: daysAfter(named, 7),
  });
  await field.carryOut();
  const told = (await noticesOf(ana)).find((one) => one.href === `/orders/${orderId}`);
  expect(told?.message).toMatch(
    /is on \w+, \w+ \d+ now\. Your order stays as it is\. .* all of your money goes back\.$/,
  );
  await ana.ok('POST', `/api/orders/${orderId}/cancel`, { lineIds: ['1'], reason: '' });
  expect(await orderIn(id, orderId)).toMatchObject({ grantedCents: 5_000 });
});

test('whoever holds an order or waits is told of a date that is off, of other hours and of another place, also when they do not say that they go', async () => {
  const { id, path, hold } = await field.sale(1);
  const orderId = await hold(ana, 'a1');
  const dee = await field.verified('Dee');
  const wishes = { productId: 'space', count: 1, types: [], minWidth: 0, nextTo: null, zoneIds: [] };
  expect((await dee.call('POST', `${path}/waitlist`, { entryId: newId(), wishes })).status).toBe(201);
  const named = eventDates().firstDay;
  const { rex } = field;
  const toldOf = async (by: Member, href: string) => {
    await field.carryOut();
    return (await noticesOf(by)).filter((one) => one.href === href).map(({ subtype }) => subtype);
  };
  await rex.ok('POST', `/api/events/${id}/dates/${named}/move`, {
    ...{ opens: '06:00', closes: '14:00', lasts: 1, reason: '' },
    toDay: named,
  });
  expect(await toldOf(ana, `/orders/${orderId}`)).toEqual(['moved']);
  expect(await toldOf(dee, `/events/${id}`)).toEqual(['moved']);
  const venue = { ...eventWords.venue, name: 'Armory' };
  await rex.ok('PUT', `/api/events/${id}`, { ...eventWords, venue });
  expect(await toldOf(ana, `/orders/${orderId}`)).toEqual(['place', 'moved']);
  await rex.ok('POST', `/api/events/${id}/dates/${named}/postpone`, { reason: 'Rain.' });
  expect(await toldOf(ana, `/orders/${orderId}`)).toEqual(['postponed', 'place', 'moved']);
  expect(await toldOf(dee, `/events/${id}`)).toEqual(['postponed', 'place', 'moved']);
  await rex.ok('POST', `/api/events/${id}/cancel`, { reason: 'The field is under water.' });
  expect((await toldOf(ana, `/orders/${orderId}`))[0]).toBe('cancelled');
  expect((await noticesOf(ana))[0]?.message).toMatch(/was canceled\. .* what you paid goes back by that\.$/);
  expect((await toldOf(dee, `/events/${id}`))[0]).toBe('cancelled');
});

test('gates let in what they saw, each line once; whoever is second is told who, when and where', async () => {
  const { id, path, hold } = await field.sale();
  const orderId = await hold(ana, 'a1');
  await payByCard(ana, orderId);
  const held = await hold(bob, 'a2');
  const at = now();
  const seen = (gate: string, order: string, lineId = '1') => ({
    id: newId(),
    orderId: order,
    lineId,
    gate,
    at,
  });
  const north = [seen('North', orderId), seen('North', held), seen('North', orderId, '9')];
  const first = await field.gil.ok('POST', `/api/check-ins/${id}`, { seen: north });
  const statuses = (body: Record<string, unknown>) =>
    (body.results as { readonly status: string }[]).map(({ status }) => status);
  expect(statuses(first)).toEqual(['in', 'not paid', 'refused']);
  expect(statuses(await field.gil.ok('POST', `/api/check-ins/${id}`, { seen: north }))[0]).toBe('in');
  const south = await field.rex.ok('POST', `/api/check-ins/${id}`, { seen: [seen('South', orderId)] });
  expect((south.results as object[])[0]).toMatchObject({
    status: 'already here',
    before: { gate: 'North', at },
  });
  expect(await codeOf(field.tre.call('POST', `/api/check-ins/${id}`, { seen: north }))).toBe(
    'NOT_IN_THE_TEAM',
  );
  await ana.ok('POST', `/api/check-ins/${id}/packed-up`, { orderId, lineId: '1' });
  expect(await codeOf(field.gil.call('POST', `/api/check-ins/${id}/no-shows`, {}))).toBe('TOO_EARLY');
  expect(path).toContain(id);
});

test('after a part was canceled, what is left is paid by a payment of its own', async () => {
  const { id, hold } = await field.sale();
  const orderId = await hold(ana, 'a1', 'a2');
  await cardPageOf(ana, orderId);
  const first = (await orderIn(id, orderId))?.paymentId;
  await ana.ok('POST', `/api/orders/${orderId}/cancel`, { lineIds: ['1'], reason: '' });
  await field.carryOut();
  expect((await ana.get(`/api/orders/${orderId}`)).body).toMatchObject({
    totalCents: 10_000,
    dueCents: 5_000,
  });
  await payByCard(ana, orderId);
  const paid = await orderIn(id, orderId);
  expect(paid).toMatchObject({ status: 'paid', paidCents: 5_000, grantedCents: 0 });
  expect(paid?.paymentId).not.toBe(first);
});

test('a date has one sale, whatever it is called', async () => {
  const { id } = await field.sale();
  const day = eventDates().firstDay;
  for (const other of [`${id}_${day}`, `${id}_${day}_x`])
    expect(await codeOf(field.rex.call('PUT', `/api/orders/pre-sales/${other}`, { terms: terms() }))).toMatch(
      /^(PRE_SALE_EXISTS|DATE_NOT_FOUND)$/,
    );
});

test('the gate sells for cash at once', async () => {
  const { id, path } = await field.sale();
  const orderId = newId();
  const sold = { id: orderId, buyerId: bob.id, source: 'gate', lines: [spaceLine('a1')] };
  const until = plusDays(now(), 30);
  const sell = (more: object = {}) =>
    codeOf(field.gil.call('POST', `${path}/reserve-for`, { ...sold, until, ...more }));
  expect(await sell({ cents: [{ at: 0, unitCents: 0 }] })).toBe('NOT_IN_THE_TEAM');
  expect(await sell()).toBe(201);
  expect((await orderIn(id, orderId))?.until.slice(0, 10)).toBe(plusDays(now(), 1).slice(0, 10));
  const cash = { cents: 5_000, method: 'cash', day: now().slice(0, 10) };
  await field.gil.ok('POST', `${path}/orders/${orderId}/receive`, cash);
  await field.carryOut();
  expect(await orderIn(id, orderId)).toMatchObject({ status: 'paid', source: 'gate' });
  await field.rex.ok('POST', `${path}/orders/${orderId}/move`, {
    ...{ reason: 'The first is wet.', lineId: '1', toSpaceId: 'a3' },
  });
  expect(await holderOf(id, 'a3')).toBe(bob.id);
});

test('an archive has the orders of a member, with what they wrote', async () => {
  const { hold } = await field.sale();
  const orderId = await hold(bob, 'a1');
  const details = { sells: 'Gauges', isNamed: true, coSellers: [], vehicle: 'F-150', note: '' };
  await bob.ok('PUT', `/api/orders/${orderId}/details`, details);
  await field.smc.waitForProcessors();
  const archive = JSON.stringify(await exportOrders(field.smc.runtime).read(bob.id));
  expect(archive).toContain('Gauges');
  expect(archive).toContain(orderId);
});

test('terms are written by owners and editors of a verified organizer, for a date of the event', async () => {
  const id = await field.event();
  const path = `/api/orders/pre-sales/${id}`;
  expect(await codeOf(field.gil.call('PUT', path, { terms: terms() }))).toBe('NOT_IN_THE_TEAM');
  expect(await codeOf(field.rex.call('PUT', `${path}_2062-01-01`, { terms: terms() }))).toBe(
    'DATE_NOT_FOUND',
  );
  expect(await codeOf(field.rex.call('PUT', path, { terms: terms() }))).toBe(200);
  expect(await codeOf(field.rex.call('POST', `${path}/announce`, {}))).toBe('NO_SPACES');
});
