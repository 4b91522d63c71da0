import { buildEvents } from '../../../modules/builds/build/build.events.js';
import { taskEvents } from '../../../modules/builds/task/task.events.js';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import { listingEvents } from '../../../modules/marketplace/listing/listing.events.js';
import { content, published } from '../../../modules/marketplace/listing/listing.fixtures.js';
import type { Reason } from '../../../modules/matching/match.rules.js';
import { sentenceOf } from '../../../modules/matching/reasons.rules.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { judgedOf } from './judged.queries.js';
import { matching } from './matching.projection.js';

let projection: TestProjection;
const number = { number: 'C5TZ-2B195', kind: 'oem' as const };

beforeEach(async () => {
  projection = await openProjection(matching);
  await publish('need', 'ana', 'wanted');
  await publish('bracket', 'bob', 'for_sale');
});
afterEach(() => projection.close());

async function publish(id: string, sellerId: string, listingType: 'for_sale' | 'wanted'): Promise<void> {
  const isOffer = listingType === 'for_sale';
  const drafted = event('ListingDrafted', {
    ...content,
    categorySub: 'Body',
    words: { title: 'Trunk lid, 1968 Impala', description: '' },
    price: { mode: 'fixed' as const, cents: isOffer ? 10_000 : null },
    partNumbers: isOffer ? [number] : [],
    listingType,
    sellerId,
  });
  await projection.record(listingEvents, id, drafted, published()[1]);
}

const witnessed = (
  part: { build?: string; by?: string; fit?: 'as it is' | 'with work' | 'not at all' } = {},
) =>
  event('FitWitnessed', {
    buildId: part.build ?? 'impala',
    authorId: part.by ?? 'cat',
    ownerId: part.by ?? 'cat',
    partId: 'lid',
    fit: part.fit ?? ('as it is' as const),
    note: '',
    vehicle: { year: 1968, make: 'Chevrolet', model: 'Impala' },
    title: 'Trunk lid',
    partNumbers: [{ ...number, number: 'c5tz 2b195' }],
    itemId: null,
    listingId: null,
  });
const reason = async () => {
  const { rows } = await projection.pool.query<{ reasons: readonly Reason[] }>(
    "select reasons from matching.pair where need_id = 'need' and thing_id = 'bracket'",
  );
  return /\d builds? fitted this to [^·]*\d/.exec(sentenceOf(rows[0]?.reasons ?? []))?.[0];
};
const one = '1 build fitted this to a 1968';

test('what a build says of a part is a reason of its pairs at once, for as long as it is said', async () => {
  expect(await reason()).toBeUndefined();
  await projection.record(taskEvents, 'task', witnessed());
  expect(await reason()).toBe(one);
  await projection.record(taskEvents, 'task', event('FitWithdrawn', { partId: 'lid' }));
  expect(await reason()).toBeUndefined();
});

test('each build counts once, and what did not fit, or the holder says, counts for nothing', async () => {
  await projection.record(taskEvents, 'one', witnessed());
  await projection.record(taskEvents, 'two', witnessed());
  await projection.record(taskEvents, 'own', witnessed({ build: 'own', by: 'bob' }));
  await projection.record(taskEvents, 'other', witnessed({ build: 'other', fit: 'not at all' }));
  expect(await reason()).toBe(one);
  await projection.record(taskEvents, 'other', witnessed({ build: 'other', fit: 'with work' }));
  expect(await reason()).toBe('2 builds fitted this to a 1968');
  const judged = await judgedOf(projection.db, 'need');
  expect(judged?.candidates[0]?.why).toContain('2 builds fitted this to a 1968 Chevrolet Impala');
});

test('a rebuild finds the same', async () => {
  await projection.record(taskEvents, 'one', witnessed());
  await projection.rebuild();
  expect(await reason()).toBe(one);
});

test('a deleted task, a dropped part, a build that is deleted or removed, and an erased member say nothing', async () => {
  const by = { by: 'cat' } as const;
  const decision = { ownerId: 'cat', reason: 'It shows a face' };
  await projection.record(taskEvents, 'task', witnessed(by));
  await projection.record(taskEvents, 'task', event('TaskDeleted', by));
  expect(await reason()).toBeUndefined();
  await projection.record(taskEvents, 'task', event('TaskRestored', by));
  expect(await reason()).toBe(one);
  await projection.record(taskEvents, 'task', event('PartDropped', { partId: 'lid' }));
  expect(await reason()).toBeUndefined();
  await projection.record(taskEvents, 'task', event('PartKept', { partId: 'lid' }));
  expect(await reason()).toBe(one);
  await projection.record(buildEvents, 'impala', event('BuildDeleted', by));
  expect(await reason()).toBeUndefined();
  await projection.record(buildEvents, 'impala', event('BuildRemoved', decision), event('BuildRestored', by));
  expect(await reason()).toBeUndefined();
  await projection.record(buildEvents, 'impala', event('BuildShownAgain', decision));
  expect(await reason()).toBe(one);
  await projection.record(memberEvents, 'cat', event('MemberErased', { memberId: 'cat' }));
  expect(await reason()).toBeUndefined();
  const { rows } = await projection.pool.query('select from matching.witness_key');
  expect(rows).toEqual([]);
});

test('a witness of the very listing needs no number', async () => {
  const said = witnessed();
  await projection.record(
    taskEvents,
    'task',
    event('FitWitnessed', { ...said.data, partNumbers: [], listingId: 'bracket' }),
  );
  expect(await reason()).toBe(one);
});
