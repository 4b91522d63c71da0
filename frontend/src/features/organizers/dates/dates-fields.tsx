import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { Field } from '@ui/forms/field';
import { FieldColumns, FieldGroup } from '@ui/forms/field-group';
import { RadioGroup } from '@ui/forms/radio-group';
import { TextInput } from '@ui/forms/text-input';
import { WholeInput } from '@ui/forms/whole-input';
import { Plus, X } from 'lucide-react';
import { type DateFields, oneMoreDay, withFirstDay } from './date-fields';
import style from './dates-form.module.css';
import { DatesPreview } from './dates-preview';
import { RepeatFields } from './repeat-fields';

export type DatesFieldsProps = {
  readonly value: DateFields;
  readonly onChange: (value: DateFields) => void;
  readonly timeZone: string;
  /** The error of a field of the contract's dates: "firstDay". */
  readonly errorAt: (name: string) => string | undefined;
  /** Begins the names of the fields, for links to them. */
  readonly prefix?: string;
};

/** When it is on: once, on chosen days, or by a rule; with what comes of it. */
export function DatesFields({ value, onChange, timeZone, errorAt, prefix = '' }: DatesFieldsProps) {
  const { mode, firstDay } = value;
  const change = (part: Partial<DateFields>) => onChange({ ...value, ...part });
  return (
    <div className={style.group}>
      <RadioGroup
        legend="When is it on?"
        name={`${prefix}season`}
        value={mode}
        onValueChange={(next) => change({ mode: next, extraDays: [], withoutDays: [] })}
        options={modes}
      />
      <FieldColumns of={2}>
        <Field label={mode === 'once' ? 'Day' : 'First day'} required error={errorAt('firstDay')}>
          <TextInput
            type="date"
            name={`${prefix}firstDay`}
            value={firstDay}
            onChange={({ target }) => onChange(withFirstDay(value, target.value))}
          />
        </Field>
        <Field
          label={mode === 'once' ? 'Lasts' : 'Each lasts'}
          hint="Days, 1 to 14."
          error={errorAt('lasts')}
        >
          <WholeInput
            name={`${prefix}lasts`}
            unit="days"
            min={1}
            max={14}
            value={value.lasts}
            onValueChange={(lasts) => change({ lasts })}
          />
        </Field>
        <Field label="Opens" required error={errorAt('opens')}>
          <TextInput
            type="time"
            name={`${prefix}opens`}
            value={value.opens}
            onChange={({ target }) => change({ opens: target.value })}
          />
        </Field>
        <Field
          label="Closes"
          hint={value.lasts === 1 ? undefined : 'On the last day.'}
          required
          error={errorAt('closes')}
        >
          <TextInput
            type="time"
            name={`${prefix}closes`}
            value={value.closes}
            onChange={({ target }) => change({ closes: target.value })}
          />
        </Field>
      </FieldColumns>
      {mode === 'repeating' && (
        <RepeatFields
          value={value.repeats}
          firstDay={firstDay}
          error={errorAt('rule')}
          prefix={prefix}
          onChange={(repeats) => change({ repeats, withoutDays: [] })}
        />
      )}
      {mode !== 'once' && <ExtraDays value={value} onChange={change} error={errorAt('extraDays')} />}
      <DatesPreview
        fields={value}
        timeZone={timeZone}
        onLeaveOut={(day) => change({ withoutDays: [...value.withoutDays, day] })}
        onPutBack={(day) => change({ withoutDays: value.withoutDays.filter((one) => one !== day) })}
      />
    </div>
  );
}

const modes = [
  { value: 'once', label: 'Once' },
  { value: 'days', label: 'On days that you choose' },
  { value: 'repeating', label: 'It repeats', hint: 'Every week, month or year.' },
] as const;

type ExtraDaysProps = {
  readonly value: DateFields;
  readonly onChange: (part: Partial<DateFields>) => void;
  readonly error: string | undefined;
};

/** The days after the first, or besides the rule. */
function ExtraDays({ value, onChange, error }: ExtraDaysProps) {
  const { mode, extraDays } = value;
  const put = (days: readonly string[]) => onChange({ extraDays: days });
  const word = mode === 'days' ? 'day' : 'extra day';
  return (
    <FieldGroup
      legend={mode === 'days' ? 'Further days' : 'Extra days'}
      hint={mode === 'days' ? undefined : 'Besides what repeats.'}
      error={error}
    >
      {extraDays.length > 0 && (
        <ul role="list" className={style.rows}>
          {extraDays.map((day, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same day while one is typed
            <li key={index} className={style.row}>
              <Field label={`Further ${word} ${index + 1}`}>
                <TextInput
                  type="date"
                  value={day}
                  onChange={({ target }) => put(extraDays.with(index, target.value))}
                />
              </Field>
              <IconButton
                label={`Remove ${word} ${index + 1}`}
                onClick={() => put(extraDays.toSpliced(index, 1))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Button size="small" icon={<Plus />} onClick={() => put([...extraDays, oneMoreDay(value)])}>
        Add {mode === 'days' ? 'a day' : 'an extra day'}
      </Button>
    </FieldGroup>
  );
}
