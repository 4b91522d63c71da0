import { ApiProblem, messageOf } from '@lib/api/problem';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { PasswordInput } from '@ui/forms/password-input';
import { TextInput } from '@ui/forms/text-input';
import { type FormEvent, useState } from 'react';
import type { ReauthInput } from './reauth.mutations';
import style from './reauth-form.module.css';

export type ReauthFormProps = {
  readonly id: string;
  /** The error of the last attempt. */
  readonly error: unknown;
  readonly acceptsCode?: boolean;
  /** False for a member without a password. */
  readonly acceptsPassword?: boolean;
  readonly onSubmit: (input: ReauthInput) => void;
};

/** Asks for the password or a code before a sensitive change to the account. */
export function ReauthForm({
  id,
  error,
  acceptsCode = false,
  acceptsPassword = true,
  onSubmit,
}: ReauthFormProps) {
  const [withCode, setWithCode] = useState(!acceptsPassword);
  const isWrong = error instanceof ApiProblem && error.code === 'WRONG_PROOF';
  const isMissing = error instanceof ApiProblem && error.code === 'PROOF_NEEDED';
  const fieldError = isWrong ? messageOf(error) : undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('secret') ?? '');
    onSubmit(withCode ? { code: typed } : { password: typed });
  }

  return (
    <Form id={id} className={style.form} onSubmit={submit}>
      {error != null && !isWrong && !isMissing && <Notice tone="problem">{messageOf(error)}</Notice>}
      {withCode ? (
        <Field
          label="Code"
          hint="From your authenticator app, or a recovery code."
          required
          error={fieldError}
        >
          <TextInput key="code" name="secret" code required autoComplete="one-time-code" maxLength={40} />
        </Field>
      ) : (
        <Field label="Your password" required error={fieldError}>
          <PasswordInput
            key="password"
            name="secret"
            required
            autoComplete="current-password"
            maxLength={128}
          />
        </Field>
      )}
      {acceptsCode && acceptsPassword && (
        <button type="button" className={style.link} onClick={() => setWithCode(!withCode)}>
          {withCode ? 'Use the password instead' : 'Use a code instead'}
        </button>
      )}
    </Form>
  );
}
