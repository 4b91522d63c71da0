import { call } from '@lib/call';
import { messageOf } from '@lib/problem';
import { lookAgain } from '@lib/session';
import { renameSelf } from '@modules/identity/identity.contract';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@ui/button';
import { Dialog } from '@ui/dialog';
import { Field } from '@ui/field';
import { TextInput } from '@ui/text-input';
import { toast } from '@ui/toast-store';
import { type FormEvent, useId, useState } from 'react';
import style from './account-page.module.css';

/** Takes another name. */
export function NameForm({ name }: { readonly name: string }) {
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  const rename = useMutation({
    mutationFn: (next: string) => call(renameSelf, { body: { name: next } }),
    onSuccess: async () => {
      await lookAgain();
      setOpen(false);
      toast({ title: 'Your name is changed', tone: 'good' });
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    rename.mutate(String(new FormData(event.currentTarget).get('name') ?? ''));
  }

  return (
    <>
      <Button
        onClick={() => {
          rename.reset();
          setOpen(true);
        }}
      >
        Change name
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        size="small"
        title="Change your name"
        footer={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button variant="primary" type="submit" form={formId} busy={rename.isPending}>
              Save
            </Button>
          </>
        }
      >
        <form id={formId} className={style.form} onSubmit={submit}>
          <Field
            label="Name"
            hint="What other members see on your listings and messages."
            required
            error={rename.isError ? messageOf(rename.error) : undefined}
          >
            <TextInput name="name" required maxLength={80} autoComplete="name" defaultValue={name} />
          </Field>
        </form>
      </Dialog>
    </>
  );
}
