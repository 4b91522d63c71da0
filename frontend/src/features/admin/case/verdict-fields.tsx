import { capabilityLabels, caseCategoryLabels } from '@entities/case/case-labels';
import type { CaseView, Template } from '@modules/moderation/case/cases.contract';
import {
  type LimitedCapability,
  limitDays,
  type Strikes,
  suspensionDays,
} from '@modules/moderation/moderation.schemas';
import { type RuleId, termsRules } from '@modules/moderation/rules/terms-rules.schemas';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { FieldGroup } from '@ui/forms/field-group';
import { RadioGroup } from '@ui/forms/radio-group';
import { Select } from '@ui/forms/select';
import { TextArea } from '@ui/forms/text-input';
import { Grid } from '@ui/layout/layout';
import style from './case.module.css';
import { isNothing, templatesFor, type VerdictDraft, type VerdictProblems } from './verdict-draft';

type VerdictFieldsProps = {
  readonly view: CaseView;
  readonly draft: VerdictDraft;
  readonly templates: readonly Template[];
  readonly problems: VerdictProblems;
  readonly onChange: (change: Partial<VerdictDraft>) => void;
};

/** What is done, by which rule, and the words for it. */
export function VerdictFields(props: VerdictFieldsProps) {
  const { view, draft, problems, onChange } = props;
  return (
    <>
      <RadioGroup
        legend="What to do about the account"
        value={draft.kind}
        onValueChange={(kind) => onChange({ kind })}
        options={measures}
      />
      <HowLong {...props} />
      <Removals view={view} draft={draft} onChange={onChange} />
      {isNothing(draft) ? null : <WithRule {...props} />}
      <Field
        label="Why, for staff"
        required={isNothing(draft)}
        optional={!isNothing(draft)}
        hint="It stays on record with your name. The member does not read it."
        error={problems.reason}
      >
        <TextArea
          rows={2}
          maxLength={2_000}
          value={draft.reason}
          onChange={({ target }) => onChange({ reason: target.value })}
        />
      </Field>
    </>
  );
}

/** What a limit takes, and how long a limit or a suspension lasts. */
function HowLong({ draft, onChange }: VerdictFieldsProps) {
  if (draft.kind === 'limit')
    return (
      <Grid min="10rem" stretch>
        <Field label="What they may not do">
          <Select
            value={draft.capability}
            onChange={({ target }) => onChange({ capability: target.value as LimitedCapability })}
            options={Object.entries(capabilityLabels).map(([value, label]) => ({ value, label }))}
          />
        </Field>
        <Field label="How long">
          <Select
            value={draft.limitDays}
            onChange={({ target }) => onChange({ limitDays: Number(target.value) })}
            options={limitDays.map(daysOption)}
          />
        </Field>
      </Grid>
    );
  if (draft.kind === 'suspend')
    return (
      <Field label="How long">
        <Select
          value={draft.suspendDays}
          onChange={({ target }) => onChange({ suspendDays: Number(target.value) })}
          options={suspensionDays.map(daysOption)}
        />
      </Field>
    );
  return null;
}

function Removals({ view, draft, onChange }: Pick<VerdictFieldsProps, 'view' | 'draft' | 'onChange'>) {
  const removable = view.things.filter(({ canBeRemoved }) => canBeRemoved);
  if (removable.length === 0) return null;
  return (
    <FieldGroup legend="What to remove">
      {removable.map(({ kind, id, name, title }) => {
        const key = `${kind}:${id}`;
        return (
          <Checkbox
            key={key}
            label={title ? `${title} (${name})` : name}
            checked={draft.removed.includes(key)}
            onChange={({ target }) =>
              onChange({
                removed: [...draft.removed.filter((one) => one !== key), ...(target.checked ? [key] : [])],
              })
            }
          />
        );
      })}
    </FieldGroup>
  );
}

/** The rule, the strikes, and the words for the member. */
function WithRule({ view, draft, templates, problems, onChange }: VerdictFieldsProps) {
  const rule = termsRules.find(({ id }) => id === draft.ruleId);
  const fitting = templatesFor(templates, draft);
  const template = fitting.find(({ id }) => id === draft.templateId);
  return (
    <>
      <Field
        label="Rule"
        required
        hint={
          rule ? `“${rule.text}”` : `Which rule of the terms “${caseCategoryLabels[view.category]}” breaks.`
        }
        error={problems.ruleId}
      >
        <Select
          required
          value={draft.ruleId}
          placeholder="Choose the rule"
          onChange={({ target }) => onChange({ ruleId: target.value as RuleId | '', templateId: '' })}
          options={termsRules.map(({ id, title }) => ({ value: id, label: title }))}
        />
      </Field>
      <Field label="Strikes" hint="One counts for 90 days, two for 180, three for a year.">
        <Select
          value={draft.strikes}
          onChange={({ target }) => onChange({ strikes: Number(target.value) as Strikes })}
          options={[0, 1, 2, 3].map((count) => ({
            value: count,
            label: count === 0 ? 'None' : String(count),
          }))}
        />
      </Field>
      {fitting.length > 0 && (
        <Field
          label="Template"
          optional
          hint={template && <span className={style.words}>{template.text}</span>}
        >
          <Select
            value={template?.id ?? ''}
            placeholder="Only the rule and the facts"
            onChange={({ target }) => onChange({ templateId: target.value })}
            options={fitting.map(({ id, title }) => ({ value: id, label: title }))}
          />
        </Field>
      )}
      <Field
        label="What happened"
        required
        hint="The member reads it. Say what they did, when, and how it was found; nothing about who reported it."
        error={problems.facts}
      >
        <TextArea
          required
          rows={4}
          maxLength={2_000}
          value={draft.facts}
          onChange={({ target }) => onChange({ facts: target.value })}
        />
      </Field>
    </>
  );
}

const measures = [
  { value: 'none', label: 'Nothing' },
  { value: 'warn', label: 'Warn' },
  { value: 'limit', label: 'Limit one thing', hint: 'Selling, posting, writing messages…' },
  {
    value: 'suspend',
    label: 'Suspend',
    hint: 'Their listings are paused. They can read, appeal, export and leave.',
  },
  { value: 'end', label: 'End the account', hint: 'You propose it, and another handler confirms it.' },
] as const;

const daysOption = (days: number) => ({ value: days, label: days === 1 ? '1 day' : `${days} days` });
