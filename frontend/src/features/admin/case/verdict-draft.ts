import type { VerdictInput } from '@entities/case/case.mutations';
import { categoryWords } from '@entities/report/report-words';
import { quoted } from '@modules/kernel/text/quoted.rules';
import type { CaseView, Template } from '@modules/moderation/case/cases.contract';
import type { Category, LimitedCapability, Measure, Strikes } from '@modules/moderation/moderation.schemas';
import { type RuleId, termsRules } from '@modules/moderation/rules/terms-rules.schemas';

/** What a handler has chosen and typed, as the form holds it. */
export interface VerdictDraft {
  readonly ruleId: RuleId | '';
  readonly kind: Measure['kind'];
  readonly capability: LimitedCapability;
  readonly limitDays: number;
  readonly suspendDays: number;
  /** The keys of the things that are removed. */
  readonly removed: readonly string[];
  readonly strikes: Strikes;
  /** '' without one. */
  readonly templateId: string;
  readonly facts: string;
  readonly reason: string;
}

export const blankVerdict = ({ category }: Pick<CaseView, 'category'>): VerdictDraft => ({
  ruleId: suggestedRule(category),
  kind: 'none',
  capability: 'post',
  limitDays: 7,
  suspendDays: 7,
  removed: [],
  strikes: 0,
  templateId: '',
  facts: '',
  reason: '',
});

/** The rule that fits a category best. */
export const suggestedRule = (category: Category): RuleId | '' =>
  termsRules.find(({ fits }) => (fits as readonly Category[]).includes(category))?.id ?? '';

export function measureOf({ kind, capability, limitDays, suspendDays }: VerdictDraft): Measure {
  if (kind === 'limit') return { kind, capability, days: limitDays };
  if (kind === 'suspend') return { kind, days: suspendDays };
  return { kind };
}

/** The usual strikes of a measure. */
export function usualStrikes({ kind, suspendDays }: Pick<VerdictDraft, 'kind' | 'suspendDays'>): Strikes {
  if (kind === 'none') return 0;
  if (kind === 'end') return 3;
  if (kind === 'suspend') return suspendDays >= 30 ? 3 : suspendDays >= 7 ? 2 : 1;
  return 1;
}

/** The usual judgement of a clear case, as the handler finds it filled in: all of it is removed, and the member is warned. */
export function removeAndWarn(view: CaseView, draft: VerdictDraft): Partial<VerdictDraft> {
  const removed = view.things
    .filter(({ canBeRemoved }) => canBeRemoved)
    .map(({ kind, id }) => `${kind}:${id}`);
  return { kind: 'warn', removed, facts: draft.facts || foundWords(view) };
}

/** The usual judgement of what was reported wrongly. */
export const nothingIsWrong = (draft: VerdictDraft): Partial<VerdictDraft> => ({
  kind: 'none',
  removed: [],
  reason: draft.reason || 'It breaks no rule.',
});

/** "We looked at your listing “327 block”. It is a scam." */
function foundWords({ things, category }: CaseView): string {
  const named = things.map(({ name, title }) => (title ? `your ${name} ${quoted(title)}` : `your ${name}`));
  return `We looked at ${named.join(', ')}. ${category === 'other' ? '' : `${categoryWords[category]}.`}`.trim();
}

/** The templates that fit a rule and what is done. */
export function templatesFor(templates: readonly Template[], draft: VerdictDraft): readonly Template[] {
  const { ruleId, kind, removed } = draft;
  const isFitting = ({ measure }: Template) =>
    measure === kind || (measure === 'remove' && removed.length > 0);
  return templates.filter((template) => template.ruleId === ruleId && isFitting(template));
}

/** Nothing is done, to the account or to what was reported. */
export const isNothing = ({ kind, removed }: VerdictDraft): boolean =>
  kind === 'none' && removed.length === 0;

export const verdictOf = (draft: VerdictDraft): VerdictInput => ({
  ruleId: isNothing(draft) ? null : draft.ruleId || null,
  measure: measureOf(draft),
  removed: [...draft.removed],
  strikes: isNothing(draft) ? 0 : draft.strikes,
  facts: isNothing(draft) ? '' : draft.facts,
  templateId: isNothing(draft) ? null : draft.templateId || null,
  reason: draft.reason,
});

export type VerdictProblems = Partial<Record<'ruleId' | 'facts' | 'reason', string>>;

/** What is missing before the server can foresee it. */
export function problemsOf(draft: VerdictDraft): VerdictProblems {
  if (isNothing(draft))
    return draft.reason.trim() ? {} : { reason: 'Write down for staff why nothing is done.' };
  return {
    ...(!draft.ruleId && { ruleId: 'Choose the rule.' }),
    ...(!draft.facts.trim() && { facts: 'Write down what happened, for the member.' }),
  };
}
