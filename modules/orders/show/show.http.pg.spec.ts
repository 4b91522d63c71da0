import { lookAt } from '../../kernel/decider/command-bus.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { plusMinutes } from '../../kernel/decider/time.js';
import { type Member, openField, terms } from '../orders.fixtures.js';
import { preSaleDecider } from '../pre-sale/pre-sale.decider.js';
import { readShow } from './show.contract.js';

let field: Awaited<ReturnType<typeof openField>>;
let ana: Member;
let bob: Member;
beforeAll(async () => {
  field = await openField();
  [ana, bob] = [await field.verified('Ana Ash'), await field.verified('Bob Bay')];
});
afterAll(() => field.smc.close());

const now = () => new Date().toISOString();
const [stock, custom] = ['Stock, 1946–1954', 'Custom'];

/** A date with a show, whose entries are free: nothing is to be paid. */
async function withShow() {
  const show = {
    ...{ id: 'show', kind: 'show entry' as const, name: 'Show entry', cents: 0, quantity: null },
    ...{ perVendor: null, types: [], classes: [stock, custom], needsSpace: false },
  };
  const sale = await field.sale(1, { products: [...terms().products, show] });
  const path = `/api/check-ins/${sale.id}`;
  const enter = async (by: Member, showClass: string, isNamed: boolean) => {
    const id = newId();
    const lines = [{ productId: 'show', quantity: 1, showClass }];
    expect((await by.call('POST', '/api/orders', { id, preSaleId: sale.id, lines })).status).toBe(201);
    await field.smc.waitForProcessors();
    await by.ok('POST', `/api/orders/${id}/pay`, { way: 'card' });
    const words = { sells: '', isNamed, coSellers: [], vehicle: '1951 Ford Custom', note: '' };
    await by.ok('PUT', `/api/orders/${id}/details`, words);
    const lineId = await lookAt(
      field.smc.runtime.bus,
      preSaleDecider,
      sale.id,
      ({ orders }) => orders.get(id)?.lines[0]?.id ?? '',
    );
    return { orderId: id, lineId };
  };
  const read = async (by?: Member) => {
    await field.smc.waitForProcessors();
    const { body } = by ? await by.get(`${path}/show`) : await field.smc.guest(`${path}/show`);
    return readShow.response.parse(body);
  };
  return { ...sale, path, enter, read };
}
const codeOf = async (answer: Promise<{ status: number; body: { code?: unknown } }>) => {
  const { status, body } = await answer;
  return status < 300 ? status : body.code;
};
/** A visitor without an account votes. */
async function vote(path: string, code: string, ...choices: readonly (readonly [string | null, number])[]) {
  const response = await fetch(`${field.smc.url}${path}/votes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ code, choices: choices.map(([showClass, dash]) => ({ showClass, dash })) }),
  });
  const body = (await response.json()) as { readonly code?: string };
  return response.ok ? 'counted' : body.code;
}

test('entries get their numbers at the gate or from the team, and say whose they are where the owner says so', async () => {
  const show = await withShow();
  const [first, other] = [await show.enter(ana, stock, true), await show.enter(bob, custom, false)];
  const { team, entries } = await show.read(field.gil);
  expect(entries).toEqual([]);
  expect(team).toMatchObject({
    mayRun: false,
    waiting: [
      { ...first, vendor: 'Ana Ash' },
      { ...other, vendor: 'Bob Bay' },
    ],
  });
  const seen = [{ id: newId(), ...other, gate: 'North', at: now() }];
  await field.gil.ok('POST', show.path, { seen });
  await field.carryOut();
  await field.gil.ok('POST', `${show.path}/show/numbers`, first);
  expect((await show.read()).entries).toEqual([
    { dash: 1, showClass: custom, vehicle: '', vendor: null },
    {
      dash: 2,
      showClass: stock,
      vehicle: '1951 Ford Custom',
      vendor: expect.objectContaining({ name: 'Ana Ash' }),
    },
  ]);
  await bob.ok('POST', `/api/members/${ana.id}/block`, {});
  expect((await show.read(bob)).entries[1]).toMatchObject({ vehicle: '', vendor: null });
  expect((await show.read()).team).toBeNull();
  expect(await codeOf(ana.call('POST', `${show.path}/show/numbers`, first))).toBe('NOT_IN_THE_TEAM');
  expect(
    await codeOf(field.gil.call('POST', `${show.path}/show/numbers`, { ...first, lineId: 'none' })),
  ).toBe('LINE_NOT_FOUND');
});

test('visitors vote once by a code; nobody reads counts before the close, and all do once they are published', async () => {
  const show = await withShow();
  const [first, other] = [await show.enter(ana, stock, false), await show.enter(bob, stock, false)];
  for (const entry of [first, other]) await field.rex.ok('POST', `${show.path}/show/numbers`, entry);
  const plan = { classes: [stock], bestOfShow: true, opensAt: now(), closesAt: plusMinutes(now(), 60) };
  expect(await codeOf(field.gil.call('POST', `${show.path}/votes/plan`, plan))).toBe('NOT_IN_THE_TEAM');
  await field.rex.ok('POST', `${show.path}/votes/codes`, { upTo: 5 });
  const { body } = await field.rex.call('POST', `${show.path}/votes/cards`, { from: 1, to: 3 });
  const [one, two, three] = (body as unknown as { cards: { code: string }[] }).cards.map(
    ({ code }) => code,
  ) as [string, string, string];
  expect(await codeOf(field.gil.call('POST', `${show.path}/votes/cards`, { from: 1, to: 3 }))).toBe(
    'NOT_IN_THE_TEAM',
  );
  expect(await vote(show.path, one, [stock, 1])).toBe('VOTING_NOT_OPEN');
  await field.rex.ok('POST', `${show.path}/votes/plan`, plan);
  expect(await vote(show.path, one, [stock, 1], [null, 2])).toBe('counted');
  expect(await vote(show.path, one, [stock, 2])).toBe('CODE_USED');
  expect(await vote(show.path, two, [stock, 2])).toBe('counted');
  expect(await vote(show.path, three, [stock, 7])).toBe('ENTRY_NOT_FOUND');
  expect(await vote(show.path, '9-AAAA-AAAA', [stock, 1])).toBe('CODE_WRONG');
  const elsewhere = await withShow();
  await field.rex.ok('POST', `${elsewhere.path}/votes/codes`, { upTo: 5 });
  await field.rex.ok('POST', `${elsewhere.path}/votes/plan`, plan);
  expect(await vote(elsewhere.path, three, [stock, 1])).toBe('CODE_WRONG');
  const move = { dash: 1, showClass: custom, reason: 'Newer engine.' };
  expect(await codeOf(field.rex.call('POST', `${show.path}/show/move`, move))).toBe('VOTING_BEGUN');
  expect((await show.read(field.rex)).results).toBeNull();
  expect(await codeOf(field.rex.call('POST', `${show.path}/votes/publish`, {}))).toBe('VOTING_NOT_OVER');
  await field.rex.ok('POST', `${show.path}/votes/close`, {});
  expect(await vote(show.path, three, [stock, 1])).toBe('VOTING_NOT_OPEN');
  expect((await show.read()).results).toBeNull();
  expect((await show.read(field.rex)).results).toMatchObject({ isPublished: false, ballots: 2 });
  await field.rex.ok('POST', `${show.path}/votes/publish`, {});
  expect((await show.read()).results).toMatchObject({
    isPublished: true,
    ballots: 2,
    classes: [
      {
        showClass: stock,
        votes: 2,
        places: [
          { place: 1, dash: 1, votes: 1, isTie: true },
          { place: 1, dash: 2, votes: 1, isTie: true },
        ],
      },
      { showClass: null, votes: 1, places: [{ place: 1, dash: 2, votes: 1, isTie: false }] },
    ],
  });
});

test('what a member votes leads to nobody', async () => {
  const show = await withShow();
  const entry = await show.enter(ana, stock, false);
  await field.rex.ok('POST', `${show.path}/show/numbers`, entry);
  await field.rex.ok('POST', `${show.path}/votes/codes`, { upTo: 1 });
  const plan = { classes: [stock], bestOfShow: false, opensAt: now(), closesAt: plusMinutes(now(), 60) };
  await field.rex.ok('POST', `${show.path}/votes/plan`, plan);
  const { body } = await field.rex.call('POST', `${show.path}/votes/cards`, { from: 1, to: 1 });
  const [card] = (body as unknown as { cards: { code: string }[] }).cards;
  await bob.ok('POST', `${show.path}/votes`, { code: card?.code, choices: [{ showClass: stock, dash: 1 }] });
  const log = await field.smc.runtime.eventStore.log.readAll(0, 100_000);
  const ballots = JSON.stringify(log.filter(({ type }) => type === 'BallotCast'));
  expect(ballots).toContain(show.id);
  expect(ballots).not.toContain(bob.id);
  expect(ballots).not.toContain(card?.code);
});
