import { suspendByStaff } from '../../identity/identity.fixtures.js';
import { stateAlone } from '../../kernel/content/card.js';
import { dayIn, usualTimeZone } from '../../kernel/decider/days.js';
import type { Actor } from '../../kernel/decider/decider.js';
import { openMembers, yearsAgo } from '../../members/members.fixtures.js';
import { readPdf } from '../label/read-pdf.fixtures.js';
import type { ShareLinkView } from './share-links.contract.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
let ana: Awaited<ReturnType<typeof smc.member>>;
let barn: string;
let rack: string;
let chosen: string;
beforeAll(async () => {
  smc = await openMembers();
  ana = await smc.member('Ana');
  barn = await created('/api/inventory/locations', { name: 'Barn' });
  rack = await created('/api/inventory/locations', { name: 'Rack A', parentId: barn });
  const inRack = { locationId: rack, asking: 450, minimum: 300, notes: 'Jet 72', acquired: { price: 20 } };
  await created('/api/inventory/items', { ...inRack, title: 'Alternator', visibility: 'public' });
  await created('/api/inventory/items', { ...inRack, title: 'Bumper', visibility: 'link', tags: ['chrome'] });
  await created('/api/inventory/items', {
    ...inRack,
    title: 'Clock',
    visibility: 'private',
    tags: ['chrome'],
  });
  chosen = await created('/api/inventory/items', { title: 'Distributor', visibility: 'link' });
});
afterAll(() => smc.close());

test.each([
  ['all that is public', () => ({ scope: 'all' }), ['Alternator']],
  ['a place with all inside', () => ({ scope: 'location', locationId: barn }), ['Alternator', 'Bumper']],
  ['a tag', () => ({ scope: 'tag', tag: 'chrome' }), ['Bumper']],
  ['chosen items', () => ({ scope: 'items', itemIds: [chosen] }), ['Distributor']],
])('a link shows %s, and never what is private', async (_, scope, titles) => {
  const { body } = await opened((await made(scope())).address);
  expect(body).toMatchObject({ owner: { name: 'Ana' }, total: titles.length });
  expect((body.items as readonly { title: string }[]).map(({ title }) => title)).toEqual(titles);
  expect(JSON.stringify(body)).not.toMatch(/\b300\b|Jet 72|acquired|Rack A|"minimum"/);
});

test('prices and place names are shown when the owner says so', async () => {
  const withAll = await opened((await made({ scope: 'all', showPlaces: true })).address);
  expect(withAll.body).toMatchObject({ showPrices: true, items: [{ price: 450, place: 'Rack A' }] });
  const without = await opened((await made({ scope: 'all', showPrices: false })).address);
  expect(without.body).toMatchObject({
    showPrices: false,
    items: [{ price: null, place: null }],
  });
});

test.each([
  ['with prices', true, 450],
  ['without prices', false, null],
])(
  'what a link %s shows in its list, it shows of the item behind, to guests and members alike',
  async (_, showPrices, price) => {
    const { id, address } = await made({ scope: 'location', locationId: barn, showPrices });
    const { items } = (await opened(address)).body as {
      items: readonly { id: string; price: number | null }[];
    };
    const mat = await smc.member('Mat');
    expect(items).toHaveLength(2);
    for (const item of items) {
      expect(item.price).toBe(price);
      const behind = { status: 200, body: { price, isPriceForMembers: false } };
      expect(await opened(`${address}/items/${item.id}`)).toMatchObject(behind);
      expect(await mat.get(`/api/share-links/${tokenOf(address)}/items/${item.id}`)).toMatchObject(behind);
    }
    await smc.moderate('remove', { kind: 'share-link', id });
    await smc.waitForProcessors();
    for (const item of items)
      expect(await opened(`${address}/items/${item.id}`)).toMatchObject({ status: 404 });
  },
);

test('the inventory of a seller says that a price is for members, where there is one', async () => {
  const [bea, mat] = [await smc.member('Bea'), await smc.member('Mat')];
  const priced = await created(
    '/api/inventory/items',
    { title: 'Alternator', asking: 450, visibility: 'public' },
    bea,
  );
  const unpriced = await created('/api/inventory/items', { title: 'Emblem', visibility: 'public' }, bea);
  await smc.waitForProcessors();
  const at = (id: string) => `/api/sellers/${bea.id}/inventory/${id}`;
  expect((await smc.guest(at(priced))).body).toMatchObject({ price: null, isPriceForMembers: true });
  expect((await smc.guest(at(unpriced))).body).toMatchObject({ price: null, isPriceForMembers: false });
  expect((await mat.get(at(priced))).body).toMatchObject({ price: 450, isPriceForMembers: false });
});

test('an item is shown whole as long as its link is open, without the code that would open it after', async () => {
  const { id, address } = await made({ scope: 'items', itemIds: [chosen] });
  const { code } = (await ana.get(`/api/inventory/items/${chosen}`)).body;
  const at = `${address}/items/${chosen}`;
  const seen = [await opened(address), await opened(at)];
  expect(seen[1]).toMatchObject({ status: 200, body: { title: 'Distributor', owner: { name: 'Ana' } } });
  for (const one of seen) expect(JSON.stringify(one)).not.toContain(code);
  expect(await opened(`${(await made({ scope: 'all' })).address}/items/${chosen}`)).toMatchObject({
    status: 404,
    body: { code: 'ITEM_NOT_FOUND' },
  });
  await ana.ok('POST', `/api/inventory/share-links/${id}/revoke`);
  for (const path of [address, at])
    expect(await opened(path)).toMatchObject({ status: 404, body: { code: 'SHARE_LINK_NOT_FOUND' } });
});

test.each([
  ['blocked by the owner', (mat: typeof ana) => ana.ok('POST', `/api/members/${mat.id}/block`)],
  ['who blocked the owner', (mat: typeof ana) => mat.ok('POST', `/api/members/${ana.id}/block`)],
])('a member %s opens no link, label or inventory of theirs while signed in', async (_, block) => {
  const mat = await smc.member('Mat');
  const { address } = await made({ scope: 'all' });
  const [item] = (await opened(address)).body.items as readonly { id: string }[];
  const { code } = (await ana.get(`/api/inventory/items/${item?.id}`)).body;
  await smc.waitForProcessors();
  const paths = [
    `/api/share-links/${tokenOf(address)}`,
    `/api/share-links/${tokenOf(address)}/items/${item?.id}`,
    `/api/inventory/labels/${code}`,
    `/api/sellers/${ana.id}/inventory/${item?.id}`,
  ];
  for (const path of paths) expect(await mat.get(path)).toMatchObject({ status: 200 });
  await block(mat);
  for (const path of paths) expect(await mat.get(path)).toMatchObject({ status: 404 });
  expect(await mat.call('POST', `/api/share-links/${tokenOf(address)}/scans`)).toMatchObject({ status: 404 });
  expect((await mat.get(`/api/sellers/${ana.id}/inventory`)).body).toMatchObject({ items: [], total: 0 });
});

test('a guest reports a link by its token; a decision closes it for everybody, and opens it again', async () => {
  const { id, address } = await made({ scope: 'all' });
  await smc.waitForProcessors();
  const guest = { actor: undefined, now: new Date().toISOString() };
  const report = (at: string) => smc.runtime.contents.toReport({ kind: 'share-link', id: at }, guest);
  expect(await report(tokenOf(address))).toMatchObject({ id, ownerId: ana.id, version: 1 });
  expect(await smc.runtime.contents.evidenceOf({ kind: 'share-link', id, version: 1 })).toMatchObject({
    fields: expect.arrayContaining([{ label: 'Prices', value: 'shown' }]),
  });
  await smc.moderate('remove', { kind: 'share-link', id });
  await smc.waitForProcessors();
  expect(await opened(address)).toMatchObject({ status: 404 });
  expect(await report(tokenOf(address))).toBeUndefined();
  expect((await links()).find((one) => one.id === id)).toMatchObject({ status: 'closed' });
  await smc.moderate('bringBack', { kind: 'share-link', id });
  await smc.waitForProcessors();
  expect(await opened(address)).toMatchObject({ status: 200 });
});

test('a revoked link, one that has ended, and an unknown one look alike', async () => {
  const revoked = await made({ scope: 'all' });
  await ana.ok('POST', `/api/inventory/share-links/${revoked.id}/revoke`);
  const ended = await made({ scope: 'all', endsAt: new Date(Date.now() + 60_000).toISOString() });
  await smc.pool.query("update inventory.share_link set ends_at = now() - interval '1 day' where id = $1", [
    ended.id,
  ]);
  await smc.waitForProcessors();
  expect(await opened(`${ended.address}/items/${chosen}`)).toMatchObject({ status: 404 });
  const answers = [];
  for (const address of [revoked.address, ended.address, 'http://localhost/s/0123456789abcdefghijkl'])
    answers.push(JSON.stringify(await opened(address)));
  expect(answers[0]).toContain('SHARE_LINK_NOT_FOUND');
  expect(new Set(answers).size).toBe(1);
  expect((await links()).find(({ id }) => id === revoked.id)).toMatchObject({ status: 'revoked' });
  expect(await ana.call('GET', `/api/inventory/share-links/${revoked.id}/sign`)).toMatchObject({
    status: 409,
    body: { code: 'SHARE_LINK_OVER' },
  });
});

test('openings are counted by day, once for each viewer in ten minutes, without the owner and without anything about who', async () => {
  const { id, address } = await made({ scope: 'all' });
  const path = `/api/share-links/${tokenOf(address)}/scans`;
  await smc.waitForProcessors();
  const browsers = ['a', 'b', 'a'].map((name) => ({ 'User-Agent': name }));
  for (const headers of [...browsers, ana.as]) await fetch(smc.url + path, { method: 'POST', headers });
  const day = dayIn(new Date().toISOString(), usualTimeZone);
  expect((await links()).find((link) => link.id === id)).toMatchObject({
    scans: 2,
    days: [{ day, scans: 2 }],
  });
  const { rows } = await smc.pool.query<object>('select * from share_links.scan where link_id = $1', [id]);
  expect(rows.map(Object.keys)).toEqual([['link_id', 'owner_id', 'day', 'scans']]);
});

test('the sign has the code of the link and the name of the seller', async () => {
  const { id, address } = await made({ scope: 'all' });
  const answer = await ana.raw(`/api/inventory/share-links/${id}/sign`);
  const [page] = await readPdf(Buffer.from(await answer.arrayBuffer()));
  expect(page?.codes.map(({ content }) => content)).toEqual([address]);
  expect(page?.text).toContain('Ana');
});

test('the card of a link leads there while it is open; only its owner may share it, and a block hides it', async () => {
  const links = [
    await made({ scope: 'all' }),
    await made({ scope: 'location', locationId: barn }),
    await made({ scope: 'tag', tag: 'chrome' }),
    await made({ scope: 'items', itemIds: [chosen] }),
  ];
  await smc.waitForProcessors();
  const cardsFor = async (actor: Actor | undefined, unseen: readonly string[] = []) => {
    const refs = links.map(({ id }) => ({ kind: 'share-link', id }));
    const viewer = { actor, unseen, now: new Date().toISOString() };
    return refs.map(await smc.runtime.contents.cardsOf(refs, viewer));
  };
  const cards = await cardsFor(undefined);
  expect(cards.map((card) => card?.details)).toEqual([['1 item'], ['2 items'], ['1 item'], ['1 item']]);
  const tokens = links.map(({ address }) => `/s/${tokenOf(address)}`);
  expect(cards.map((card) => card?.href)).toEqual(tokens);
  expect(cards[0]).toMatchObject({ title: 'The meet', state: null, isShareable: false });
  expect((await cardsFor({ id: ana.id, roles: [] })).every((card) => card?.isShareable)).toBe(true);
  expect(await cardsFor({ id: 'bob', roles: [] }, [ana.id])).toEqual(links.map(() => undefined));
  await ana.ok('POST', `/api/inventory/share-links/${links[0]?.id}/revoke`);
  await smc.waitForProcessors();
  expect((await cardsFor(undefined))[0]).toEqual(stateAlone('Ended'));
});

test("another member's item or place is no scope", async () => {
  const bob = await smc.member('Bob');
  const make = (scope: object) => bob.call('POST', '/api/inventory/share-links', { title: 'Mine', ...scope });
  expect(await make({ scope: 'items', itemIds: [chosen] })).toMatchObject({ status: 404 });
  expect(await make({ scope: 'location', locationId: barn })).toMatchObject({ status: 404 });
  expect((await bob.get('/api/inventory/share-links')).body).toEqual({ links: [] });
});

test('a pending minor makes none, and the link of a suspended member is gone', async () => {
  const kid = await smc.member('Kim', { dateOfBirth: yearsAgo(15) });
  const refused = await kid.call('POST', '/api/inventory/share-links', { title: 'All', scope: 'all' });
  expect(refused.status).toBe(403);
  const ray = await smc.member('Ray');
  const { id, address } = await made({ scope: 'all' }, ray);
  expect((await opened(address)).status).toBe(200);
  await suspendByStaff(smc.server.app, ray.id);
  expect((await opened(address)).status).toBe(404);
  const ref = { kind: 'share-link', id };
  const viewer = { actor: undefined, unseen: [], now: new Date().toISOString() };
  expect((await smc.runtime.contents.cardsOf([ref], viewer))(ref)).toBeUndefined();
});

async function made(scope: object, owner = ana): Promise<ShareLinkView> {
  const { body, status } = await owner.call('POST', '/api/inventory/share-links', {
    title: 'The meet',
    ...scope,
  });
  expect({ body, status }).toMatchObject({ status: 201 });
  const link = (await links(owner)).find(({ id }) => id === body.id);
  if (!link) throw new Error('the link is not in the list');
  return link;
}

async function links(owner = ana): Promise<readonly ShareLinkView[]> {
  return (await owner.get('/api/inventory/share-links')).body.links as readonly ShareLinkView[];
}

const tokenOf = (address: string) => address.split('/s/')[1] ?? '';

async function opened(address: string) {
  await smc.waitForProcessors();
  const { status, body } = await smc.guest(`/api/share-links/${tokenOf(address)}`);
  const { requestId: _, ...rest } = body;
  return { status, body: rest as Record<string, unknown> };
}

async function created(path: string, body: object, owner = ana): Promise<string> {
  const answer = await owner.call('POST', path, body);
  expect(answer).toMatchObject({ status: 201 });
  return String(answer.body.id);
}
