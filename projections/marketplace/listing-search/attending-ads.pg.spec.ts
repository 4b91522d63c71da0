import { plusDays, plusHours } from '../../../modules/kernel/decider/time.js';
import type { AttendingAds } from '../../../modules/marketplace/attending-ads.ports.js';
import { freshDatabase, type TestDatabase } from '../../../test/postgres/database.js';
import { attendingAds } from './attending-ads.queries.js';
import {
  type ContentChange,
  content,
  drafted,
  emptySearch,
  firstDay,
  listingId,
  logbook,
  publishedAt,
} from './listing-search.fixtures.js';

const log = logbook();
const terms = {
  ...{ acceptOrigin: [], acceptCondition: [] },
  ...{ urgency: 'whenever' as const, privateLimitCents: null, radius: null },
};

let database: TestDatabase;
let ads: AttendingAds;
beforeAll(async () => {
  database = await freshDatabase();
  const { db, handle } = await emptySearch(database);
  ads = attendingAds(db);
  const publish = (name: string, hour: number, attends: string[], of: ContentChange = {}) =>
    handle(
      log.listing(name, [
        drafted({
          ...{ listingType: 'wanted', wanted: { ...terms, attends } },
          words: { ...content.words, title: name },
          ...of,
        }),
        publishedAt(plusHours(firstDay, hour)),
      ]),
    );
  await publish('hubcap', 1, ['meet']);
  await publish('fender', 2, ['other', 'series_2026-07-08']);
  await publish('grille', 3, ['meet'], { sellerId: 'max' });
  await publish('paused', 4, ['meet']);
  await publish('elsewhere', 5, ['other']);
  await handle(log.listing('paused', [{ type: 'ListingPaused', data: {} }], plusDays(firstDay, 1)));
});
afterAll(() => database.drop());

test('open wanted ads are found by the events that they name, the newest first', async () => {
  const asked = ['meet', 'series_2026-07-08'];
  expect(await ads.ofEvents(asked, [], 10)).toEqual({
    total: 3,
    first: [
      { id: listingId('grille'), title: 'grille', attends: 'meet' },
      { id: listingId('fender'), title: 'fender', attends: 'series_2026-07-08' },
      { id: listingId('hubcap'), title: 'hubcap', attends: 'meet' },
    ],
  });
  expect(await ads.ofEvents(asked, ['max'], 1)).toEqual({
    total: 2,
    first: [{ id: listingId('fender'), title: 'fender', attends: 'series_2026-07-08' }],
  });
  expect(await ads.ofEvents([], [], 10)).toEqual({ total: 0, first: [] });
});
