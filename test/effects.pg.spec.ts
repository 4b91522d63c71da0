import { manifests } from '../apps/runtime/modules.js';
import type { Applied, Effect, Foreseen } from '../modules/identity/effects.ports.js';
import { suspendByStaff } from '../modules/identity/identity.fixtures.js';
import type { CommandMetadata } from '../modules/kernel/decider/decider.js';
import { newId } from '../modules/kernel/decider/identifiers.js';
import { openMembers } from '../modules/members/members.fixtures.js';
import { listingBody } from './authorisation.rows.js';
import { announce } from './gatherings.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

test('before a suspension every kind of thing that it stops is known', async () => {
  const [ray, bob] = [await smc.member('Ray'), await smc.member('Bob')];
  const listing = await ray.list();
  const held = await bob.list();
  await ray.ok('POST', `/api/listings/${held}/hold`, {});
  await bob.call('POST', '/api/offers', { listingId: listing, price: 40 });
  const item = { title: 'Radio', categorySub: 'Electrical', visibility: 'public' };
  await ray.call('POST', '/api/inventory/items', item);
  const { body: link } = await ray.call('POST', '/api/inventory/share-links', {
    title: 'Spares',
    scope: 'all',
  });
  const gathering = newId();
  await announce(smc.runtime.bus, gathering, ray.id);
  expect(await foreseen(ray.id)).toEqual({
    'listing-paused': [{ id: listing, title: 'Radio' }],
    'hold-released': [{ id: held, title: 'Radio' }],
    'offer-ended': [{ id: expect.any(String), title: null }],
    'share-link-closed': [{ id: link.id, title: 'Spares' }],
    'conversation-closed': [
      { id: expect.any(String), title: 'Bob' },
      { id: expect.any(String), title: 'Bob' },
    ],
    'gathering-orphaned': [{ id: gathering, title: 'Jefferson swap meet' }],
  });
});

describe('a paused listing', () => {
  test('is shown again, unless its seller changed its status since; a new price does not matter', async () => {
    const ray = await smc.member('Ray');
    const [left, revised, sold] = [await ray.list(), await ray.list(), await ray.list()];
    const paused = await Promise.all([left, revised, sold].map((id) => apply('listing-paused', ray.id, id)));
    await ray.ok('POST', `/api/listings/${sold}/sell`, { where: 'elsewhere' });
    await ray.ok('PUT', `/api/listings/${revised}`, { ...listingBody, price: 30 });
    const back = (at: number, id: string) => giveBack('listing-paused', ray.id, id, paused[at]);
    expect(await back(0, left)).toMatchObject({ version: expect.any(Number) });
    expect(await back(1, revised)).toMatchObject({ version: expect.any(Number) });
    expect(await back(2, sold)).toBe('changed');
    expect(await statusOf(left)).toBe('active');
  });

  test('counts as paused by the decision when the reactor was faster', async () => {
    const ray = await smc.member('Ray');
    const id = await ray.list();
    await smc.waitForProcessors();
    await suspendByStaff(smc.server.app, ray.id);
    await smc.waitForProcessors();
    const paused = await apply('listing-paused', ray.id, id);
    expect(await giveBack('listing-paused', ray.id, id, paused)).toMatchObject({
      version: expect.any(Number),
    });
  });

  test('that the seller paused before is left alone', async () => {
    const ray = await smc.member('Ray');
    const id = await ray.list();
    await ray.ok('POST', `/api/listings/${id}/pause`, {});
    expect(await apply('listing-paused', ray.id, id)).toBe('nothing');
  });
});

test('a hold comes back until the same time, unless somebody else has held it since', async () => {
  const [ray, bob, ann] = [await smc.member('Ray'), await smc.member('Bob'), await smc.member('Ann')];
  const [free, taken] = [await bob.list(), await bob.list()];
  for (const id of [free, taken]) await ray.ok('POST', `/api/listings/${id}/hold`, {});
  const until = (await bob.get(`/api/listings/${free}`)).body.heldUntil;
  const [first, second] = [
    await apply('hold-released', ray.id, free),
    await apply('hold-released', ray.id, taken),
  ];
  await ann.ok('POST', `/api/listings/${taken}/hold`, {});
  expect(await giveBack('hold-released', ray.id, free, first)).toMatchObject({ version: expect.any(Number) });
  expect(await giveBack('hold-released', ray.id, taken, second)).toBe('changed');
  await smc.waitForProcessors();
  expect((await ray.get(`/api/listings/${free}`)).body).toMatchObject({ status: 'held', heldUntil: until });
});

test('an offer that has ended stays so', async () => {
  const [ray, bob] = [await smc.member('Ray'), await smc.member('Bob')];
  const listingId = await bob.list();
  await ray.call('POST', '/api/offers', { listingId, price: 40 });
  const [{ id = '' } = {}] = (await foreseen(ray.id))['offer-ended'] ?? [];
  const ended = await apply('offer-ended', ray.id, id);
  expect(ended).toMatchObject({ version: expect.any(Number) });
  expect(await giveBack('offer-ended', ray.id, id, ended)).toBe('changed');
});

test('an event is without an organizer for now, and has one again', async () => {
  const ray = await smc.member('Ray');
  const id = newId();
  await announce(smc.runtime.bus, id, ray.id);
  const lost = await apply('gathering-orphaned', ray.id, id);
  const isWithout = async () => {
    await smc.waitForProcessors();
    const { body } = await smc.guest('/api/events');
    return (body as unknown as readonly { id: string; isWithoutOrganizer: boolean }[]).find(
      (one) => one.id === id,
    )?.isWithoutOrganizer;
  };
  expect(await isWithout()).toBe(true);
  expect(await giveBack('gathering-orphaned', ray.id, id, lost)).toMatchObject({
    version: expect.any(Number),
  });
  expect(await isWithout()).toBe(false);
});

test('a share link and a conversation open with their member: nothing is recorded', async () => {
  const ray = await smc.member('Ray');
  const { body } = await ray.call('POST', '/api/inventory/share-links', { title: 'Spares', scope: 'all' });
  const id = String(body.id);
  const closed = await apply('share-link-closed', ray.id, id);
  expect(closed).toEqual({ version: 1 });
  expect(await giveBack('share-link-closed', ray.id, id, closed)).toEqual({ version: 1 });
});

const effects = manifests.flatMap(({ effects: declared = [] }) => declared);
const effectOf = (kind: string): Effect => {
  const found = effects.find((one) => one.kind === kind);
  if (!found) throw new Error(`There is no effect ${kind}`);
  return found;
};
const meta = (): CommandMetadata => ({
  actor: { id: 'carry-out-decisions', roles: [] },
  now: new Date().toISOString(),
  commandId: newId(),
});

async function foreseen(memberId: string): Promise<Readonly<Record<string, readonly Foreseen[]>>> {
  await smc.waitForProcessors();
  const suspending = effects.filter(({ of }) => of.includes('suspend'));
  const all = await Promise.all(
    suspending.map(async (one) => [one.kind, await one.foresee(smc.runtime, memberId)] as const),
  );
  return Object.fromEntries(all);
}

const apply = (kind: string, memberId: string, id: string) =>
  effectOf(kind).apply(smc.runtime, { memberId, id }, meta());

function giveBack(kind: string, memberId: string, id: string, applied: Applied | 'nothing' | undefined) {
  if (!applied || applied === 'nothing') throw new Error(`${kind} was not applied`);
  return effectOf(kind).giveBack(smc.runtime, { memberId, id, ...applied }, meta());
}

async function statusOf(id: string): Promise<unknown> {
  await smc.waitForProcessors();
  return (await smc.guest(`/api/listings/${id}`)).body.status;
}
