import type { Contents } from '../../kernel/content/contents.js';
import { notFound, unprocessable } from '../../kernel/decider/errors.js';
import type { BodyOf } from '../../kernel/http/contract.js';
import { templates } from '../rules/templates.schemas.js';
import { rulesVersion, termsRules } from '../rules/terms-rules.schemas.js';
import type { CaseDraft } from './case.events.js';
import { type KnownCase, keyOf } from './case.state.js';
import type { foresee } from './verdicts.contract.js';

export type VerdictBody = BodyOf<typeof foresee>;

/** What a verdict says, with rule and template as they read today; null when nothing is done.
 *  errors  RULE_NEEDED, NOT_REMOVABLE (unprocessable), TARGET_NOT_FOUND (not-found) */
export function draftOf(
  { ruleId, measure, removed, strikes, facts, templateId }: VerdictBody,
  found: KnownCase,
  contents: Pick<Contents, 'typeOf'>,
): CaseDraft | null {
  if (measure.kind === 'none' && removed.length === 0 && strikes === 0) return null;
  const rule = termsRules.find(({ id }) => id === ruleId);
  if (!rule) throw unprocessable('RULE_NEEDED', { message: 'Choose the rule that this is about.' });
  mustBeRemovable(removed, found, contents);
  const { id, title, text } = rule;
  const notice = templates.find((one) => one.id === templateId)?.text ?? '';
  return { rule: { id, title, text, version: rulesVersion }, measure, removed, strikes, facts, notice };
}

/** errors  TARGET_NOT_FOUND (not-found), NOT_REMOVABLE (unprocessable) */
export function mustBeRemovable(
  removed: readonly string[],
  { targets }: KnownCase,
  contents: Pick<Contents, 'typeOf'>,
): void {
  for (const key of removed) {
    const target = targets.find((one) => keyOf(one) === key);
    if (!target)
      throw notFound('TARGET_NOT_FOUND', { message: 'Something to remove is not part of this case.' });
    const type = contents.typeOf(target.kind);
    if (!type?.removal)
      throw unprocessable('NOT_REMOVABLE', {
        message: `A ${type?.name.one ?? 'thing'} like this cannot be removed. Choose another measure.`,
      });
  }
}
