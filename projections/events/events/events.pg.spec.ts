import {
  countEvents,
  listEvents,
  mapOfEvents,
  monthOfEvents,
} from '../../../modules/events/events.contract.js';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { attendanceAnswers, plansOf } from './attendance.queries.js';
import { gatheringCards } from './cards.queries.js';
import { applied, datesOn, janesville, now, recorder, venue, verified, words } from './events.fixtures.js';
import { events } from './events.projection.js';
import { draftsOf, gatheringsOf, gatheringsShown, upcomingGatheringsOf } from './events.queries.js';
import {
  countOfEvents,
  eventsOfMember,
  findEvents,
  monthOf,
  nextOfOrganizer,
  publishedSince,
} from './list.queries.js';
import { eventsOnMap } from './map.queries.js';
import { plansAnswers } from './plans.queries.js';

let projection: TestProjection;
const { record, publish, announce, club, attend, leave } = recorder(() => projection);

const newYork = { timeZone: 'America/New_York', venue: venue('Albany, NY', 42.6526, -73.7562) };

beforeAll(async () => {
  projection = await openProjection(events);
  await projection.pool.query(
    'create schema member_pages; create table member_pages.member (id text, name text, joined_at timestamptz, is_minor boolean, has_birth_date boolean, link_status text, handle text, picture jsonb, shown jsonb)',
  );
  await projection.pool.query(
    `insert into member_pages.member select id, id, now(), id = 'kid', true, 'verified', id from unnest('{ana,bob,kid}'::text[]) id`,
  );
});
afterAll(() => projection.close());

describe('events of one date', () => {
  beforeAll(async () => {
    await announce('past', { startsAt: '2027-03-01T12:00:00.000Z', endsAt: '2027-03-02T12:00:00.000Z' });
    await announce('chicago', { venue: venue('Chicago, IL', 41.8781, -87.6298) });
    await announce('under-way', { startsAt: '2027-03-31T12:00:00.000Z', endsAt: '2027-04-01T20:00:00.000Z' });
    await announce('madison', {
      startsAt: '2027-04-05T12:00:00.000Z',
      endsAt: '2027-04-06T12:00:00.000Z',
      venue: venue('Madison, WI', 43.0731, -89.4012),
    });
    await announce('pomona', {
      ...{ startsAt: '2027-04-02T12:00:00.000Z', endsAt: '2027-04-03T12:00:00.000Z' },
      venue: venue('Pomona, CA', 34.0551, -117.7523),
    });
    await announce('called-off', {});
    await record('called-off', event('GatheringCancelled', { reason: 'Flooded field' }));
    await announce('sham', {});
    await record('sham', event('GatheringRemoved', { removedBy: 'mo' }));
  });

  test('those to come are listed soonest first; one under way still counts, a past, cancelled or removed one does not', async () => {
    expect(await ids({ upcoming: 'true' })).toEqual(['under-way', 'pomona', 'madison', 'chicago']);
    expect(await ids({})).toEqual(await ids({ upcoming: 'true' }));
  });

  test('upcoming=false includes past ones, limit sets how many', async () => {
    expect(await ids({ upcoming: 'false' })).toContain('past');
    expect(await ids({ limit: '2' })).toEqual(['under-way', 'pomona']);
  });

  test.each([
    [
      100,
      [
        ['under-way', 24.9],
        ['madison', 33.2],
        ['chicago', 90.2],
      ],
    ],
    [25, [['under-way', 24.9]]],
    [
      3_000,
      [
        ['under-way', 24.9],
        ['pomona', 1656.9],
        ['madison', 33.2],
        ['chicago', 90.2],
      ],
    ],
  ] as const)('within %s miles of a place they are found with their distance', async (radius, expected) => {
    const found = await find({ ...janesville, radius });
    expect(found.map(({ id, distance }) => [id, distance])).toEqual(expected);
  });

  test('a radius of 0, or none, means everywhere; without a place there is no distance', async () => {
    expect(await ids({ ...janesville, radius: '0' })).toContain('pomona');
    expect((await find({ radius: '50' })).map(({ distance }) => distance)).toEqual([null, null, null, null]);
  });

  test('a date matches its contract, and its id is that of its event', async () => {
    const [first] = await find({});
    expect(listEvents.response.parse([first])).toEqual([first]);
    expect(first).toMatchObject({
      dateId: 'under-way',
      location: 'Fair Park, Jefferson, WI',
      date: '2027-03-31T12:00:00.000Z',
      day: '2027-03-31',
      status: 'on',
      organizer: null,
    });
  });

  test('a cancelled event is still its organizer’s, and its page is for everybody', async () => {
    expect(await gatheringsOf(projection.db, 'ana')).toContain('called-off');
    expect(await gatheringsShown(projection.db, ['called-off', 'madison', 'unknown'])).toHaveLength(2);
  });

  test('the card of an event says when and where, and that it is over or was cancelled', async () => {
    const cards = await gatheringCards(projection.db, ['madison', 'past', 'called-off', 'sham', 'unknown'], {
      ...{ actor: undefined, now, unseen: [] },
    });
    expect([...cards.keys()].sort()).toEqual(['called-off', 'madison', 'past', 'sham']);
    expect(cards.get('madison')).toEqual({
      title: 'Swap meet madison',
      href: '/events/madison',
      photo: null,
      details: ['Mon, Apr 5, 2027, 7:00 AM CDT – Tue, Apr 6, 2027, 7:00 AM CDT', 'Fair Park, Madison, WI'],
      state: null,
      isShareable: true,
    });
    expect(cards.get('past')).toMatchObject({ state: 'Over' });
    expect(cards.get('called-off')).toMatchObject({ state: 'Canceled', isShareable: false });
    expect(cards.get('sham')).toMatchObject({ title: null, state: 'Removed' });
  });

  test('nobody knows any more whose the events of an erased organizer were, before and after', async () => {
    await announce('of-cal', { organizerId: 'cal' });
    expect(await gatheringsOf(projection.db, 'cal')).toEqual(['of-cal']);
    await projection.record(memberEvents, 'cal', event('MemberErased', { memberId: 'cal' }));
    await announce('of-cal-later', { organizerId: 'cal' });
    expect(await gatheringsOf(projection.db, 'cal')).toEqual([]);
    expect(await gatheringsShown(projection.db, ['of-cal', 'of-cal-later'])).toHaveLength(2);
    const { rows } = await projection.pool.query(
      "select from events.gathering where state->>'organizerId' <> ''",
    );
    expect(rows).toEqual([]);
  });
});

describe('a series across a change of clocks', () => {
  const days = ['2026-10-31', '2026-11-01', '2026-11-07'];
  beforeAll(async () => {
    await publish('chicago-series', { dates: datesOn(days), kind: 'cruise' });
    await publish('albany-series', { ...newYork, dates: datesOn(days), kind: 'cruise' });
  });

  test('each date opens at the same local time, in its own zone', async () => {
    const found = await find({ kind: 'cruise', upcoming: 'false' });
    expect(found.map(({ dateId, date }) => [dateId, date])).toEqual([
      ['albany-series_2026-10-31', '2026-10-31T12:00:00.000Z'],
      ['chicago-series_2026-10-31', '2026-10-31T13:00:00.000Z'],
      ['albany-series_2026-11-01', '2026-11-01T13:00:00.000Z'],
      ['chicago-series_2026-11-01', '2026-11-01T14:00:00.000Z'],
      ['albany-series_2026-11-07', '2026-11-07T13:00:00.000Z'],
      ['chicago-series_2026-11-07', '2026-11-07T14:00:00.000Z'],
    ]);
  });

  test('an hour that clocks skip is later, and one that comes twice is the first', async () => {
    await publish('at-night', {
      dates: datesOn(['2026-11-01', '2027-03-14'], { opens: '01:30', closes: '02:30' }),
      kind: 'auction',
    });
    const found = await find({ kind: 'auction', upcoming: 'false' });
    expect(found.map(({ date, endsAt }) => [date, endsAt])).toEqual([
      ['2026-11-01T06:30:00.000Z', '2026-11-01T08:30:00.000Z'],
      ['2027-03-14T07:30:00.000Z', '2027-03-14T08:30:00.000Z'],
    ]);
  });

  test('pages of a list follow each other without gap or repetition', async () => {
    const all = await find({ kind: 'cruise', upcoming: 'false' });
    const paged = [];
    for (let after = ''; ; ) {
      const page = await find({ kind: 'cruise', upcoming: 'false', limit: '2', after });
      paged.push(...page);
      after = page.at(-1)?.cursor ?? '';
      if (page.length < 2) break;
    }
    expect(paged).toEqual(all);
    await expect(find({ after: 'nonsense' })).rejects.toMatchObject({ code: 'BAD_CURSOR' });
  });

  test('from and until are local days, both included', async () => {
    const on = async (from: string, until: string) =>
      (await find({ kind: 'cruise', upcoming: 'false', from, until })).map(({ dateId }) => dateId);
    expect(await on('2026-11-01', '2026-11-01')).toEqual([
      'albany-series_2026-11-01',
      'chicago-series_2026-11-01',
    ]);
    expect(await on('2026-11-02', '2026-11-06')).toEqual([]);
    expect(await on('0001-01-01', '9999-12-31')).toHaveLength(6);
  });

  test('an event is found by its words, with the other filters', async () => {
    const searched = async (search: string, more = {}) =>
      ids({ search, upcoming: 'false', kind: 'cruise', ...more });
    expect(await searched('albany fair')).toEqual(['albany-series', 'albany-series', 'albany-series']);
    expect(await searched('albany', { ...janesville, radius: '100' })).toEqual([]);
    expect(await searched('"nothing like it"')).toEqual([]);
  });
});

describe('dates that change', () => {
  const days = ['2027-05-08', '2027-06-12', '2027-07-10', '2027-08-14'];
  const moved = {
    day: '2027-06-12',
    toDay: '2027-06-19',
    opens: '09:00',
    closes: '12:00',
    lasts: 2,
    reason: 'Rain',
  };
  const listed = async () =>
    (await find({ kind: 'show' })).map(({ dateId, day, status }) => [dateId, day, status]);

  beforeAll(() => publish('changing', { kind: 'show', dates: datesOn(days) }));

  test('a moved date keeps its name; postponed and cancelled ones are not listed, and come back', async () => {
    await record(
      'changing',
      event('DateMoved', moved),
      event('DatePostponed', { day: '2027-07-10', reason: 'Fair week' }),
      event('DateCancelled', { day: '2027-08-14', reason: 'No field' }),
    );
    expect(await listed()).toEqual([
      ['changing_2027-05-08', '2027-05-08', 'on'],
      ['changing_2027-06-12', '2027-06-19', 'moved'],
    ]);
    await record('changing', event('DateRestored', { day: '2027-07-10' }));
    expect(await listed()).toContainEqual(['changing_2027-07-10', '2027-07-10', 'on']);
  });

  test('other dates from a day on leave those before, and one more is in its place', async () => {
    await record(
      'changing',
      event('DatesReplaced', { from: '2027-07-01', dates: datesOn(['2027-07-17']), reason: '' }),
      event('DateAdded', { day: '2027-05-15', opens: '10:00', closes: '11:00', lasts: 1 }),
    );
    expect((await listed()).map(([, day]) => day)).toEqual([
      '2027-05-08',
      '2027-05-15',
      '2027-06-19',
      '2027-07-17',
    ]);
  });

  test('a place that changes moves all its dates on the map', async () => {
    await record('changing', event('GatheringChanged', { ...saidOf(), by: 'ana' }));
    expect(await ids({ kind: 'show', latitude: '42.65', longitude: '-73.75', radius: '10' })).toHaveLength(4);
  });

  const saidOf = () => ({
    ...{ title: 'Show', kind: 'show' as const, description: '', ...newYork, schedule: [], admission: [] },
    ...{ rules: '', weather: null, contact: { email: null, phone: null, website: null }, photos: [] },
  });
});

describe('each event once', () => {
  const [saturdays, late] = [
    ['2027-04-03', '2027-04-10', '2027-04-17', '2027-04-24'],
    { opens: '16:00', closes: '20:00' },
  ];
  const inDenver = { venue: venue('Denver, CO', 39.74, -104.99), timeZone: 'America/Denver' };
  const near = { latitude: '39.74', longitude: '-104.99', radius: '50' };
  const nearAndFar = [
    near,
    { ...near, radius: '1000', kind: 'auction' },
    { search: 'denver' },
    { kind: 'auction' },
  ];
  const once = async (more: object, at = now) => {
    const query = listEvents.query.parse({ ...near, ...more });
    return findEvents(projection.db, query, { now: at });
  };
  const onDays = async (more: object, at = now) => (await once(more, at)).map(({ id, day }) => [id, day]);

  beforeAll(async () => {
    const dates = datesOn(saturdays, { rule: 'FREQ=WEEKLY;COUNT=4' });
    await publish('weekly', { ...inDenver, kind: 'auction', dates });
    await publish('few', {
      ...inDenver,
      kind: 'auction',
      dates: datesOn(['2027-04-10', '2027-05-01'], late),
    });
    await publish('only', { ...inDenver, kind: 'auction', dates: datesOn(['2027-04-17'], late) });
    await record('few', event('DateAdded', { day: '2027-04-05', opens: '08:00', closes: '09:00', lasts: 9 }));
  });

  test.each(nearAndFar)('a series is listed at its next date (%j)', async (where) => {
    const found = await onDays({ latitude: undefined, longitude: undefined, radius: undefined, ...where });
    expect(found.filter(([id]) => ['weekly', 'few', 'only'].includes(id ?? ''))).toEqual([
      ['weekly', '2027-04-03'],
      ['few', '2027-04-05'],
      ['only', '2027-04-17'],
    ]);
  });

  test('it is listed at the first date that is not over, also while a longer one before it is on', async () => {
    const found = await onDays({}, '2027-04-11T12:00:00.000Z');
    expect(found).toEqual([
      ['few', '2027-04-05'],
      ['weekly', '2027-04-17'],
      ['only', '2027-04-17'],
    ]);
  });

  test('of a span it is the first date within, and without one of past dates the first of all', async () => {
    expect(await onDays({ from: '2027-04-16', until: '2027-04-18' })).toEqual([
      ['weekly', '2027-04-17'],
      ['only', '2027-04-17'],
    ]);
    expect(await onDays({ from: '2027-04-30', until: '2027-05-30' })).toEqual([['few', '2027-05-01']]);
    expect(await onDays({ upcoming: 'false' }, '2028-01-01T00:00:00.000Z')).toEqual([
      ['weekly', '2027-04-03'],
      ['few', '2027-04-05'],
      ['only', '2027-04-17'],
    ]);
  });

  test('it says its rhythm, and how many dates it has and has after this one', async () => {
    const found = await once({ from: '2027-04-07' });
    expect(found.map(({ id, series }) => [id, series])).toEqual([
      ['few', { rhythm: '', dates: 3, following: 2 }],
      ['weekly', { rhythm: 'Every Saturday', dates: 4, following: 2 }],
      ['only', null],
    ]);
  });

  test.each(nearAndFar)('events are counted once (%j)', async (where) => {
    const all = { latitude: undefined, longitude: undefined, radius: undefined, ...where };
    const counted = await countOfEvents(projection.db, countEvents.query.parse(all), { now });
    expect(counted).toEqual({ total: (await once({ ...all, limit: '100' })).length, isMore: false });
  });

  test('a date that is off or moved leaves the next date to another', async () => {
    await record('weekly', event('DateCancelled', { day: '2027-04-03', reason: 'Snow' }));
    await record(
      'weekly',
      event('DateMoved', { day: '2027-04-10', toDay: '2027-04-18', ...late, lasts: 1, reason: 'Snow' }),
    );
    expect(await onDays({})).toContainEqual(['weekly', '2027-04-17']);
    await record('weekly', event('DateRestored', { day: '2027-04-03' }));
    expect(await onDays({})).toContainEqual(['weekly', '2027-04-03']);
  });

  test.each(nearAndFar)(
    'a list goes on as it was begun, though dates end between its pages (%j)',
    async (where) => {
      const all = { latitude: undefined, longitude: undefined, radius: undefined, ...where };
      const [first] = await once({ ...all, from: '2027-04-03', limit: '1' });
      expect([first?.id, first?.day]).toEqual(['weekly', '2027-04-03']);
      const rest = await once(
        { ...all, from: '2027-04-03', after: first?.cursor },
        '2027-04-04T12:00:00.000Z',
      );
      expect(rest.map(({ id }) => id)).not.toContain('weekly');
      expect(rest.map(({ id }) => id)).toContain('few');
    },
  );
});

describe('a month', () => {
  beforeAll(async () => {
    const inFlorida = { venue: venue('Ocala, FL', 29.18, -82.14), timeZone: 'America/New_York' };
    await publish('weekend', { ...inFlorida, dates: datesOn(['2027-10-30'], { lasts: 3 }) });
    await publish('late', {
      ...inFlorida,
      dates: datesOn(['2027-10-31'], { opens: '22:00', closes: '23:30' }),
    });
    for (const id of ['a', 'b', 'c'])
      await publish(`ocala-${id}`, {
        ...inFlorida,
        dates: datesOn(['2027-10-31'], { opens: `1${id.charCodeAt(0) - 97}:00` }),
      });
    await publish('ocala-off', { ...inFlorida, dates: datesOn(['2027-10-31']) });
    await record('ocala-off', event('DateCancelled', { day: '2027-10-31', reason: 'Storm' }));
  });
  const month = async (of: string, more: object = {}) =>
    monthOf(projection.db, monthOfEvents.query.parse({ month: of, ...more }), { now });
  const near = { latitude: '29.2', longitude: '-82.1', radius: '50' };

  test.each([{}, near])(
    'a date of several days counts on each, to the borders of the month',
    async (place) => {
      const october = await month('2027-10', place);
      expect(october.map(({ day, total, events: first }) => [day, total, first.map(({ id }) => id)])).toEqual(
        [
          ['2027-10-30', 1, ['weekend']],
          ['2027-10-31', 5, ['weekend', 'ocala-a', 'ocala-b']],
        ],
      );
      expect((await month('2027-11', place)).map(({ day, total }) => [day, total])).toEqual([
        ['2027-11-01', 1],
      ]);
    },
  );

  test('filters hold, and an empty month is empty', async () => {
    expect(await month('2027-10', { kind: 'auction' })).toEqual([]);
    expect(await month('2027-10', { ...near, latitude: '35' })).toEqual([]);
    expect(await month('1999-02')).toEqual([]);
  });
});

describe('the map', () => {
  test.each([5_000, 0])(
    'an event is there once, at its next date, with how many there are (%s singly)',
    async (few) => {
      const box = { west: '-83', south: '29', east: '-82', north: '30' };
      const query = mapOfEvents.query.parse({ ...box, from: '2027-10-31' });
      const { total, events: shown } = await eventsOnMap(projection.db, query, { now }, few);
      expect(total).toBe(5);
      expect(shown.map(({ id }) => id)).toEqual(['weekend', 'ocala-a', 'ocala-b', 'ocala-c', 'late']);
      expect(mapOfEvents.response.parse({ total, events: shown })).toEqual({ total, events: shown });
      const across = mapOfEvents.query.parse({ ...box, west: '170', east: '-82' });
      expect((await eventsOnMap(projection.db, across, { now }, few)).total).toBe(5);
      const around = { latitude: '29.2', longitude: '-82.1', radius: '10' };
      const within = mapOfEvents.query.parse({ ...box, ...around, from: '2027-10-31' });
      expect((await eventsOnMap(projection.db, within, { now }, few)).total).toBe(5);
      const elsewhere = mapOfEvents.query.parse({ ...box, ...around, latitude: '29.5' });
      expect(await eventsOnMap(projection.db, elsewhere, { now }, few)).toEqual({ total: 0, events: [] });
    },
  );
});

describe('organizers', () => {
  beforeAll(async () => {
    await club('club-1', applied('ana', 'pistons'), verified());
    await publish('of-club', { clubId: 'club-1', venue: venue('Bend, OR', 44.06, -121.3) });
    await record(
      'a-draft',
      event('GatheringDrafted', { ...words({ title: 'Not yet' }), organizerId: 'ana', clubId: 'club-1' }),
    );
  });
  const ofClub = async () =>
    (await findEvents(projection.db, { upcoming: true, limit: 1, organizer: 'club-1' }, { now }))[0];

  test('an event names its organizer, and whether it is verified at this time', async () => {
    const organizer = { id: 'club-1', slug: 'pistons', name: 'Club pistons', isVerified: true };
    expect(await ofClub()).toMatchObject({ id: 'of-club', organizer, isWithoutOrganizer: false });
    const [later] = await findEvents(
      projection.db,
      { upcoming: false, limit: 1, organizer: 'club-1' },
      { now: '2028-02-01T00:00:00.000Z' },
    );
    expect(later?.organizer?.isVerified).toBe(false);
  });

  test('a draft is its organizer’s alone', async () => {
    expect(await draftsOf(projection.db, 'club-1')).toEqual([
      { id: 'a-draft', title: 'Not yet', status: 'draft', firstDay: '2027-04-20' },
    ]);
    expect(await gatheringsShown(projection.db, ['a-draft'])).toEqual([]);
    await record('a-draft', event('DraftDiscarded', {}));
    expect(await draftsOf(projection.db, 'club-1')).toEqual([]);
  });

  test('its events have no organizer for now when it is withdrawn, hidden, or nobody runs it', async () => {
    const isWithout = async () => (await ofClub())?.isWithoutOrganizer;
    await club('club-1', event('OrganizerHidden', { by: 'mo' }));
    expect(await ofClub()).toMatchObject({ isWithoutOrganizer: true, organizer: null });
    await club('club-1', event('OrganizerShown', { by: 'mo' }), event('VerificationLapsed', {}));
    expect(await isWithout()).toBe(false);
    await club('club-1', event('TeamJoined', { memberId: 'gil', role: 'gate' as const }));
    await projection.record(memberEvents, 'ana', event('MemberErased', { memberId: 'ana' }));
    expect(await isWithout()).toBe(true);
  });

  test('what an organizer has to come is each event once, with its next date', async () => {
    await record(
      'of-club',
      event('DateAdded', { day: '2027-06-20', opens: '08:00', closes: '12:00', lasts: 1 }),
    );
    const found = await nextOfOrganizer(projection.db, 'club-1', now, 24);
    expect(found.map(({ dateId }) => dateId)).toEqual(['of-club_2027-04-20']);
  });

  test('what was published lately is found once, with its next date', async () => {
    const found = await publishedSince(projection.db, '2020-01-01T00:00:00.000Z', now, 100);
    expect(found.filter(({ id }) => id === 'changing').map(({ dateId }) => dateId)).toEqual([
      'changing_2027-05-08',
    ]);
    expect(await publishedSince(projection.db, '2100-01-01T00:00:00.000Z', now, 100)).toEqual([]);
  });
});

describe('attendance', () => {
  const days = ['2027-09-04', '2027-09-11'];
  const answers = () => attendanceAnswers(projection.db);
  const [first, second] = days as [string, string];
  beforeAll(async () => {
    await publish('meetup', {
      kind: 'meetup',
      dates: datesOn(days),
      venue: venue('Reno, NV', 39.53, -119.81),
    });
    await attend('bob', 'meetup', first, { isReminded: true });
    await attend('kid', 'meetup', first, { as: 'interested', isReminded: true });
    await attend('kid', 'meetup', second);
  });

  test('lists count who goes to each date, and say what the reader plans', async () => {
    const query = listEvents.query.parse({ kind: 'meetup', dates: 'all' });
    const found = await findEvents(projection.db, query, { now, readerId: 'kid' });
    expect(found.map(({ going, interested, mine }) => [going, interested, mine])).toEqual([
      [1, 1, 'interested'],
      [1, 0, 'going'],
    ]);
  });

  test('what friends go to is found, without minors', async () => {
    const query = listEvents.query.parse({ kind: 'meetup', friends: 'true' });
    const found = async (...followed: string[]) =>
      (await findEvents(projection.db, query, { now, readerId: 'ana', followed })).map(
        ({ dateId }) => dateId,
      );
    expect(await found('bob', 'kid')).toEqual(['meetup_2027-09-04']);
    const reader = { now, readerId: 'ana', followed: ['bob'] };
    const box = { west: '-120', south: '39', east: '-119', north: '40', friends: 'true' };
    const onMap = await eventsOnMap(projection.db, mapOfEvents.query.parse(box), reader);
    expect([onMap.total, onMap.events.map(({ dateId }) => dateId)]).toEqual([1, ['meetup_2027-09-04']]);
    const inMonth = monthOfEvents.query.parse({ month: '2027-09', friends: 'true' });
    expect((await monthOf(projection.db, inMonth, reader)).map(({ day }) => day)).toEqual(['2027-09-04']);
    expect(await found('kid')).toEqual([]);
    expect(await found()).toEqual([]);
  });

  test('members and counts are answered by date', async () => {
    const all = ['going', 'interested'] as const;
    expect(await answers().members('meetup', { kinds: all, limit: 9 })).toEqual(['bob', 'kid']);
    expect(await answers().members('meetup', { kinds: ['going'], days: [first], limit: 9 })).toEqual(['bob']);
    expect(await answers().members('meetup', { kinds: all, after: 'bob', limit: 9 })).toEqual(['kid']);
    expect(await answers().count('meetup')).toEqual({ going: 2, interested: 1 });
    expect(await answers().count('meetup', [second])).toEqual({ going: 1, interested: 0 });
    const plans = plansAnswers(projection.db);
    const [date, ...others] = await plans.toRemindOf('2027-09-04T00:00:00.000Z', '2027-09-05T00:00:00.000Z');
    expect([date, others]).toMatchObject([{ gatheringId: 'meetup', day: first }, []]);
    expect(await plans.reminded({ gatheringId: 'meetup', day: first }, '', 9)).toEqual(['bob', 'kid']);
    expect(await plans.reminded({ gatheringId: 'meetup', day: first }, 'bob', 9)).toEqual(['kid']);
  });

  test('an attendance is of its date, also after another was added', async () => {
    await publish('single', { kind: 'meetup', venue: venue('Reno, NV', 39.53, -119.81) });
    await attend('bob', 'single', '2027-04-20');
    expect(await answers().count('single', [null])).toEqual({ going: 1, interested: 0 });
    expect(await plansOf(projection.db, 'single', 'bob')).toMatchObject([{ day: null, as: 'going' }]);
    await record(
      'single',
      event('DateAdded', { day: '2027-04-27', opens: '08:00', closes: '09:00', lasts: 1 }),
    );
    expect(await plansOf(projection.db, 'single', 'bob')).toMatchObject([{ day: '2027-04-20' }]);
    const mine = await eventsOfMember(projection.db, 'bob', 10, now);
    expect(mine.map(({ dateId, going }) => [dateId, going])).toEqual([
      ['single_2027-04-20', 1],
      ['meetup_2027-09-04', 1],
    ]);
  });

  test('a member sees also what was cancelled, until it would be over', async () => {
    await record('meetup', event('GatheringCancelled', { reason: 'No park' }));
    const mine = await eventsOfMember(projection.db, 'bob', 10, now);
    expect(mine.map(({ id, status }) => [id, status])).toContainEqual(['meetup', 'cancelled']);
    expect(await eventsOfMember(projection.db, 'bob', 10, '2027-12-01T00:00:00.000Z')).toEqual([]);
  });

  test('who takes an attendance back, or is erased, counts no more', async () => {
    await leave('kid', 'meetup', second);
    expect(await answers().count('meetup', [second])).toEqual({ going: 0, interested: 0 });
    await projection.record(memberEvents, 'kid', event('MemberErased', { memberId: 'kid' }));
    await attend('kid', 'meetup', second);
    expect(await answers().count('meetup')).toEqual({ going: 1, interested: 0 });
    const { rows } = await projection.pool.query(
      "select sum(going)::int as going, sum(interested)::int as interested from events.turnout where gathering_id = 'meetup'",
    );
    expect(rows).toEqual([{ going: 1, interested: 0 }]);
  });
});

test('events of a suspended organizer are foreseen until they have none', async () => {
  await publish('of-dan', { organizerId: 'dan', dates: datesOn(['2099-01-01']) });
  expect(await upcomingGatheringsOf(projection.db, 'dan')).toEqual([
    { id: 'of-dan', title: 'Swap meet of-dan' },
  ]);
  await record('of-dan', event('OrganizerLost', {}));
  expect(await upcomingGatheringsOf(projection.db, 'dan')).toEqual([]);
  await record('of-dan', event('OrganizerRegained', {}));
  expect(await upcomingGatheringsOf(projection.db, 'dan')).toHaveLength(1);
});

test('handling the log twice changes nothing, and a rebuild makes the same rows', async () => {
  const all = async () =>
    Promise.all(
      ['gathering', 'gathering_date', 'club', 'attendance', 'turnout', 'erased'].map(
        async (table) =>
          (
            await projection.pool.query(
              `select * from events.${table} order by 1, 2`.replace(
                '1, 2',
                table === 'erased' ? '1' : '1, 2',
              ),
            )
          ).rows,
      ),
    );
  const before = await all();
  await projection.handleAgain();
  expect(await all()).toEqual(before);
  await projection.rebuild();
  const [gatherings, dates, ...others] = await all();
  expect([gatherings, dates, ...others.map((rows) => rows.filter(isCounted))]).toEqual([
    before[0],
    before[1],
    ...before.slice(2).map((rows) => rows.filter(isCounted)),
  ]);
});

/** Dates to which somebody once went may have a row that counts nobody. */
const isCounted = (row: { readonly going?: number; readonly interested?: number }) =>
  row.going !== 0 || row.interested !== 0;

test('what is near is listed in the order of time, however far apart its dates are', async () => {
  const inHonolulu = { timeZone: 'Pacific/Honolulu', venue: venue('Honolulu, HI', 21.3, -157.8) };
  const days = ['2027-04-03', '2027-04-11', '2027-05-20', '2027-11-01', '2028-09-01'];
  for (const day of days) await publish(`honolulu-${day}`, { ...inHonolulu, dates: datesOn([day]) });
  await publish('hilo', {
    ...inHonolulu,
    venue: venue('Hilo, HI', 21.9, -157.1),
    dates: datesOn(['2027-04-02']),
  });
  const near = { latitude: '21.3', longitude: '-157.8', radius: '20' };
  const expected = days.map((day) => `honolulu-${day}`);
  expect(await ids({ ...near, limit: '24' })).toEqual(expected);
  expect(await ids({ ...near, limit: '3' })).toEqual(expected.slice(0, 3));
  expect(await ids({ ...near, from: '2027-05-21' })).toEqual(expected.slice(3));
  const [, second] = await find(near);
  expect(await ids({ ...near, after: second?.cursor })).toEqual(expected.slice(2));
});

const find = (query: Record<string, unknown>) =>
  findEvents(projection.db, listEvents.query.parse({ dates: 'all', ...query }), { now });
const ids = async (query: Record<string, unknown>) => (await find(query)).map(({ id }) => id);
