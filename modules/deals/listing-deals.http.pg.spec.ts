import { dispatch } from '../kernel/decider/command-bus.js';
import { newId } from '../kernel/decider/identifiers.js';
import { listingDecider } from '../marketplace/listing/listing.decider.js';
import { openMembers } from '../members/members.fixtures.js';
import { releaseMissed } from '../processes/release-between-blocked.process.js';
import type { DealView } from './deals.contract.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
let ana: Member;
let bob: Member;
let cid: Member;
beforeAll(async () => {
  smc = await openMembers();
  [ana, bob, cid] = [await smc.member('Ana'), await smc.member('Bob'), await smc.member('Cid')];
});
afterAll(() => smc.close());

test('the agreed price is shown to the two, and to nobody else', async () => {
  const { listingId, threadId } = await agreed(bob, 40);
  const admin = await smc.adminMember();
  await smc.waitForProcessors();
  for (const side of [ana, bob])
    expect(await listing(side, listingId)).toMatchObject({ price: 45, agreedPrice: 40, status: 'held' });
  expect((await bob.get('/api/my/holds')).body.listings).toMatchObject([{ id: listingId, agreedPrice: 40 }]);
  expect((await ana.get('/api/my/listings?status=held')).body.listings).toMatchObject([{ agreedPrice: 40 }]);

  for (const other of [cid, admin])
    expect(await listing(other, listingId)).toMatchObject({ price: 45, agreedPrice: null });
  expect((await smc.guest(`/api/listings/${listingId}`)).body).toMatchObject({
    price: 45,
    agreedPrice: null,
  });
  const paths = ['', '/offer-history'].map((end) => `/api/listings/${listingId}${end}`);
  for (const path of [...paths, '/api/listings', `/api/sellers/${ana.id}`])
    for (const told of [await smc.guest(path), await cid.get(path), await admin.get(path)])
      expect(JSON.stringify(told.body)).not.toMatch(/:40[,}]/);

  await bob.ok('POST', `/api/listings/${listingId}/release`);
  await smc.waitForProcessors();
  for (const side of [ana, bob]) expect(await listing(side, listingId)).toMatchObject({ agreedPrice: null });
  expect(await listing(bob, listingId)).toMatchObject({
    formerHold: { endedBy: 'buyer', undoUntil: expect.any(String) },
  });
  expect(await listing(cid, listingId)).toMatchObject({ formerHold: null, allowedActions: ['hold'] });

  const refused = { status: 403, body: { code: 'NOT_YOUR_HOLD' } };
  expect(await ana.call('POST', `/api/listings/${listingId}/undo-release`)).toMatchObject(refused);
  await bob.ok('POST', `/api/listings/${listingId}/undo-release`);
  await smc.waitForProcessors();
  expect(await listing(bob, listingId)).toMatchObject({ agreedPrice: 40, status: 'held', formerHold: null });
  const { steps, heldUntil } = (await bob.get(`/api/offers/thread/${threadId}`)).body.deal as DealView;
  expect(steps.map(({ kind }) => kind)).toEqual(['offer', 'held', 'released', 'held']);
  expect(steps[0]).toMatchObject({ status: 'accepted' });
  expect(heldUntil).not.toBeNull();
});

test('what a member bought stays in their list, newest first and page by page, until they dispute it', async () => {
  const dee = await smc.member('Dee');
  const [first, second] = [await agreed(dee, 30), await agreed(dee, 40)];
  for (const [{ listingId }, price] of [
    [first, 30],
    [second, null],
  ] as const)
    await ana.ok('POST', '/api/offers/done', { listingId, memberId: dee.id, price });
  await smc.waitForProcessors();
  const page = (await dee.get('/api/my/bought?limit=1')).body;
  expect(page.bought).toMatchObject([
    {
      listingId: second.listingId,
      price: null,
      other: { name: 'Ana' },
      threadId: second.threadId,
      status: 'agreed',
      feedbackUntil: expect.any(String),
      listing: { title: 'Radio' },
    },
  ]);
  const next = (await dee.get(`/api/my/bought?limit=1&cursor=${String(page.nextCursor)}`)).body;
  expect(next).toMatchObject({ bought: [{ listingId: first.listingId, price: 30 }], nextCursor: null });
  for (const place of ['nonsense', ['1', 'x'], ['foo 1', 'x'], ['+275760-09-13', 'x'], [{}, 'x']])
    expect(await dee.get(`/api/my/bought?cursor=${cursorOf(place)}`)).toMatchObject({
      status: 400,
      body: { code: 'BAD_CURSOR' },
    });
  const zero = cursorOf(['2026-01-01T00:00:00.000Z', 'a\u0000']);
  expect(await dee.get(`/api/my/bought?cursor=${zero}`)).toMatchObject({ body: { code: 'BAD_CURSOR' } });
  expect((await dee.get('/api/my/listings')).body.bought).toBe(2);
  expect((await ana.get('/api/my/bought')).body.bought).toEqual([]);

  expect(await listing(dee, first.listingId)).toMatchObject({ bought: { price: 30 }, sale: null });
  expect(await listing(ana, first.listingId)).toMatchObject({ bought: null, sale: { price: 30 } });
  expect(await listing(cid, first.listingId)).toMatchObject({ bought: null, sale: null });
  expect((await ana.get('/api/my/listings?status=sold')).body.listings).toContainEqual(
    expect.objectContaining({
      id: first.listingId,
      sale: expect.objectContaining({ price: 30, other: { id: dee.id, name: 'Dee' } }),
    }),
  );

  const hidden = { kind: 'listing', id: first.listingId };
  await smc.moderate('hide', hidden);
  await smc.waitForProcessors();
  expect(await dee.get(`/api/listings/${first.listingId}`)).toMatchObject({ status: 404 });
  expect((await dee.get('/api/my/bought')).body.bought).toMatchObject([{}, { price: 30, listing: null }]);
  await smc.moderate('show', hidden);
  await smc.waitForProcessors();

  const { dealId } = (page.bought as readonly { dealId: string }[])[0] ?? {};
  expect(await dee.call('POST', '/api/feedback', { dealId, rating: 'good' })).toMatchObject({ status: 201 });
  expect((await dee.get('/api/my/bought')).body.bought).toMatchObject([
    { feedbackUntil: null },
    { feedbackUntil: expect.any(String) },
  ]);
  await dee.ok(
    'POST',
    `/api/offers/${String((next.bought as readonly { dealId: string }[])[0]?.dealId)}/dispute`,
  );
  expect((await dee.get('/api/my/bought')).body.bought).toHaveLength(1);
  expect(await listing(dee, first.listingId)).toMatchObject({ bought: null });
});

test.each(['buyer', 'seller'] as const)(
  'a block by the %s releases the hold between the two and ends their offers; the other reads no reason',
  async (side) => {
    const [eve, fay] = [await smc.member('Eve'), await smc.member('Fay')];
    const listingId = await eve.list();
    await fay.ok('POST', `/api/listings/${listingId}/hold`);
    const another = await eve.list();
    const { threadId } = (await fay.call('POST', '/api/offers', { listingId: another, price: 20 })).body;
    await smc.waitForProcessors();
    const [blocker, other] = side === 'buyer' ? [fay, eve] : [eve, fay];
    await blocker.ok('POST', `/api/members/${other.id}/block`);
    await smc.waitForProcessors();
    expect((await fay.get('/api/my/holds')).body.listings).toEqual([]);
    expect((await fay.get('/api/my/listings')).body.heldForMe).toBe(0);
    expect(await listing(eve, listingId)).toMatchObject({ status: 'active' });
    const { steps } = (await eve.get(`/api/offers/thread/${String(threadId)}`)).body.deal as DealView;
    expect(steps).toMatchObject([{ status: side === 'buyer' ? 'withdrawn' : 'declined' }]);
    const told = ((await other.get('/api/notifications')).body as unknown as readonly { message: string }[])
      .map(({ message }) => message)
      .join('\n');
    expect(told).toContain(side === 'buyer' ? 'Fay released “Radio”.' : 'Eve released your hold on “Radio”.');
    expect(told).not.toMatch(/block/i);
    expect(await blocker.call('POST', `/api/listings/${listingId}/undo-release`)).toMatchObject({
      status: 404,
    });
  },
);

test('a hold that came while one blocked the other is released soon after', async () => {
  const [gil, han] = [await smc.member('Gil'), await smc.member('Han')];
  const listingId = await gil.list();
  await gil.ok('POST', `/api/members/${han.id}/block`);
  await smc.waitForProcessors();
  const meta = { actor: { id: han.id, roles: [] }, now: new Date().toISOString(), commandId: newId() };
  await dispatch(smc.runtime.bus, listingDecider, listingId, { type: 'HoldListing', meta });
  await smc.waitForProcessors();
  await releaseMissed(smc.runtime, new Date().toISOString());
  await smc.waitForProcessors();
  expect(await listing(gil, listingId)).toMatchObject({ status: 'active' });
});

/** A listing of Ana’s that this member holds at a price below the asking one. */
async function agreed(buyer: Member, price: number): Promise<{ listingId: string; threadId: string }> {
  const listingId = await ana.list();
  const { threadId } = (await buyer.call('POST', '/api/offers', { listingId, price })).body;
  await smc.waitForProcessors();
  const { deal } = (await ana.get(`/api/offers/thread/${String(threadId)}`)).body as { deal: DealView };
  const [offer] = deal.steps;
  const offerId = offer?.kind === 'offer' ? offer.offerId : '';
  await ana.ok('POST', `/api/offers/${deal.id}/accept`, { offerId });
  await smc.waitForProcessors();
  return { listingId, threadId: String(threadId) };
}

const cursorOf = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');
const listing = async (reader: Member, id: string) => (await reader.get(`/api/listings/${id}`)).body;
