import { ApiProblem, messageOf } from '@lib/api/problem';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { PasswordInput } from '@ui/forms/password-input';
import { TextInput } from '@ui/forms/text-input';
import { useInvalidFocus } from '@ui/forms/use-invalid-focus';
import { type FormEvent, useState } from 'react';
import type { Proof } from './reauth.queries';
import style from './reauth-form.module.css';

export type ProofFormProps = {
  readonly id: string;
  /** Why the last try was refused. */
  readonly refused: unknown;
  /** A code will do as well. */
  readonly takesCode?: boolean;
  /** Not of a member who has none. */
  readonly takesPassword?: boolean;
  readonly onProof: (proof: Proof) => void;
};

/** Asks who sits there, before something that guards the account is changed. */
export function ProofForm({ id, refused, takesCode = false, takesPassword = true, onProof }: ProofFormProps) {
  const form = useInvalidFocus(refused);
  const [withCode, setWithCode] = useState(!takesPassword);
  const isWrong = refused instanceof ApiProblem && refused.code === 'WRONG_PROOF';
  const isMissing = refused instanceof ApiProblem && refused.code === 'PROOF_NEEDED';
  const error = isWrong ? messageOf(refused) : undefined;

  function give(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const word = String(new FormData(event.currentTarget).get('proof') ?? '');
    onProof(withCode ? { code: word } : { password: word });
  }

  return (
    <form id={id} ref={form} className={style.form} onSubmit={give}>
      {refused != null && !isWrong && !isMissing && <Notice tone="problem">{messageOf(refused)}</Notice>}
      {withCode ? (
        <Field label="Code" hint="Of your authenticator app, or a recovery code." required error={error}>
          <TextInput key="code" name="proof" code required autoComplete="one-time-code" maxLength={40} />
        </Field>
      ) : (
        <Field label="Your password" required error={error}>
          <PasswordInput
            key="password"
            name="proof"
            required
            autoComplete="current-password"
            maxLength={128}
          />
        </Field>
      )}
      {takesCode && takesPassword && (
        <button type="button" className={style.link} onClick={() => setWithCode(!withCode)}>
          {withCode ? 'Use the password instead' : 'Use a code instead'}
        </button>
      )}
    </form>
  );
}
