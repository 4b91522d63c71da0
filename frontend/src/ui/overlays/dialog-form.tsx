import { type ReactNode, useId } from 'react';
import { Button } from '../actions/button';
import { Notice } from '../feedback/notice';
import { Form } from '../forms/form';
import { Stack } from '../layout/layout';
import { Dialog, type DialogProps } from './dialog';

export type DialogFormProps = Pick<DialogProps, 'title' | 'description' | 'holds' | 'size'> & {
  /** The verb on the button that sends it. */
  readonly action: ReactNode;
  readonly danger?: boolean;
  /** The word on the button that closes it. */
  readonly cancel?: string;
  readonly busy: boolean;
  /** Whether there is nothing to send yet. */
  readonly disabled?: boolean;
  /** Why the server refused it. */
  readonly problem?: string | null;
  readonly onSubmit: (typed: FormData) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

/** A short form in an open dialog: its fields, the reason of a refusal, a button that closes it, and the verb that sends it. */
export function DialogForm(props: DialogFormProps) {
  const { title, description, holds, size = 'small', action, danger, busy, disabled, problem } = props;
  const { cancel = 'Cancel' } = props;
  const formId = useId();
  return (
    <Dialog
      open
      size={size}
      title={title}
      description={description}
      holds={holds}
      onOpenChange={(open) => !open && props.onClose()}
      footer={
        <>
          <Button variant="quiet" onClick={props.onClose}>
            {cancel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            type="submit"
            form={formId}
            busy={busy}
            disabled={disabled}
          >
            {action}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation(); // React would let it bubble to a form around the dialog
          props.onSubmit(new FormData(event.currentTarget));
        }}
      >
        <Stack>
          {problem && <Notice tone="problem">{problem}</Notice>}
          {props.children}
        </Stack>
      </Form>
    </Dialog>
  );
}
