import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { itemEvents } from '../../../modules/inventory/item/item.events.js';
import { itemAdded } from '../../../modules/inventory/item/item.fixtures.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import { listingEvents } from '../../../modules/marketplace/listing/listing.events.js';
import { published } from '../../../modules/marketplace/listing/listing.fixtures.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { matching } from './matching.projection.js';

let projection: TestProjection;

beforeEach(async () => {
  projection = await openProjection(matching);
});
afterEach(() => projection.close());

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

test('a rebuild knows what an item, put in its place, says of numbers that replace each other', async () => {
  const { record, rebuild, pool } = projection;
  const said = async () =>
    (await pool.query('select one_number, other_number from matching.interchange order by 1')).rows;
  const carburetor = itemAdded(2, {
    matchOptIn: true,
    partNumbers: [
      { number: '7040202', kind: 'oem' },
      { number: '7042202', kind: 'interchange' },
    ],
  });
  await record(itemEvents, 'carburetor', carburetor);
  await record(listingEvents, 'block', ...published());
  const before = await said();
  expect(before).toHaveLength(2);
  await rebuild();
  expect(await said()).toEqual(before);
});
