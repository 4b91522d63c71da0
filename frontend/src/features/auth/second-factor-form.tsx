import { ApiProblem, messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { completeSignIn } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { TextInput } from '@ui/forms/text-input';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import style from './login/login-page.module.css';
import help from './second-factor-form.module.css';

export type SecondFactorFormProps = {
  /** The challenge from the first factor. */
  readonly challenge: string;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onEntered: () => void;
  /** Returns to the first factor. */
  readonly onAgain: () => void;
};

/** The second factor: a code of the authenticator app, or a recovery code. */
export function SecondFactorForm({ challenge, onBusy, onEntered, onAgain }: SecondFactorFormProps) {
  const [isBusy, setBusy] = useState(false);
  const [withRecovery, setWithRecovery] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  const isOver = refused instanceof ApiProblem && refused.code === 'SIGN_IN_AGAIN';
  const isAtCode = refused instanceof ApiProblem && refused.code === 'WRONG_CODE';

  async function complete(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    setBusy(true);
    onBusy(true);
    setRefused(undefined);
    try {
      await completeSignIn(challenge, code);
      onEntered();
    } catch (error) {
      setRefused(error);
      setBusy(false);
      onBusy(false);
    }
  }

  function change() {
    setWithRecovery(!withRecovery);
    setRefused(undefined);
  }

  return (
    <Form className={style.form} onSubmit={complete}>
      {refused !== undefined && !isAtCode && <Notice tone="problem">{messageOf(refused)}</Notice>}
      <Field
        key={String(withRecovery)}
        label={withRecovery ? 'Recovery code' : 'Code'}
        hint={
          withRecovery
            ? 'One of the ten you saved when you set this up. Each works once.'
            : 'The six digits your authenticator app shows now.'
        }
        required
        error={isAtCode ? (withRecovery ? wrongRecoveryCode : messageOf(refused)) : undefined}
      >
        <TextInput
          name="code"
          code
          required
          autoFocus
          autoComplete={withRecovery ? 'off' : 'one-time-code'}
          inputMode={withRecovery ? 'text' : 'numeric'}
          maxLength={40}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="large"
        block
        busy={isBusy}
        busyLabel="Please wait…"
        disabled={isOver}
      >
        Continue
      </Button>
      <p className={style.terms}>
        <button type="button" className={style.link} onClick={change}>
          {withRecovery ? 'Use the app instead' : 'Use a recovery code instead'}
        </button>
      </p>
      <p className={style.terms}>
        <button type="button" className={style.link} onClick={onAgain}>
          Start again
        </button>
      </p>
      <details className={help.lost}>
        <summary>Lost your phone and your recovery codes?</summary>
        <p>
          <Link to={paths.support}>Write to support</Link>. Tell us the e-mail of your account, your name
          here, when you last signed in, and one of your listings if you have any. Once we are sure that it is
          you, we turn off two-step sign-in, and your password is enough again.
        </p>
      </details>
    </Form>
  );
}

const wrongRecoveryCode = 'That recovery code is wrong or already used. Try another of the ten.';
