import { milestonesOf } from '../../../modules/builds/build/milestones.rules.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { everything, partArrived, partPlanned, recorder } from './builds.fixtures.js';
import { builds } from './builds.projection.js';
import { historyFor } from './milestones.queries.js';

let projection: TestProjection;
let log: ReturnType<typeof recorder>;
beforeAll(async () => {
  projection = await openProjection(builds);
  log = recorder(projection);
});
afterAll(() => projection.close());

const done = event('TaskMoved', { column: 'done' as const, rank: 'a1', by: 'ana' });
const reached = async (id: string, reader = 'ana') => {
  const build = await historyFor(projection.db, id, reader);
  return build && milestonesOf(build, '2026-06-02T12:00:00.000Z').map(({ milestone }) => milestone);
};

test('what was done to a build is read from its rows', async () => {
  const id = await log.start('ana');
  const tasks = await Promise.all(['one', 'two', 'three'].map((title) => log.plan(id, 'ana', { title })));
  for (const task of tasks) await log.task(task, done);
  const open = await log.plan(id, 'ana', { system: 'engine' });
  await log.task(
    open,
    partPlanned('bezel', 'ana'),
    event('PartSought', { partId: 'bezel', listingId: 'ad' }),
  );
  await log.write(id, 'ana', { minutes: 3_600 });
  await log.write(id, 'ana', { minutes: 3_000 });
  const deleted = await log.write(id, 'ana', { minutes: 60_000 });
  await log.entry(deleted, event('EntryDeleted', { by: 'ana' }));
  expect(await reached(id)).toEqual(expect.arrayContaining(['started', 'system brakes', 'hours 100']));
  expect(await reached(id)).toHaveLength(3);
  await log.task(open, partArrived('bezel', 'ana'));
  expect((await historyFor(projection.db, id, 'ana'))?.found).toMatchObject([
    { partId: 'bezel', title: 'Wheel cylinder', arrivedOn: '2026-04-20' },
  ]);
  const [first = ''] = tasks;
  await log.task(first, event('TaskMoved', { column: 'testing' as const, rank: 'a1', by: 'ana' }));
  expect(await reached(id)).not.toContain('system brakes');
});

test('they are for its owner, and for whoever does with them all that there is to do', async () => {
  const join = (memberId: string, role: 'owns' | 'helps') => [
    event('CollaboratorInvited', { memberId, role, by: 'ana' }),
    event('CollaboratorJoined', { memberId }),
  ];
  const id = await log.start('ana', ...join('bob', 'owns'), ...join('cat', 'helps'));
  expect(await reached(id, 'bob')).toEqual(['started']);
  for (const other of ['cat', 'dan']) expect(await reached(id, other)).toBeUndefined();
  await log.build(id, event('BuildDeleted', { by: 'ana' }));
  expect(await reached(id)).toBeUndefined();
});

test('a new owner is told of nothing from before', async () => {
  const id = await log.start('ana');
  for (const title of ['one', 'two', 'three']) await log.task(await log.plan(id, 'ana', { title }), done);
  await log.build(
    id,
    event('BuildHandedOver', { fromId: 'ana', toId: 'bob', goesAlong: everything, bookId: 'book' }),
  );
  expect(await reached(id, 'bob')).toEqual([]);
  expect(await reached(id)).toBeUndefined();
});
