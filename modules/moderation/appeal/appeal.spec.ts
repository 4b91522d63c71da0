import { plusDays } from '../../kernel/decider/time.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { type AppealCommand, appealDecider as appeal, mostWritten } from './appeal.decider.js';
import type { AppealEvent } from './appeal.events.js';
import { isLate, nextStep } from './due.rules.js';
import type { Reviewer } from './reviewer.rules.js';

const decidedAt = '2026-06-01T12:00:00.000Z';
const decision = { id: 'd1', caseId: 'c1', subjectId: 'ana', at: decidedAt, isOverturned: false };
const at = (days: number) => plusDays(decidedAt, days);
const words = { text: 'It is mine.', attachments: [], via: 'page' } as const;

const file = (over = {}, days = 1, by = 'ana'): AppealCommand => ({
  type: 'FileAppeal',
  decision: { ...decision, ...over },
  ...words,
  meta: metaOf(by, at(days)),
});
const escalate = (days: number, over = {}): AppealCommand => ({
  type: 'EscalateAppeal',
  decision: { ...decision, ...over },
  ...words,
  meta: metaOf('ana', at(days)),
});
const answer = (days = 2): AppealCommand => ({
  type: 'AnswerQuestion',
  ...words,
  meta: metaOf('ana', at(days)),
});
const withdraw = (days = 2): AppealCommand => ({ type: 'WithdrawAppeal', meta: metaOf('ana', at(days)) });
const reviewer = (id: string, over: Partial<Reviewer> = {}): Reviewer => ({
  id,
  deciders: ['mod', 'second'],
  hasReported: false,
  isKin: false,
  isBlocked: false,
  hasDealt: false,
  isAbove: false,
  ...over,
});
const claim = (by = 'rita', over: Partial<Reviewer> = {}): AppealCommand => ({
  type: 'ClaimAppeal',
  reviewer: reviewer(by, over),
  meta: metaOf(by, at(2)),
});
const release = (by = 'rita'): AppealCommand => ({
  type: 'ReleaseAppeal',
  reviewer: reviewer(by),
  meta: metaOf(by, at(2)),
});
const ask = (by = 'rita'): AppealCommand => ({
  type: 'AskAppellant',
  question: 'Since when?',
  reviewer: reviewer(by),
  meta: metaOf(by, at(3)),
});
const judged = {
  measure: { kind: 'suspend', days: 30 },
  strikes: 2,
  effects: ['listing-paused:l1', 'listing-paused:l2'].map((key) => ({
    key,
    kind: 'listing-paused',
    target: { kind: 'listing', id: key },
    title: null,
    state: 'applied' as const,
    version: 3,
    isWithdrawn: false,
  })),
} as const;
type Amended = Extract<AppealCommand, { type: 'DecideAppeal' }>['amended'];
const decide = (
  outcome: 'upheld' | 'partly' | 'overturned',
  { by = 'rita', amended = null, days = 10 }: { by?: string; amended?: Amended; days?: number } = {},
): AppealCommand => ({
  type: 'DecideAppeal',
  outcome,
  reason: 'We looked at it.',
  amended,
  decision: judged,
  reviewer: reviewer(by),
  meta: metaOf(by, at(days)),
});
const refuse = (by = 'rita'): AppealCommand => ({
  type: 'RefuseAppeal',
  reason: 'It is about something else.',
  reviewer: reviewer(by),
  meta: metaOf(by, at(3)),
});
function after(...commands: readonly AppealCommand[]): readonly AppealEvent[] {
  let history: readonly AppealEvent[] = [];
  for (const command of commands)
    history = given(appeal, ...history)
      .when(command)
      .after();
  return history;
}
const stateAfter = (...commands: readonly AppealCommand[]) =>
  after(...commands).reduce(appeal.evolve, appeal.initial);

test('a decision is appealed once, within 180 days; it says when somebody looks and when it is decided', () => {
  expect(after(file())).toEqual([
    {
      type: 'AppealFiled',
      data: {
        subjectId: 'ana',
        decisionId: 'd1',
        caseId: 'c1',
        level: 1,
        filedBy: 'ana',
        relation: 'self',
        ...words,
        lookBy: at(4),
        decideBy: at(15),
        appealUntil: at(180),
      },
    },
  ]);
  expect(after(file({}, 180))).toHaveLength(1);
  given(appeal).when(file({}, 181)).thenRefused('APPEAL_OVER');
  given(appeal)
    .when(file({ isOverturned: true }))
    .thenRefused('ALREADY_OVERTURNED');
  given(appeal, ...after(file()))
    .when(file())
    .thenRefused('APPEAL_FILED');
});

test('a guardian appeals for a minor, and the record says so', () =>
  expect(after(file({}, 1, 'mum'))).toMatchObject([
    { data: { subjectId: 'ana', filedBy: 'mum', relation: 'guardian' } },
  ]));

test('one reviewer at a time; another takes it once it is released', () => {
  const claimed = after(file(), claim());
  given(appeal, ...claimed)
    .when(claim())
    .thenNothing();
  given(appeal, ...claimed)
    .when(claim('otto'))
    .thenRefused('CLAIMED_BY_ANOTHER');
  given(appeal, ...claimed)
    .when(release('otto'))
    .thenEvents('AppealReleased');
  given(appeal, ...after(file()))
    .when(release())
    .thenNothing();
  given(appeal, ...after(file(), claim(), release()))
    .when(claim('otto'))
    .thenEvents('AppealClaimed');
});

test.each([
  ['the member themself', claim('ana'), 'OWN_CASE'],
  ['their guardian', claim('mum', { isKin: true }), 'OWN_CASE'],
  ['who reported it', claim('rita', { hasReported: true }), 'OWN_CASE'],
  ['who decided', claim('mod'), 'DECIDED_IT'],
  ['who confirmed it', claim('second'), 'DECIDED_IT'],
  ['somebody with a block between them', claim('rita', { isBlocked: true }), 'CONFLICT_OF_INTEREST'],
  ['somebody who has dealt with them', claim('rita', { hasDealt: true }), 'CONFLICT_OF_INTEREST'],
])('%s does not review it', (_, command, code) => {
  given(appeal, ...after(file()))
    .when(command)
    .thenRefused(code);
});

test('whoever reviewed the first appeal does not review the escalation', () => {
  const escalated = after(file(), claim(), decide('upheld'), escalate(20));
  given(appeal, ...escalated)
    .when(claim('rita'))
    .thenRefused('DECIDED_IT');
  given(appeal, ...escalated)
    .when(claim('otto'))
    .thenEvents('AppealClaimed');
});

test.each([
  ['asks', ask('otto')],
  ['decides', decide('upheld', { by: 'otto' })],
  ['refuses', refuse('otto')],
])('a reviewer who %s has claimed it first', (_, command) => {
  given(appeal, ...after(file(), claim()))
    .when(command)
    .thenRefused('CLAIM_FIRST');
});

test('question and answer go on until it is decided; the member may add something unasked', () => {
  expect(stateAfter(file(), claim(), ask())).toMatchObject({ status: 'question asked' });
  expect(stateAfter(file(), claim(), ask(), answer())).toMatchObject({ status: 'under review' });
  expect(stateAfter(file(), claim(), ask(), release(), claim('otto'))).toMatchObject({
    status: 'question asked',
  });
  expect(stateAfter(file(), answer())).toMatchObject({ status: 'waiting', written: 2 });
  expect(stateAfter(file(), claim(), ask(), answer(), ask(), answer())).toMatchObject({ written: 3 });
});

test('the member writes twenty times at most', () => {
  const full = after(file(), ...Array.from({ length: mostWritten - 1 }, () => answer()));
  given(appeal, ...full)
    .when(answer())
    .thenRefused('TOO_MANY_ANSWERS');
});

test('a decision that is upheld can be appealed once more, for 30 days or what is left of the 180', () => {
  expect(stateAfter(file(), claim(), decide('upheld'))).toMatchObject({
    status: 'upheld',
    escalateBy: at(180),
  });
  expect(stateAfter(file({}, 170), claim(), decide('upheld', { days: 175 }))).toMatchObject({
    escalateBy: at(205),
  });
  given(appeal, ...after(file(), claim(), decide('upheld')))
    .when(escalate(181))
    .thenRefused('APPEAL_OVER');
  given(appeal, ...after(file(), claim()))
    .when(escalate(20))
    .thenRefused('NOT_DECIDED');
  given(appeal, ...after(file(), claim(), decide('upheld')))
    .when(escalate(20, { isOverturned: true }))
    .thenRefused('ALREADY_OVERTURNED');
});

test('the answer to an escalation is final, and so is a decision that was overturned', () => {
  const final = after(
    file(),
    claim(),
    decide('upheld'),
    escalate(20),
    claim('otto'),
    decide('upheld', { by: 'otto' }),
  );
  given(appeal, ...final)
    .when(escalate(21))
    .thenRefused('APPEAL_FINAL');
  given(appeal, ...after(file(), claim(), decide('overturned')))
    .when(escalate(21))
    .thenRefused('APPEAL_FINAL');
});

test('upholding in part is milder, and names what it gives back', () => {
  const claimed = after(file(), claim());
  const partly = (amended: Amended) => given(appeal, ...claimed).when(decide('partly', { amended }));
  const week = { kind: 'suspend', days: 7 } as const;
  partly({ measure: week, strikes: 1, givenBack: ['listing-paused:l1'] }).thenEvents('AppealDecided');
  partly({ measure: judged.measure, strikes: 2, givenBack: ['listing-paused:l1'] }).thenEvents(
    'AppealDecided',
  );
  partly({ measure: judged.measure, strikes: 2, givenBack: [] }).thenRefused('NOT_MILDER');
  partly({ measure: week, strikes: 3, givenBack: [] }).thenRefused('NOT_MILDER');
  partly({ measure: { kind: 'end' }, strikes: 0, givenBack: [] }).thenRefused('NOT_MILDER');
  partly({ measure: week, strikes: 1, givenBack: ['listing-paused:l9'] }).thenRefused('EFFECT_NOT_FOUND');
  partly(null).thenRefused('NOT_MILDER');
});

test('what cannot be judged is refused with a reason, and another reviewer can be asked', () => {
  expect(stateAfter(file(), claim(), refuse())).toMatchObject({ status: 'refused', escalateBy: at(180) });
  given(appeal, ...after(file(), claim(), refuse()))
    .when(escalate(20))
    .thenEvents('AppealFiled');
});

test('an appeal is withdrawn until it is decided; asking once more stays possible', () => {
  given(appeal, ...after(file(), withdraw()))
    .when(withdraw())
    .thenNothing();
  given(appeal, ...after(file(), withdraw()))
    .when(escalate(20))
    .thenEvents('AppealFiled');
  given(appeal, ...after(file(), claim(), decide('upheld')))
    .when(withdraw())
    .thenRefused('APPEAL_CLOSED');
});

test.each([
  ['an answer', answer()],
  ['a claim', claim('otto')],
  ['a question', ask()],
  ['another decision', decide('overturned')],
  ['a refusal', refuse()],
])('after it is decided, %s is refused', (_, command) => {
  given(appeal, ...after(file(), claim(), decide('upheld')))
    .when(command)
    .thenRefused('APPEAL_CLOSED');
});

test('there is no appeal before it is filed', () => {
  for (const command of [answer(), withdraw(), claim(), escalate(2)])
    given(appeal).when(command).thenRefused('APPEAL_NOT_FOUND');
});

test('the next step of a member is to file, to wait, to escalate, or nothing', () => {
  const step = (days: number, ...commands: readonly AppealCommand[]) =>
    nextStep(stateAfter(...commands), decision, at(days));
  expect(step(1)).toEqual({ can: 'file', until: at(180) });
  expect(step(181)).toEqual({ can: 'nothing', until: at(180) });
  expect(step(2, file())).toEqual({ can: 'wait', until: at(180) });
  expect(step(20, file(), claim(), decide('upheld'))).toEqual({ can: 'escalate', until: at(180) });
  expect(step(20, file(), claim(), decide('overturned'))).toMatchObject({ can: 'nothing' });
  expect(nextStep(appeal.initial, { ...decision, isOverturned: true }, at(1))).toMatchObject({
    can: 'nothing',
  });
});

test('a look is late after 72 hours, a decision after 14 days', () => {
  const dates = { lookBy: at(3), decideBy: at(14), lookedAt: null, decidedAt: null };
  expect(isLate(dates, at(3))).toBe(false);
  expect(isLate(dates, at(4))).toBe(true);
  expect(isLate({ ...dates, lookedAt: at(2) }, at(14))).toBe(false);
  expect(isLate({ ...dates, lookedAt: at(2) }, at(15))).toBe(true);
  expect(isLate({ ...dates, lookedAt: at(2), decidedAt: at(15) }, at(20))).toBe(true);
});
