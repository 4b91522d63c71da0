import { exportOrders } from '../../../projections/orders/pre-sales/orders.export.js';
import { lookAt } from '../../kernel/decider/command-bus.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { plusDays } from '../../kernel/decider/time.js';
import { profile, yearsAgo } from '../../members/members.fixtures.js';
import { type Member, openField } from '../orders.fixtures.js';
import { giveUpFor } from '../pre-sale/give-up-for-erased.job.js';
import { preSaleDecider } from '../pre-sale/pre-sale.decider.js';
import { wishes } from './allocate.fixtures.js';
import type { WrittenWishes } from './allocation.contract.js';
import { hashOfSeed, lotOf } from './allocation-ids.shared.js';

let field: Awaited<ReturnType<typeof openField>>;
let ana: Member;
let bob: Member;
let cid: Member;
beforeAll(async () => {
  field = await openField();
  [ana, bob, cid] = [await field.verified('Ana'), await field.verified('Bob'), await field.verified('Cid')];
  await ana.ok('PUT', '/api/account/profile', { ...profile, handle: 'ana-parts' });
  await bob.ok('PUT', '/api/account/profile', { ...profile, handle: 'bob-gauges' });
  await field.smc.waitForProcessors();
});
afterAll(() => field.smc.close());

const now = () => new Date().toISOString();
const rules = (changes = {}) => ({
  ...{ closesAt: plusDays(now(), 3), words: 'One row for each trade.', productIds: ['space'], mostSpaces: 3 },
  ...{ priorities: ['last time'], draw: 'time', ...changes },
});
const written = (changes: Partial<WrittenWishes> = {}) => {
  const { beside: _, besideSpace: __, ...same } = wishes();
  return { ...same, beside: [], besideCode: null, ...changes };
};
const codeOf = async (answer: ReturnType<Member['call']>) => {
  const { status, body } = await answer;
  return status < 300 ? status : body.code;
};

/** A date of which so many spaces are given to those who ask. */
async function asking(count = 4, changes = {}) {
  const sale = await field.sale(count, { opensAt: plusDays(now(), 10) });
  const path = `/api/orders/allocations/${sale.id}`;
  await field.rex.ok('PUT', path, { rules: rules(changes) });
  const ask = (by: Member, wished: Partial<WrittenWishes> = {}, note = '') =>
    by.call('PUT', `${path}/request`, { wishes: written(wished), note });
  const close = async () => {
    await field.smc.waitForProcessors();
    await field.rex.ok('POST', `${path}/close`, {});
    await field.rex.ok('POST', `${path}/propose`, {});
  };
  const list = async () => (await field.rex.get(`${path}/requests`)).body as unknown as Listed;
  const publish = () => field.rex.ok('POST', `${path}/publish`, { until: plusDays(now(), 5) });
  return { ...sale, path, ask, close, list, publish };
}
interface Listed {
  readonly run: number;
  readonly stage: string;
  readonly free: readonly { readonly id: string }[];
  readonly requests: readonly {
    readonly id: string;
    readonly vendor: { readonly id: string } | null;
    readonly placement: {
      readonly spaces: readonly { readonly id: string; readonly code: string }[];
      readonly reasons: readonly string[];
      readonly refused: string | null;
      readonly orderId: string | null;
    } | null;
  }[];
}
const of = ({ requests }: Listed, member: Member) => requests.find(({ vendor }) => vendor?.id === member.id);
const spacesOf = (list: Listed, member: Member) => of(list, member)?.placement?.spaces.map(({ id }) => id);
const holderOf = (dateId: string, spaceId: string) =>
  lookAt(
    field.smc.runtime.bus,
    preSaleDecider,
    dateId,
    ({ spaces, orders }) => orders.get(spaces.get(spaceId)?.holder?.orderId ?? '')?.buyerId,
  );

test('vendors ask, the team proposes, changes and publishes, and each has an order or reads why not', async () => {
  const { id, path, ask, close, list, publish } = await asking(3);
  expect(await codeOf(ask(ana, { beside: ['@Bob-Gauges'], count: 1 }))).toBe(200);
  expect(await codeOf(ask(bob, { beside: ['ana-parts'] }, 'We share a trailer.'))).toBe(200);
  expect(await codeOf(ask(cid, { count: 2 }))).toBe(200);
  await close();
  const proposed = await list();
  expect([spacesOf(proposed, ana), spacesOf(proposed, bob), spacesOf(proposed, cid)]).toEqual([
    ['a1'],
    ['a2'],
    [],
  ]);
  expect(of(proposed, ana)?.placement?.reasons).toEqual([
    'You were 1st in line of 3: among equals the first to ask came first.',
    'You and those whom you wished to be beside, and who wished the same, were placed together, when the last of you had their turn.',
    'Beside @bob-gauges, as both of you wished.',
  ]);
  expect(of(proposed, cid)?.placement?.reasons[1]).toBe(
    'No free spaces side by side with all that you need were left when it was your turn, 3rd.',
  );
  const note = await field.rex.get(`${path}/requests/${of(proposed, bob)?.id}/note`);
  expect(note.body).toEqual({ note: 'We share a trailer.' });
  const before = (await ana.get(path)).body as { me: { result: object | null }; seed: null };
  expect([before.me.result, before.seed]).toEqual([null, null]);
  const move = { requestId: of(proposed, bob)?.id, spaceIds: ['a3'] };
  await field.rex.ok('POST', `${path}/change`, { reason: 'The second is wet.', changes: [move] });
  await field.rex.ok('POST', `${path}/propose`, {});
  const again = await list();
  expect([spacesOf(again, ana), spacesOf(again, bob)]).toEqual([['a2'], ['a3']]);
  expect(await publish()).toMatchObject({ left: 0, refused: 0 });
  expect([await holderOf(id, 'a2'), await holderOf(id, 'a3')]).toEqual([ana.id, bob.id]);
  await field.carryOut();
  const page = (await bob.get(path)).body as unknown as {
    readonly stage: string;
    readonly seed: string;
    readonly seedHash: string;
    readonly me: {
      readonly request: { readonly id: string };
      readonly result: {
        readonly orderId: string;
        readonly reasons: readonly string[];
        readonly lot: string;
      };
    };
  };
  expect(page.stage).toBe('finished');
  expect(page.me.result.reasons).toContain('The organizer changed what the rules gave: The second is wet.');
  expect(hashOfSeed(page.seed)).toBe(page.seedHash);
  expect(lotOf(page.seed, page.me.request.id)).toBe(page.me.result.lot);
  const order = await bob.get(`/api/orders/${page.me.result.orderId}`);
  expect(order.body).toMatchObject({ status: 'reserved', source: 'allocation', totalCents: 5_000 });
  const told = async (by: Member) => (await by.get('/api/notifications')).body;
  expect(await told(bob)).toContainEqual(expect.objectContaining({ subtype: 'reserved' }));
  expect(await told(cid)).toContainEqual(
    expect.objectContaining({ subtype: 'no_space', href: `/events/${id}/allocation` }),
  );
});

test('a space that was taken since is reported, and left to the team; what is sent again reserves nothing twice', async () => {
  const { id, path, ask, close, list, publish } = await asking(3);
  await ask(ana);
  await ask(bob);
  await close();
  const [first] = spacesOf(await list(), ana) ?? [];
  const sold = { id: newId(), buyerId: cid.id, source: 'registrar', until: plusDays(now(), 2) };
  const lines = [{ productId: 'space', spaceId: first }];
  expect(
    await codeOf(field.rex.call('POST', `/api/orders/pre-sales/${id}/reserve-for`, { ...sold, lines })),
  ).toBe(201);
  expect(await publish()).toMatchObject({ left: 0, refused: 1 });
  const refused = await list();
  expect(of(refused, ana)?.placement).toMatchObject({ refused: 'SPACE_TAKEN', orderId: null });
  expect(refused.stage).toBe('published');
  const free = refused.free.map((space) => space.id);
  const change = (spaceIds: readonly string[]) =>
    field.rex.call('POST', `${path}/change`, {
      ...{ reason: 'It was sold.', changes: [{ requestId: of(refused, ana)?.id, spaceIds }] },
    });
  expect(await codeOf(change([first as string]))).toBe('SPACE_TAKEN');
  expect(await codeOf(change(free.slice(0, 1)))).toBe(200);
  expect(await publish()).toMatchObject({ left: 0, refused: 0 });
  expect(await publish()).toMatchObject({ left: 0, refused: 0 });
  const orders = await lookAt(field.smc.runtime.bus, preSaleDecider, id, (preSale) => preSale.orders.size);
  expect(orders).toBe(3);
  expect((await list()).stage).toBe('finished');
});

test('spaces of a right that is live are given to nobody else, and whoever had one the last time goes first', async () => {
  const at = now();
  const renewal = { opensAt: plusDays(at, -1), until: plusDays(at, 1), graceUntil: plusDays(at, 2) };
  const sale = await field.sale(3, {
    opensAt: plusDays(at, 10),
    renewal: { ...renewal, mayRollOver: false },
  });
  const path = `/api/orders/allocations/${sale.id}`;
  await field.rex.ok('PUT', path, { rules: rules() });
  await field.rex.ok('POST', `${sale.path}/rights`, { spaceId: 'a1', vendorId: cid.id });
  for (const by of [ana, bob, cid])
    await by.ok('PUT', `${path}/request`, { wishes: written({ besideCode: 'a1' }), note: '' });
  await field.smc.waitForProcessors();
  await field.rex.ok('POST', `${path}/close`, {});
  await field.rex.ok('POST', `${path}/propose`, {});
  const list = (await field.rex.get(`${path}/requests`)).body as unknown as Listed;
  expect([spacesOf(list, cid), spacesOf(list, ana), spacesOf(list, bob)]).toEqual([['a2'], ['a3'], []]);
  expect(of(list, cid)?.placement?.reasons).toEqual([
    'You were 1st in line of 3: you had a space the last time, and among equals the first to ask came first.',
    'Beside A1, as you wished.',
  ]);
});

test('requests are asked for by the registrar of a date that is announced with a map', async () => {
  const event = await field.event();
  const path = `/api/orders/allocations/${event}`;
  expect(await codeOf(field.rex.call('PUT', path, { rules: rules() }))).toBe('PRE_SALE_NOT_FOUND');
  const { path: open, ask, id } = await asking();
  expect(await codeOf(field.gil.call('PUT', open, { rules: rules() }))).toBe('NOT_IN_THE_TEAM');
  expect(await codeOf(field.rex.call('PUT', open, { rules: rules({ productIds: ['gate'] }) }))).toBe(
    'WRONG_PRODUCT',
  );
  expect(await codeOf(field.rex.call('POST', `${open}/propose`, {}))).toBe('REQUESTS_OPEN');
  expect(await codeOf(ask(ana, { beside: ['nobody-at-all'] }))).toBe('MEMBER_NOT_FOUND');
  expect(await codeOf(ask(ana, { besideCode: 'Z9' }))).toBe('SPACE_NOT_FOUND');
  expect(await codeOf(ask(ana, { near: ['a tree'] }))).toBe('WISHES_WRONG');
  const kid = await field.smc.member('Kim', { dateOfBirth: yearsAgo(15) });
  expect(['NOT_ALLOWED_YET', 'MINORS_DO_NOT_BUY']).toContain(await codeOf(ask(kid)));
  expect(await codeOf(ask(await field.smc.member('Nan')))).toBe('MAIL_NOT_VERIFIED');
  expect(await codeOf(ana.call('POST', `${open}/withdraw`, {}))).toBe('REQUEST_NOT_FOUND');
  expect((await ana.get(`/api/orders/allocations/${id}`)).body).toMatchObject({
    ...{ stage: 'open', requests: 0, me: { mayRun: false, request: null, result: null } },
  });
});

test('an archive has what a member asked for and got, and whoever is erased asks for nothing any more', async () => {
  const { path, ask, close, list } = await asking(2);
  const dee = await field.verified('Dee');
  await ask(dee, { zoneIds: [] }, 'Near the water, please.');
  await ask(ana);
  await close();
  await field.smc.waitForProcessors();
  const archive = JSON.stringify(await exportOrders(field.smc.runtime).read(dee.id));
  expect(archive).toContain('Near the water, please.');
  expect(archive).not.toContain('"spaceIds"');
  await giveUpFor(field.smc.runtime, dee.id, now());
  expect((await list()).requests.map(({ vendor }) => vendor?.id)).toEqual([ana.id]);
  expect(await codeOf(dee.call('POST', `${path}/withdraw`, {}))).toBe('REQUESTS_CLOSED');
});
