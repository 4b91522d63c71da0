import { Button } from '@ui/actions/button';
import { IconButton } from '@ui/actions/icon-button';
import { Field } from '@ui/forms/field';
import { FieldColumns, FieldGroup } from '@ui/forms/field-group';
import { RadioGroup } from '@ui/forms/radio-group';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { Plus, X } from 'lucide-react';
import { type DateFields, daysLong, oneMoreDay, withFirstDay, withRepeats } from './date-fields';
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
        onValueChange={(next) => change({ mode: next })}
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
        <Field label={mode === 'once' ? 'Lasts' : 'Each lasts'} error={errorAt('lasts')}>
          <Select
            name={`${prefix}lasts`}
            value={value.lasts ?? ''}
            onChange={({ target }) => change({ lasts: Number(target.value) })}
            options={daysLong}
          />
        </Field>
      </FieldColumns>
      <div className={style.pair}>
        <Field label="Opens" required error={errorAt('opens')}>
          <TextInput
            type="time"
            name={`${prefix}opens`}
            value={value.opens}
            onChange={({ target }) => change({ opens: target.value })}
          />
        </Field>
        <Field
          label={value.lasts === 1 ? 'Closes' : 'Closes on the last day'}
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
      </div>
      {mode === 'repeating' && (
        <RepeatFields
          value={value.repeats}
          firstDay={firstDay}
          error={errorAt('rule')}
          prefix={prefix}
          onChange={(repeats) => onChange(withRepeats(value, repeats))}
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
  { value: 'days', label: 'On several days', hint: 'You choose each of them.' },
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
  const nameOf = (index: number) => (mode === 'days' ? `Day ${index + 2}` : `Extra day ${index + 1}`);
  return (
    <FieldGroup
      legend={mode === 'days' ? 'More days' : 'Extra days'}
      hint={mode === 'days' ? 'All at the same hours.' : 'Besides those that repeat.'}
      error={error}
    >
      {extraDays.length > 0 && (
        <ul role="list" className={style.rows}>
          {extraDays.map((day, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same day while one is typed
            <li key={index} className={style.row}>
              <Field label={nameOf(index)}>
                <TextInput
                  type="date"
                  value={day}
                  onChange={({ target }) => put(extraDays.with(index, target.value))}
                />
              </Field>
              <IconButton
                label={`Remove ${nameOf(index).toLowerCase()}`}
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
