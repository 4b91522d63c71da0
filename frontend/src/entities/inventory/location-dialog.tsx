import { optionsOf } from '@entities/listing/listing-spec-labels';
import type { LocationKind, LocationView } from '@modules/inventory/location.schemas';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { TextArea, TextInput } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import { locationKindLabels } from './inventory-labels';

export type LocationFields = {
  readonly name: string;
  readonly kind: LocationKind;
  readonly note: string;
  readonly parentId: string | null;
};

export type LocationDialogProps = {
  readonly title: string;
  readonly action: string;
  readonly start: LocationFields;
  /** The places that it may move to; without any it stays where it is. */
  readonly parents?: readonly LocationView[];
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onSubmit: (fields: LocationFields) => void;
  readonly onClose: () => void;
};

/** The name, the kind and the note of a place. */
export function LocationDialog(props: LocationDialogProps) {
  const { title, action, start, parents, busy, problem, onSubmit, onClose } = props;
  const [fields, setFields] = useState(start);
  const [refused, setRefused] = useState(0);
  const change = (part: Partial<LocationFields>) => setFields((before) => ({ ...before, ...part }));
  return (
    <DialogForm
      holds
      title={title}
      action={action}
      busy={busy}
      problem={problem}
      onSubmit={() => {
        if (fields.name.trim() === '') setRefused((tries) => tries + 1);
        else onSubmit({ ...fields, name: fields.name.trim() });
      }}
      onClose={onClose}
    >
      <Field
        label="Name"
        hint="What you call it in the shop: Barn, Rack A, A-3-07."
        error={refused > 0 && fields.name.trim() === '' && 'Give it a name.'}
        required
      >
        <TextInput
          maxLength={60}
          autoComplete="off"
          value={fields.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field label="What it is">
        <Select
          options={optionsOf(locationKindLabels)}
          value={fields.kind}
          onChange={({ target }) => change({ kind: target.value as LocationKind })}
        />
      </Field>
      {parents && parents.length > 0 && (
        <Field label="It is in">
          <Select
            placeholder="No other place"
            options={parents.map(({ id, path }) => ({ value: id, label: path }))}
            value={fields.parentId ?? ''}
            onChange={({ target }) => change({ parentId: target.value || null })}
          />
        </Field>
      )}
      <Field label="Note" optional>
        <TextArea
          rows={2}
          maxLength={500}
          value={fields.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </Field>
    </DialogForm>
  );
}
