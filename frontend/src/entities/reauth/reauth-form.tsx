import { ApiProblem, messageOf, problemAt } from '@lib/api/problem';
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
  /** Asks for both, of what the member has: what removes a factor takes the other too. */
  readonly both?: boolean;
  readonly onSubmit: (input: ReauthInput) => void;
};

/** Asks for the password or a code before a sensitive change to the account. */
export function ReauthForm({
  id,
  error,
  acceptsCode = false,
  acceptsPassword = true,
  both = false,
  onSubmit,
}: ReauthFormProps) {
  const [withCode, setWithCode] = useState(!acceptsPassword);
  const isWrong = error instanceof ApiProblem && error.code === 'WRONG_PROOF';
  const isMissing = error instanceof ApiProblem && error.code === 'PROOF_NEEDED';
  const asksPassword = both ? acceptsPassword : !withCode;
  const asksCode = both || withCode;
  const errorAt = (name: 'password' | 'code') =>
    isWrong && (!both || problemAt(error, name) !== undefined) ? messageOf(error) : undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    onSubmit({
      ...(asksPassword && { password: String(typed.get('password') ?? '') }),
      ...(asksCode && { code: String(typed.get('code') ?? '') }),
    });
  }

  return (
    <Form id={id} className={style.form} onSubmit={submit}>
      {error != null && !isWrong && !isMissing && <Notice tone="problem">{messageOf(error)}</Notice>}
      {both && isMissing && <Notice tone="problem">{messageOf(error)}</Notice>}
      {asksPassword && (
        <Field label="Your password" required error={errorAt('password')}>
          <PasswordInput key="password" name="password" required autoComplete="current-password" />
        </Field>
      )}
      {asksCode && (
        <Field
          label="Code"
          hint="From your authenticator app, or a recovery code."
          required
          error={errorAt('code')}
        >
          <TextInput key="code" name="code" code required autoComplete="one-time-code" maxLength={40} />
        </Field>
      )}
      {acceptsCode && acceptsPassword && !both && (
        <button type="button" className={style.link} onClick={() => setWithCode(!withCode)}>
          {withCode ? 'Use the password instead' : 'Use a code instead'}
        </button>
      )}
    </Form>
  );
}
