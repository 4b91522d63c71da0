import { measureWords } from '@entities/case/case-labels';
import type { DecisionView } from '@modules/moderation/decision/decisions.contract';
import type { Strikes } from '@modules/moderation/moderation.schemas';
import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { FieldColumns, FieldGroup } from '@ui/forms/field-group';
import { Select } from '@ui/forms/select';
import { endsAll, type MilderDraft, milderMeasures, withMeasure } from './milder-draft';

type MilderFieldsProps = {
  readonly decision: DecisionView;
  readonly draft: MilderDraft;
  readonly onChange: (draft: MilderDraft) => void;
};

/** A milder measure, fewer strikes, and what is given back. */
export function MilderFields({ decision, draft, onChange }: MilderFieldsProps) {
  const measures = milderMeasures(decision.measure);
  const applied = decision.effects.filter(
    ({ kind, state }) => state === 'applied' && (kind === 'content-removed' || endsAll(draft.measure)),
  );
  return (
    <>
      <FieldColumns of={2}>
        <Field label="Measure from now on">
          <Select
            value={measures.findIndex((one) => measureWords(one) === measureWords(draft.measure))}
            onChange={({ target }) =>
              onChange(withMeasure(draft, measures[Number(target.value)] ?? draft.measure, decision))
            }
            options={measures.map((measure, index) => ({ value: index, label: measureWords(measure) }))}
          />
        </Field>
        <Field label="Strikes">
          <Select
            value={draft.strikes}
            onChange={({ target }) => onChange({ ...draft, strikes: Number(target.value) as Strikes })}
            options={[0, 1, 2, 3]
              .filter((count) => count <= decision.strikes)
              .map((count) => ({ value: count, label: count === 0 ? 'None' : String(count) }))}
          />
        </Field>
      </FieldColumns>
      {applied.length > 0 && (
        <FieldGroup legend="What is given back">
          {applied.map(({ key, name, title }) => (
            <Checkbox
              key={key}
              label={title ? `${name}: ${title}` : name}
              checked={draft.givenBack.includes(key)}
              onChange={({ target }) =>
                onChange({
                  ...draft,
                  givenBack: [
                    ...draft.givenBack.filter((one) => one !== key),
                    ...(target.checked ? [key] : []),
                  ],
                })
              }
            />
          ))}
        </FieldGroup>
      )}
    </>
  );
}
