import { conflict, forbidden } from '../../kernel/decider/errors.js';
import type { Relation } from '../case/conflicts.rules.js';
import type { KnownAppeal } from './appeal.state.js';

/** What is known of a reviewer beside the appeal itself. */
export interface Reviewer extends Relation {
  readonly id: string;
  /** Who decided, and who confirmed it. */
  readonly deciders: readonly string[];
  /** They reported it, or opened the case about it. */
  readonly hasReported: boolean;
}

export type Conflict = 'own' | 'reported it' | 'decided it' | 'reviewed it before' | 'blocked' | 'dealt';

/** Why somebody may not review an appeal; null when they may. */
export function conflictOf(appeal: KnownAppeal, reviewer: Reviewer): Conflict | null {
  if (reviewer.id === appeal.subjectId || reviewer.isKin) return 'own';
  if (reviewer.hasReported) return 'reported it';
  if (reviewer.deciders.includes(reviewer.id)) return 'decided it';
  if (reviewer.id === appeal.firstReviewerId) return 'reviewed it before';
  if (reviewer.isBlocked) return 'blocked';
  return reviewer.hasDealt ? 'dealt' : null;
}

/** errors  OWN_CASE, DECIDED_IT, CONFLICT_OF_INTEREST (forbidden) */
export function mustBeImpartial(appeal: KnownAppeal, reviewer: Reviewer): void {
  const found = conflictOf(appeal, reviewer);
  if (found === null) return;
  if (found === 'own')
    throw forbidden('OWN_CASE', { message: 'This is about you, so another reviewer decides it.' });
  if (found === 'reported it')
    throw forbidden('OWN_CASE', { message: 'You reported this yourself, so another reviewer decides it.' });
  if (found === 'decided it' || found === 'reviewed it before')
    throw forbidden('DECIDED_IT', {
      message:
        found === 'decided it'
          ? 'You decided this case, so another reviewer looks at the appeal.'
          : 'You reviewed the first appeal, so another reviewer looks at this one.',
    });
  throw forbidden('CONFLICT_OF_INTEREST', {
    message:
      found === 'blocked'
        ? 'One of you has blocked the other, so another reviewer decides it.'
        : 'You have dealt with this member in the last 90 days, so another reviewer decides it.',
  });
}

/** errors  CLAIM_FIRST (conflict) */
export function mustHold(appeal: KnownAppeal, reviewerId: string): void {
  if (appeal.reviewerId !== reviewerId)
    throw conflict('CLAIM_FIRST', {
      message: 'Claim this appeal first, so that nobody else reviews it too.',
    });
}
