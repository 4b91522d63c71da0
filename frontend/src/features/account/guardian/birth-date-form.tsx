import type { useGiveBirthDate } from '@entities/guardianship/guardianship.mutations';
import { isReauthRequired, useReauthenticate } from '@entities/reauth/reauth.mutations';
import { useRecentAuth } from '@entities/reauth/reauth.queries';
import { ReauthForm } from '@entities/reauth/reauth-form';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { DateInput, dateErrorText, dateFormatHint } from '@ui/forms/date-input';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import style from '../account-page.module.css';

export type BirthDateFormProps = {
  readonly id: string;
  readonly save: ReturnType<typeof useGiveBirthDate>;
};

/** Asks for the date of birth of a member who signed up through a provider: as at sign-up, with no default and no
 *  hint. Long after signing in it asks for re-authentication first, as the date can end the account. */
export function BirthDateForm({ id, save }: BirthDateFormProps) {
  const [isUnread, setUnread] = useState(false);
  const [day, setDay] = useState('');
  const reauth = useReauthenticate();
  const { isRecent, accepts } = useRecentAuth();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get('dateOfBirth') ?? '');
    setUnread(given === '');
    setDay(given);
    if (given !== '') save.mutate(given);
  }

  if (!isRecent)
    return (
      <div className={style.form}>
        <p>
          You signed in a while ago. Confirm that it is you before you enter your date of birth.
          {accepts.length === 0 &&
            ' Sign in again the way you usually do; your account page asks for the date then.'}
        </p>
        {accepts.length > 0 && (
          <ReauthForm
            id={id}
            error={reauth.error}
            acceptsPassword={accepts.includes('password')}
            acceptsCode={accepts.includes('code')}
            onSubmit={(input) => reauth.mutate(input, { onSuccess: () => day !== '' && save.mutate(day) })}
          />
        )}
      </div>
    );

  const refused = save.isError && !isReauthRequired(save.error) ? messageOf(save.error) : undefined;
  return (
    <Form id={id} className={style.form} onSubmit={send}>
      <p>
        Before you list, hold or post, or fill in your profile, enter your date of birth. Nobody else sees it.
      </p>
      <Field label="Date of birth" hint={dateFormatHint} required error={isUnread ? dateErrorText : refused}>
        <DateInput name="dateOfBirth" autoComplete="bday" required />
      </Field>
    </Form>
  );
}

/** The submit button of the form, for any place on the page. */
export function BirthDateButton({ id, save }: BirthDateFormProps) {
  const { isRecent, accepts } = useRecentAuth();
  if (!isRecent && accepts.length === 0)
    return (
      <Button asChild variant="primary">
        <Link to={`${paths.loginToStay}&next=${paths.account}`}>Sign in again</Link>
      </Button>
    );
  return (
    <Button type="submit" form={id} variant="primary" busy={save.isPending}>
      {isRecent ? 'Save' : 'Continue'}
    </Button>
  );
}
