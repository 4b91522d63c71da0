import { isReauthRequired } from '@entities/reauth/reauth.mutations';
import { ReauthFirst } from '@entities/reauth/reauth-first';
import { messageOf } from '@lib/api/problem';
import type { UseMutationResult } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { TextInput } from '@ui/forms/text-input';
import { Stack } from '@ui/layout/layout';
import { Dialog } from '@ui/overlays/dialog';
import { type FormEvent, useId, useState } from 'react';

export type ReasonDialogProps = {
  /** The verb on the button and in the footer of the dialog. */
  readonly action: string;
  /** What the button does, when its verb alone is not enough: "Take back Premium". */
  readonly label?: string;
  readonly title: string;
  /** The effect of the action, if the title does not say it. */
  readonly description?: string;
  readonly danger?: boolean;
  /** Who reads the reason, when that is not staff alone. */
  readonly hint?: string;
  /** Whether it may be left out. */
  readonly optional?: boolean;
  /** Said once it is done, where the page does not show it. */
  readonly done?: string;
  /** Sends the reason. */
  readonly mutation: UseMutationResult<unknown, Error, string>;
};

/** A button and its dialog: staff give a reason, and re-authenticate when asked. A refusal keeps the reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { action, label, title, description, danger = false, optional = false, mutation } = props;
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  const [timesEmpty, setTimesEmpty] = useState(0);
  const close = () => {
    setOpen(false);
    if (props.done) toast({ title: props.done, tone: 'good' });
  };

  function change(next: boolean) {
    mutation.reset();
    setTimesEmpty(0);
    setOpen(next);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get('note') ?? '').trim();
    const isMissing = !note && !optional;
    setTimesEmpty(isMissing ? timesEmpty + 1 : 0);
    if (!isMissing) mutation.mutate(note, { onSuccess: close });
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
            <Button
              variant={danger ? 'danger' : 'primary'}
              type="submit"
              form={formId}
              busy={mutation.isPending}
            >
              {action}
            </Button>
          </>
        }
      >
        <Form id={formId} onSubmit={submit} noValidate>
          <Stack>
            {mutation.isError && !isReauthRequired(mutation.error) && (
              <Notice tone="problem">{messageOf(mutation.error)}</Notice>
            )}
            <Field
              label="Reason"
              hint={props.hint ?? 'It stays on record with your name.'}
              required={!optional}
              optional={optional}
              error={timesEmpty > 0 && 'Write down why.'}
            >
              <TextInput name="note" required={!optional} maxLength={500} />
            </Field>
          </Stack>
        </Form>
      </Dialog>
      <ReauthFirst mutation={mutation} onSuccess={close} />
    </>
  );
}
