import { isReauthRequired } from '@entities/reauth/reauth.mutations';
import { messageOf } from '@lib/api/problem';
import { Field } from '@ui/forms/field';
import { TextInput } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { type ReactNode, useState } from 'react';

type ReasonFormProps = {
  readonly title: string;
  readonly description?: ReactNode;
  /** The verb. */
  readonly action: string;
  readonly danger?: boolean;
  /** Who reads it. */
  readonly hint: string;
  readonly busy: boolean;
  readonly error: unknown;
  /** Whether what is in `children` may be sent. */
  readonly disabled?: boolean;
  readonly onSubmit: (reason: string) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

/** A dialog that asks for a reason, besides what is in it. It is open as long as it is shown. */
export function ReasonForm(props: ReasonFormProps) {
  const { title, description, action, danger = false, hint, busy, error, disabled = false, children } = props;
  const [isEmpty, setEmpty] = useState(false);
  return (
    <DialogForm
      holds
      title={title}
      description={description}
      action={action}
      danger={danger}
      busy={busy}
      disabled={disabled}
      problem={error && !isReauthRequired(error) ? messageOf(error) : null}
      onSubmit={(typed) => {
        const reason = String(typed.get('reason') ?? '').trim();
        setEmpty(reason === '');
        if (reason !== '') props.onSubmit(reason);
      }}
      onClose={props.onClose}
    >
      {children}
      <Field label="Reason" hint={hint} required error={isEmpty && 'Say why.'}>
        <TextInput name="reason" maxLength={500} autoComplete="off" />
      </Field>
    </DialogForm>
  );
}
