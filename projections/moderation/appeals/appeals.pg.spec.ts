import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import { plusDays, plusHours } from '../../../modules/kernel/decider/time.js';
import { appealEvents } from '../../../modules/moderation/appeal/appeal.events.js';
import { warning } from '../../../modules/moderation/appeal/appeals.fixtures.js';
import { decisionEvents } from '../../../modules/moderation/decision/decision.events.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { figuresOf } from './appeal-figures.queries.js';
import { appealLines } from './appeal-lines.queries.js';
import { appeals } from './appeals.projection.js';
import { appealsAbout } from './appeals-of-members.queries.js';

let projection: TestProjection;
beforeAll(async () => {
  projection = await openProjection(appeals);
});
afterAll(() => projection.close());

const now = '2026-06-01T12:00:00.000Z'; // when the fixtures record
const names = { namesFor: async () => new Map([['mod', 'Max']]) };
const lines = async (status: 'waiting' | 'mine' | 'decided' | 'all', at = now) =>
  (await appealLines({ db: projection.db, names }, { status }, { readerId: 'rita', now: at })).appeals.map(
    ({ id, status: found, isLate }) => [id, found, isLate],
  );

async function appealed(name: string, hours: number, subjectId = `member ${name}`) {
  await projection.record(
    decisionEvents,
    `d${name}`,
    event('DecisionApplied', warning(subjectId, { at: now, decidedBy: 'mod' })),
  );
  await projection.record(
    appealEvents,
    name,
    event('AppealFiled', {
      subjectId,
      decisionId: `d${name}`,
      caseId: 'c',
      level: 1 as const,
      filedBy: subjectId,
      relation: 'self' as const,
      via: 'page' as const,
      text: 'It was one ad.',
      attachments: [],
      lookBy: plusHours(now, hours),
      decideBy: plusDays(now, 14),
      appealUntil: plusDays(now, 180),
    }),
  );
}
const decided = (name: string, outcome: 'upheld' | 'overturned') =>
  projection.record(
    appealEvents,
    name,
    event('AppealClaimed', { reviewerId: 'rita' }),
    event('AppealDecided', {
      subjectId: `member ${name}`,
      outcome,
      reason: 'We looked.',
      amended: null,
      reviewedBy: 'rita',
      escalateBy: null,
    }),
  );

test('what is due first is first; late ones are marked; decided ones leave the list', async () => {
  await appealed('a', 72);
  await appealed('b', 24);
  expect(await lines('waiting', plusHours(now, 48))).toEqual([
    ['b', 'waiting', true],
    ['a', 'waiting', false],
  ]);
  await projection.record(appealEvents, 'b', event('AppealClaimed', { reviewerId: 'rita' }));
  expect(await lines('mine')).toEqual([['b', 'under review', false]]);
  await decided('b', 'upheld');
  expect(await lines('waiting')).toEqual([['a', 'waiting', false]]);
  expect(await lines('decided')).toEqual([['b', 'upheld', false]]);
});

test('medians need five appeals; the figures of a decider say how many were overturned', async () => {
  const figures = () => figuresOf({ db: projection.db, names }, 'rita', now);
  expect(await figures()).toMatchObject({ waiting: 1, late: 0, medianHoursToDecide: null });
  for (const name of ['c', 'd', 'e', 'f']) {
    await appealed(name, 72);
    await decided(name, name === 'c' ? 'overturned' : 'upheld');
  }
  await projection.record(
    decisionEvents,
    'dc',
    event('DecisionOverturned', { subjectId: 'member c', appealId: 'c', reason: '', overturnedBy: 'rita' }),
  );
  expect(await figures()).toMatchObject({
    medianHoursToDecide: 0,
    deciders: [{ decider: { id: 'mod', name: 'Max' }, decided: 6, appealed: 6, overturned: 1 }],
  });
});

test('of an erased member nothing is left; of an erased reviewer no name', async () => {
  for (const memberId of ['member a', 'rita', 'mod'])
    await projection.record(memberEvents, memberId, event('MemberErased', { memberId }));
  expect(await appealsAbout(projection.db, 'member a')).toEqual([]);
  const { rows } = await projection.pool.query(
    'select reviewer_id, decided_by from appeals.appeal a join appeals.decision d on d.id = a.decision_id',
  );
  expect(new Set(rows.flatMap(Object.values))).toEqual(new Set([null]));
});

test('a rebuild gives the same rows', async () => {
  const before = await lines('all');
  await projection.rebuild();
  expect(await lines('all')).toEqual(before);
});
