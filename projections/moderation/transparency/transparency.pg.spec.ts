import { newId } from '../../../modules/kernel/decider/identifiers.js';
import type { EventOf, StreamDefinition } from '../../../modules/kernel/event-store/events.js';
import { appealEvents } from '../../../modules/moderation/appeal/appeal.events.js';
import { caseEvents } from '../../../modules/moderation/case/case.events.js';
import { reportEvents } from '../../../modules/moderation/report/report.events.js';
import { getPublicFigures } from '../../../modules/moderation/transparency/transparency.contract.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { transparency } from './transparency.projection.js';
import { publicFigures } from './transparency.queries.js';

const now = '2026-11-20T12:00:00.000Z';
let projection: TestProjection;
beforeAll(async () => {
  projection = await openProjection(transparency);
});
afterAll(() => projection.close());

async function recordAt<F extends StreamDefinition>(
  at: string,
  stream: F,
  id: string,
  recorded: EventOf<NoInfer<F>>,
): Promise<void> {
  const meta = { actor: { id: 'ana', roles: [] }, now: at, commandId: newId() };
  await projection.eventStore.append(stream, id, [recorded], 'any', meta);
}

const target = { kind: 'listing', id: 'l1', version: 1, ownerId: 'bob' };
const report = (at: string, category: 'scam' | 'spam') =>
  recordAt(at, reportEvents, newId(), {
    type: 'ReportReceived',
    data: {
      reporterId: 'ana',
      isGuest: false,
      subjectId: 'bob',
      targets: [target],
      category,
      ruleId: null,
      comment: '',
      wish: '',
    },
  });
async function decideCase(openedAt: string, decidedAt: string, id = newId()): Promise<void> {
  await recordAt(openedAt, caseEvents, id, {
    type: 'CaseOpened',
    data: {
      subjectId: 'bob',
      communityId: null,
      source: 'report',
      openedBy: null,
      category: 'scam',
      targets: [target],
      reason: '',
    },
  });
  await decided(id, decidedAt);
}
const decided = (id: string, at: string) =>
  recordAt(at, caseEvents, id, {
    type: 'CaseDecided',
    data: {
      subjectId: 'bob',
      outcome: 'nothing',
      decisionId: null,
      communityId: null,
      decidedBy: 'cleo',
      draft: null,
      confirmedBy: null,
      reason: '',
    },
  });
const appeal = (at: string, outcome: 'upheld' | 'overturned') =>
  recordAt(at, appealEvents, newId(), {
    type: 'AppealDecided',
    data: {
      subjectId: 'bob',
      outcome,
      reason: '',
      amended: null,
      reviewedBy: 'rita',
      escalateBy: null,
    },
  });

async function figures() {
  await projection.pool.query(
    'truncate transparency.reports, transparency.open_case, transparency.decision, transparency.appeals',
  );
  await projection.handleAgain(); // the whole log, that of the tests before too
  const shown = await publicFigures(projection.db, now);
  expect(getPublicFigures.response.parse(shown)).toEqual(shown);
  return shown;
}
const countOf = (reports: readonly { category: string; count: number | null }[], category: string) =>
  reports.find((one) => one.category === category)?.count;

test('each figure is told from five on, within 90 days and within 12 months; older ones are in neither', async () => {
  for (const day of ['01', '02', '03', '04']) await report(`2026-11-${day}T12:00:00.000Z`, 'scam');
  await report('2026-03-01T12:00:00.000Z', 'scam');
  await report('2025-03-01T12:00:00.000Z', 'scam');
  for (const hours of ['01', '02', '03', '10'])
    await decideCase('2026-11-01T00:00:00.000Z', `2026-11-01T${hours}:00:00.000Z`);
  for (const outcome of ['overturned', 'upheld', 'upheld', 'upheld'] as const)
    await appeal('2026-11-02T12:00:00.000Z', outcome);
  const few = await figures();
  expect(countOf(few.last90Days.reports, 'scam')).toBeNull();
  expect(countOf(few.last12Months.reports, 'scam')).toBe(5);
  expect(countOf(few.last12Months.reports, 'spam')).toBeNull();
  expect(few.last90Days.decisions).toEqual({ count: null, medianHours: null });
  expect(few.last90Days.appeals).toEqual({ count: null, overturned: null });
});

test('the median is exact, from the opening or the last reopening of a case; a share is of the decided appeals', async () => {
  for (const hours of ['01', '02', '03', '10'])
    await decideCase('2026-11-01T00:00:00.000Z', `2026-11-01T${hours}:00:00.000Z`);
  const again = newId();
  await decideCase('2026-11-01T00:00:00.000Z', '2026-11-01T20:00:00.000Z', again);
  expect((await figures()).last90Days.decisions).toEqual({ count: 9, medianHours: 3 });
  for (const outcome of ['overturned', 'overturned', 'upheld'] as const)
    await appeal('2026-11-03T12:00:00.000Z', outcome);
  expect((await figures()).last90Days.appeals).toEqual({ count: 7, overturned: 43 });
});
