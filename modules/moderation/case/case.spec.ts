import { plusMinutes } from '../../kernel/decider/time.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { rule } from '../decision/decision.fixtures.js';
import { type CaseCommand, caseDecider } from './case.decider.js';
import type { CaseDraft, CaseEvent } from './case.events.js';
import type { Relation } from './conflicts.rules.js';
import { joined, listingOfSol, now, openedCase } from './intake.fixtures.js';

const stranger: Relation = { isKin: false, isBlocked: false, hasDealt: false, isAbove: false };
const warn: CaseDraft = {
  rule,
  measure: { kind: 'warn' },
  removed: [],
  strikes: 1,
  facts: 'It is a copy.',
  notice: '',
};
const end: CaseDraft = { ...warn, measure: { kind: 'end' }, strikes: 3 };

const claim = (by = 'mo', relation = stranger, at = now): CaseCommand => ({
  type: 'ClaimCase',
  relation,
  meta: metaOf(by, at),
});
const decide = (by = 'mo', draft: CaseDraft | null = warn, over: object = {}): CaseCommand =>
  ({
    type: 'DecideCase',
    relation: stranger,
    draft,
    decisionId: 'decision',
    reason: '',
    meta: metaOf(by, now),
    ...over,
  }) as CaseCommand;
const propose: CaseCommand = {
  type: 'ProposeEnding',
  relation: stranger,
  proposalId: 'proposal',
  draft: end,
  meta: metaOf('mo', now),
};
const confirm = (by: string, proposalId = 'proposal'): CaseCommand => ({
  type: 'ConfirmEnding',
  relation: stranger,
  proposalId,
  decisionId: 'decision',
  meta: metaOf(by, now),
});
const opened = (...events: readonly CaseEvent[]) => given(caseDecider, ...openedCase(...events));
const claimedByMo = opened().when(claim()).after();
const proposed = opened().when(propose).after();

describe('a claim', () => {
  test('is for 30 minutes, and renewed by whoever has it', () => {
    opened()
      .when(claim())
      .thenExactly({ type: 'CaseClaimed', data: { claimedBy: 'mo', until: plusMinutes(now, 30) } });
    given(caseDecider, ...claimedByMo)
      .when(claim('mo', stranger, plusMinutes(now, 20)))
      .thenEvents('CaseClaimed');
  });

  test('keeps others out until it ends', () => {
    const late = (minutes: number) => claim('max', stranger, plusMinutes(now, minutes));
    given(caseDecider, ...claimedByMo)
      .when(late(29))
      .thenRefused('CLAIMED_BY_ANOTHER');
    given(caseDecider, ...claimedByMo)
      .when(late(30))
      .thenEvents('CaseClaimed');
  });

  test('is given back by whoever has it alone', () => {
    const release = (by: string): CaseCommand => ({ type: 'ReleaseCase', meta: metaOf(by, now) });
    given(caseDecider, ...claimedByMo)
      .when(release('max'))
      .thenNothing();
    given(caseDecider, ...claimedByMo)
      .when(release('mo'))
      .thenEvents('ClaimReleased');
  });
});

describe('a verdict', () => {
  test('is made by whoever has claimed it, or by anybody while nobody has', () => {
    opened().when(decide()).thenEvents('CaseDecided');
    given(caseDecider, ...claimedByMo)
      .when(decide('mo'))
      .thenEvents('CaseDecided');
    given(caseDecider, ...claimedByMo)
      .when(decide('max'))
      .thenRefused('CLAIMED_BY_ANOTHER');
  });

  test('is made once', () => {
    const decided = opened().when(decide()).after();
    for (const later of [decide('max'), claim('max'), propose])
      given(caseDecider, ...decided)
        .when(later)
        .thenRefused('CASE_DECIDED');
  });

  test.each([
    ['their own', 'sol', stranger, 'OWN_CASE'],
    ['their child’s or guardian’s', 'mo', { ...stranger, isKin: true }, 'OWN_CASE'],
    ['one that they reported', 'bea', stranger, 'OWN_CASE'],
    ['one of somebody with a block between', 'mo', { ...stranger, isBlocked: true }, 'CONFLICT_OF_INTEREST'],
    ['one of somebody with a recent deal', 'mo', { ...stranger, hasDealt: true }, 'CONFLICT_OF_INTEREST'],
    ['one of an admin, unless they are one', 'mo', { ...stranger, isAbove: true }, 'CONFLICT_OF_INTEREST'],
  ])('nobody judges %s, whatever the command', (_, by, relation, code) => {
    const reported = opened(joined({ reporterId: 'bea', days: 30 }));
    for (const command of [
      claim(by, relation),
      decide(by, warn, { relation }),
      { ...propose, relation, meta: metaOf(by, now) } as CaseCommand,
    ])
      reported.when(command).thenRefused(code);
  });

  test('says what happened; without anything done it says why to staff', () => {
    opened()
      .when(decide('mo', { ...warn, facts: '' }))
      .thenRefused('FACTS_NEEDED');
    opened().when(decide('mo', null)).thenRefused('REASON_NEEDED');
    opened()
      .when(decide('mo', null, { reason: 'A joke.' }))
      .thenEvents('CaseDecided');
  });

  test('removes nothing that is not part of the case', () => {
    opened()
      .when(decide('mo', { ...warn, removed: ['listing:other'] }))
      .thenRefused('TARGET_NOT_FOUND');
    opened()
      .when(decide('mo', { ...warn, removed: [`listing:${listingOfSol.id}`] }))
      .thenEvents('CaseDecided');
  });
});

describe('the end of an account', () => {
  test('is never decided by one alone', () => {
    opened().when(decide('mo', end)).thenRefused('SECOND_PAIR_OF_EYES');
    given(caseDecider, ...proposed)
      .when(confirm('mo'))
      .thenRefused('SECOND_PAIR_OF_EYES');
    given(caseDecider, ...proposed)
      .when(decide('max'))
      .thenRefused('SECOND_PAIR_OF_EYES');
    given(caseDecider, ...proposed)
      .when(confirm('max'))
      .thenEvents('CaseDecided');
  });

  test('is confirmed by somebody without a part in it', () => {
    const blocked = { ...confirm('max'), relation: { ...stranger, isBlocked: true } } as CaseCommand;
    given(caseDecider, ...proposed)
      .when(blocked)
      .thenRefused('CONFLICT_OF_INTEREST');
  });

  test('may be declined, and proposed again', () => {
    const decline: CaseCommand = {
      type: 'DeclineEnding',
      relation: stranger,
      proposalId: 'proposal',
      note: 'Too hard.',
      meta: metaOf('max', now),
    };
    const declined = given(caseDecider, ...proposed)
      .when(decline)
      .after();
    given(caseDecider, ...declined)
      .when(confirm('max'))
      .thenRefused('PROPOSAL_NOT_FOUND');
    given(caseDecider, ...declined)
      .when(propose)
      .thenEvents('EndingProposed');
  });
});

test('a case in which nothing was done is opened again, and no other', () => {
  const reopen: CaseCommand = {
    type: 'ReopenCase',
    relation: stranger,
    reason: 'New facts.',
    meta: metaOf('mo', now),
  };
  opened().when(reopen).thenRefused('NOT_DECIDED');
  const nothing = opened()
    .when(decide('mo', null, { reason: 'A joke.' }))
    .after();
  given(caseDecider, ...nothing)
    .when(reopen)
    .thenEvents('CaseReopened');
  given(caseDecider, ...opened().when(decide()).after())
    .when(reopen)
    .thenRefused('NOT_DECIDED');
});

describe('the moderators of a community', () => {
  const [first, ...rest] = openedCase();
  const inClub = { ...first, data: { ...first?.data, communityId: 'club' } } as CaseEvent;
  const ofClub = given(caseDecider, inClub, ...rest);
  const byModerator = (
    type: 'DecideInCommunity' | 'PassOnCase',
    communityId = 'club',
    by = 'cat',
    relation = stranger,
  ) =>
    ({
      type,
      relation,
      communityId,
      outcome: 'nothing',
      reason: 'Fine.',
      note: 'More than ours.',
      meta: metaOf(by, now),
    }) as CaseCommand;

  test('decide what is in theirs, without a decision of the platform', () => {
    ofClub.when(byModerator('DecideInCommunity')).thenEvents('CaseDecided');
    ofClub.when(byModerator('DecideInCommunity', 'other')).thenRefused('CASE_NOT_FOUND');
    ofClub.when(byModerator('DecideInCommunity', 'club', 'sol')).thenRefused('OWN_CASE');
  });

  test('judge nobody with whom they dealt, and may pass that on', () => {
    const dealt = { ...stranger, hasDealt: true };
    ofClub.when(byModerator('DecideInCommunity', 'club', 'cat', dealt)).thenRefused('CONFLICT_OF_INTEREST');
    ofClub.when(byModerator('PassOnCase', 'club', 'cat', dealt)).thenEvents('CasePassedOn');
  });

  test('leave to staff what they pass on', () => {
    const passedOn = ofClub.when(byModerator('PassOnCase')).after();
    given(caseDecider, ...passedOn)
      .when(byModerator('DecideInCommunity'))
      .thenRefused('CASE_NOT_FOUND');
    given(caseDecider, ...passedOn)
      .when(decide())
      .thenEvents('CaseDecided');
  });
});
