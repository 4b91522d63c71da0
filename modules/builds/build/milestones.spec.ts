import fc from 'fast-check';
import { type BuildHistory, milestonesOf } from './milestones.rules.js';

const now = '2027-06-10T12:00:00.000Z';
const before = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString();
const quiet: BuildHistory = {
  vehicle: '1966 Ford F100',
  nickname: '',
  goal: 'driver',
  status: 'active',
  since: before(200),
  isFirstOwner: true,
  startedOn: null,
  completedAt: null,
  systems: [],
  doneAt: [],
  hours: [],
  found: [],
};
const reached = (build: Partial<BuildHistory>) =>
  milestonesOf({ ...quiet, ...build }, now).map(({ milestone }) => milestone);
const brakes = { system: 'brakes', tasks: 4, done: 4, doneAt: before(1) } as const;

test('the start is told for two months, and never of a build that came by hand-over', () => {
  expect(reached({ since: before(3) })).toEqual(['started']);
  expect(reached({ since: before(61) })).toEqual([]);
  expect(reached({ since: before(3), isFirstOwner: false })).toEqual([]);
});

test('a system is told once all of its tasks are done, and there are three', () => {
  expect(milestonesOf({ ...quiet, systems: [brakes] }, now)).toEqual([
    {
      milestone: 'system brakes',
      at: before(1),
      title: 'The brakes are done',
      text: 'The brakes are done on my 1966 Ford F100.',
    },
  ]);
  expect(reached({ systems: [{ ...brakes, done: 3 }] })).toEqual([]);
  expect(reached({ systems: [{ ...brakes, tasks: 2, done: 2 }] })).toEqual([]);
  expect(reached({ systems: [{ ...brakes, system: 'other' }] })).toEqual([]);
});

test('half of ten tasks is told when the fifth is done, until the build is complete', () => {
  const systems = [{ ...brakes, tasks: 10, done: 5 }];
  const doneAt = [9, 8, 7, 6, 5].map(before);
  expect(milestonesOf({ ...quiet, systems, doneAt }, now)).toMatchObject([
    { milestone: 'half', at: before(5) },
  ]);
  expect(reached({ systems, doneAt: doneAt.slice(1) })).toEqual([]);
  expect(reached({ systems, doneAt, status: 'complete', completedAt: before(1) })).toEqual(['complete']);
});

test('a part is told that took two months and more to find', () => {
  const bezel = { partId: 'p', title: 'Gauge bezel', arrivedOn: before(2).slice(0, 10) };
  expect(milestonesOf({ ...quiet, found: [{ ...bezel, soughtAt: before(250) }] }, now)).toMatchObject([
    { milestone: 'part p', title: 'Found after 8 months: Gauge bezel' },
  ]);
  expect(reached({ found: [{ ...bezel, soughtAt: before(40) }] })).toEqual([]);
});

test('a year of work is told, of the last full one, and not of what rests for good', () => {
  const startedOn = '2024-06-01';
  expect(reached({ startedOn })).toEqual(['year 3']);
  expect(reached({ startedOn: '2024-06-11' })).toEqual([]);
  expect(reached({ startedOn, status: 'abandoned' })).toEqual([]);
  expect(reached({ startedOn, isFirstOwner: false })).toEqual([]);
  expect(
    milestonesOf(
      { ...quiet, startedOn: '2024-02-29', since: '2024-03-05T00:00:00.000Z' },
      '2027-03-01T12:00:00.000Z',
    ),
  ).toMatchObject([{ milestone: 'year 3', at: '2027-03-01T00:00:00.000Z' }]);
});

test('hours of work are told in numbers, and the end in the words of its goal', () => {
  expect(milestonesOf({ ...quiet, hours: [{ hours: 1000, at: before(2) }] }, now)).toMatchObject([
    { milestone: 'hours 1000', text: '1,000 hours of work have gone into my 1966 Ford F100.' },
  ]);
  const end = { ...quiet, nickname: 'Rusty', status: 'complete', completedAt: before(1) } as const;
  expect(milestonesOf(end, now)).toMatchObject([{ text: 'Rusty, my 1966 Ford F100, is back on the road.' }]);
});

test('the latest come first, six at most, and nothing from before a hand-over', () => {
  const systems = (['body', 'engine', 'paint', 'trim', 'glass', 'fuel', 'wheels'] as const).map(
    (system, at) => ({
      ...brakes,
      system,
      doneAt: before(at + 1),
    }),
  );
  expect(reached({ systems })).toEqual(
    ['body', 'engine', 'paint', 'trim', 'glass', 'fuel'].map((system) => `system ${system}`),
  );
  expect(reached({ systems, since: before(2.5), isFirstOwner: false })).toEqual([
    'system body',
    'system engine',
  ]);
});

test('whatever a build is, each milestone is there once, of the last two months, under a short name', () => {
  const day = fc.date({ min: new Date(before(2_000)), max: new Date(now), noInvalidDate: true });
  const at = day.map((one) => one.toISOString());
  fc.assert(
    fc.property(
      fc.record({
        since: at,
        isFirstOwner: fc.boolean(),
        startedOn: fc.option(at.map((one) => one.slice(0, 10))),
        completedAt: fc.option(at),
        status: fc.constantFrom('active' as const, 'complete' as const, 'dormant' as const),
        doneAt: fc.array(at).map((all) => all.sort()),
        found: fc.uniqueArray(
          fc.record({
            partId: fc.uuid(),
            title: fc.string(),
            soughtAt: at,
            arrivedOn: at.map((one) => one.slice(0, 10)),
          }),
          { selector: ({ partId }) => partId },
        ),
      }),
      (build) => {
        const found = milestonesOf({ ...quiet, ...build }, now);
        expect(new Set(found.map(({ milestone }) => milestone)).size).toBe(found.length);
        for (const { milestone, at } of found) {
          expect(milestone.length).toBeLessThanOrEqual(80);
          expect(at >= before(60) && at <= now && at >= build.since).toBe(true);
        }
      },
    ),
  );
});
