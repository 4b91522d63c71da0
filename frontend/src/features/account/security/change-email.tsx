import { useChangeEmail } from '@entities/account/email.mutations';
import { isAtField, messageOf, problemAt } from '@lib/api/problem';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { PasswordInput } from '@ui/forms/password-input';
import { TextInput } from '@ui/forms/text-input';
import { Dialog } from '@ui/overlays/dialog';
import { type FormEvent, useId, useState } from 'react';
import style from '../account-page.module.css';

/** Changes the e-mail. A link goes to the new address; once it is used, the old address is notified. */
export function ChangeEmail() {
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  const change = useChangeEmail();

  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = new FormData(event.currentTarget);
    const word = (name: string) => String(words.get(name) ?? '');
    change.mutate({ email: word('email').trim(), password: word('password') });
  }

  function open() {
    change.reset();
    setOpen(true);
  }

  return (
    <>
      <Button onClick={open}>Change e-mail</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        size="small"
        title="Change your e-mail"
        footer={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {change.isSuccess ? 'Close' : 'Cancel'}
            </Button>
            {!change.isSuccess && (
              <Button variant="primary" type="submit" form={formId} busy={change.isPending}>
                Send link
              </Button>
            )}
          </>
        }
      >
        {change.isSuccess ? (
          <Notice tone="good" title="Check your new inbox">
            We sent a link to {change.variables.email}. Nothing changes until you open it.
          </Notice>
        ) : (
          <Form id={formId} className={style.form} onSubmit={ask}>
            {change.isError && !isAtField(change.error, ['email', 'password']) && (
              <Notice tone="problem">{messageOf(change.error)}</Notice>
            )}
            <Field label="New e-mail" required error={problemAt(change.error, 'email')}>
              <TextInput type="email" name="email" autoComplete="email" required maxLength={254} />
            </Field>
            <Field label="Your password" required error={problemAt(change.error, 'password')}>
              <PasswordInput name="password" autoComplete="current-password" required />
            </Field>
          </Form>
        )}
      </Dialog>
    </>
  );
}
