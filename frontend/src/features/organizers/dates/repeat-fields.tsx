import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { FieldGroup } from '@ui/forms/field-group';
import { RadioGroup } from '@ui/forms/radio-group';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { WholeInput } from '@ui/forms/whole-input';
import style from './dates-form.module.css';
import { daysOfMonth, type Repeats, weekdayNames, weekdayOf, weekdays } from './rule-words';

type RepeatFieldsProps = {
  readonly value: Repeats;
  readonly firstDay: string;
  readonly error: string | undefined;
  readonly prefix: string;
  readonly onChange: (value: Repeats) => void;
};

/** How it repeats, and until when. */
export function RepeatFields({ value, firstDay, error, prefix, onChange }: RepeatFieldsProps) {
  const change = (part: Partial<Repeats>) => onChange({ ...value, other: null, ...part });
  const { every } = value;
  return (
    <FieldGroup legend="How it repeats" error={error}>
      {value.other !== null && (
        <p className={style.quiet}>
          By a rule of a calendar program, which stays as it is until you change it here.
        </p>
      )}
      <div className={style.pair}>
        <Field label="Every">
          <WholeInput
            name={`${prefix}rule`}
            min={1}
            max={52}
            value={value.interval}
            onValueChange={(interval) => change({ interval })}
          />
        </Field>
        <Field label="Unit">
          <Select
            value={every}
            onChange={({ target }) => change({ every: target.value as Repeats['every'], weekdays: [] })}
            options={units.map((unit) => ({ value: unit, label: value.interval === 1 ? unit : `${unit}s` }))}
          />
        </Field>
      </div>
      {every === 'week' ? (
        <Weekdays value={value} firstDay={firstDay} onChange={change} />
      ) : (
        <DayOfMonth value={value} every={every} firstDay={firstDay} onChange={change} />
      )}
      <End value={value} onChange={change} />
    </FieldGroup>
  );
}

const units = ['week', 'month', 'year'] as const;

type PartProps = Pick<RepeatFieldsProps, 'value'> & { readonly onChange: (part: Partial<Repeats>) => void };

function Weekdays({ value, firstDay, onChange }: PartProps & { readonly firstDay: string }) {
  const first = firstDay === '' ? [] : [weekdayOf(firstDay)];
  const chosen = value.weekdays.length > 0 ? value.weekdays : first;
  return (
    <fieldset className={style.days}>
      <legend>On</legend>
      <div>
        {weekdays.map((day) => (
          <Checkbox
            key={day}
            label={weekdayNames[day]}
            checked={chosen.includes(day)}
            onChange={({ target }) =>
              onChange({
                weekdays: target.checked ? [...chosen, day] : chosen.filter((other) => other !== day),
              })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

function DayOfMonth({
  value,
  every,
  firstDay,
  onChange,
}: PartProps & { readonly every: 'month' | 'year'; readonly firstDay: string }) {
  const options = daysOfMonth(every, firstDay);
  if (options.length === 0)
    return <p className={style.quiet}>Choose the first day, and we offer its weekday and its date.</p>;
  const chosen = options.find((option) => option.value === value.on) ?? options[0];
  return (
    <RadioGroup
      legend="On which day"
      value={chosen?.value}
      onValueChange={(on) => onChange({ on })}
      options={options}
    />
  );
}

function End({ value, onChange }: PartProps) {
  return (
    <>
      <RadioGroup
        legend="Until when"
        value={value.ends}
        onValueChange={(ends) => onChange({ ends })}
        options={[
          { value: 'count', label: 'For a number of times' },
          { value: 'until', label: 'Until a last day' },
          { value: 'never', label: 'It goes on', hint: 'We show the next 24 months.' },
        ]}
      />
      {value.ends === 'count' && (
        <Field label="How many times">
          <WholeInput
            unit="times"
            min={1}
            max={400}
            value={value.count}
            onValueChange={(count) => onChange({ count })}
          />
        </Field>
      )}
      {value.ends === 'until' && (
        <Field label="Last day" required>
          <TextInput
            type="date"
            value={value.until}
            onChange={({ target }) => onChange({ until: target.value })}
          />
        </Field>
      )}
    </>
  );
}
