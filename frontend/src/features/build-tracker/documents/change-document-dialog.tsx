import { useChangeDocument } from '@entities/build/document.mutations';
import { partChoicesQuery } from '@entities/build/document.queries';
import { type DocumentKind, documentKindLabels } from '@entities/build/document-labels';
import { taskChoicesQuery } from '@entities/build/entry.queries';
import { isAtField, messageOf, problemAt } from '@lib/api/problem';
import { documentKinds } from '@modules/builds/builds.schemas';
import type { DocumentView } from '@modules/builds/document/document.contract';
import { useQuery } from '@tanstack/react-query';
import { toast } from '@ui/feedback/toast-store';
import { Field } from '@ui/forms/field';
import { SearchSelect } from '@ui/forms/search-select';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';

export type ChangeDocumentDialogProps = {
  readonly buildId: string;
  readonly document: DocumentView;
  readonly onClose: () => void;
};

/** Names a document, and says to what it belongs: the car, a task, or one of its parts. */
export function ChangeDocumentDialog({ buildId, document, onClose }: ChangeDocumentDialogProps) {
  const [name, setName] = useState(document.name);
  const [kind, setKind] = useState<DocumentKind>(document.kind);
  const [taskId, setTaskId] = useState(document.task?.id ?? null);
  const [partId, setPartId] = useState(document.part?.id ?? null);
  const { data: tasks = document.task ? [document.task] : [] } = useQuery(taskChoicesQuery(buildId));
  const { data: parts = [] } = useQuery(partChoicesQuery(buildId, taskId));
  const change = useChangeDocument(buildId);
  const { error } = change;
  return (
    <DialogForm
      title="This document"
      action="Save"
      busy={change.isPending}
      disabled={name.trim() === ''}
      problem={error && !isAtField(error, ['name']) ? messageOf(error) : null}
      onSubmit={() =>
        change.mutate(
          { documentId: document.id, name: name.trim(), kind, taskId, partId },
          {
            onSuccess: () => {
              toast({ title: 'Saved', tone: 'good' });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <Field label="Name" required error={problemAt(error, 'name')}>
        <TextInput value={name} maxLength={120} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Field label="What it is">
        <Select
          value={kind}
          onChange={({ target }) => setKind(documentKinds.find((one) => one === target.value) ?? 'other')}
          options={documentKinds.map((value) => ({ value, label: documentKindLabels[value] }))}
        />
      </Field>
      <Field label="It belongs to">
        <SearchSelect
          value={taskId ?? ''}
          onChange={(chosen) => {
            setTaskId(chosen || null);
            setPartId(null);
          }}
          options={tasks.map(({ id, title }) => ({ value: id, label: title }))}
          placeholder="The car"
        />
      </Field>
      {taskId && parts.length > 0 && (
        <Field label="Part" optional>
          <Select
            value={partId ?? ''}
            onChange={({ target }) => setPartId(target.value || null)}
            placeholder="The whole task"
            options={parts.map(({ id, title }) => ({ value: id, label: title }))}
          />
        </Field>
      )}
    </DialogForm>
  );
}
