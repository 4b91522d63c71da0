import { deterministicId } from '../../../modules/kernel/decider/identifiers.js';
import { plusHours } from '../../../modules/kernel/decider/time.js';
import type { CaseDraft as StoredDraft } from '../../../modules/moderation/case/case.events.js';
import { keyOf } from '../../../modules/moderation/case/case.state.js';
import type { DecisionCommand } from '../../../modules/moderation/decision/decision.decider.js';
import { endOf } from '../../../modules/moderation/decision/measures.rules.js';
import { strikesUntil } from '../../../modules/moderation/decision/strikes.rules.js';
import type { EffectLine } from '../../../modules/moderation/moderation.schemas.js';
import { measureOfTemplate, templates } from '../../../modules/moderation/rules/templates.schemas.js';
import { rulesVersion, termsRules } from '../../../modules/moderation/rules/terms-rules.schemas.js';
import type { Person } from '../people.js';
import type { TrustCast } from './cast.js';
import type { CaseDraft, CaseStep, Verdict } from './drafts.js';
import type { ThingPlan } from './thing-plans.js';

/** What a case is made from. */
export interface Making {
  readonly cast: TrustCast;
  readonly draft: CaseDraft;
  readonly subject: Person;
  readonly caseId: string;
  readonly about: readonly ThingPlan[];
  /** Everything that the member has made. */
  readonly listed: readonly ThingPlan[];
}

export const decisionIdOf = (caseId: string): string => deterministicId('decision', caseId, 'demo');

/** What was decided, as it is applied. */
export interface DecisionPlan {
  readonly id: string;
  readonly command: Extract<DecisionCommand, { readonly type: 'ApplyDecision' }>;
}

/** A verdict with rule and template as they read today. */
export function draftIn({ about }: Making, { ruleId, removes = false, ...written }: Verdict): StoredDraft {
  const { id, title, text } = ruleOf(ruleId);
  const template = templates.find(
    (one) => one.ruleId === ruleId && one.measure === measureOfTemplate(written.measure, removes),
  );
  return {
    ...written,
    rule: { id, title, text, version: rulesVersion },
    removed: removes ? about.map(({ target }) => keyOf(target)) : [],
    notice: template?.text ?? '',
  };
}

/** The decision of a case, as the reactor makes it; with the effects that it foresees once all listings are there. Null while nothing follows.
 *  source  modules/moderation/decision/make-decision.ts */
export function decisionCommand(making: Making): {
  readonly id: string;
  readonly command: Extract<DecisionCommand, { readonly type: 'ApplyDecision' }>;
} | null {
  const { cast, draft, subject, caseId, about } = making;
  const decided = decidedIn(draft.next ?? []);
  if (!decided) return null;
  const { verdict, by, confirmedBy, hoursAgo } = decided;
  const at = plusHours(cast.now, -hoursAgo);
  const { removed: _, ...written } = draftIn(making, verdict);
  const id = decisionIdOf(caseId);
  const decidedBy = cast.of(by).memberId;
  return {
    id,
    command: {
      type: 'ApplyDecision',
      decision: {
        ...written,
        subjectId: subject.memberId,
        caseId,
        at,
        category: draft.category,
        targets: about.map(({ target }) => target),
        strikesUntil: strikesUntil(verdict.strikes, at),
        endsAt: endOf(verdict.measure, at),
        effects: [...effectsOf(making, verdict, at)],
        decidedBy,
        confirmedBy: confirmedBy === null ? null : cast.of(confirmedBy).memberId,
        isAutomated: false,
      },
      meta: { actor: { id: decidedBy, roles: [] }, now: at, commandId: deterministicId('make-decision', id) },
    },
  };
}

/** The verdict that was carried out, if one was. */
function decidedIn(steps: readonly CaseStep[]) {
  const last = steps.at(-1);
  if (last?.does === 'decide') return { ...last, confirmedBy: null };
  const proposed = steps.find((step) => step.does === 'propose');
  if (last?.does !== 'confirm' || proposed?.does !== 'propose') return null;
  return { ...proposed, hoursAgo: last.hoursAgo, confirmedBy: last.by };
}

/** What is removed, and the other listings of whoever is suspended now. */
function effectsOf(
  { cast, about, listed }: Making,
  { measure, removes }: Verdict,
  at: string,
): readonly EffectLine[] {
  const removed = removes ? about : [];
  const endsAt = endOf(measure, at);
  const isSuspended =
    measure.kind === 'end' || (measure.kind === 'suspend' && endsAt !== null && endsAt > cast.now);
  const paused = isSuspended ? listed.filter((one) => one.listing && !removed.includes(one)) : [];
  return [
    ...removed.map((one) => effectOn('content-removed', one, keyOf(one.target))),
    ...paused.map((one) => effectOn('listing-paused', one, one.target.id)),
  ];
}

const effectOn = (kind: string, { target, title }: ThingPlan, rest: string): EffectLine => ({
  key: `${kind}:${rest}`,
  kind,
  target: { kind: target.kind, id: target.id },
  title,
});

function ruleOf(ruleId: Verdict['ruleId']) {
  const rule = termsRules.find(({ id }) => id === ruleId);
  if (!rule) throw new Error(`There is no rule ${ruleId}`);
  return rule;
}
