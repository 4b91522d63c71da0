import { suspendByStaff } from '../../identity/identity.fixtures.js';
import { openMembers, yearsAgo } from '../../members/members.fixtures.js';
import { readPdf } from './read-pdf.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
let ana: Awaited<ReturnType<typeof smc.member>>;
let bob: Awaited<ReturnType<typeof smc.member>>;
beforeAll(async () => {
  smc = await openMembers();
  ana = await smc.member('Ana');
  bob = await smc.member('Bob');
});
afterAll(() => smc.close());

const content = { title: 'Quadrajet', asking: 450, minimum: 300, notes: 'Jet 72', acquired: { price: 20 } };

describe('one code has three audiences', () => {
  test('the owner, a member with the price, a guest without it; nobody sees what is private', async () => {
    const { id, code } = await added({ ...content, visibility: 'public' });
    expect(await asked(ana, code)).toMatchObject({ status: 200, body: { kind: 'own-item', id } });
    const forMember = await asked(bob, code);
    expect(forMember.body).toMatchObject({
      kind: 'item',
      item: { title: 'Quadrajet', code, price: 450, availability: 'available', owner: { name: 'Ana' } },
    });
    expect(JSON.stringify(forMember.body)).not.toMatch(/\b300\b|Jet 72|minimum|acquired|notes/);
    expect(await guest(code)).toMatchObject({ status: 200, body: { item: { id, price: null } } });
  });

  test('a code is read in small letters and without its dash, and no cache keeps the answer', async () => {
    const { code } = await added({ ...content, visibility: 'link' });
    for (const typed of [code.replace('-', ''), code.toLowerCase()])
      expect(await guest(typed)).toMatchObject({ status: 200 });
    const { headers } = await fetch(`${smc.url}/api/inventory/labels/${code}`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('vary')).toMatch(/Authorization/);
  });

  test('a private item, a place, a deleted item and an unknown code look alike', async () => {
    const privately = await added(content);
    const deleted = await added({ ...content, visibility: 'public' });
    await ana.ok('DELETE', `/api/inventory/items/${deleted.id}`);
    const { body } = await ana.call('POST', '/api/inventory/locations', { name: 'Barn' });
    const barn = (await ana.get(`/api/inventory/locations/${body.id}`)).body.code;
    expect(await asked(ana, String(barn))).toMatchObject({ body: { kind: 'own-location', id: body.id } });
    const answers = await Promise.all(
      [privately.code, deleted.code, String(barn), '33333-33333', 'no code'].map(guest),
    );
    const [first] = answers;
    expect(first).toMatchObject({ status: 404, body: { code: 'LABEL_NOT_FOUND' } });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test('while a listing offers it, everybody sees the price and the listing', async () => {
    await ana.list();
    const { id, code } = await added({ ...content, visibility: 'public' });
    const { listings } = (await ana.ok('POST', '/api/inventory/items/list', { ids: [id] })) as {
      listings: readonly { id: string }[];
    };
    const listingId = listings[0]?.id;
    await ana.ok('POST', `/api/listings/${listingId}/publish`, {});
    await smc.waitForProcessors();
    expect((await guest(code)).body).toMatchObject({
      item: { availability: 'listed', listingId, price: 450 },
    });
    await bob.ok('POST', `/api/listings/${listingId}/hold`, {});
    await smc.waitForProcessors();
    expect((await guest(code)).body).toMatchObject({ item: { availability: 'held' } });
  });

  test('a minor without a guardian makes nothing public, and of a suspended member nothing is', async () => {
    const kid = await smc.member('Kim', { dateOfBirth: yearsAgo(15) });
    const refused = { status: 403, body: { code: 'NOT_SHOWN_YET' } };
    for (const visibility of ['public', 'link'])
      expect(await kid.call('POST', '/api/inventory/items', { ...content, visibility })).toMatchObject(
        refused,
      );
    const own = await added({ ...content, visibility: 'private' }, kid);
    const change = { ...content, visibility: 'public' };
    expect(await kid.call('PUT', `/api/inventory/items/${own.id}`, change)).toMatchObject(refused);
    expect(await guest(own.code)).toMatchObject({ status: 404 });
    const ray = await smc.member('Ray');
    const { code } = await added({ ...content, visibility: 'public' }, ray);
    expect(await storefront(ray.id)).toMatchObject({ total: 1 });
    await suspendByStaff(smc.server.app, ray.id);
    expect(await guest(code)).toMatchObject({ status: 404 });
    expect(await storefront(ray.id)).toMatchObject({ total: 0, items: [] });
  });
});

test("a storefront shows the seller's public items that no listing offers, and no others", async () => {
  const cy = await smc.member('Cy');
  await added({ ...content, title: 'Hood bird', visibility: 'public' }, cy);
  await added({ ...content, title: 'By its code alone', visibility: 'link' }, cy);
  await added({ ...content, title: 'Nobody knows', visibility: 'private' }, cy);
  expect(await storefront(cy.id)).toMatchObject({ total: 1, items: [{ title: 'Hood bird', price: null }] });
});

describe('labels on paper', () => {
  test('the codes of the items and of what is in a place are on the sheet, with the address of this site', async () => {
    const { body } = await ana.call('POST', '/api/inventory/locations', { name: 'Trailer' });
    const inside = await added({ title: 'Horn', locationId: body.id });
    const print = {
      locationIds: [body.id],
      withContents: true,
      sheet: 'avery-5160',
      startAt: 30,
      lines: ['title'],
    };
    const { labels } = (await ana.ok('POST', '/api/inventory/labels/find', print)) as {
      labels: readonly { code: string }[];
    };
    const answer = await fetch(`${smc.url}/api/inventory/labels/sheet`, {
      method: 'POST',
      headers: { ...ana.as, 'Content-Type': 'application/json', 'X-Min-Position': String(ana.seen) },
      body: JSON.stringify(print),
    });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const pages = await readPdf(Buffer.from(await answer.arrayBuffer()));
    expect(pages.map(({ codes }) => codes.map((code) => new URL(code.content).pathname))).toEqual(
      labels.map(({ code }) => [`/q/${code.replace('-', '')}`]),
    );
    expect(labels.at(-1)?.code).toBe(inside.code);
  });

  test('more than 2,000 labels with their copies are refused, with the number', async () => {
    const { id } = await added(content);
    await smc.waitForProcessors();
    const { rows } = await smc.pool.query<{ id: string }>(
      `insert into inventory.item select (jsonb_populate_record(item, jsonb_build_object('id', gen_random_uuid()))).*
         from inventory.item, generate_series(1, 101) where id = $1 returning id`,
      [id],
    );
    const print = { itemIds: rows.map((row) => row.id), sheet: 'roll-62', lines: [], copies: 20 };
    expect(await ana.call('POST', '/api/inventory/labels/sheet', print)).toMatchObject({
      status: 422,
      body: {
        code: 'TOO_MANY_LABELS',
        message: expect.stringContaining('at most 2,000 labels at once, copies included: these are 2,020'),
      },
    });
  });

  test("another member's item has no label for the caller", async () => {
    const { id } = await added(content);
    const body = { itemIds: [id], sheet: 'roll-62' };
    expect(await bob.call('POST', '/api/inventory/labels/sheet', body)).toMatchObject({
      status: 404,
      body: { code: 'ITEM_NOT_FOUND' },
    });
  });
});

async function added(body: object, owner = ana): Promise<{ readonly id: string; readonly code: string }> {
  const answer = await owner.call('POST', '/api/inventory/items', body);
  expect(answer).toMatchObject({ status: 201 });
  const item = await owner.get(`/api/inventory/items/${answer.body.id}`);
  return item.body as unknown as { id: string; code: string };
}

async function asked(who: typeof ana, code: string) {
  return who.get(`/api/inventory/labels/${encodeURIComponent(code)}`);
}

async function guest(code: string) {
  await smc.waitForProcessors();
  const { status, body } = await smc.guest(`/api/inventory/labels/${encodeURIComponent(code)}`);
  const { requestId: _, ...rest } = body;
  return { status, body: rest };
}

async function storefront(id: string) {
  await smc.waitForProcessors();
  return (await smc.guest(`/api/sellers/${id}/inventory`)).body;
}
