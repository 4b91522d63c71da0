import { supportAddress } from '@lib/paths';
import { Button } from '@ui/button';
import { Field } from '@ui/field';
import { Notice } from '@ui/notice';
import { TextInput } from '@ui/text-input';
import { type FormEvent, useState } from 'react';
import { modeWords } from './login-modes';
import style from './login-page.module.css';

/** A forgotten password: opens a mail to support, written for the reader. */
export function ResetForm() {
  const [letter, setLetter] = useState<string>();

  function write(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const address = letterFor(String(new FormData(event.currentTarget).get('email') ?? '').trim());
    setLetter(address);
    window.open(address, '_self');
  }

  return (
    <form className={style.form} onSubmit={write}>
      {letter !== undefined && (
        <Notice title="Your mail program has the letter">
          Send it from the address of your account. If nothing opened,{' '}
          <a href={letter}>write to {supportAddress}</a> yourself.
        </Notice>
      )}
      <Field
        label="E-mail"
        hint="The address you signed up with. Send the letter from it, so that we know it is you."
        required
      >
        <TextInput type="email" name="email" autoComplete="username" required />
      </Field>
      <Button type="submit" variant="primary" size="large" block>
        {modeWords.reset.submit}
      </Button>
    </form>
  );
}

function letterFor(email: string): string {
  const subject = encodeURIComponent('Reset my password');
  const body = encodeURIComponent(`Please reset the password of my account.\n\nAccount: ${email}\n`);
  return `mailto:${supportAddress}?subject=${subject}&body=${body}`;
}
