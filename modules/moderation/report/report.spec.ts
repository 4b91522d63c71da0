import { plusHours } from '../../kernel/decider/time.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { listingOfSol, now } from '../case/intake.fixtures.js';
import { type ReportCommand, reportDecider } from './report.decider.js';
import { sendReport } from './report.fixtures.js';

const send = (differs: Parameters<typeof sendReport>[0] = {}) =>
  given(reportDecider).when(sendReport(differs));
const reported = (differs: Parameters<typeof sendReport>[0] = {}) =>
  given(reportDecider, ...send(differs).after());
const answer = (voices: number, by = 'sol'): ReportCommand => ({
  type: 'AnswerAsked',
  voices,
  meta: metaOf(by),
});
const file: ReportCommand = { type: 'FileReport', caseId: 'c1', meta: metaOf('bea') };
const resolve = (outcome: 'acted' | 'nothing'): ReportCommand => ({
  type: 'ResolveReport',
  outcome,
  meta: metaOf('time'),
});
const sold = { category: 'already-sold', voices: 1 } as const;

test('a report is received once, and names whose content it is', () => {
  send().thenEvents('ReportReceived');
  expect(send().after()).toMatchObject([{ data: { subjectId: 'sol', reporterId: 'bea' } }]);
  reported().when(sendReport()).thenNothing();
});

test('nobody reports what is their own', () =>
  send({ targets: [{ ...listingOfSol, ownerId: 'bea' }] }).thenRefused('OWN_CONTENT'));

test('one report is about one member', () =>
  send({ targets: [listingOfSol, { ...listingOfSol, id: 'bumper', ownerId: 'rex' }] }).thenRefused(
    'ONE_MEMBER_AT_A_TIME',
  ));

test('whoever says that it is something else says what', () => {
  send({ category: 'other', comment: '' }).thenRefused('COMMENT_NEEDED');
  send({ category: 'other' }).thenEvents('ReportReceived');
});

describe('a listing that is said to be sold', () => {
  test('goes to its seller first, for 72 hours', () => {
    send(sold).thenEvents('ReportReceived', 'SellerAsked');
    expect(send(sold).after().at(-1)).toEqual({
      type: 'SellerAsked',
      data: { until: plusHours(now, 72) },
    });
  });

  test('does not go to its seller when three members say so, or when it is no listing', () => {
    send({ ...sold, voices: 3 }).thenEvents('ReportReceived');
    send({ ...sold, targets: [{ ...listingOfSol, kind: 'post' }] }).thenEvents('ReportReceived');
  });

  test('is still for sale when its seller says so, until three members say otherwise', () => {
    reported(sold).when(answer(2)).thenEvents('SellerAnswered', 'ReportResolved');
    reported(sold).when(answer(3)).thenEvents('SellerAnswered');
  });

  test('is answered by its seller alone, once', () => {
    reported(sold).when(answer(1, 'rex')).thenRefused('REPORT_NOT_FOUND');
    reported().when(answer(1)).thenRefused('REPORT_NOT_FOUND');
    given(reportDecider, ...reported(sold).when(answer(1)).after())
      .when(answer(1))
      .thenNothing();
  });

  test('is the end of the report when it is sold or withdrawn', () => {
    const end: ReportCommand = { type: 'EndAsking', meta: metaOf('time') };
    reported(sold).when(end).thenEvents('SellerAnswered', 'ReportResolved');
    reported().when(end).thenNothing();
  });
});

test('a report joins one case', () => {
  reported().when(file).thenEvents('ReportFiled');
  reported(sold).when(file).thenEvents('ReportFiled');
  given(reportDecider, ...reported().when(file).after())
    .when(file)
    .thenNothing();
  given(reportDecider).when(file).thenRefused('REPORT_NOT_FOUND');
});

test('what came of a report is said once, and again only when a case that was opened again ends otherwise', () => {
  const acted = reported().when(resolve('acted'));
  acted.thenEvents('ReportResolved');
  given(reportDecider, ...acted.after())
    .when(resolve('acted'))
    .thenNothing();
  given(reportDecider, ...acted.after())
    .when(resolve('nothing'))
    .thenEvents('ReportResolved');
});
