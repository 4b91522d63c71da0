import { isReauthRequired, useReauthOnError } from '@entities/reauth/reauth.queries';
import { messageOf } from '@lib/api/problem';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { TextInput } from '@ui/forms/text-input';
import { useInvalidFocus } from '@ui/forms/use-invalid-focus';
import { Stack } from '@ui/layout/layout';
import { Dialog } from '@ui/overlays/dialog';
import { type FormEvent, useId, useState } from 'react';
import { ReauthFirst } from './reauth-first';

export type ReasonDialogProps = {
  /** The verb on the button, and at the foot of the dialog. */
  readonly action: string;
  /** What the button does, where its verb alone does not say: "Take Premium back". */
  readonly label?: string;
  readonly title: string;
  /** What follows from it, where the title does not say all. */
  readonly description?: string;
  readonly danger?: boolean;
  readonly order: (note: string) => Promise<unknown>;
  /** Once it is on record. */
  readonly onDone: () => unknown;
};

/** A step of staff that takes a reason, and a fresh proof. What was written stays when it is refused. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { action, label, title, description, danger = false, order, onDone } = props;
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  const [timesEmpty, setTimesEmpty] = useState(0);
  const form = useInvalidFocus(timesEmpty);
  const step = useMutation({
    mutationFn: order,
    onError: useReauthOnError(),
    onSuccess: async () => {
      await onDone();
      setOpen(false);
    },
  });

  function change(next: boolean) {
    step.reset();
    setTimesEmpty(0);
    setOpen(next);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get('note') ?? '').trim();
    setTimesEmpty(note ? 0 : timesEmpty + 1);
    if (note) step.mutate(note);
  }

  return (
    <>
      <Button
        size="small"
        variant={danger ? 'danger' : 'secondary'}
        aria-label={label}
        onClick={() => change(true)}
      >
        {action}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={change}
        size="small"
        holds
        title={title}
        description={description}
        footer={
          <>
            <Button variant="quiet" onClick={() => change(false)}>
              Cancel
            </Button>
            <Button variant={danger ? 'danger' : 'primary'} type="submit" form={formId} busy={step.isPending}>
              {action}
            </Button>
          </>
        }
      >
        <form id={formId} ref={form} onSubmit={submit} noValidate>
          <Stack>
            {step.isError && !isReauthRequired(step.error) && (
              <Notice tone="problem">{messageOf(step.error)}</Notice>
            )}
            <Field
              label="Reason"
              hint="It stays on record with your name."
              required
              error={timesEmpty > 0 && 'Write down why.'}
            >
              <TextInput name="note" required maxLength={500} />
            </Field>
          </Stack>
        </form>
      </Dialog>
      <ReauthFirst order={step} />
    </>
  );
}
