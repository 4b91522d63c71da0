import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import { savedSearchEvents } from '../../../modules/saved-searches/search/saved-search.events.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { savedSearches } from './saved-searches.projection.js';
import { dueSearches, savedBy } from './saved-searches.queries.js';

let projection: TestProjection;
beforeAll(async () => {
  projection = await openProjection(savedSearches);
  await projection.pool.query(
    'create schema search_marks; create table search_marks.search (search_id text, told_up_to timestamptz, checked_at timestamptz)',
  );
});
afterAll(() => projection.close());

const words = {
  name: 'Brobdingnag hubcaps',
  address: 'search=zyzzyva',
  query: { search: 'zyzzyva', listingType: 'for_sale' },
};
const alerts = { alerts: 'at-once', byMail: false } as const;
const searches = async () => (await savedBy(projection.db, projection.eventStore.keys, 'ana')).searches;
const due = () => dueSearches(projection.db, projection.eventStore.keys, '2100-01-01T00:00:00.000Z', 10);
const rows = async () =>
  (
    await projection.pool.query<{ row: string }>(
      'select to_jsonb(s)::text as row from saved_searches.search s',
    )
  ).rows.map(({ row }) => row);

test('what a member looks for is encrypted in the row, and comes back to the member and to the alerts', async () => {
  await projection.record(
    savedSearchEvents,
    's1',
    event('SearchSaved', { memberId: 'ana', ...words, ...alerts }),
  );
  expect(await searches()).toMatchObject([{ id: 's1', ...words, ...alerts }]);
  expect(await due()).toMatchObject([{ id: 's1', memberId: 'ana', ...words }]);
  expect((await rows()).join()).not.toMatch(/Brobdingnag|zyzzyva/);
});

test('a search with another name is still the same search, and a rebuild makes the same rows', async () => {
  const changed = { memberId: 'ana', name: 'Lilliput hubcaps', alerts: 'daily', byMail: true } as const;
  await projection.record(savedSearchEvents, 's1', event('SearchChanged', changed));
  const renamed = { id: 's1', ...words, name: 'Lilliput hubcaps', alerts: 'daily', byMail: true };
  expect(await searches()).toMatchObject([renamed]);
  const before = await rows();
  await projection.rebuild();
  expect(await rows()).toEqual(before);
  expect(await searches()).toMatchObject([renamed]);
});

test('a search that was saved without a kind opens as it was saved: for sale and wanted', async () => {
  const old = { name: 'Both', address: 'search=zyzzyva', query: { search: 'zyzzyva' } };
  await projection.record(
    savedSearchEvents,
    's2',
    event('SearchSaved', { memberId: 'ana', ...old, ...alerts }),
  );
  expect((await searches()).find(({ id }) => id === 's2')).toMatchObject({
    address: 'search=zyzzyva&listingType=any',
  });
});

test('once its member is erased a search has no words, nor a row, also after a rebuild', async () => {
  await projection.eventStore.keys.erase('ana');
  expect([await searches(), await due()]).toEqual([[], []]);
  await projection.record(memberEvents, 'ana', event('MemberErased', { memberId: 'ana' }));
  expect(await rows()).toEqual([]);
  await projection.rebuild();
  expect(await rows()).toEqual([]);
});
