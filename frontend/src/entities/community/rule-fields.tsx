import { isAtField, messageOf, problemAt } from '@lib/api/problem';
import { useQuery } from '@tanstack/react-query';
import { loaded } from '@ui/feedback/loaded';
import { noticeOf } from '@ui/feedback/loaded-part';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { RadioGroup } from '@ui/forms/radio-group';
import { TextArea } from '@ui/forms/text-input';
import { communityQuery } from './community.queries';

export type RuleFieldsProps = {
  /** Its id or slug. */
  readonly communityId: string;
  readonly ruleId: string;
  readonly onRule: (ruleId: string) => void;
  /** Why the server refused it. */
  readonly refused: unknown;
  /** Who reads the reason. */
  readonly hint: string;
};

/** A rule of the community, and the reason in words. The reason is the value `reason` of the form. */
export function RuleFields({ communityId, ruleId, onRule, refused, hint }: RuleFieldsProps) {
  const { data, instead } = loaded(useQuery(communityQuery(communityId)), {
    label: 'Loading the rules',
    shape: 'line',
    problem: noticeOf,
  });
  if (!data) return instead;
  if (data.rules.length === 0)
    return (
      <Notice tone="warn" live={false}>
        {data.name} has no rules yet. Its owner writes them first; then you can name the one that this is
        about.
      </Notice>
    );
  return (
    <>
      <RadioGroup
        legend="Which rule"
        value={ruleId}
        onValueChange={onRule}
        options={data.rules.map(({ id, title, text }) => ({ value: id, label: title, hint: text }))}
        error={problemAt(refused, 'ruleId')}
      />
      <Field label="Reason" hint={hint} required error={problemAt(refused, 'reason')}>
        <TextArea name="reason" required maxLength={500} rows={3} />
      </Field>
    </>
  );
}

/** The text of a form's field. */
export const wordIn = (typed: FormData, name: string): string => String(typed.get(name) ?? '').trim();

/** The reason of a refusal that no field shows. */
export const problemOf = (error: unknown): string | null =>
  error && !isAtField(error) ? messageOf(error) : null;
