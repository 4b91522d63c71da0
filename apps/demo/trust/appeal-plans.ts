import { unreachable } from '../../../modules/kernel/decider/errors.js';
import { plusHours } from '../../../modules/kernel/decider/time.js';
import type { AppealCommand } from '../../../modules/moderation/appeal/appeal.decider.js';
import { idOfAppeal } from '../../../modules/moderation/appeal/appeal-ids.shared.js';
import type { TrustCast } from './cast.js';
import type { DecisionPlan } from './decision-plans.js';
import type { AppealStep } from './drafts.js';
import { impartial } from './impartial.js';
import { metaOf } from './thing-plans.js';

export interface AppealPlan {
  readonly id: string;
  readonly commands: readonly AppealCommand[];
}

/** What members and reviewers write about a decision. */
export function appealPlan(
  cast: TrustCast,
  steps: readonly AppealStep[],
  decision: DecisionPlan,
): AppealPlan {
  const id = idOfAppeal(decision.id);
  return { id, commands: steps.map((step, nth) => commandOf(cast, step, { id, nth, decision })) };
}

function commandOf(
  cast: TrustCast,
  step: AppealStep,
  {
    id,
    nth,
    decision: { id: decisionId, command },
  }: {
    readonly id: string;
    readonly nth: number;
    readonly decision: DecisionPlan;
  },
): AppealCommand {
  const { caseId, subjectId, at, measure, strikes, decidedBy, confirmedBy } = command.decision;
  const by = cast.of(step.by);
  const meta = metaOf(by, plusHours(cast.now, -step.hoursAgo), id, step.does, String(nth));
  const decision = { id: decisionId, caseId, subjectId, at, isOverturned: false };
  const deciders = confirmedBy === null ? [decidedBy] : [decidedBy, confirmedBy];
  const reviewer = { id: by.memberId, deciders, ...impartial };
  const judged = { measure, strikes, effects: [] };
  const page = { attachments: [], via: 'page' } as const;
  switch (step.does) {
    case 'file':
      return { type: 'FileAppeal', decision, text: step.text, ...page, meta };
    case 'escalate':
      return { type: 'EscalateAppeal', decision, text: step.text, ...page, meta };
    case 'answer':
      return { type: 'AnswerQuestion', text: step.text, ...page, meta };
    case 'look':
      return { type: 'ClaimAppeal', reviewer, meta };
    case 'ask':
      return { type: 'AskAppellant', reviewer, question: step.question, meta };
    case 'uphold':
    case 'overturn': {
      const outcome = step.does === 'uphold' ? 'upheld' : 'overturned';
      return {
        type: 'DecideAppeal',
        reviewer,
        outcome,
        reason: step.reason,
        amended: null,
        decision: judged,
        meta,
      };
    }
    case 'uphold in part': {
      const amended = { measure: step.measure, strikes: step.strikes, givenBack: [] };
      return {
        type: 'DecideAppeal',
        reviewer,
        outcome: 'partly',
        reason: step.reason,
        amended,
        decision: judged,
        meta,
      };
    }
    default:
      return unreachable(step);
  }
}
