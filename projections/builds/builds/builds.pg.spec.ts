import { bookEvents } from '../../../modules/builds/book/book.events.js';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import { newId } from '../../../modules/kernel/decider/identifiers.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { buildLookup } from './build-lookup.queries.js';
import { everything, partArrived, partPlanned, photo, recorder } from './builds.fixtures.js';
import { builds } from './builds.projection.js';
import { buildsOf, entriesOf, tasksOf } from './builds-of.queries.js';

let projection: TestProjection;
let log: ReturnType<typeof recorder>;
beforeAll(async () => {
  projection = await openProjection(builds);
  log = recorder(projection);
});
afterAll(() => projection.close());

const one = async (table: string, id: string) =>
  (await projection.pool.query(`select * from builds.${table} where id = $1`, [id])).rows[0];
const erase = (memberId: string) =>
  projection.record(memberEvents, memberId, event('MemberErased', { memberId }));

describe('sums', () => {
  test('are as large as all that may be in them', async () => {
    const id = await log.start('ana');
    const taskId = await log.plan(id, 'ana');
    for (let at = 0; at < 3; at += 1)
      await log.write(id, 'ana', { taskId, minutes: 1_000_000_000, costCents: 1_000_000_000 });
    expect(await one('build', id)).toMatchObject({ minutes: 3_000_000_000, entry_cents: 3_000_000_000 });
  });

  test('a build has the books of its present owner', async () => {
    const id = await log.start('ana');
    for (const ownerId of ['ana', 'ana', 'bob'])
      await projection.record(
        bookEvents,
        newId(),
        event('BookFrozen', {
          buildId: id,
          ownerId,
          title: '1966 Ford F100, May 2026',
          hides: { costs: true, names: false },
          fileId: newId(),
          digest: '',
          entries: 0,
          tasks: 0,
          isKeepsake: false,
        }),
      );
    expect((await buildLookup(projection.db).sizeOf(id)).books).toBe(2);
  });

  test('a build has what its live tasks, their parts and its shown entries have', async () => {
    const id = await log.start('ana');
    const taskId = await log.plan(id, 'ana');
    await log.task(
      taskId,
      partPlanned('p1', 'ana'),
      partArrived('p1', 'ana'),
      partPlanned('p2', 'ana'),
      partPlanned('p3', 'ana'),
      event('PartDropped', { partId: 'p3' }),
      event('TaskMoved', { column: 'done' as const, rank: 'a2', by: 'ana' }),
    );
    await log.write(id, 'ana', { taskId });
    await log.write(id, 'ana', { minutes: 30, costCents: 500 });
    const gone = await log.write(id, 'ana');
    await log.entry(gone, event('EntryDeleted', { by: 'ana' }));

    expect(await one('build', id)).toMatchObject({
      tasks: 1,
      tasks_done: 1,
      entries: 2,
      minutes: 120,
      part_cents: 2_800,
      entry_cents: 2_500,
      planned_cents: 12_000,
      parts_planned: 1,
      parts_arrived: 1,
    });
    const { rows } = await projection.pool.query(
      'select system, spent_cents, minutes from builds.system_sum where build_id = $1 order by system',
      [id],
    );
    expect(rows).toEqual([
      { system: 'brakes', spent_cents: 4_800, minutes: 90 },
      { system: 'other', spent_cents: 500, minutes: 30 },
    ]);
    await log.task(taskId, event('TaskDeleted', { by: 'ana' }));
    expect(await one('build', id)).toMatchObject({ tasks: 0, part_cents: 0, entry_cents: 2_500 });
  });
});

describe('a hand-over', () => {
  test('shows the new owner of what was before only what goes along', async () => {
    const id = await log.start(
      'ana',
      event('CollaboratorInvited', { memberId: 'cleo', role: 'helps' as const, by: 'ana' }),
    );
    const taskId = await log.plan(id, 'ana');
    await log.task(taskId, partPlanned('p1', 'ana'), partArrived('p1', 'ana', { sellerId: 'sam' }));
    const before = await log.write(id, 'ana', { taskId, photos: [photo('one')] });
    await log.build(
      id,
      event('BuildHandedOver', {
        fromId: 'ana',
        toId: 'bo',
        bookId: newId(),
        goesAlong: { ...everything, photos: false, costs: false, names: false },
      }),
    );
    const after = await log.write(id, 'bo', { costCents: 700 });

    expect(await one('entry', before)).toMatchObject({
      photos: [],
      cost_cents: null,
      is_named: false,
      minutes: 90,
    });
    expect(await one('entry', after)).toMatchObject({ cost_cents: 700, is_named: true });
    expect(await one('build', id)).toMatchObject({
      owner_id: 'bo',
      entry_cents: 700,
      part_cents: 0,
      audience: 'private',
    });
    expect(
      (await projection.pool.query('select * from builds.part where task_id = $1', [taskId])).rows[0],
    ).toMatchObject({
      status: 'arrived',
      cost_cents: null,
      seller_id: null,
    });
    expect(
      (await projection.pool.query('select * from builds.collaborator where build_id = $1', [id])).rows,
    ).toEqual([]);
  });

  test('without the journal leaves its entries with the former owner', async () => {
    const id = await log.start('ana');
    const entryId = await log.write(id, 'ana');
    await log.build(
      id,
      event('BuildHandedOver', {
        fromId: 'ana',
        toId: 'bo',
        bookId: newId(),
        goesAlong: { ...everything, journal: false },
      }),
    );
    expect(await one('entry', entryId)).toMatchObject({ is_withheld: true });
    expect(await one('build', id)).toMatchObject({ entries: 0, minutes: 0, entry_cents: 0 });
    expect(await entriesOf(projection.db, 'ana')).toContain(entryId);
  });
});

describe('an erased member', () => {
  test('leaves nothing that they owned, and no words in what others own', async () => {
    const own = await log.start('fay');
    await log.write(own, 'ana');
    const id = await log.start('ana');
    const taskId = await log.plan(id, 'fay', { title: 'Fit the brake lines' });
    await log.task(
      taskId,
      partPlanned('p1', 'fay', { title: 'Brake line', link: 'https://parts.example/line' }),
      event('TaskBlocked', { authorId: 'fay', reason: 'No flaring tool' }),
      event('TaskPhotoAdded', { authorId: 'fay', when: 'before' as const, photo: photo('before') }),
      event('TaskPhotoAdded', { authorId: 'ana', when: 'after' as const, photo: photo('after') }),
    );
    const worked = await log.write(id, 'fay', { taskId, photos: [photo('two')] });
    const said = await log.write(id, 'fay', { minutes: null, costCents: null });
    await erase('fay');

    expect(await buildsOf(projection.db, 'fay')).toEqual([]);
    expect(await tasksOf(projection.db, 'fay')).toEqual([]);
    expect(await entriesOf(projection.db, 'fay')).toEqual([]);
    expect(await one('build', own)).toBeUndefined();
    expect(await one('task', taskId)).toMatchObject({
      title: 'A task',
      blocked: '',
      photos: [{ by: 'ana', when: 'after' }],
      minutes: 90,
    });
    expect(await one('entry', worked)).toMatchObject({ author_id: '', text: '', photos: [], minutes: 90 });
    expect(await one('entry', said)).toBeUndefined();
    expect(await one('build', id)).toMatchObject({ entries: 1, minutes: 90 });
  });
});

test('a part that arrives and does not after all is as it was', async () => {
  const id = await log.start('ana');
  const taskId = await log.plan(id, 'ana');
  const part = async () =>
    (await projection.pool.query('select * from builds.part where task_id = $1', [taskId])).rows[0];
  await log.task(taskId, partPlanned('p1', 'ana'), event('PartSought', { partId: 'p1', listingId: 'need' }));
  const before = await part();
  await log.task(taskId, partArrived('p1', 'ana', { sellerId: 'sam', itemId: 'item' }));
  expect(await part()).toMatchObject({ status: 'arrived', item_id: 'item', cost_cents: 2_800 });
  await log.task(taskId, event('PartArrivalUndone', { partId: 'p1' }));
  expect(await part()).toEqual(before);
});

test('a rebuild makes the same rows', async () => {
  const tables = [
    'build',
    'collaborator',
    'former_owner',
    'system_sum',
    'month_sum',
    'task',
    'part',
    'witness',
    'entry',
    'document',
    'book',
  ];
  const read = async () =>
    Object.fromEntries(
      await Promise.all(
        tables.map(async (table) => [
          table,
          (
            await projection.pool.query(
              `select to_jsonb(t) as row from builds.${table} t order by to_jsonb(t)::text`,
            )
          ).rows,
        ]),
      ),
    );
  const live = await read();
  await projection.rebuild();
  expect(await read()).toEqual(live);
});
