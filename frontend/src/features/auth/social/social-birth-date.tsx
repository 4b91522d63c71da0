import { ApiProblem, messageOf } from '@lib/api/problem';
import { Button } from '@ui/actions/button';
import { DateInput, dateErrorText, dateFormatHint } from '@ui/forms/date-input';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { type FormEvent, useState } from 'react';
import style from '../login/login-page.module.css';

export type SocialBirthDateProps = {
  /** Why the date was refused. */
  readonly problem: unknown;
  readonly onGiven: (dateOfBirth: string) => Promise<void>;
};

/** A new member who signs up through a provider gives the date of birth before anything is stored: as at sign-up,
 *  with no default and no hint. */
export function SocialBirthDate({ problem, onGiven }: SocialBirthDateProps) {
  const [isBusy, setBusy] = useState(false);
  const [isUnread, setUnread] = useState(false);
  const isWrong = problem instanceof ApiProblem && problem.code === 'BIRTH_DATE_WRONG';

  async function give(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const day = String(new FormData(event.currentTarget).get('dateOfBirth') ?? '');
    setUnread(day === '');
    if (day === '') return;
    setBusy(true);
    await onGiven(day);
    setBusy(false);
  }

  return (
    <Form className={style.form} onSubmit={give}>
      <p>You are new here. Enter your date of birth. Nobody else sees it.</p>
      <Field
        label="Date of birth"
        hint={dateFormatHint}
        required
        error={isUnread ? dateErrorText : isWrong ? messageOf(problem) : undefined}
      >
        <DateInput name="dateOfBirth" autoComplete="bday" required />
      </Field>
      <Button type="submit" variant="primary" size="large" block busy={isBusy} busyLabel="Please wait…">
        Create account
      </Button>
    </Form>
  );
}
