import sharp from 'sharp';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import { photoBlob } from '../../media/photo-blobs.shared.js';

import { openMembers } from '../../members/members.fixtures.js';
import { eraseOne } from '../../processes/erase-member.process.js';
import { itemDecider } from '../item/item.decider.js';
import { itemOfTransfer } from './transfer-rows.shared.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

type Member = Awaited<ReturnType<typeof smc.member>>;
interface Waiting {
  readonly id: string;
  readonly title: string;
  readonly seller: string;
  readonly listingId: string;
}

const secrets = {
  notes: 'Paid too much for it.',
  tags: ['secret'],
  acquired: { on: '2020-01-01', from: 'Hank', price: 60 },
  minimum: 80,
  donorVehicle: 'Aunt Mae’s Nova',
  customFields: [{ name: 'Shelf', kind: 'text', value: 'hidden' }],
};

test('the buyer takes over what was public, with photos of its own, the label, and the passport', async () => {
  const [ana, bob, cy] = [await smc.member('Ana'), await smc.member('Bob'), await smc.member('Cy')];
  const { itemId, code } = await sold(ana, bob);
  const [waiting] = await waitingFor(bob);
  expect(waiting).toMatchObject({ title: 'Rochester 2G', seller: 'Ana' });
  expect(await waitingFor(cy)).toEqual([]);
  expect(await cy.call('POST', accept(waiting), {})).toMatchObject({ status: 404 });
  expect((await bob.get('/api/notifications')).body).toContainEqual(
    expect.objectContaining({
      message: expect.stringContaining('“Rochester 2G” is yours. Add it to your inventory'),
      href: '/inventory',
    }),
  );
  const { body: shelf } = await bob.call('POST', '/api/inventory/locations', { name: 'Shelf' });
  const { id } = await bob.ok('POST', accept(waiting), { locationId: shelf.id });
  const mine = (await bob.get(`/api/inventory/items/${id}`)).body;
  expect(mine).toMatchObject({
    title: 'Rochester 2G',
    code,
    quantity: 1,
    stock: [{ path: 'Shelf' }],
    fitment: [{ make: 'Chevrolet' }],
    notes: '',
    tags: [],
    acquired: { on: null, from: '', price: null },
    asking: null,
    minimum: null,
    donorVehicle: '',
    customFields: [],
  });
  await smc.waitForProcessors();
  expect((await ana.get(`/api/inventory/items/${itemId}`)).body).toMatchObject({ status: 'transferred' });
  expect((await bob.get(`/api/inventory/labels/${code}`)).body).toMatchObject({ kind: 'own-item', id });
  expect(await waitingFor(bob)).toEqual([]);
  const [added] = (await bob.get('/api/inventory/transfers')).body.added as readonly { itemId: string }[];
  expect(added).toMatchObject({ itemId: id, listingId: waiting?.listingId });
  const said = await provenance(bob, String(id));
  expect(said).toEqual([
    'Ana entered it.',
    'Ana said that it fits Chevrolet Nova, 1966–1969.',
    'Ana first offered it for sale.',
    'Ana sold it.',
    'You took it over.',
  ]);
  expect(await cy.get(`/api/inventory/items/${id}/passport`)).toMatchObject({ status: 404 });

  const [photo] = mine.photos as readonly { readonly id: string }[];
  await erase(ana);
  expect(await smc.runtime.blobs.has(photoBlob(String(photo?.id), 'zoom'))).toBe(true);
  expect((await provenance(bob, String(id)))[0]).toBe('A former member entered it.');
});

test('a buyer who declines has nothing waiting, and nothing else happens', async () => {
  const [dee, eve] = [await smc.member('Dee'), await smc.member('Eve')];
  const { itemId } = await sold(dee, eve);
  const [waiting] = await waitingFor(eve);
  await eve.ok('POST', `/api/inventory/transfers/${waiting?.id}/decline`, {});
  expect(await waitingFor(eve)).toEqual([]);
  expect((await dee.get(`/api/inventory/items/${itemId}`)).body).toMatchObject({ status: 'sold' });
  expect((await eve.get('/api/inventory/items')).body).toMatchObject({ total: 0 });
});

test('a crash between the two halves is finished: the buyer has the item all the same, once', async () => {
  const [fay, gus] = [await smc.member('Fay'), await smc.member('Gus')];
  const { itemId } = await sold(fay, gus);
  const [waiting] = await waitingFor(gus);
  const portionId = String(waiting?.id);
  const toItemId = itemOfTransfer(portionId);
  const meta = { ...metaOf(gus.id, new Date().toISOString()), commandId: newId() };
  const half = { type: 'TransferItem', portionId, toMemberId: gus.id, toItemId, meta } as const;
  await dispatch(smc.runtime.bus, itemDecider, itemId, half);
  await smc.waitForProcessors();
  expect((await gus.get(`/api/inventory/items/${toItemId}`)).body).toMatchObject({ title: 'Rochester 2G' });
  expect(await gus.ok('POST', accept(waiting), {})).toMatchObject({ id: toItemId });
  expect((await gus.get('/api/inventory/items')).body).toMatchObject({ total: 1 });
});

test('where some of it stays with the seller, so does the label', async () => {
  const [hal, ida] = [await smc.member('Hal'), await smc.member('Ida')];
  const { itemId, code } = await sold(hal, ida);
  await hal.ok('POST', `/api/inventory/items/${itemId}/add`, { quantity: 1 });
  await smc.waitForProcessors();
  const [waiting] = await waitingFor(ida);
  const { id } = await ida.ok('POST', accept(waiting), {});
  expect((await ida.get(`/api/inventory/items/${id}`)).body.code).not.toBe(code);
  expect((await hal.get(`/api/inventory/labels/${code}`)).body).toMatchObject({
    kind: 'own-item',
    id: itemId,
  });
});

test('a sale to a member is taken back while they have not taken the item over and nobody has rated it; sold again, it waits again', async () => {
  const [jim, kay] = [await smc.member('Jim'), await smc.member('Kay')];
  const { itemId, listing } = await sold(jim, kay);
  const [first] = await waitingFor(kay);
  await kay.ok('POST', `/api/inventory/transfers/${first?.id}/decline`, {});
  const [thread] = (await kay.get('/api/threads?filter=inbox')).body.threads as [{ id: string }];
  const deal = async (of: Member) => (await of.get(`/api/offers/thread/${thread.id}`)).body.deal;
  expect(await deal(jim)).toMatchObject({ allowedActions: ['reopen'], feedback: { mayGive: true } });
  expect(await deal(kay)).toMatchObject({ allowedActions: [] });
  expect(await kay.call('POST', `/api/listings/${listing}/reopen`)).toMatchObject({ status: 403 });

  await jim.ok('POST', `/api/listings/${listing}/reopen`);
  await smc.waitForProcessors();
  expect((await jim.get(`/api/listings/${listing}`)).body).toMatchObject({ status: 'active' });
  expect((await jim.get(`/api/inventory/items/${itemId}`)).body).toMatchObject({ status: 'listed' });
  expect(await waitingFor(kay)).toEqual([]);
  expect(await kay.call('POST', accept(first), {})).toMatchObject({ status: 404 });
  expect(await deal(kay)).toMatchObject({
    steps: [{ kind: 'held' }, { kind: 'done' }, { kind: 'reopened' }],
    feedback: { until: null, mayGive: false },
  });
  const { id: dealId } = (await deal(kay)) as { id: string };
  const rate = { dealId, rating: 'good', comment: '' };
  expect(await kay.call('POST', '/api/feedback', rate)).toMatchObject({ status: 404 });
  expect((await kay.get('/api/notifications')).body).toContainEqual(
    expect.objectContaining({
      message: 'Jim marked “Rochester 2G” as not sold to you after all. Ask them if this surprises you.',
      href: `/messages/${thread.id}`,
    }),
  );

  await kay.ok('POST', `/api/listings/${listing}/hold`, {});
  await jim.ok('POST', `/api/listings/${listing}/sell`, { where: 'here', price: 75 });
  await smc.waitForProcessors();
  const [again] = await waitingFor(kay);
  await kay.ok('POST', accept(again), {});
  const takenOver = await jim.call('POST', `/api/listings/${listing}/reopen`);
  expect(takenOver).toMatchObject({ status: 409, body: { code: 'ITEM_TAKEN_OVER' } });
  expect(await kay.call('POST', '/api/feedback', rate)).toMatchObject({ status: 201 });
  const rated = await jim.call('POST', `/api/listings/${listing}/reopen`);
  expect(rated).toMatchObject({ status: 409, body: { code: 'FEEDBACK_GIVEN' } });
  expect(await deal(jim)).toMatchObject({ allowedActions: [] });
});

test('a wanted ad that was found with a member is open again, and they are told both', async () => {
  const [lou, meg] = [await smc.member('Lou'), await smc.member('Meg')];
  const wanted = {
    listingType: 'wanted',
    title: 'Wiper motor',
    categoryPrimary: 'Parts',
    categorySub: 'Electrical',
    priceMode: 'ask',
    place: { text: '53545' },
  };
  const { body } = await lou.call('POST', '/api/listings', wanted);
  await lou.ok('POST', `/api/listings/${body.id}/publish`, {});
  const message = { id: newId(), body: 'I have one.' };
  await meg.call('POST', '/api/threads', { about: { kind: 'listing', listingId: body.id }, message });
  await lou.ok('POST', '/api/offers/done', { listingId: body.id, memberId: meg.id, price: null });
  await lou.ok('POST', `/api/listings/${body.id}/reopen`);
  await smc.waitForProcessors();
  expect((await lou.get(`/api/listings/${body.id}`)).body).toMatchObject({ status: 'active' });
  const told = (await meg.get('/api/notifications')).body as unknown as readonly { message: string }[];
  expect(told.map((one) => one.message)).toEqual(
    expect.arrayContaining([
      'Lou marked “Wiper motor” as found with you. Is that so? Say yes or no.',
      '“Wiper motor” is wanted again: Lou marked it as not found after all. Ask them if this surprises you.',
    ]),
  );
});

const accept = (waiting: Waiting | undefined) => `/api/inventory/transfers/${waiting?.id}/accept`;

async function waitingFor(member: Member): Promise<readonly Waiting[]> {
  return (await member.get('/api/inventory/transfers')).body.waiting as readonly Waiting[];
}

async function provenance(member: Member, id: string): Promise<readonly string[]> {
  const { body } = await member.get(`/api/inventory/items/${id}/passport`);
  return (body.entries as readonly { sentence: string }[]).map(({ sentence }) => sentence);
}

/** An item with a photo that the seller has listed, the buyer held, and the seller sold to the buyer. */
async function sold(
  seller: Member,
  buyer: Member,
): Promise<{ readonly itemId: string; readonly code: string; readonly listing: string }> {
  const { body } = await seller.call('POST', '/api/inventory/items', {
    title: 'Rochester 2G',
    asking: 85,
    fitment: [{ make: 'Chevrolet', model: 'Nova', yearFrom: 1966, yearTo: 1969 }],
    ...secrets,
  });
  const itemId = String(body.id);
  const red = { width: 64, height: 48, channels: 3 as const, background: '#9B2226' };
  await seller.send(
    'POST',
    `/api/inventory/items/${itemId}/photos`,
    await sharp({ create: red }).png().toBuffer(),
  );
  const { listings } = await seller.ok('POST', '/api/inventory/items/list', {
    ids: [itemId],
    place: { text: '53545' },
  });
  const [{ id: listing }] = listings as [{ id: string }];
  await seller.ok('POST', `/api/listings/${listing}/publish`, {});
  await buyer.ok('POST', `/api/listings/${listing}/hold`, {});
  await seller.ok('POST', `/api/listings/${listing}/sell`, { where: 'here', price: 80 });
  await smc.waitForProcessors();
  const item = (await seller.get(`/api/inventory/items/${itemId}`)).body;
  return { itemId, code: String(item.code), listing };
}

async function erase(member: Member): Promise<void> {
  await member.ok('POST', '/api/account/erasure', {});
  await smc.waitForProcessors();
  await eraseOne(smc.runtime, member.id, '2999-01-01T00:00:00.000Z');
  await smc.waitForProcessors();
}
