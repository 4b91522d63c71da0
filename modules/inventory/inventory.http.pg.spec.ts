import { dayIn } from '../kernel/decider/days.js';
import { openMembers } from '../members/members.fixtures.js';
import { maxItems, maxLocations } from './quotas.rules.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
let ana: Awaited<ReturnType<typeof smc.member>>;
beforeAll(async () => {
  smc = await openMembers();
  ana = await smc.member('Ana');
});
afterAll(() => smc.close());

interface Item {
  readonly id: string;
  readonly code: string;
  readonly status: string;
  readonly quantity: number | null;
  readonly title: string;
  readonly stock: readonly { path: string; quantity: number | null }[];
}

interface Mine {
  readonly listings: readonly { readonly id: string; readonly title: string; readonly status: string }[];
}

test('an item is added with its label, moved, looked up, and every step is told and undone', async () => {
  const barn = await place('Barn');
  const rack = await place('Rack A', barn);
  const id = await added({ title: 'Quadrajet', quantity: 3, locationId: barn });
  await ana.ok('POST', `/api/inventory/items/${id}/move`, { fromId: barn, toId: rack, quantity: 2 });
  const moved = await item(id);
  expect(moved.code).toMatch(/^[34679ACDEFGHJKMNPQRTWXY]{5}-[34679ACDEFGHJKMNPQRTWXY]{5}$/);
  expect(moved.stock).toEqual([
    expect.objectContaining({ path: 'Barn › Rack A', quantity: 2 }),
    expect.objectContaining({ path: 'Barn', quantity: 1 }),
  ]);
  expect(await sentences(id)).toEqual([
    'You moved 2 from Barn to Barn › Rack A.',
    'You added it: 3 at Barn.',
  ]);
  await ana.ok('POST', `/api/inventory/items/${id}/undo`, { step: 2 });
  expect((await item(id)).stock).toEqual([expect.objectContaining({ path: 'Barn', quantity: 3 })]);
  const [undone] = await sentences(id);
  expect(undone).toBe('You undid this: You moved 2 from Barn to Barn › Rack A.');
});

test('as it was on a day: before it was added it was not there', async () => {
  const id = await added({ title: 'Distributor' });
  const today = new Date().toISOString().slice(0, 10);
  expect((await ana.get(`/api/inventory/items/${id}?asOf=${today}`)).body).toMatchObject({
    title: 'Distributor',
    allowedActions: [],
  });
  expect(await ana.get(`/api/inventory/items/${id}?asOf=2020-01-01`)).toMatchObject({ status: 404 });
});

test('a day is the reader’s: what was added on it elsewhere may not be there yet', async () => {
  const id = await added({ title: 'Tachometer' });
  const [first, last] = ['Pacific/Kiritimati', 'Etc/GMT+12']; // never on the same day
  const asOf = (day: string, timeZone: string) =>
    ana.get(`/api/inventory/items/${id}?${new URLSearchParams({ asOf: day, timeZone })}`);
  const day = dayIn(new Date().toISOString(), last);
  expect([(await asOf(day, last)).status, (await asOf(day, first)).status]).toEqual([200, 404]);
  expect((await asOf(day, 'America/Janesville')).body).toMatchObject({ code: 'INVALID_INPUT' });
});

test('a split makes an item of its own, and a merge makes one of both again', async () => {
  const id = await added({ title: 'Hubcaps', quantity: 4 });
  const { id: single } = await ana.ok('POST', `/api/inventory/items/${id}/split`, {
    quantity: 1,
    reason: 'Dented',
  });
  expect([(await item(id)).quantity, (await item(String(single))).quantity]).toEqual([3, 1]);
  await ana.ok('POST', `/api/inventory/items/${id}/merge`, { fromItemId: single });
  expect(await item(id)).toMatchObject({ quantity: 4 });
  expect(await item(String(single))).toMatchObject({ status: 'none_left', quantity: 0 });
  await ana.ok('POST', `/api/inventory/items/${id}/merge`, { fromItemId: single });
  expect(await item(id)).toMatchObject({ quantity: 4 });
});

test('merges at the same time neither lose nor double anything: into each other, one into two, twice', async () => {
  const merge = (into: string, fromItemId: string) =>
    ana.call('POST', `/api/inventory/items/${into}/merge`, { fromItemId });
  const [a, b, c] = [
    await added({ title: 'Clips', quantity: 3 }),
    await added({ title: 'Clips', quantity: 4 }),
    await added({ title: 'Clips', quantity: 5 }),
  ];
  const each = await Promise.all([merge(a, b), merge(b, a), merge(c, a), merge(c, b), merge(c, a)]);
  expect(each.filter(({ status }) => status >= 500)).toEqual([]);
  const all = await Promise.all([a, b, c].map(item));
  expect(all.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)).toBe(12);
});

test('two places that are moved into each other at the same time: one is refused, and each can be reached', async () => {
  const [one, other] = [await place('One'), await place('Other')];
  const move = (id: string, parentId: string) =>
    ana.call('POST', `/api/inventory/locations/${id}/move`, { parentId });
  const answers = await Promise.all([move(one, other), move(other, one)]);
  expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'INSIDE_ITSELF']);
  const undone = await place('Undone');
  await ana.ok('POST', `/api/inventory/locations/${undone}/move`, { parentId: one });
  await ana.ok('POST', `/api/inventory/locations/${undone}/undo`, { step: 2 });
  await ana.ok('POST', `/api/inventory/locations/${one}/move`, { parentId: undone });
  const again = await ana.call('POST', `/api/inventory/locations/${undone}/undo`, { step: 3 });
  expect(again).toMatchObject({ status: 422, body: { code: 'INSIDE_ITSELF' } });
});

test('several items change at once; each refusal is named', async () => {
  const shelf = await place('Shelf');
  const ids = [
    await added({ title: 'Horn' }),
    await added({ title: 'Lamp' }),
    await added({ title: 'Wiper' }),
  ];
  await ana.ok('DELETE', `/api/inventory/items/${ids[2]}`);
  const bulk = (change: object) => ana.ok('POST', '/api/inventory/items/bulk', { ids, change });
  expect(await bulk({ kind: 'move', toId: shelf })).toMatchObject({
    changed: 2,
    refused: [{ id: ids[2], code: 'ITEM_GONE' }],
  });
  expect(await bulk({ kind: 'tag', add: ['electric'], remove: [] })).toMatchObject({ changed: 2 });
  expect((await ana.get(`/api/inventory/items?locationId=${shelf}&tag=electric`)).body).toMatchObject({
    total: 2,
  });
});

test('a place is archived when it is empty, or when the rest has a place', async () => {
  const shed = await place('Shed');
  const box = await place('Box', shed);
  const id = await added({ title: 'Jack', locationId: shed });
  const attic = await place('Attic');
  const archive = `/api/inventory/locations/${shed}/archive`;
  expect(await ana.call('POST', archive, {})).toMatchObject({
    status: 409,
    body: { code: 'LOCATION_NOT_EMPTY' },
  });
  await ana.ok('POST', archive, { moveRestTo: attic });
  expect((await item(id)).stock).toEqual([expect.objectContaining({ path: 'Attic' })]);
  expect((await ana.get(`/api/inventory/locations/${box}`)).body).toMatchObject({ path: 'Attic › Box' });
  expect(
    await ana.call('POST', `/api/inventory/items/${id}/move`, { fromId: attic, toId: shed }),
  ).toMatchObject({ status: 409, body: { code: 'LOCATION_ARCHIVED' } });
});

test("somebody else's items and places do not exist", async () => {
  const bob = await smc.member('Bob');
  const id = await added({ title: 'Fender' });
  const shelf = await place('Own shelf');
  const own = await bob.call('POST', '/api/inventory/items', { title: 'Mirror', locationId: shelf });
  expect(own).toMatchObject({ status: 404, body: { code: 'LOCATION_NOT_FOUND' } });
  expect(await bob.get(`/api/inventory/items/${id}`)).toMatchObject({ status: 404 });
  expect(await bob.get(`/api/inventory/items/${id}/history`)).toMatchObject({ status: 404 });
  expect((await bob.get('/api/inventory/items')).body).toMatchObject({ total: 0 });
});

test('a category that is none names its field', async () => {
  const refused = await ana.call('POST', '/api/inventory/items', { title: 'Horn', categorySub: 'Horns' });
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'INVALID_INPUT', fields: [{ path: 'categorySub' }] },
  });
});

test('an inventory that is full takes no more items and places, says the number, and keeps answering what it took', async () => {
  const fay = await smc.member('Fay');
  const send = async (path: string, body: object, key: string) => {
    const headers = { ...fay.as, 'Content-Type': 'application/json', 'Idempotency-Key': key };
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${smc.url}/api/inventory/${path}`, sent);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const first = await send('items', { title: 'The last one' }, 'the last item');
  await smc.waitForProcessors();
  await smc.pool.query(
    `insert into inventory.item select (jsonb_populate_record(item, jsonb_build_object('id', $1 || n))).*
       from inventory.item, generate_series(2, $2::int) n where owner_id = $1`,
    [fay.id, maxItems],
  );
  await smc.pool.query(
    `insert into inventory.location select $1 || n, $1, 'code', 1, '{"parentId":null,"name":"Bin","kind":"bin","isArchived":false}', now()
       from generate_series(1, $2::int) n`,
    [fay.id, maxLocations],
  );
  expect(await send('items', { title: 'One more' }, 'one item more')).toMatchObject({
    status: 409,
    body: { code: 'TOO_MANY_ITEMS', message: expect.stringContaining('at most 50,000 items') },
  });
  expect((await send('items', { title: 'The last one' }, 'the last item')).body.id).toBe(first.body.id);
  expect(await send('locations', { name: 'Barn' }, 'one place more')).toMatchObject({
    status: 409,
    body: { code: 'TOO_MANY_LOCATIONS', message: expect.stringContaining('at most 5,000 places') },
  });
  expect((await fay.get('/api/inventory/locations')).body.locations).toHaveLength(maxLocations);
});

describe('selling', () => {
  const list = (ids: readonly string[], more: object = {}) =>
    ana.ok('POST', '/api/inventory/items/list', { ids, place: { text: '53545' }, ...more });
  const drafted = async (ids: readonly string[], more: object = {}) =>
    (await list(ids, more)) as unknown as { listings: readonly { id: string }[]; refused: readonly object[] };
  const told = async (id: string) => {
    await smc.waitForProcessors();
    return item(id);
  };

  test('a draft of a listing is filled from the item, which follows it: listed, held, sold, fewer', async () => {
    const id = await added({ title: 'Rochester 2G', quantity: 2, asking: 85, categorySub: 'Fuel' });
    const { listings } = await drafted([id]);
    const listing = String(listings[0]?.id);
    expect((await ana.get(`/api/my/listings/${listing}`)).body).toMatchObject({
      status: 'draft',
      area: 'Janesville, WI',
      form: { title: 'Rochester 2G', price: 85, quantity: 2, categorySub: 'Fuel' },
    });
    expect(await told(id)).toMatchObject({ status: 'in_stock', listingId: listing });
    await ana.ok('POST', `/api/listings/${listing}/publish`, {});
    expect(await told(id)).toMatchObject({ status: 'listed' });
    const buyer = await smc.member('Cy');
    await buyer.ok('POST', `/api/listings/${listing}/hold`, {});
    expect(await told(id)).toMatchObject({ status: 'on_hold', allowedActions: ['move'] });
    await ana.ok('POST', `/api/listings/${listing}/sell`, { where: 'here', price: 80 });
    expect(await told(id)).toMatchObject({ status: 'sold', quantity: 0, listingId: null });
    expect((await sentences(id)).slice(0, 2)).toEqual(['You sold 2 for $80.', 'A buyer holds it.']);
  });

  test('a withdrawn listing puts it in stock again, a sale that is taken back offers it again; a sale outside ends the listing', async () => {
    const id = await added({ title: 'Steering wheel', asking: 60 });
    const first = String((await drafted([id])).listings[0]?.id);
    await ana.ok('POST', `/api/listings/${first}/withdraw`, {});
    expect(await told(id)).toMatchObject({ status: 'in_stock', listingId: null });
    const second = String((await drafted([id])).listings[0]?.id);
    await ana.ok('POST', `/api/listings/${second}/publish`, {});
    await told(id);
    await ana.ok('POST', `/api/listings/${second}/sell`, {});
    expect(await told(id)).toMatchObject({ status: 'sold' });
    await ana.ok('POST', `/api/listings/${second}/reopen`, {});
    expect(await told(id)).toMatchObject({ status: 'listed', listingId: second });
    await ana.ok('POST', `/api/inventory/items/${id}/sell`, { price: 55 });
    await smc.waitForProcessors();
    expect((await ana.get(`/api/listings/${second}`)).body).toMatchObject({ status: 'sold' });
    expect((await ana.call('POST', `/api/listings/${second}/reopen`, {})).body.code).toBe('ITEM_MOVED_ON');
  });

  test('posting an item again hides neither since when it is offered nor its first price', async () => {
    const id = await added({ title: 'Dash clock', asking: 90 });
    const first = String((await drafted([id])).listings[0]?.id);
    await ana.ok('POST', `/api/listings/${first}/publish`, {});
    await told(id);
    await ana.ok('POST', `/api/listings/${first}/withdraw`, {});
    await told(id);
    await ana.ok('PUT', `/api/inventory/items/${id}`, { title: 'Dash clock', asking: 70 });
    const second = String((await drafted([id])).listings[0]?.id);
    const history = `/api/listings/${second}/offer-history`;
    expect(await smc.guest(history)).toMatchObject({ status: 404 });
    await ana.ok('POST', `/api/listings/${second}/publish`, {});
    await smc.waitForProcessors();
    expect((await smc.guest(history)).body).toMatchObject({
      priceCuts: 1,
      prices: [{ price: 90 }, { price: 70 }],
    });
  });

  test('several make one lot; one that is offered already is named', async () => {
    const [a, b] = [
      await added({ title: 'Ammeter', asking: 20 }),
      await added({ title: 'Oil gauge', asking: 15 }),
    ];
    const { listings } = await drafted([a, b], { as: 'lot' });
    expect((await ana.get(`/api/my/listings/${listings[0]?.id}`)).body).toMatchObject({
      form: { title: 'Lot of 2: Ammeter and more', price: 35, quantity: 1 },
    });
    expect(await drafted([a])).toMatchObject({ listings: [], refused: [{ id: a, code: 'ITEM_LISTED' }] });
  });

  test('an item is in one listing: of drafts at the same time one is made, and a listing that comes back beside another is withdrawn', async () => {
    const id = await added({ title: 'Trunk lock', asking: 30 });
    const drafts = await Promise.all([drafted([id]), drafted([id]), drafted([id])]);
    const made = drafts.flatMap(({ listings }) => listings);
    expect(made).toHaveLength(1);
    const mine = (await ana.get('/api/my/listings')).body as unknown as Mine;
    const others = mine.listings.filter(
      ({ title, status }) => title === 'Trunk lock' && status !== 'withdrawn',
    );
    expect(others.map((one) => one.id)).toEqual([made[0]?.id]);
    await ana.ok('POST', `/api/listings/${made[0]?.id}/publish`, {});
    await told(id);
    const listing = { kind: 'listing', id: String(made[0]?.id) };
    await smc.moderate('remove', listing);
    await told(id);
    const second = String((await drafted([id])).listings[0]?.id);
    await told(id);
    await smc.moderate('bringBack', listing);
    expect(await told(id)).toMatchObject({ listingId: second });
    expect((await ana.get(`/api/listings/${made[0]?.id}`)).body).toMatchObject({ status: 'withdrawn' });
  });

  test('a whole car gets its year, make and model from its title; without them it says what to do', async () => {
    const car = { categoryPrimary: 'Cars', categorySub: 'Hardtop', asking: 18_000 };
    const known = await added({ title: '1957 Chevrolet Bel Air Sport Coupe', ...car });
    const { listings } = await drafted([known]);
    expect((await ana.get(`/api/my/listings/${listings[0]?.id}`)).body).toMatchObject({
      form: { vehicle: { year: 1957, make: 'Chevrolet', model: 'Bel Air Sport Coupe' } },
    });
    const unknown = await added({ title: 'The blue one', ...car });
    expect(await drafted([unknown])).toMatchObject({
      listings: [],
      refused: [{ id: unknown, code: 'VEHICLE_UNKNOWN' }],
    });
  });

  test('without a listing before, the place has to be said', async () => {
    const dee = await smc.member('Dee');
    const { body } = await dee.call('POST', '/api/inventory/items', { title: 'Visor' });
    const refused = await dee.call('POST', '/api/inventory/items/list', { ids: [body.id] });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'PLACE_MISSING', fields: [{ path: 'place' }] },
    });
  });
});

async function added(body: object): Promise<string> {
  return create('/api/inventory/items', body);
}

async function place(name: string, parentId: string | null = null): Promise<string> {
  return create('/api/inventory/locations', { name, parentId });
}

async function create(path: string, body: object): Promise<string> {
  const answer = await ana.call('POST', path, body);
  expect(answer).toMatchObject({ status: 201 });
  return String(answer.body.id);
}

const item = async (id: string) => (await ana.get(`/api/inventory/items/${id}`)).body as unknown as Item;

async function sentences(id: string): Promise<readonly string[]> {
  const { body } = await ana.get(`/api/inventory/items/${id}/history`);
  return (body.steps as readonly { sentence: string }[]).map(({ sentence }) => sentence);
}
