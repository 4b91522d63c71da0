import { listEvents } from '../../../modules/events/events.contract.js';
import { type GatheringEvent, gatheringEvents } from '../../../modules/events/gathering/gathering.events.js';
import { type Older, withDates } from '../../../modules/events/gathering/with-dates.rules.js';
import { type MemberEvent, memberEvents } from '../../../modules/identity/member/member.events.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { gatheringCards } from './cards.queries.js';
import { events } from './events.projection.js';
import { findGatherings, gatheringsOf, gatheringsShown } from './events.queries.js';

const now = '2027-04-01T12:00:00.000Z';
const janesville = { latitude: 42.6828, longitude: -89.0187 };
let projection: TestProjection;

beforeAll(async () => {
  projection = await openProjection(events);
  await announce('past', { startsAt: '2027-03-01T12:00:00.000Z', endsAt: '2027-03-02T12:00:00.000Z' });
  await announce('chicago', { venue: at('Chicago, IL', 41.8781, -87.6298) });
  await announce('under-way', { startsAt: '2027-03-31T12:00:00.000Z', endsAt: '2027-04-01T20:00:00.000Z' });
  await announce('madison', {
    startsAt: '2027-04-05T12:00:00.000Z',
    venue: at('Madison, WI', 43.0731, -89.4012),
  });
  await announce('pomona', {
    startsAt: '2027-04-02T12:00:00.000Z',
    venue: at('Pomona, CA', 34.0551, -117.7523),
  });
  await announce('called-off', { startsAt: '2027-04-03T12:00:00.000Z' });
  await record('called-off', { type: 'GatheringCancelled', data: { reason: 'Flooded field' } });
  await announce('sham', { startsAt: '2027-04-03T12:00:00.000Z' });
  await record('sham', { type: 'GatheringRemoved', data: { removedBy: 'mo' } });
});
afterAll(() => projection.close());

test('upcoming gatherings come soonest first; one under way still counts, a past, cancelled or removed one does not', async () => {
  expect(await ids({ upcoming: 'true' })).toEqual(['under-way', 'pomona', 'madison', 'chicago']);
});

test('upcoming is the default', async () => {
  expect(await ids({})).toEqual(await ids({ upcoming: 'true' }));
});

test('upcoming=false includes past gatherings', async () => {
  expect(await ids({ upcoming: 'false' })).toContain('past');
});

test('limit sets the number of gatherings', async () => {
  expect(await ids({ limit: '2' })).toEqual(['under-way', 'pomona']);
});

test('near a place, the gatherings within the radius are found, with their distance in miles', async () => {
  const found = await find({ ...janesville, radius: '100' });
  expect(found.map(({ id, distance }) => [id, distance])).toEqual([
    ['under-way', 24.9],
    ['madison', 33.2],
    ['chicago', 90.2],
  ]);
});

test('a radius of 0, or none, means everywhere; without a place there is no distance', async () => {
  expect(await ids({ ...janesville, radius: '0' })).toContain('pomona');
  expect((await find({ radius: '50' })).map(({ distance }) => distance)).toEqual([null, null, null, null]);
});

test('a gathering matches its contract', async () => {
  const [first] = await find({ upcoming: 'true' });
  expect(listEvents.response.parse([first])).toEqual([first]);
  expect(first).toMatchObject({
    location: 'Fair Park, Jefferson, WI',
    date: '2027-03-31T12:00:00.000Z',
    timeZone: 'America/Chicago',
    day: '2027-03-31',
  });
});

test('a cancelled gathering is still its organizer’s, and nobody else sees it', async () => {
  expect(await gatheringsOf(projection.db, 'ana')).toContain('called-off');
  expect(await gatheringsOf(projection.db, 'bob')).toEqual([]);
  expect(await gatheringsShown(projection.db, ['called-off', 'madison', 'unknown'])).toEqual(['madison']);
});

test('the card of a gathering says when and where, and that it is over or was cancelled', async () => {
  const cards = await gatheringCards(projection.db, ['madison', 'past', 'called-off', 'unknown'], {
    actor: undefined,
    now,
    unseen: [],
  });
  expect([...cards.keys()].sort()).toEqual(['called-off', 'madison', 'past']);
  expect(cards.get('madison')).toEqual({
    title: 'Swap meet madison',
    href: '/events',
    photo: null,
    details: ['Mon, Apr 5, 2027, 7:00 AM CDT – Wed, Apr 21, 2027, 7:00 AM CDT', 'Fair Park, Madison, WI'],
    state: null,
    isShareable: true,
  });
  expect(cards.get('past')).toMatchObject({ state: 'Over' });
  expect(cards.get('called-off')).toMatchObject({
    title: 'Swap meet called-off',
    href: null,
    state: 'Canceled',
    isShareable: false,
  });
});

test('handling the log twice changes nothing', async () => {
  const before = await find({ upcoming: 'false' });
  await projection.handleAgain();
  expect(await find({ upcoming: 'false' })).toEqual(before);
});

test('nobody knows any more whose the gatherings of an erased organizer were', async () => {
  await announce('of-cal', { organizerId: 'cal' });
  expect(await gatheringsOf(projection.db, 'cal')).toEqual(['of-cal']);
  const erased: MemberEvent = event('MemberErased', { memberId: 'cal' });
  await projection.record(memberEvents, 'cal', erased);
  expect(await gatheringsOf(projection.db, 'cal')).toEqual([]);
  expect(await gatheringsShown(projection.db, ['of-cal'])).toEqual(['of-cal']);
});

test('a gathering that is announced after the erasure of its organizer is nobody’s', async () => {
  const erased: MemberEvent = event('MemberErased', { memberId: 'dee' });
  await projection.record(memberEvents, 'dee', erased);
  await announce('of-dee', { organizerId: 'dee' });
  expect(await gatheringsOf(projection.db, 'dee')).toEqual([]);
  expect(await gatheringsShown(projection.db, ['of-dee'])).toEqual(['of-dee']);
});

function at(area: string, latitude: number, longitude: number): Older['venue'] {
  return { name: 'Fair Park', area, latitude, longitude };
}

function announce(id: string, change: Partial<Older> & { readonly organizerId?: string }): Promise<void> {
  return record(id, {
    type: 'GatheringPublished',
    data: withDates({
      organizerId: 'ana',
      title: `Swap meet ${id}`,
      kind: 'swap-meet' as const,
      description: '',
      startsAt: '2027-04-20T12:00:00.000Z',
      endsAt: '2027-04-21T12:00:00.000Z',
      timeZone: 'America/Chicago',
      venue: at('Jefferson, WI', 43.0086, -88.8073),
      ...change,
    }),
  });
}

const record = (id: string, event: GatheringEvent) => projection.record(gatheringEvents, id, event);
const find = (query: Record<string, string | number>) =>
  findGatherings(projection.db, listEvents.query.parse(query), now);
const ids = async (query: Record<string, string | number>) => (await find(query)).map(({ id }) => id);
