import { plusDays, plusMinutes } from '../../../modules/kernel/decider/time.js';
import type { CaseEvent } from '../../../modules/moderation/case/case.events.js';
import { caseEvents } from '../../../modules/moderation/case/case.events.js';
import { joined, openedCase } from '../../../modules/moderation/case/intake.fixtures.js';
import { decisionEvents } from '../../../modules/moderation/decision/decision.events.js';
import { applied, decidedAt, rule } from '../../../modules/moderation/decision/decision.fixtures.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { cases } from './cases.projection.js';
import { type CaseFilter, casesBy, figuresOf, isEvidence } from './cases.queries.js';
import { decisionsOf, pastDecision, strikesIn } from './decisions.queries.js';
import { earlierOf } from './reporters.queries.js';

let projection: TestProjection;
beforeAll(async () => {
  projection = await openProjection(cases);
});
afterAll(() => projection.close());

/** The time of everything that `record` appends. */
const now = '2026-06-01T12:00:00.000Z';
const record = (id: string, ...events: readonly CaseEvent[]) => projection.record(caseEvents, id, ...events);
const idsBy = async (filter: CaseFilter, by = 'mo', at = now) =>
  (await casesBy(projection.db, filter, by, at)).map(({ id }) => id).sort();
const claimed = (claimedBy: string): CaseEvent => ({
  type: 'CaseClaimed',
  data: { claimedBy, until: plusMinutes(now, 30) },
});
const decided = (outcome: 'acted' | 'nothing', decisionId: string | null): CaseEvent => ({
  type: 'CaseDecided',
  data: {
    subjectId: 'sol',
    outcome,
    decisionId,
    communityId: null,
    draft: null,
    decidedBy: 'mo',
    confirmedBy: null,
    reason: '',
  },
});
const hidden: CaseEvent = {
  type: 'ContentHidden',
  data: { kind: 'listing', id: 'mirror', version: 4, mendUntil: plusMinutes(now, 10) },
};

test('a case waits, is claimed for a time, is mended first, and is decided', async () => {
  await record('one', ...openedCase(joined({ reporterId: 'bea', days: 30 })));
  await record('two', ...openedCase(claimed('mo')));
  await record('three', ...openedCase(hidden));
  await record('four', ...openedCase(decided('nothing', null)));
  expect(await idsBy({ status: 'waiting' })).toEqual(['one', 'two']);
  expect(await idsBy({ status: 'waiting' }, 'mo', plusMinutes(now, 11))).toEqual(['one', 'three', 'two']);
  expect(await idsBy({ status: 'mine' })).toEqual(['two']);
  expect(await idsBy({ status: 'mine' }, 'mo', plusMinutes(now, 31))).toEqual([]);
  expect(await idsBy({ status: 'decided' })).toEqual(['four']);
  expect(await idsBy({ status: 'all', kind: 'post' })).toEqual([]);
  expect(await figuresOf(projection.db, 'mo', ['scam'], now)).toMatchObject({
    waiting: 2,
    urgent: 2,
    mine: 1,
    decidedToday: 1,
    medianHours: null,
  });
});

test('a further event is folded onto what the row remembers', async () => {
  await record('one', joined({ reporterId: 'cid', days: 20 }));
  const [row] = await casesBy(projection.db, { status: 'waiting' }, 'mo', now);
  expect(row?.state.reports.map(({ reporterId }) => reporterId)).toEqual(['bea', 'cid']);
});

test('strikes, standing and what an earlier report was worth follow the decision as it is now', async () => {
  await record('five', ...openedCase(joined({ reporterId: 'dee', days: 30 })), decided('acted', 'd1'));
  const suspended = applied({
    caseId: 'five',
    measure: { kind: 'suspend', days: 7 },
    strikes: 2,
    strikesUntil: plusDays(decidedAt, 180),
    endsAt: plusDays(decidedAt, 7),
  });
  await projection.record(decisionEvents, 'd1', suspended);
  const read = async (at: string) => {
    const rows = await decisionsOf(projection.db, ['sol']);
    return [strikesIn(rows, at), rows.map((row) => pastDecision(row, at).status)];
  };
  expect(await read(decidedAt)).toEqual([2, ['running']]);
  expect(await read(plusDays(decidedAt, 180))).toEqual([0, ['over']]);
  expect((await earlierOf(projection.db, ['dee'], 'other')).get('dee')).toEqual({ right: 1, wrong: 0 });
  await projection.record(decisionEvents, 'd1', {
    type: 'DecisionOverturned',
    data: { subjectId: 'sol', appealId: null, reason: 'Wrong.', overturnedBy: 'rae' },
  });
  expect(await read(decidedAt)).toEqual([0, ['overturned']]);
  expect((await earlierOf(projection.db, ['dee'], 'other')).get('dee')).toEqual({ right: 0, wrong: 1 });
  expect((await decisionsOf(projection.db, ['sol']))[0]?.rule).toEqual(rule);
});

test('what a case is about is evidence while it is open', async () => {
  expect(await isEvidence(projection.db, { kind: 'listing', id: 'mirror' })).toBe(true);
  expect(await isEvidence(projection.db, { kind: 'listing', id: 'other' })).toBe(false);
});

test('a rebuild makes the same rows', async () => {
  const rows = async () =>
    Promise.all(
      ['"case"', 'target', 'decision'].map(
        async (table) =>
          (await projection.pool.query(`select * from cases.${table} order by 1, 2::text`)).rows,
      ),
    );
  const before = await rows();
  await projection.rebuild();
  expect(await rows()).toEqual(before);
});
