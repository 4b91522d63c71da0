import { plusDays, plusHours } from '../../kernel/decider/time.js';
import { type Appeal, isOpen } from './appeal.state.js';

/** units  days; hours */
export const daysToAppeal = 180;
export const daysToEscalate = 30;
export const hoursToLook = 72;
export const daysToDecide = 14;

/** Until when a decision can be appealed.
 *  units  ISO-8601 UTC */
export const appealUntil = (decidedAt: string): string => plusDays(decidedAt, daysToAppeal);

/** Until when another reviewer can be asked after a first answer: 30 days, or what is left of the 180 when that is longer.
 *  units  ISO-8601 UTC */
export const escalateUntil = (answeredAt: string, ofDecision: string): string => {
  const soonest = plusDays(answeredAt, daysToEscalate);
  return soonest > ofDecision ? soonest : ofDecision;
};

/** When a reviewer has to have looked, and to have decided.
 *  units  ISO-8601 UTC */
export const dueAfter = (filedAt: string): { readonly lookBy: string; readonly decideBy: string } => ({
  lookBy: plusHours(filedAt, hoursToLook),
  decideBy: plusDays(filedAt, daysToDecide),
});

export interface Dates {
  readonly lookBy: string;
  readonly decideBy: string;
  readonly lookedAt: string | null;
  readonly decidedAt: string | null;
}

/** Whether a reviewer looks or decides too late, or did. A look counts as soon as it is decided. */
export const isLate = ({ lookBy, decideBy, lookedAt, decidedAt }: Dates, now: string): boolean =>
  (lookedAt ?? decidedAt ?? now) > lookBy || (decidedAt ?? now) > decideBy;

export interface NextStep {
  readonly can: 'file' | 'escalate' | 'wait' | 'nothing';
  /** ISO-8601 UTC: the last moment for it. */
  readonly until: string;
}

/** What the member can do about a decision now. */
export function nextStep(
  appeal: Appeal,
  decision: { readonly at: string; readonly isOverturned: boolean },
  now: string,
): NextStep {
  const until = appealUntil(decision.at);
  if (decision.isOverturned) return { can: 'nothing', until };
  if (appeal.status === 'none') return { can: now <= until ? 'file' : 'nothing', until };
  if (isOpen(appeal)) return { can: 'wait', until };
  const { escalateBy } = appeal;
  return escalateBy !== null && now <= escalateBy
    ? { can: 'escalate', until: escalateBy }
    : { can: 'nothing', until: escalateBy ?? until };
}
