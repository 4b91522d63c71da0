import { type DomainEvent, event } from '../../kernel/decider/decider.js';
import { plusDays } from '../../kernel/decider/time.js';
import type { CaseEvent } from '../case/case.events.js';
import type { Target } from '../moderation.schemas.js';
import type { DecisionEvent } from './decision.events.js';

type Applied = Extract<DecisionEvent, { readonly type: 'DecisionApplied' }>['data'];

export const decidedAt = '2026-06-01T12:00:00.000Z';
export const rule = {
  id: 'misleading',
  title: 'Nothing misleading',
  text: 'Nothing misleading.',
  version: '2025-08-02',
};

/** A warning of Sol, or of whom it says. */
export const warning = (over: Partial<Applied> = {}): Applied => ({
  subjectId: 'sol',
  caseId: 'case',
  at: decidedAt,
  category: 'scam',
  targets: [],
  rule,
  measure: { kind: 'warn' },
  strikes: 1,
  strikesUntil: plusDays(over.at ?? decidedAt, 90),
  facts: 'It is a copy.',
  notice: 'Please correct it.',
  endsAt: null,
  effects: [],
  decidedBy: 'mo',
  confirmedBy: null,
  isAutomated: false,
  ...over,
});

export const applied = (over: Partial<Applied> = {}): DomainEvent<'DecisionApplied', Applied> =>
  event('DecisionApplied', warning(over));

/** What a case begins with that staff opens about something. */
export const openedAbout = (target: Target): Extract<CaseEvent, { readonly type: 'CaseOpened' }>['data'] => ({
  subjectId: target.ownerId,
  communityId: null,
  source: 'staff',
  openedBy: 'mo',
  category: 'scam',
  targets: [target],
  reason: 'Seen by chance.',
});
