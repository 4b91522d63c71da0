import { Checkbox } from '@ui/forms/checkbox';
import { Field } from '@ui/forms/field';
import { FieldColumns, FieldGroup } from '@ui/forms/field-group';
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
    <FieldGroup legend="It repeats" error={error}>
      {value.other !== null && (
        <p className={style.quiet}>
          By a rule of a calendar program, which stays as it is until you change it here.
        </p>
      )}
      <FieldColumns of={2}>
        <Field label="Every">
          <WholeInput
            name={`${prefix}rule`}
            unit={value.interval === 1 ? every : `${every}s`}
            min={1}
            max={52}
            value={value.interval}
            onValueChange={(interval) => change({ interval })}
          />
        </Field>
        <Field label="Week, month or year">
          <Select
            value={every}
            onChange={({ target }) => change({ every: target.value as Repeats['every'], weekdays: [] })}
            options={units}
          />
        </Field>
      </FieldColumns>
      {every === 'week' ? (
        <Weekdays value={value} firstDay={firstDay} onChange={change} />
      ) : (
        <DayOfMonth value={value} every={every} firstDay={firstDay} onChange={change} />
      )}
      <End value={value} onChange={change} />
    </FieldGroup>
  );
}

const units = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year' },
];

type PartProps = Pick<RepeatFieldsProps, 'value'> & { readonly onChange: (part: Partial<Repeats>) => void };

function Weekdays({ value, firstDay, onChange }: PartProps & { readonly firstDay: string }) {
  const first = firstDay === '' ? [] : [weekdayOf(firstDay)];
  const chosen = value.weekdays.length > 0 ? value.weekdays : first;
  return (
    <FieldGroup legend="On">
      <div className={style.days}>
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
    </FieldGroup>
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
        legend="Until"
        value={value.ends}
        onValueChange={(ends) => onChange({ ends })}
        options={[
          { value: 'count', label: 'A number of times' },
          { value: 'until', label: 'A last day' },
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
