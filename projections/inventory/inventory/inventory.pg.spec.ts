import { sql } from 'kysely';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { itemEvents } from '../../../modules/inventory/item/item.events.js';
import { content } from '../../../modules/inventory/item/item.fixtures.js';
import { ItemsQuery } from '../../../modules/inventory/item.schemas.js';
import { labelEvents } from '../../../modules/inventory/label/label.events.js';
import { locationEvents } from '../../../modules/inventory/location/location.events.js';
import { scanSessionEvents } from '../../../modules/inventory/scan-session/scan-session.events.js';
import { shareLinkEvents } from '../../../modules/inventory/share-link/share-link.events.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { unaddressed } from '../../../modules/media/photo-addresses.shared.js';

import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { inventory } from './inventory.projection.js';
import { inventoryPage } from './items.queries.js';
import { locationTree } from './locations.queries.js';
import { offlineInventory, offlineVersion } from './offline.queries.js';
import { scanSessionsPage } from './scan-sessions.queries.js';

const [barn, rack, bin] = [
  'b0000000-0000-4000-8000-000000000001',
  'b0000000-0000-4000-8000-000000000002',
  'b0000000-0000-4000-8000-000000000003',
];
let projection: TestProjection;

beforeAll(async () => {
  projection = await openProjection(inventory);
  await place(barn, 'Barn', null);
  await place(rack, 'Rack A', barn);
  await place(bin, 'A-3-07', rack);
  await item('carb', { partNumbers: [{ number: '704 0202', kind: 'oem' as const }] }, bin, 2);
  await item(
    'grille',
    { title: 'Grille, 1953 GMC', partNumbers: [], tags: ['chrome'], askingCents: 20_000 },
    barn,
    1,
  );
  await item('bolts', { title: 'Coffee can of bolts', partNumbers: [], askingCents: null }, null, null);
  await item('sold', { title: 'Sold fender', partNumbers: [] }, barn, 1);
  await projection.record(
    itemEvents,
    'sold',
    event('ItemSold', {
      portionId: 'p1',
      listingId: null,
      endsListingId: null,
      lines: [{ locationId: barn, quantity: 1 }],
      buyerId: null,
      priceCents: 5_000,
    }),
  );
  await item('others', { ownerId: 'bob' }, null, 1);
  for (const ownerId of ['ana', 'bob']) await scanSession(ownerId);
});
afterAll(() => projection.close());

test('an inventory shows what is still there, and counts and values the whole', async () => {
  const page = await find({ sort: 'title' });
  expect(titles(page)).toEqual(['Coffee can of bolts', 'Grille, 1953 GMC', 'Quadrajet carburetor']);
  expect(page.counts).toMatchObject({ in_stock: 3, sold: 1, deleted: 0 });
  expect(page.worth).toBe(2 * 125 + 200);
  expect(page.tags).toEqual(['chrome']);
  expect(titles(await find({ status: 'gone' }))).toEqual(['Sold fender']);
});

test.each([
  ['a part number without its blanks', { search: '7040202' }, ['Quadrajet carburetor']],
  ['a part number with blanks and dashes of a phone', { search: '70–40 202' }, ['Quadrajet carburetor']],
  ['several words in any order', { search: 'gmc grille' }, ['Grille, 1953 GMC']],
  ['a sign that means something to SQL', { search: '%' }, []],
  ['a tag', { tag: 'chrome' }, ['Grille, 1953 GMC']],
  [
    'a place, with all that is in it',
    { locationId: barn, sort: 'title' },
    ['Grille, 1953 GMC', 'Quadrajet carburetor'],
  ],
  ['a place inside another', { locationId: rack }, ['Quadrajet carburetor']],
  ['no place yet', { locationId: 'none' }, ['Coffee can of bolts']],
])('it is searched by %s', async (_, query, found) => {
  expect(titles(await find(query))).toEqual(found);
});

test('it comes in pages, with the total of all', async () => {
  const second = await find({ sort: 'title', limit: '2', page: '2' });
  expect(second).toMatchObject({ total: 3, items: [{ title: 'Quadrajet carburetor' }] });
  expect(second.items[0]?.stock).toEqual([{ locationId: bin, path: 'Barn › Rack A › A-3-07', quantity: 2 }]);
});

test('a place of somebody else, or none, is not found', async () => {
  await expect(find({ locationId: 'b0000000-0000-4000-8000-00000000000f' })).rejects.toMatchObject({
    code: 'LOCATION_NOT_FOUND',
  });
});

test('the tree of places counts what is in each, and in all that it holds', async () => {
  const tree = await locationTree(shown(), 'ana', { archived: false });
  expect(tree.map(({ path, depth, items, itemsWithin }) => [path, depth, items, itemsWithin])).toEqual([
    ['Barn', 0, 1, 2],
    ['Barn › Rack A', 1, 0, 1],
    ['Barn › Rack A › A-3-07', 2, 1, 1],
  ]);
});

test('places that two moves put into each other are still shown', async () => {
  await place('loop-1', 'Loop 1', null, 'cy');
  await place('loop-2', 'Loop 2', 'loop-1', 'cy');
  await projection.record(locationEvents, 'loop-1', event('LocationMoved', { parentId: 'loop-2' }));
  await locationTree(shown(), 'cy', { archived: false });
});

test('scan sessions are listed with what waits for a choice; others do not see them', async () => {
  const { sessions } = await scanSessionsPage(projection.db, 'ana', { page: 1, limit: 20 });
  expect(sessions).toEqual([
    expect.objectContaining({ id: 'session of ana', status: 'committed', scans: 2, conflicts: 1 }),
  ]);
});

test('handling the log again, and a rebuild, leave the same rows', async () => {
  const before = await rows();
  await projection.handleAgain();
  expect(await rows()).toEqual(before);
  await projection.rebuild();
  expect(await rows()).toEqual(before);
});

test('nothing of an erased member stays', async () => {
  await projection.record(shareLinkEvents, 'link', event('ShareLinkMade', { ...sharing, ownerId: 'bob' }));
  expect((await rows()).some((row) => row.includes('Bobs table'))).toBe(true);
  await projection.record(memberEvents, 'bob', event('MemberErased', { memberId: 'bob' }));
  expect((await rows()).filter((row) => row.includes('bob'))).toEqual([]);
});

test('nothing that its owner asks reads the whole of a table: others’ items are left alone', async () => {
  const others = sql`select n, 'other ' || n % 200 as owner from generate_series(1, 20000) n`;
  const { db } = projection;
  await sql`insert into inventory.item (id, owner_id, code, version, kept, status, title, category, tags, words, place, updated_at)
    select 'of ' || owner || ' ' || n, owner, 'code ' || n, 1, '{}', 'in_stock', 'Part', 'Parts', '{}', 'part', '', now() from (${others}) o`.execute(
    db,
  );
  await sql`insert into inventory.stock (item_id, location_id, owner_id, quantity)
    select 'of ' || owner || ' ' || n, 'shelf ' || n % 500, owner, 1 from (${others}) o`.execute(db);
  await sql`insert into inventory.location (id, owner_id, code, version, kept, updated_at)
    select 'shelf ' || n, owner, 'code ' || n, 1, '{"parentId": null, "name": "Shelf"}', now() from (${others}) o`.execute(
    db,
  );
  await sql`analyze inventory.item, inventory.stock, inventory.location`.execute(db);
  const [before, after] = await db.transaction().execute(async (tx) => {
    const first = await scansIn(tx);
    for (const query of [{}, { search: 'gmc' }, { locationId: barn }, { tag: 'chrome', sort: 'title' }])
      await inventoryPage({ db: tx, showPhoto: unaddressed }, 'ana', ItemsQuery.parse(query));
    await locationTree({ db: tx, showPhoto: unaddressed }, 'ana', { archived: false });
    await offlineVersion(tx, 'ana');
    await offlineInventory(tx, 'ana');
    return [first, await scansIn(tx)];
  });
  expect(after).toEqual(before);
});

/**
 * The number of full table scans on this connection, by table. Scans of earlier transactions count too, until
 * PostgreSQL has flushed its statistics.
 */
async function scansIn(tx: DatabaseTransaction): Promise<readonly { table: string; scans: number }[]> {
  const { rows } = await sql<{ table: string; scans: number }>`
    select relname as table, seq_scan as scans from pg_stat_xact_user_tables
    where schemaname = 'inventory' and relname in ('item', 'stock', 'location') order by relname`.execute(tx);
  expect(rows).toHaveLength(3);
  return rows;
}

async function rows(): Promise<readonly string[]> {
  const { rows } = await projection.pool.query<{ row: string }>(
    `select i::text as row from inventory.item i union all select s::text from inventory.stock s
     union all select l::text from inventory.location l union all select c::text from inventory.label c
     union all select k::text from inventory.share_link k
     union all select p::text from inventory.item_place p union all select n::text from inventory.scan_session n order by 1`,
  );
  return rows.map(({ row }) => row);
}

const sharing = {
  title: 'Bobs table',
  scope: 'all' as const,
  locationId: null,
  tag: '',
  itemIds: [],
  showPrices: true,
  showPlaces: false,
  endsAt: null,
  tokenDigest: 'of bob',
};

const shown = () => ({ db: projection.db, showPhoto: unaddressed });
const find = (query: Record<string, string>) => inventoryPage(shown(), 'ana', ItemsQuery.parse(query));
const titles = ({ items }: Awaited<ReturnType<typeof find>>) => items.map(({ title }) => title);

function scanSession(ownerId: string): Promise<void> {
  const scan = (scanId: string, outcome: 'applied' | 'conflict') =>
    event('ItemScanned', {
      scanId,
      itemId: 'carb',
      scannedAt: '2026-06-01T12:01:00.000Z',
      action: { do: 'see' as const, locationId: null, quantity: 1 },
      expected: { revision: 1, stock: [], isHeld: false },
      outcome,
      steps: [],
      refusal: null,
    });
  const at = '2026-06-01T12:00:00.000Z';
  return projection.record(
    scanSessionEvents,
    `session of ${ownerId}`,
    event('ScanSessionStarted', { ownerId, purpose: 'move' as const, deviceId: 'd1', startedAt: at }),
    scan('s1', 'applied'),
    scan('s2', 'conflict'),
    event('ScanSessionCommitted', { committedAt: at }),
  );
}

function place(id: string, name: string, parentId: string | null, ownerId = 'ana'): Promise<void> {
  const added = event('LocationAdded', {
    ownerId,
    name,
    kind: 'rack' as const,
    note: '',
    code: id,
    parentId,
  });
  return projection.record(locationEvents, id, added);
}

async function item(
  id: string,
  over: Partial<typeof content & { ownerId: string }>,
  locationId: string | null,
  quantity: number | null,
): Promise<void> {
  const { ownerId = 'ana' } = over;
  await projection.record(
    labelEvents,
    `CODE-${id}`,
    event('LabelIssued', { ownerId, subject: 'item' as const, subjectId: id }),
  );
  const active = { ...content, ...over, ownerId, locationId, quantity };
  await projection.record(
    itemEvents,
    id,
    event('ItemAdded', { ...active, code: `CODE-${id}`, photos: [], from: null }),
  );
}
