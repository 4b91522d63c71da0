import { event } from '../../modules/kernel/decider/decider.js';
import { plusDays } from '../../modules/kernel/decider/time.js';
import type { Database } from '../../modules/kernel/postgres/database.js';
import { enterSchema } from '../../modules/kernel/processing/projection.js';
import { contentPhotoPath } from '../../modules/media/photos.contract.js';
import { allPages } from '../../modules/pages/all-pages.schemas.js';
import { datesOn, published, writeGatherings } from '../../projections/events/events/events.fixtures.js';
import { firstDay, listingId } from '../../projections/marketplace/listing-search/listing-search.fixtures.js';
import { freshDatabase, type TestDatabase } from '../../test/postgres/database.js';
import { hiddenListings, now, openSite, publicUrl } from './head.fixtures.js';
import { headOf, type PageHead } from './page-head.js';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await freshDatabase();
  db = await openSite(database);
});
afterAll(() => database.drop());

const head = (path: string, at = now): Promise<PageHead> => headOf({ db, publicUrl, now: at }, path);
const listing = (name: string, at?: string) => head(`/listing/${listingId(name)}`, at);

test('a listing has a title, a description, one address, a picture and an offer', async () => {
  const url = `${publicUrl}/listing/${listingId('active')}`;
  const picture = `${publicUrl}/api/photos/${listingId('active')}/p1/page`;
  expect(await listing('active')).toEqual({
    status: 200,
    title: '$450 · 327 engine block, standard bore',
    description: 'Janesville, WI. Pulled from a 1968 Impala. Magnafluxed, no cracks.',
    canonical: url,
    type: 'product',
    picture,
    jsonLd: expect.objectContaining({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: '327 engine block, standard bore',
      category: 'Parts > Engine',
      image: [picture],
      itemCondition: 'https://schema.org/UsedCondition',
      mpn: '3970010',
      offers: expect.objectContaining({
        '@type': 'Offer',
        url,
        price: '450.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'Person', name: 'Ana Surname', url: `${publicUrl}/members/ana` },
      }),
    }),
  });
  expect(JSON.stringify(await listing('active'))).not.toMatch(/42\.68|-89\.01/);
});

test('a build has its car, its progress and its owner, and is a story about a vehicle', async () => {
  const url = `${publicUrl}/build-tracker/build-1`;
  const picture = `${publicUrl}${contentPhotoPath({ kind: 'build', id: 'build-1' }, 'p1', 'page')}`;
  expect(await head('/build-tracker/build-1')).toEqual({
    status: 200,
    title: 'Old Blue, a 1966 Ford F100',
    description: 'A 1966 Ford F100 in the garage of Ana Surname. 12 of 40 tasks are done. Patina stays.',
    canonical: url,
    type: 'article',
    picture,
    jsonLd: expect.objectContaining({
      '@type': 'Article',
      headline: 'Old Blue',
      image: picture,
      author: { '@type': 'Person', name: 'Ana Surname', url: `${publicUrl}/members/ana` },
      about: expect.objectContaining({ '@type': 'Vehicle', name: '1966 Ford F100', model: 'F100' }),
    }),
  });
});

test('search engines keep no build of a minor, and hear of none that guests do not see', async () => {
  expect(await head('/build-tracker/build-2')).toMatchObject({
    status: 200,
    canonical: null,
    jsonLd: null,
    description: 'A 1966 Ford F100 in the garage of Max.',
  });
  for (const id of ['build-3', 'build-4', 'build-5', 'none'])
    expect(await head(`/build-tracker/${id}`)).toMatchObject({ status: 404, title: null, jsonLd: null });
});

test('a post has the beginning of its words, its author, and its first photo', async () => {
  expect(await head('/wall/post-1')).toEqual({
    status: 200,
    title: 'Which carb is this? Two bolts.',
    description: 'Ana Surname on the wall of Swap Meet Classics: Which carb is this? Two bolts.',
    canonical: `${publicUrl}/wall/post-1`,
    type: 'article',
    picture: `${publicUrl}${contentPhotoPath({ kind: 'post', id: 'post-1' }, 'p1', 'page')}`,
    jsonLd: null,
  });
});

test('a post that guests do not see says nothing, and no search engine keeps one of a minor', async () => {
  expect((await head('/wall/post-2')).status).toBe(404);
  expect((await head('/wall/post-4')).status).toBe(404);
  expect(await head('/wall/post-3')).toMatchObject({ status: 200, canonical: null });
});

test('a vehicle is described as one', async () => {
  expect((await listing('mustang')).jsonLd).toMatchObject({
    '@type': 'Vehicle',
    brand: { name: 'Ford' },
    model: 'Mustang',
    vehicleModelDate: '1966',
    mileageFromOdometer: { value: 81_000, unitCode: 'SMI' },
  });
});

test('a wanted listing is a demand, not an offer', async () => {
  const { title, jsonLd } = await listing('wanted');
  expect(title).toBe('Wanted: 327 engine block, standard bore');
  expect(jsonLd).toMatchObject({ '@type': 'Demand', itemOffered: { '@type': 'Product' } });
  expect(JSON.stringify(jsonLd)).not.toContain('"Offer"');
});

test.each([
  ['held', 'Reserved'],
  ['sold', 'SoldOut'],
])('a listing that is %s says so', async (name, availability) => {
  expect((await listing(name)).jsonLd).toMatchObject({
    offers: { availability: `https://schema.org/${availability}` },
  });
});

test.each(hiddenListings)('a listing that is %s tells no more than one that never was', async (name) => {
  const unknown = await listing('nothing');
  expect(unknown).toMatchObject({ status: 404, title: null, canonical: null, picture: null, jsonLd: null });
  expect(await listing(name)).toEqual(unknown);
});

test('a listing sold more than 30 days ago is gone', async () => {
  expect(await listing('sold', plusDays(firstDay, 31))).toEqual(await listing('nothing'));
});

test('the page of a member has a title, one address and a profile', async () => {
  expect(await head('/members/ana')).toMatchObject({
    status: 200,
    title: 'Ana Surname',
    canonical: `${publicUrl}/members/ana`,
    type: 'profile',
    jsonLd: { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Ana Surname' } },
  });
});

test('the one address of a member is by their handle, and that of a minor is never', async () => {
  const rename = (id: string, handle: string | null) =>
    database.pool.query('update member_pages.member set handle = $2 where id = $1', [id, handle]);
  await rename('ana', 'ana-s');
  await rename('max', 'max-q');
  const canonical = `${publicUrl}/members/ana-s`;
  for (const path of ['/members/ana', '/members/ana-s', '/members/Ana-S'])
    expect(await head(path)).toMatchObject({ canonical, jsonLd: { url: canonical } });
  expect((await listing('active')).jsonLd).toMatchObject({ offers: { seller: { url: canonical } } });
  expect(await head('/members/max-q')).toMatchObject({ status: 404, canonical: null });
  await rename('ana', null);
  await rename('max', null);
});

test('search engines do not learn who a minor is', async () => {
  expect(await head('/members/max')).toMatchObject({
    status: 200,
    title: null,
    canonical: null,
    jsonLd: null,
  });
  expect(JSON.stringify(await listing('of-max'))).not.toMatch(/Max|members\//);
});

test.each(['gone', 'nobody'])('there is no page of %s', async (id) => {
  expect(await head(`/members/${id}`)).toEqual(await listing('nothing'));
});

test('search engines keep a community that everybody reads, under the one address of its slug', async () => {
  await community('pickups', 'everybody');
  await community('bowties', 'members');
  const canonical = `${publicUrl}/communities/pickups`;
  const picture = `${publicUrl}${contentPhotoPath({ kind: 'community', id: 'id-of-pickups' }, 'c1', 'page')}`;
  const title = 'The pickups, Janesville, WI';
  const said = { status: 200, title, description: 'Old trucks.', canonical, picture };
  expect(await head('/communities/pickups')).toMatchObject(said);
  expect(await head('/communities/Pickups')).toMatchObject(said);
  expect(await head('/communities/id-of-pickups')).toMatchObject(said);
  expect(await head('/communities/bowties')).toMatchObject({ status: 200, canonical: null });
  expect(await head('/communities/nothing')).toMatchObject({ status: 404 });
});

test('the events page lists the events to come', async () => {
  await writeGatherings(db, { next: [published({ title: 'Meet next', dates: datesOn(['2026-06-20']) })] });
  expect((await head('/events')).jsonLd).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [
      {
        position: 1,
        item: {
          '@type': 'Event',
          name: 'Meet next',
          startDate: '2026-06-20T13:00:00.000Z',
          endDate: '2026-06-20T20:00:00.000Z',
          url: `${publicUrl}/events/next`,
          location: { name: 'Fair Park', address: 'Fair Park, Jefferson, WI' },
        },
      },
    ],
  });
});

describe('the page of an event', () => {
  const eventAt = (id: string) => head(`/events/${id}`);
  const url = `${publicUrl}/events/series`;
  beforeAll(() =>
    writeGatherings(db, {
      series: [
        published({
          title: 'Monthly meet',
          description: 'Gates at seven.',
          dates: datesOn(['2026-05-13', '2026-07-08', '2026-08-12', '2026-09-09']),
          admission: [{ label: 'Adults', cents: 800 }],
          photos: [{ id: 'p1', width: 4, height: 3 }],
        }),
        event('DateMoved', {
          ...{
            day: '2026-07-08',
            toDay: '2026-07-15',
            opens: '09:00',
            closes: '12:00',
            lasts: 1,
            reason: '',
          },
        }),
        event('DatePostponed', { day: '2026-08-12', reason: 'Rain' }),
      ],
    }),
  );

  test('names its next date and place, with its photo', async () => {
    const picture = `${publicUrl}${contentPhotoPath({ kind: 'gathering', id: 'series' }, 'p1', 'page')}`;
    expect(await eventAt('series')).toMatchObject({
      ...{ status: 200, title: 'Monthly meet, Jefferson, WI', canonical: url, picture },
      description:
        'Moved: Wed, Jul 15, 2026, 9:00 AM – 12:00 PM CDT, Fair Park, Jefferson, WI. Gates at seven.',
    });
  });

  test('tells search engines of each date to come, of admission and place', async () => {
    const schema = (name: string) => `https://schema.org/${name}`;
    expect((await eventAt('series')).jsonLd).toMatchObject({
      '@type': 'Event',
      name: 'Monthly meet',
      startDate: '2026-07-15T14:00:00.000Z',
      previousStartDate: '2026-07-08',
      eventStatus: schema('EventRescheduled'),
      location: { '@type': 'Place', name: 'Fair Park', address: 'Jefferson, WI' },
      offers: [{ '@type': 'Offer', name: 'Adults', price: '8.00', priceCurrency: 'USD' }],
      isAccessibleForFree: false,
      subEvent: [
        { startDate: '2026-08-12T13:00:00.000Z', eventStatus: schema('EventPostponed') },
        { startDate: '2026-09-09T13:00:00.000Z', eventStatus: schema('EventScheduled') },
      ],
    });
  });

  test('says that an event was canceled, and nothing of drafts and removed ones', async () => {
    expect(await eventAt('event-3')).toMatchObject({
      description: expect.stringMatching(/^Canceled: /),
      jsonLd: { eventStatus: 'https://schema.org/EventCancelled' },
    });
    for (const id of ['event-2', 'event-4', 'unknown'])
      expect(await eventAt(id)).toMatchObject({ status: 404 });
  });
});

test.each([
  ['/', '/'],
  ['/home', '/'],
  ['/About/', '/about'],
  ['/api/login', '/login'],
])('%s has the one address %s', async (path, address) => {
  expect(await head(path)).toMatchObject({ status: 200, canonical: publicUrl + address });
});

test.each([
  ['/account', 200],
  ['/admin/members/ana', 200],
  ['/listing/some-id/edit', 200],
  ['/gone/fishing', 404],
])('search engines do not keep %s', async (path, status) => {
  expect(await head(path)).toMatchObject({ status, canonical: null, jsonLd: null });
});

test('every declared page answers, with its title, and search engines keep those with a description', async () => {
  const ofThings = [
    '/listing/:id',
    '/members/:handle',
    '/wall/:id',
    '/q/:code',
    '/s/:token',
    '/communities/:slug',
    '/build-tracker/:id',
    '/events/:id',
  ];
  for (const { path, title, description } of allPages.filter((page) => !ofThings.includes(page.path)))
    expect([path, await head(path.replace(/:\w+/, 'x1'))]).toEqual([
      path,
      expect.objectContaining({
        status: 200,
        title: path.includes(':') ? null : title,
        canonical: description ? publicUrl + path : null,
      }),
    ]);
});

test.each([
  '/',
  '/events',
  '/communities/x1',
  '/members/ana',
  '/members/max',
  `/listing/${listingId('active')}`,
])('the head of %s takes one query at most', async (path) => {
  let queries = 0;
  const count = () => {
    queries += 1;
  };
  database.pool.on('acquire', count);
  await head(path);
  database.pool.off('acquire', count);
  expect(queries).toBeLessThanOrEqual(1);
});

async function community(slug: string, visibility: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await enterSchema(tx, 'communities');
    await tx
      .withTables<{ community: Record<string, unknown> }>()
      .insertInto('community')
      .values({
        id: `id-of-${slug}`,
        slug,
        name: `The ${slug}`,
        kind: 'region',
        description: 'Old trucks.\nAnd more.',
        rules: '[]',
        area: 'Janesville, WI',
        vehicles: '[]',
        makes: [],
        join_policy: 'open',
        visibility,
        is_adults_only: false,
        founded_at: now,
        cover: JSON.stringify({ id: 'c1', width: 4, height: 3 }),
        words: '',
        version: 1,
      })
      .execute();
  });
}
