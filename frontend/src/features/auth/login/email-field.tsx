import { Field } from '@ui/forms/field';
import { TextInput } from '@ui/forms/text-input';
import type { TypedEmail } from './typed-email';

export type EmailFieldProps = TypedEmail & {
  readonly hint?: string;
  readonly error?: string | undefined;
};

/** The e-mail of an account, the same in each mode of the login page. */
export function EmailField({ email, onEmail, hint, error }: EmailFieldProps) {
  return (
    <Field label="E-mail" required error={error} {...(hint && { hint })}>
      <TextInput
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={({ target }) => onEmail(target.value)}
      />
    </Field>
  );
}
