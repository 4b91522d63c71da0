import fc from 'fast-check';
import { foldEvents } from '../../kernel/decider/decider.js';
import { plusDays, plusMinutes } from '../../kernel/decider/time.js';
import { given } from '../../kernel/testing/decider.fixtures.js';
import { caseDecider } from './case.decider.js';
import type { CaseEvent } from './case.events.js';
import { caseState } from './case.state.js';
import { intake, joined, listingOfSol, now, openedCase } from './intake.fixtures.js';
import { isToHide, weightOf } from './intake.rules.js';

const { kind, id, version } = listingOfSol;
const hideIt = (changedAt = plusDays(now, -1), at = now) =>
  intake({ type: 'HideContent', kind, id, version, changedAt }, at);
const members = (...days: readonly number[]) =>
  days.map((age, at) => joined({ reporterId: `member ${at}`, days: age }));
const reported = (...reports: readonly CaseEvent[]) => given(caseDecider, ...openedCase(...reports));
const hidden = (): readonly CaseEvent[] =>
  reported(...members(10, 20, 30))
    .when(hideIt())
    .after();

describe('opening and joining', () => {
  const report = {
    reportId: 'r1',
    reporterId: 'bea',
    category: 'scam' as const,
    ruleId: null,
    targets: [listingOfSol],
    weight: 1,
    accountSince: null,
  };

  const join = (joining: typeof report) => intake({ type: 'JoinReport', report: joining, communityId: null });

  test('a case opens once', () => {
    const opened = {
      subjectId: 'sol',
      communityId: null,
      source: 'rule' as const,
      openedBy: 'scam-signs',
      category: 'scam' as const,
      targets: [listingOfSol],
      reason: 'gift cards',
    };
    const open = intake({ type: 'OpenCase', opened });
    given(caseDecider).when(open).thenEvents('CaseOpened');
    reported().when(open).thenNothing();
  });

  test('a report joins once', () => {
    const first = reported().when(join(report));
    first.thenEvents('ReportJoined');
    given(caseDecider, ...first.after())
      .when(join(report))
      .thenNothing();
  });

  test('a case leaves its community with the first report that its moderators may not handle', () => {
    const [opened, ...rest] = openedCase();
    const inClub = given(
      caseDecider,
      { ...opened, data: { ...opened?.data, communityId: 'club' } } as CaseEvent,
      ...rest,
    );
    const joinOf = (communityId: string | null) => intake({ type: 'JoinReport', report, communityId });
    inClub.when(joinOf('club')).thenEvents('ReportJoined');
    for (const other of [null, 'other club']) {
      const left = inClub.when(joinOf(other));
      left.thenEvents('ReportJoined', 'CasePassedOn');
      expect(foldEvents(caseState, left.after())).toMatchObject({ communityId: null });
    }
  });

  test('a report does not join a decided case, or one about another member', () => {
    const decided: CaseEvent = {
      type: 'CaseDecided',
      data: {
        subjectId: 'sol',
        outcome: 'nothing',
        decisionId: null,
        communityId: null,
        draft: null,
        confirmedBy: null,
        decidedBy: 'mo',
        reason: '',
      },
    };
    reported(decided).when(join(report)).thenRefused('CASE_DECIDED');
    const other = { ...listingOfSol, ownerId: 'rex' };
    reported()
      .when(join({ ...report, targets: [other] }))
      .thenRefused('ONE_MEMBER_AT_A_TIME');
    given(caseDecider).when(join(report)).thenRefused('CASE_NOT_FOUND');
  });
});

describe('hiding', () => {
  test('three members with accounts of different days hide new content', () => {
    reported(...members(10, 20, 30))
      .when(hideIt())
      .thenExactly({
        type: 'ContentHidden',
        data: { kind, id, version, mendUntil: plusMinutes(now, 10) },
      });
  });

  test('one account cannot hide, however often it reports', () => {
    const again = Array.from({ length: 20 }, () => joined({ reporterId: 'bea', days: 400, weight: 2 }));
    reported(...again)
      .when(hideIt())
      .thenNothing();
  });

  test('five accounts that were opened on the same day cannot hide', () => {
    reported(...members(30, 30, 30, 30, 30))
      .when(hideIt())
      .thenNothing();
  });

  test('accounts that are younger than seven days cannot hide', () => {
    reported(...members(6.9, 5, 4, 3, 2, 1))
      .when(hideIt())
      .thenNothing();
  });

  test('guests cannot hide', () => {
    const guests = Array.from({ length: 9 }, (_, at) => joined({ reporterId: `guest ${at}`, days: null }));
    reported(...guests, ...members(10, 20))
      .when(hideIt())
      .thenNothing();
  });

  test('reporters who were mostly wrong before have to be more', () => {
    const doubtful = [10, 20, 30, 40, 50, 60].map((days, at) =>
      joined({ reporterId: `member ${at}`, days, weight: 0.5 }),
    );
    reported(...doubtful.slice(0, 5))
      .when(hideIt())
      .thenNothing();
    reported(...doubtful)
      .when(hideIt())
      .thenEvents('ContentHidden');
  });

  test('content that nobody changed for 14 days is not hidden', () => {
    reported(...members(10, 20, 30))
      .when(hideIt(plusDays(now, -15)))
      .thenNothing();
  });

  test('reports of something else in the same case hide nothing', () => {
    const bumper = { ...listingOfSol, id: 'bumper' };
    const others = [10, 20, 30].map((days, at) =>
      joined({ reporterId: `member ${at}`, days, targets: [bumper] }),
    );
    reported(...others)
      .when(hideIt())
      .thenNothing();
  });

  test('it is hidden once', () =>
    given(caseDecider, ...hidden())
      .when(hideIt())
      .thenNothing());

  test('no flood of guests, new accounts and accounts of one day hides, in any order', () => {
    const harmless = fc.record({
      reporterId: fc.string({ minLength: 1 }),
      days: fc.constantFrom(null, 0, 1, 3, 6.9, 100, 250),
      weight: fc.double({ min: 0.01, max: 2, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(harmless, { maxLength: 60 }), (flood) => {
        const state = foldEvents(caseState, openedCase(...flood.map(joined)));
        return !isToHide(state, { kind, id, changedAt: now }, now);
      }),
      { numRuns: 200 },
    );
  });
});

describe('mending', () => {
  const mendIt = (minutes: number, at = version + 1) =>
    intake({ type: 'MendContent', kind, id, version: at }, plusMinutes(now, minutes));

  test('content that its author changes within ten minutes is shown again, and stays in the queue', () => {
    const mended = given(caseDecider, ...hidden()).when(mendIt(10));
    mended.thenEvents('ContentMended');
    expect(foldEvents(caseState, mended.after())).toMatchObject({ status: 'open' });
  });

  test('later than that it stays hidden', () =>
    given(caseDecider, ...hidden())
      .when(mendIt(10.1))
      .thenNothing());

  test('a change from before it was hidden mends nothing', () =>
    given(caseDecider, ...hidden())
      .when(mendIt(1, version))
      .thenNothing());

  test('it is mended once, and further reports do not hide it again', () => {
    const mended = given(caseDecider, ...hidden())
      .when(mendIt(1))
      .after();
    given(caseDecider, ...mended)
      .when(mendIt(2, version + 2))
      .thenNothing();
    given(caseDecider, ...mended, ...members(60, 70, 80, 90))
      .when(hideIt())
      .thenNothing();
  });
});

test.each([
  [0, 0, 1],
  [1, 0, 1.2],
  [0, 1, 0.8],
  [10, 0, 1.71],
  [0, 10, 0.29],
])('after %i right and %i wrong reports the next one weighs %d', (right, wrong, weight) => {
  expect(weightOf({ right, wrong })).toBe(weight);
});
