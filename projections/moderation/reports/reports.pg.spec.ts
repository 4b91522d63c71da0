import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import { caseEvents } from '../../../modules/moderation/case/case.events.js';
import { decisionEvents } from '../../../modules/moderation/decision/decision.events.js';
import { reportEvents } from '../../../modules/moderation/report/report.events.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { reports } from './reports.projection.js';
import { askedOf, reportHistory, reportIdsOf } from './reports.queries.js';

let projection: TestProjection;
beforeAll(async () => {
  projection = await openProjection(reports);
});
afterAll(() => projection.close());

const mirror = { kind: 'listing', id: 'mirror', version: 4, ownerId: 'sol' };
const recordOf = (reporterId: string) => reportHistory(projection.db).recordOf(reporterId);

async function receive(id: string, reporterId: string, differs: object = {}): Promise<void> {
  await projection.record(
    reportEvents,
    id,
    event('ReportReceived', {
      reporterId,
      isGuest: false,
      subjectId: 'sol',
      targets: [mirror],
      category: 'scam' as const,
      ruleId: null,
      comment: '',
      wish: '',
      ...differs,
    }),
  );
}

async function join(caseId: string, reportId: string, reporterId: string): Promise<void> {
  const joined = { reportId, reporterId, category: 'scam' as const, ruleId: null, targets: [mirror] };
  await projection.record(
    caseEvents,
    caseId,
    event('ReportJoined', { ...joined, weight: 1, accountSince: null }),
  );
}

const decide = (caseId: string, decisionId: string | null, communityId: string | null = null) =>
  projection.record(
    caseEvents,
    caseId,
    event('CaseDecided', {
      subjectId: 'sol',
      outcome: decisionId ? ('acted' as const) : ('nothing' as const),
      decisionId,
      communityId,
      draft: null,
      decidedBy: 'mo',
      confirmedBy: null,
      reason: '',
    }),
  );

test('a report counts as right when something is done, and as wrong once that is overturned', async () => {
  await receive('r1', 'bea');
  await join('c1', 'r1', 'bea');
  expect(await recordOf('bea')).toEqual({ right: 0, wrong: 0 });
  await decide('c1', 'd1');
  expect(await recordOf('bea')).toEqual({ right: 1, wrong: 0 });
  await projection.record(
    decisionEvents,
    'd1',
    event('DecisionOverturned', { subjectId: 'sol', appealId: null, reason: '', overturnedBy: 'rev' }),
  );
  expect(await recordOf('bea')).toEqual({ right: 0, wrong: 1 });
});

test('a report counts as wrong when nothing is done, and not at all while the case is open again', async () => {
  await receive('r2', 'cy');
  await join('c2', 'r2', 'cy');
  await decide('c2', null);
  expect(await recordOf('cy')).toEqual({ right: 0, wrong: 1 });
  await projection.record(
    caseEvents,
    'c2',
    event('CaseReopened', { subjectId: 'sol', reopenedBy: 'mo', reason: '' }),
  );
  expect(await recordOf('cy')).toEqual({ right: 0, wrong: 0 });
});

test('what moderators of a community decide counts neither way', async () => {
  await receive('r3', 'guy');
  await join('c3', 'r3', 'guy');
  await decide('c3', null, 'club');
  expect(await recordOf('guy')).toEqual({ right: 0, wrong: 0 });
});

test('each member who says that a listing is sold counts once, and guests do not', async () => {
  const sold = { category: 'already-sold' };
  await receive('s1', 'dee', sold);
  await receive('s2', 'dee', sold);
  await receive('s3', 'eve', sold);
  await receive('s4', 'guest', { ...sold, isGuest: true });
  const { voicesOf } = reportHistory(projection.db);
  expect(await voicesOf('mirror', '2000-01-01T00:00:00.000Z')).toEqual(new Set(['dee', 'eve']));
  expect(await voicesOf('mirror', '2100-01-01T00:00:00.000Z')).toEqual(new Set());
});

test('a seller is asked until they answer', async () => {
  const until = '2100-01-01T00:00:00.000Z';
  await projection.record(reportEvents, 's1', event('SellerAsked', { until }));
  const now = '2026-06-01T12:00:00.000Z';
  expect(await askedOf(projection.db, 'sol', now)).toEqual([{ id: 's1', listingId: 'mirror', until }]);
  await projection.record(reportEvents, 's1', event('SellerAnswered', { answer: 'still for sale' as const }));
  expect(await askedOf(projection.db, 'sol', now)).toEqual([]);
});

test('reports of the erased are gone, and those about them stay without their id', async () => {
  await receive('e1', 'fay', { targets: [{ ...mirror, kind: 'member', id: 'sol' }] });
  for (const memberId of ['eve', 'sol'])
    await projection.record(memberEvents, memberId, event('MemberErased', { memberId }));
  expect(await reportIdsOf(projection.db, 'eve')).toEqual([]);
  expect(await reportIdsOf(projection.db, 'fay')).toEqual(['e1']);
  expect(JSON.stringify(await rows())).not.toMatch(/"(sol|eve)"/);
});

test('a rebuild makes the same rows', async () => {
  const before = await rows();
  await projection.rebuild();
  expect(await rows()).toEqual(before);
});

async function rows(): Promise<readonly object[]> {
  const tables = ['report order by id', 'target order by report_id, nth'];
  return Promise.all(
    tables.map(async (table) => (await projection.pool.query<object>(`select * from reports.${table}`)).rows),
  );
}
