import { messageOf } from '@lib/api/problem';
import type { Category, TargetRef } from '@modules/moderation/moderation.schemas';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { TextArea } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useNavigate } from 'react-router-dom';
import { useOpenCase } from './open-case.mutations';

export type OpenCaseDialogProps = {
  readonly target: TargetRef;
  readonly onClose: () => void;
};

/** Staff open a case about something they came across, and go on there: nothing is decided yet. */
export function OpenCaseDialog({ target, onClose }: OpenCaseDialogProps) {
  const open = useOpenCase();
  const navigate = useNavigate();
  return (
    <DialogForm
      holds
      title="Open a case"
      description="You decide in the case. Until then nothing changes, and nobody is told."
      action="Open the case"
      busy={open.isPending}
      problem={open.error ? messageOf(open.error) : null}
      onSubmit={(typed) =>
        open.mutate(
          {
            targets: [target],
            category: typed.get('category') as Category,
            reason: String(typed.get('reason')).trim(),
          },
          { onSuccess: ({ id }) => navigate(`/admin/cases/${id}`) },
        )
      }
      onClose={onClose}
    >
      <Field label="What it is about" required>
        <Select name="category" required placeholder="Choose…" options={options} />
      </Field>
      <Field label="Why" hint="For staff alone." required>
        <TextArea name="reason" required maxLength={2_000} rows={3} />
      </Field>
    </DialogForm>
  );
}

const labels: Readonly<Record<Category, string>> = {
  'minor-safety': 'Safety of a minor',
  unsafe: 'Somebody is in danger',
  scam: 'Scam',
  stolen: 'Stolen goods',
  harassment: 'Harassment or hate',
  counterfeit: 'Counterfeit',
  prohibited: 'Not allowed here',
  spam: 'Spam',
  miscategorised: 'In the wrong place',
  'already-sold': 'Sold already, or stale',
  other: 'Something else',
};

const options = Object.entries(labels).map(([value, label]) => ({ value, label }));
