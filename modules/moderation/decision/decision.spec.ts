import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { type DecisionCommand, decisionDecider } from './decision.decider.js';
import { applied, warning } from './decision.fixtures.js';

const key = 'content-removed:listing:l1';
const line = { key, kind: 'content-removed', target: { kind: 'listing', id: 'l1' }, title: 'Radio' };
const meta = metaOf('rae');
const suspended = applied({
  measure: { kind: 'suspend', days: 30 },
  strikes: 2,
  endsAt: '2026-07-01T12:00:00.000Z',
  effects: [line],
});
const done: DecisionCommand = {
  type: 'RecordEffects',
  results: [{ key, result: 'applied', version: 5 }],
  meta,
};
const overturn: DecisionCommand = {
  type: 'OverturnDecision',
  appealId: 'appeal',
  reason: 'It is real.',
  meta,
};
const givenBack: DecisionCommand = {
  type: 'RecordGivenBack',
  results: [{ key, result: 'given-back' }],
  meta,
};
const amend = (over: object): DecisionCommand => ({
  type: 'AmendDecision',
  appealId: 'appeal',
  measure: { kind: 'suspend', days: 7 },
  strikes: 1,
  givenBack: [],
  reason: 'A first time.',
  meta,
  ...over,
});

test('a decision is made once', () => {
  given(decisionDecider)
    .when({ type: 'ApplyDecision', decision: warning(), meta })
    .thenEvents('DecisionApplied');
  given(decisionDecider, applied()).when({ type: 'ApplyDecision', decision: warning(), meta }).thenNothing();
});

test('what became of an effect is recorded once', () => {
  given(decisionDecider, suspended).when(done).thenEvents('EffectApplied');
  given(decisionDecider, ...given(decisionDecider, suspended).when(done).after())
    .when(done)
    .thenNothing();
});

test('an effect is given back when its decision is overturned, and not before', () => {
  const carriedOut = given(decisionDecider, suspended).when(done).after();
  given(decisionDecider, ...carriedOut)
    .when(givenBack)
    .thenNothing();
  const overturned = given(decisionDecider, ...carriedOut)
    .when(overturn)
    .after();
  given(decisionDecider, ...overturned)
    .when(givenBack)
    .thenEvents('EffectGivenBack');
  given(decisionDecider, ...overturned)
    .when(overturn)
    .thenRefused('ALREADY_OVERTURNED');
});

describe('an amendment', () => {
  test('counts from the day of the decision', () => {
    given(decisionDecider, suspended)
      .when(amend({}))
      .thenExactly({
        type: 'DecisionAmended',
        data: {
          subjectId: 'sol',
          appealId: 'appeal',
          measure: { kind: 'suspend', days: 7 },
          strikes: 1,
          strikesUntil: '2026-08-30T12:00:00.000Z',
          endsAt: '2026-06-08T12:00:00.000Z',
          givenBack: [],
          reason: 'A first time.',
          amendedBy: 'rae',
        },
      });
  });

  test.each([
    ['the same', { measure: { kind: 'suspend', days: 30 }, strikes: 2 }],
    ['harder', { measure: { kind: 'end' } }],
    ['with more strikes', { strikes: 3 }],
    ['lesser, but longer', { measure: { kind: 'limit', capability: 'message', days: 90 } }],
  ])('is never %s', (_, over) => {
    given(decisionDecider, suspended).when(amend(over)).thenRefused('NOT_MILDER');
  });

  test('may give back effects alone, and only its own', () => {
    const same = { measure: { kind: 'suspend', days: 30 }, strikes: 2 };
    given(decisionDecider, suspended)
      .when(amend({ ...same, givenBack: [key] }))
      .thenEvents('DecisionAmended');
    given(decisionDecider, suspended)
      .when(amend({ ...same, givenBack: ['x'] }))
      .thenRefused('EFFECT_NOT_FOUND');
  });
});

test('staff takes a decision back unless a reviewer has it, or it is their own', () => {
  const takeBack = (over: object): DecisionCommand =>
    ({
      type: 'TakeBackDecision',
      relation: { isKin: false, isBlocked: false, hasDealt: false, isAbove: false },
      isAppealOpen: false,
      reason: 'Wrong.',
      meta,
      ...over,
    }) as DecisionCommand;
  given(decisionDecider, suspended).when(takeBack({})).thenEvents('DecisionOverturned');
  given(decisionDecider, suspended)
    .when(takeBack({ isAppealOpen: true }))
    .thenRefused('APPEAL_OPEN');
  given(decisionDecider, suspended)
    .when(takeBack({ meta: metaOf('sol') }))
    .thenRefused('OWN_CASE');
});
