import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, notFound, unprocessable, unreachable } from '../../kernel/decider/errors.js';
import { isLess } from '../decision/decision.decider.js';
import type { KnownDecision } from '../decision/decision.state.js';
import type { Measure, Strikes } from '../moderation.schemas.js';
import type { AppealEvent } from './appeal.events.js';
import { isOpen, type KnownAppeal } from './appeal.state.js';
import { escalateUntil } from './due.rules.js';
import { mustBeImpartial, mustHold, type Reviewer } from './reviewer.rules.js';

export type ReviewCommand =
  | Command<'ClaimAppeal', ByReviewer>
  | Command<'ReleaseAppeal', ByReviewer>
  | Command<'AskAppellant', ByReviewer & { readonly question: string }>
  | Command<
      'DecideAppeal',
      ByReviewer & {
        readonly outcome: 'upheld' | 'partly' | 'overturned';
        readonly reason: string;
        readonly amended: Amended | null;
        /** The decision as it is today. */
        readonly decision: Judged;
      }
    >
  | Command<'RefuseAppeal', ByReviewer & { readonly reason: string }>;

type Judged = Pick<KnownDecision, 'measure' | 'strikes' | 'effects'>;

interface ByReviewer {
  readonly reviewer: Reviewer;
}

export interface Amended {
  readonly measure: Measure;
  readonly strikes: Strikes;
  /** The keys of effects that are given back. */
  readonly givenBack: readonly string[];
}

/** What a reviewer does with an open appeal. Only an impartial one may, and only one at a time.
 *  errors  APPEAL_CLOSED (conflict), OWN_CASE, DECIDED_IT, CONFLICT_OF_INTEREST (forbidden) and those of each */
export function answerAsReviewer(command: ReviewCommand, appeal: KnownAppeal): readonly AppealEvent[] {
  if (!isOpen(appeal))
    throw conflict('APPEAL_CLOSED', {
      message: 'This appeal is closed. Reload the page to see how it ended.',
    });
  mustBeImpartial(appeal, command.reviewer);
  switch (command.type) {
    case 'ClaimAppeal':
      return claim(command, appeal);
    case 'ReleaseAppeal':
      return appeal.reviewerId === null
        ? []
        : [event('AppealReleased', { releasedBy: command.meta.actor.id })];
    case 'AskAppellant':
      return ask(command, appeal);
    case 'DecideAppeal':
      return decideIt(command, appeal);
    case 'RefuseAppeal':
      return refuse(command, appeal);
    default:
      return unreachable(command);
  }
}

/** Until when another reviewer can be asked after an answer now; null after the escalation. */
export const escalateBy = ({ level, appealUntil }: KnownAppeal, now: string): string | null =>
  level === 2 ? null : escalateUntil(now, appealUntil);

/** errors  CLAIMED_BY_ANOTHER (conflict) */
function claim(
  { meta }: CommandOf<ReviewCommand, 'ClaimAppeal'>,
  { reviewerId }: KnownAppeal,
): readonly AppealEvent[] {
  if (reviewerId === meta.actor.id) return [];
  if (reviewerId !== null)
    throw conflict('CLAIMED_BY_ANOTHER', { message: 'Another reviewer has this appeal.' });
  return [event('AppealClaimed', { reviewerId: meta.actor.id })];
}

/** errors  CLAIM_FIRST (conflict) */
function ask(
  { question, meta }: CommandOf<ReviewCommand, 'AskAppellant'>,
  appeal: KnownAppeal,
): readonly AppealEvent[] {
  mustHold(appeal, meta.actor.id);
  return [event('QuestionAsked', { subjectId: appeal.subjectId, question, askedBy: meta.actor.id })];
}

/** Uphold the decision, make it milder, or overturn it.
 *  errors  CLAIM_FIRST (conflict), NOT_MILDER (unprocessable), EFFECT_NOT_FOUND (not-found) */
function decideIt(
  { outcome, reason, amended, decision, meta }: CommandOf<ReviewCommand, 'DecideAppeal'>,
  appeal: KnownAppeal,
): readonly AppealEvent[] {
  mustHold(appeal, meta.actor.id);
  return [
    event('AppealDecided', {
      subjectId: appeal.subjectId,
      outcome,
      reason,
      amended: outcome === 'partly' ? milder(decision, amended) : null,
      reviewedBy: meta.actor.id,
      escalateBy: outcome === 'overturned' ? null : escalateBy(appeal, meta.now),
    }),
  ];
}

function milder(decision: Judged, amended: Amended | null): Amended & { givenBack: string[] } {
  const givenBack = [...new Set(amended?.givenBack)];
  const isKept = (key: string) => decision.effects.some((one) => one.key === key && !one.isWithdrawn);
  if (!givenBack.every(isKept))
    throw notFound('EFFECT_NOT_FOUND', {
      message: 'One of these effects is not there to give back. Reload the page and choose again.',
    });
  if (!amended || !isLess({ ...amended, givenBack }, decision))
    throw unprocessable('NOT_MILDER', {
      message:
        'Upholding in part has to be milder than the decision: a smaller measure, fewer strikes, or something given back, and nothing more.',
    });
  return { measure: amended.measure, strikes: amended.strikes, givenBack };
}

/** errors  CLAIM_FIRST (conflict) */
function refuse(
  { reason, meta }: CommandOf<ReviewCommand, 'RefuseAppeal'>,
  appeal: KnownAppeal,
): readonly AppealEvent[] {
  mustHold(appeal, meta.actor.id);
  return [
    event('AppealRefused', {
      subjectId: appeal.subjectId,
      reason,
      refusedBy: meta.actor.id,
      escalateBy: escalateBy(appeal, meta.now),
    }),
  ];
}
