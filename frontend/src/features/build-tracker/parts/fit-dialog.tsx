import { usePartCommand } from '@entities/build/task.mutations';
import type { Fit } from '@entities/build/task-labels';
import { messageOf } from '@lib/api/problem';
import type { PartView } from '@modules/builds/builds.schemas';
import { toast } from '@ui/feedback/toast-store';
import { Field } from '@ui/forms/field';
import { RadioGroup } from '@ui/forms/radio-group';
import { TextArea } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import type { BuildTabProps } from '../build/build-tab-props';

type FitDialogProps = BuildTabProps & {
  readonly part: PartView;
  /** It was just installed. */
  readonly isNew: boolean;
  readonly onClose: () => void;
};

/** Asks whoever installed a part whether it fitted: the answer helps the next one with such a car. */
export function FitDialog({ build, part, isNew, onClose }: FitDialogProps) {
  const [fit, setFit] = useState<Fit | 'none' | undefined>(part.fit?.fit);
  const [note, setNote] = useState(part.fit?.note ?? '');
  const { mutate, isPending, error } = usePartCommand(build.id);
  const send = () => {
    if (fit === undefined) return;
    const body = fit === 'none' ? { fit: null } : { fit, note: note.trim() };
    mutate(
      { type: 'fit', taskId: part.taskId, partId: part.id, body },
      {
        onSuccess: () => {
          onClose();
          if (!isNew) toast({ title: fit === 'none' ? 'Taken back' : 'Thank you', tone: 'good' });
        },
      },
    );
  };
  return (
    <DialogForm
      title="Did it fit as it is?"
      description={`${part.title}, in the ${build.vehicle}. Your answer helps whoever looks for a part for such a car. From a build that others do not see, it is counted without your name.`}
      action="Save"
      cancel="Not now"
      busy={isPending}
      disabled={fit === undefined}
      problem={error && messageOf(error)}
      onSubmit={send}
      onClose={onClose}
    >
      <RadioGroup
        legend="It fitted"
        value={fit}
        onValueChange={setFit}
        options={[
          { value: 'as it is', label: 'As it is' },
          { value: 'with work', label: 'With work', hint: 'Trimmed, drilled, shimmed, bent.' },
          { value: 'not at all', label: 'Not at all' },
          ...(part.fit ? ([{ value: 'none', label: 'I would rather not say' }] as const) : []),
        ]}
      />
      {fit !== undefined && fit !== 'none' && (
        <Field
          label={fit === 'as it is' ? 'Anything to know' : 'What had to be done'}
          hint="Shown to whoever sees the build."
          optional
        >
          <TextArea rows={2} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      )}
    </DialogForm>
  );
}
