import type { useGiveBirthDate } from '@entities/guardianship/guardianship.queries';
import { isReauthRequired, useReauthenticate, useRecentAuth } from '@entities/reauth/reauth.queries';
import { ReauthForm } from '@entities/reauth/reauth-form';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { DateInput, dateErrorText, dateFormatHint } from '@ui/forms/date-input';
import { Field } from '@ui/forms/field';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import style from '../account-page.module.css';

export type BirthDateFormProps = {
  readonly id: string;
  readonly give: ReturnType<typeof useGiveBirthDate>;
};

/** Asks for the date of birth of a member who signed up through a provider: as at sign-up, with no default and no
 *  hint. Long after signing in it asks for re-authentication first, as the date can end the account. */
export function BirthDateForm({ id, give }: BirthDateFormProps) {
  const [isUnread, setUnread] = useState(false);
  const [day, setDay] = useState('');
  const prove = useReauthenticate();
  const { isRecent, accepts } = useRecentAuth();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get('dateOfBirth') ?? '');
    setUnread(given === '');
    setDay(given);
    if (given !== '') give.mutate(given);
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
            error={prove.error}
            acceptsPassword={accepts.includes('password')}
            acceptsCode={accepts.includes('code')}
            onSubmit={(proof) => prove.mutate(proof, { onSuccess: () => day !== '' && give.mutate(day) })}
          />
        )}
      </div>
    );

  const refused = give.isError && !isReauthRequired(give.error) ? messageOf(give.error) : undefined;
  return (
    <form id={id} className={style.form} onSubmit={send}>
      <p>
        Before you list, hold or post, or fill in your profile, enter your date of birth. Nobody else sees it.
      </p>
      <Field label="Date of birth" hint={dateFormatHint} required error={isUnread ? dateErrorText : refused}>
        <DateInput name="dateOfBirth" autoComplete="bday" required />
      </Field>
    </form>
  );
}

/** The submit button of the form, for any place on the page. */
export function BirthDateButton({ id, give }: BirthDateFormProps) {
  const { isRecent, accepts } = useRecentAuth();
  if (!isRecent && accepts.length === 0)
    return (
      <Button asChild variant="primary">
        <Link to={`${paths.loginToStay}&next=${paths.account}`}>Sign in again</Link>
      </Button>
    );
  return (
    <Button type="submit" form={id} variant="primary" busy={give.isPending}>
      {isRecent ? 'Save' : 'Continue'}
    </Button>
  );
}
