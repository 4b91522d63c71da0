import { messageOf } from '@lib/api/problem';
import { Field } from '@ui/forms/field';
import { TextArea } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import type { StaffDecision } from './post.mutations';

export type DecisionDialogProps = {
  readonly what: 'post' | 'comment';
  readonly type: StaffDecision['type'];
  /** Its author. */
  readonly name: string;
  readonly busy: boolean;
  readonly refused: unknown;
  readonly onDecide: (reason: string) => void;
  readonly onClose: () => void;
};

/** Staff hide, remove or restore something, and give the reason that its author reads. A refusal keeps it. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { what, type, name, busy, refused, onDecide, onClose } = props;
  const [reason, setReason] = useState('');
  const [timesEmpty, setTimesEmpty] = useState(0);
  const isBlank = reason.trim() === '';
  const { title, description } = words[type];
  return (
    <DialogForm
      holds
      title={title(what)}
      description={description}
      action={actions[type]}
      danger={type === 'remove'}
      busy={busy}
      problem={refused ? messageOf(refused) : null}
      refused={timesEmpty}
      onSubmit={() => {
        if (isBlank) setTimesEmpty(timesEmpty + 1);
        else onDecide(reason.trim());
      }}
      onClose={onClose}
    >
      <Field
        label={`Reason, for ${name}`}
        error={timesEmpty > 0 && isBlank ? `Write down why. ${name} reads it.` : undefined}
        required
      >
        <TextArea maxLength={1_000} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </DialogForm>
  );
}

const actions = { hide: 'Hide it', remove: 'Remove it', restore: 'Restore it' } as const;

const words = {
  hide: {
    title: (what: string) => `Hide this ${what} until it has been reviewed`,
    description: 'Until then its author and staff see it, and nobody else.',
  },
  remove: {
    title: (what: string) => `Remove this ${what}`,
    description: 'Its author and staff still see it, with the reason. It can be restored.',
  },
  restore: { title: (what: string) => `Restore this ${what}`, description: 'Everybody sees it again.' },
} as const;
