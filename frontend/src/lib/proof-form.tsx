import { Field } from '@ui/field';
import { Notice } from '@ui/notice';
import { PasswordInput } from '@ui/password-input';
import { TextInput } from '@ui/text-input';
import { useInvalidFocus } from '@ui/use-invalid-focus';
import { type FormEvent, useState } from 'react';
import { ApiProblem, messageOf } from './problem';
import type { Proof } from './proof.queries';
import style from './proof-form.module.css';

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
