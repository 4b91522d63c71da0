import { Field, type FieldProps } from '@ui/forms/field';
import { TextInput } from '@ui/forms/text-input';

type MomentFieldProps = Omit<FieldProps, 'children'> & {
  /** As clocks at the event show it: "2027-06-12T08:00". */
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A day and a time of day, where the event is. */
export function MomentField({ value, onChange, ...field }: MomentFieldProps) {
  return (
    <Field {...field}>
      <TextInput type="datetime-local" value={value} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
