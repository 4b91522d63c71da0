import { memberEvents } from '../../modules/identity/member/member.events.js';
import { event } from '../../modules/kernel/decider/decider.js';
import { listingEvents } from '../../modules/marketplace/listing/listing.events.js';
import { published } from '../../modules/marketplace/listing/listing.fixtures.js';
import { openProjection, type TestProjection } from '../../test/postgres/projection.js';
import { matching } from './matching.projection.js';

let projection: TestProjection;

beforeAll(async () => {
  projection = await openProjection(matching);
});
afterAll(() => projection.close());

test('what an owner published who was erased before that is followed holds up nothing, and goes with the owner', async () => {
  const { record, pool, eventStore } = projection;
  const [drafted, up] = published();
  await record(listingEvents, 'block', drafted);
  await eventStore.keys.erase('ana');
  await record(listingEvents, 'block', up, event('ListingPaused', {}), event('ListingResumed', {}));
  await record(memberEvents, 'ana', event('MemberErased', { memberId: 'ana' }));
  expect((await pool.query('select id from matching.entry')).rows).toEqual([]);
  expect((await pool.query('select stream, error from kernel.parked')).rows).toEqual([]);
});
