import { type MemberEvent, memberEvents } from '../../../modules/identity/member/member.events.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import type { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { listingEvents } from '../../../modules/marketplace/listing/listing.events.js';
import { content, published } from '../../../modules/marketplace/listing/listing.fixtures.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { notifications } from './notifications.projection.js';
import { titlesOf } from './notifications.queries.js';

let projection: TestProjection;
let db: Database;
let eventStore: DomainEventStore;

beforeAll(async () => {
  projection = await openProjection(notifications);
  ({ db, eventStore } = projection);
});
afterAll(() => projection.close());

test('a listing is called what it was called last, and an unknown one nothing', async () => {
  const [drafted, up] = published();
  await record(listingEvents, 'block', drafted, up);
  expect(await titles()).toEqual({ block: '327 engine block, standard bore' });
  const words = { title: '327 block, sonic tested', description: '' };
  await record(listingEvents, 'block', event('ListingRevised', { ...content, words, sellerId: 'ana' }));
  expect(await titles()).toEqual({ block: '327 block, sonic tested' });
});

test('once its seller is erased a listing has no title, and a rebuild brings back the same', async () => {
  const erased: MemberEvent = event('MemberErased', { memberId: 'ana' });
  await record(memberEvents, 'ana', erased);
  await eventStore.keys.erase('ana');
  expect(await titles()).toEqual({});
  await projection.rebuild();
  expect(await titles()).toEqual({});
});

const titles = async () => Object.fromEntries(await titlesOf(db, ['block', 'block', 'unknown']));

const record: TestProjection['record'] = (...recorded) => projection.record(...recorded);
