import { type AdEvent, adEvents } from '../../../modules/ads/ad/ad.events.js';
import { drafted, ended, paused, photo, started, words } from '../../../modules/ads/ad/ad.fixtures.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { ads } from './ads.projection.js';
import { allAds, findAd, runningAds } from './ads.queries.js';

let projection: TestProjection;
const record = (id: string, recorded: AdEvent) => projection.record(adEvents, id, recorded);

beforeAll(async () => {
  projection = await openProjection(ads);
  for (const id of ['draft', 'runs', 'paused', 'ended']) await record(id, drafted({ title: id }));
  await record('runs', started);
  for (const one of [started, paused]) await record('paused', one);
  for (const one of [started, ended]) await record('ended', one);
});
afterAll(() => projection.close());

test('all ads come newest first, and those that run alone', async () => {
  expect((await allAds(projection.db)).map(({ id, status }) => `${id} ${status}`)).toEqual([
    'ended ended',
    'paused paused',
    'runs running',
    'draft draft',
  ]);
  expect((await runningAds(projection.db)).map(({ id }) => id)).toEqual(['runs']);
});

test('an ad has its newest words and picture, and the version of its stream', async () => {
  await record('draft', event('AdChanged', { words: { ...words, cap: 5 }, by: 'ada' }));
  await record('draft', event('AdPictureChanged', { photo, alt: 'A bumper', by: 'ada' }));
  expect(await findAd(projection.db, 'draft')).toEqual({
    id: 'draft',
    status: 'draft',
    words: { ...words, cap: 5 },
    photo,
    alt: 'A bumper',
    version: 3,
  });
  await record('draft', event('AdPictureChanged', { photo: null, alt: '', by: 'ada' }));
  expect(await findAd(projection.db, 'draft')).toMatchObject({ photo: null, alt: '' });
  expect(await findAd(projection.db, 'none')).toBeUndefined();
});
