import { Field } from '@ui/forms/field';
import { TextInput } from '@ui/forms/text-input';

export type ReasonFieldProps = {
  readonly label?: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Why it cannot be sent. */
  readonly error?: string | false | undefined;
};

/** Why staff do something, or how they know it. */
export function ReasonField({
  label = 'Reason',
  hint = 'It stays on record with your name.',
  value,
  onChange,
  error,
}: ReasonFieldProps) {
  return (
    <Field label={label} hint={hint} required error={error}>
      <TextInput maxLength={500} required value={value} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
