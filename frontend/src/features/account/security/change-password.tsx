import { useChangePassword } from '@entities/account/email.mutations';
import { ApiProblem, messageOf, problemAt } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { NewPassword } from '@ui/forms/new-password';
import { PasswordInput } from '@ui/forms/password-input';
import { Dialog } from '@ui/overlays/dialog';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import style from '../account-page.module.css';

/** Changes the password; other devices are signed out. */
export function ChangePassword() {
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  const member = useMember();
  const change = useChangePassword();
  const problem = problemAt(change.error, 'password') ?? problemAt(change.error, 'newPassword');

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = new FormData(event.currentTarget);
    const word = (name: string) => String(words.get(name) ?? '');
    change.mutate(
      { password: word('password'), newPassword: word('newPassword') },
      {
        onSuccess: () => {
          setOpen(false);
          toast({
            title: 'Your password is changed',
            description: 'Other devices are signed out.',
            tone: 'good',
          });
        },
      },
    );
  }

  function open() {
    change.reset();
    setOpen(true);
  }

  return (
    <>
      <Button onClick={open}>Update password</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        size="small"
        title="Update your password"
        footer={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button variant="primary" type="submit" form={formId} busy={change.isPending}>
              Save
            </Button>
          </>
        }
      >
        <Form id={formId} className={style.form} onSubmit={choose}>
          {change.isError && problem === undefined && (
            <Notice tone="problem">{messageOf(change.error)}</Notice>
          )}
          <Field
            label="Current password"
            hint={
              <>
                Forgot it, or never had one?{' '}
                <Link to={`${paths.loginToStay}&mode=reset`}>We e-mail you a link</Link>.
              </>
            }
            required
            error={isWrong(change.error) ? problem : undefined}
          >
            <PasswordInput name="password" autoComplete="current-password" required />
          </Field>
          <NewPassword
            name="newPassword"
            label="New password"
            known={[member?.email ?? '', member?.name ?? '']}
            error={isWrong(change.error) ? undefined : problem}
          />
        </Form>
      </Dialog>
    </>
  );
}

const isWrong = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'WRONG_PROOF';
