import { messageOf } from '@lib/problem';
import { DateInput, dateForm, dateUnread } from '@ui/date-input';
import { Field } from '@ui/field';
import { type FormEvent, useState } from 'react';
import style from './account-page.module.css';
import type { useGiveBirthDate } from './members.queries';

export type BirthDateFormProps = {
  readonly id: string;
  readonly give: ReturnType<typeof useGiveBirthDate>;
};

/** Asks for the date of birth of who came in without one, through somebody else: as at sign-up, with no default and no hint. */
export function BirthDateForm({ id, give }: BirthDateFormProps) {
  const [isUnread, setUnread] = useState(false);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const day = String(new FormData(event.currentTarget).get('dateOfBirth') ?? '');
    setUnread(day === '');
    if (day !== '') give.mutate(day);
  }

  return (
    <form id={id} className={style.form} onSubmit={send}>
      <p>Before you list, hold or post, or tell of yourself, say when you were born. Nobody else sees it.</p>
      <Field
        label="Date of birth"
        hint={dateForm}
        required
        error={isUnread ? dateUnread : give.isError ? messageOf(give.error) : undefined}
      >
        <DateInput name="dateOfBirth" autoComplete="bday" required />
      </Field>
    </form>
  );
}
