import { useChangeStatus } from '@entities/build/build.mutations';
import { type BuildStatus, statusLabels } from '@entities/build/build-labels';
import { isAtField, messageOf, problemAt } from '@lib/api/problem';
import type { BuildView } from '@modules/builds/builds.schemas';
import { toast } from '@ui/feedback/toast-store';
import { Field } from '@ui/forms/field';
import { RadioGroup } from '@ui/forms/radio-group';
import { TextInput } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';

type StatusDialogProps = { readonly build: BuildView; readonly onClose: () => void };

/** Says what a build is at present, with a reason where it rests or was given up. */
export function StatusDialog({ build, onClose }: StatusDialogProps) {
  const { id, title, status: before, statusNote } = build;
  const [status, setStatus] = useState<BuildStatus>(before);
  const { mutate, isPending, error } = useChangeStatus(id);
  const hasReason = status === 'dormant' || status === 'abandoned';
  const undo = () =>
    mutate(
      { status: before, note: statusNote },
      { onError: (problem) => toast({ title: messageOf(problem), tone: 'problem' }) },
    );
  return (
    <DialogForm
      title="Change status"
      description={title}
      action="Save"
      busy={isPending}
      problem={error && !isAtField(error) ? messageOf(error) : null}
      onSubmit={(typed) =>
        mutate(
          { status, note: hasReason ? String(typed.get('note') ?? '').trim() : '' },
          {
            onSuccess: () => {
              toast({
                title: `${title}: ${statusLabels[status].name}`,
                action: { label: 'Undo', onClick: undo },
              });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <RadioGroup
        legend="Status"
        value={status}
        onValueChange={setStatus}
        options={statuses.map((value) => ({
          value,
          label: statusLabels[value].name,
          hint: statusLabels[value].means,
        }))}
      />
      {hasReason && (
        <Field label="Why" hint="Whoever sees the build reads it." optional error={problemAt(error, 'note')}>
          <TextInput name="note" maxLength={500} defaultValue={statusNote} />
        </Field>
      )}
    </DialogForm>
  );
}

const statuses = Object.keys(statusLabels) as readonly BuildStatus[];
