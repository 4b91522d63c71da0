import { signInErrorMessage } from '@entities/sign-in/sign-in-errors';
import { prepareAppCheck } from '@lib/api/app-check-header';
import { ApiProblem, isAtField, problemAt } from '@lib/api/problem';
import { challengeIn, signIn, signUp } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { DateInput, dateErrorText, dateFormatHint } from '@ui/forms/date-input';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { NewPassword } from '@ui/forms/new-password';
import { PasswordInput } from '@ui/forms/password-input';
import { TextInput } from '@ui/forms/text-input';
import { type FormEvent, useLayoutEffect, useState } from 'react';
import { ContactSupport, needsSupport } from '../contact-support';
import { SecondFactorForm } from '../second-factor-form';
import { SocialButtons } from '../social/social-buttons';
import { TermsLink } from '../terms-link';
import { EmailCodeForm } from './email-code-form';
import { EmailField } from './email-field';
import { EmailLinkRequest } from './email-link-request';
import { modeLabels } from './login-modes';
import style from './login-page.module.css';
import type { TypedEmail } from './typed-email';

export type LoginFormProps = TypedEmail & {
  readonly mode: 'signin' | 'signup';
  readonly onBusy: (isBusy: boolean) => void;
  /** Called with the challenge after the first factor, or to start again. */
  readonly onSecondStep: (isThere: boolean) => void;
  readonly onEntered: () => void;
};

/** Signs in or up with e-mail and password. Shows "Please wait…" while busy, and the server's message on refusal.
 *  errors  the server's message, else "Authentication failed" */
export function LoginForm({ mode, email, onEmail, onBusy, onSecondStep, onEntered }: LoginFormProps) {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  const [challenge, setChallenge] = useState<string>();
  const [linkSentTo, setLinkSentTo] = useState<string>();
  const isNew = mode === 'signup';
  const isChallenged = challenge !== undefined;
  useLayoutEffect(() => {
    onSecondStep(isChallenged);
    return () => onSecondStep(false);
  }, [isChallenged, onSecondStep]);

  async function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { name, dateOfBirth, ...account } = readForm(event.currentTarget);
    if (isNew && dateOfBirth === '') return setRefused(unread);
    setBusy(true);
    onBusy(true);
    setRefused(undefined);
    try {
      await (isNew
        ? signUp({ ...account, dateOfBirth, ...(name && { name }) })
        : signIn(account.email, account.password));
      onEntered();
    } catch (error) {
      const asked = challengeIn(error);
      setChallenge(asked);
      setRefused(asked === undefined ? error : undefined);
      setBusy(false);
      onBusy(false);
    }
  }

  if (challenge !== undefined) {
    const again = () => setChallenge(undefined);
    return <SecondFactorForm challenge={challenge} onBusy={onBusy} onEntered={onEntered} onAgain={again} />;
  }
  if (linkSentTo !== undefined) {
    const again = () => setLinkSentTo(undefined);
    const ways = { onBusy, onEntered, onChallenge: setChallenge, onAgain: again };
    return <EmailCodeForm email={linkSentTo} {...ways} />;
  }
  return (
    <Form method="post" className={style.form} {...(isNew && { onFocus: prepareAppCheck })} onSubmit={enter}>
      {refused !== undefined && !isAtField(refused, fields) && (
        <Notice tone="problem" action={needsSupport(refused) && <ContactSupport />}>
          {signInErrorMessage(refused)}
        </Notice>
      )}
      <EmailField email={email} onEmail={onEmail} error={problemAt(refused, 'email')} />
      {isNew && (
        <Field
          label="Name"
          hint="Other members see it. If you leave it blank, we make one from your email address."
          optional
          error={problemAt(refused, 'name')}
        >
          <TextInput name="name" autoComplete="name" maxLength={80} />
        </Field>
      )}
      {isNew ? (
        <NewPassword name="password" label="Password" error={problemAt(refused, 'password')} />
      ) : (
        <Field label="Password" required error={problemAt(refused, 'password')}>
          <PasswordInput name="password" autoComplete="current-password" required />
        </Field>
      )}
      {isNew && (
        <Field label="Date of birth" hint={dateFormatHint} required error={problemAt(refused, 'dateOfBirth')}>
          <DateInput name="dateOfBirth" autoComplete="bday" required />
        </Field>
      )}
      {isNew && (
        <p className={style.terms}>
          By creating an account you agree to the <TermsLink />.
        </p>
      )}
      <Button type="submit" variant="primary" size="large" block busy={isBusy} busyLabel="Please wait…">
        {modeLabels[mode].submit}
      </Button>
      {!isNew && <EmailLinkRequest onSent={setLinkSentTo} />}
      <SocialButtons mode={mode} onBusy={onBusy} onEntered={onEntered} onChallenge={setChallenge} />
    </Form>
  );
}

const fields = ['email', 'name', 'password', 'dateOfBirth'];

/** Errors found before anything is sent. */
const unread = new ApiProblem(dateErrorText, 0, 'DATE_UNREAD', [
  { path: 'dateOfBirth', message: dateErrorText },
]);

function readForm(form: HTMLFormElement) {
  const words = new FormData(form);
  const word = (name: string) => String(words.get(name) ?? '');
  return {
    email: word('email').trim(),
    password: word('password'),
    name: word('name').trim(),
    dateOfBirth: word('dateOfBirth'),
  };
}
