import { writeOffLabels } from '@entities/inventory/inventory-labels';
import type { BulkChange } from '@entities/inventory/item.mutations';
import { LocationSelect } from '@entities/inventory/location-select';
import { counted } from '@lib/format';
import { writeOffReasons } from '@modules/inventory/item.schemas';
import { Field } from '@ui/forms/field';
import { RadioGroup } from '@ui/forms/radio-group';
import { TextInput } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';
import { TagInput } from '../tag-input';

export type BulkKind = BulkChange['kind'];

type BulkDialogProps = {
  readonly kind: BulkKind;
  readonly count: number;
  /** Tags in use. */
  readonly tags: readonly string[];
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onSend: (change: BulkChange) => void;
  readonly onClose: () => void;
};

/** Asks for the parameters of a command on several items. */
export function BulkDialog({ kind, count, tags, busy, problem, onSend, onClose }: BulkDialogProps) {
  const [toId, setToId] = useState<string | null>(null);
  const [add, setAdd] = useState<readonly string[]>([]);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const [why, setWhy] = useState<(typeof writeOffReasons)[number]>('lost');
  const [reason, setReason] = useState('');
  const change = (): BulkChange => {
    switch (kind) {
      case 'move':
        return { kind, toId };
      case 'tag':
        return { kind, add: [...add], remove: [...remove] };
      case 'write-off':
        return { kind, why, reason };
      case 'delete':
        return { kind };
    }
  };
  const { title, action } = WORDS[kind];
  return (
    <DialogForm
      title={title}
      description={
        kind === 'delete'
          ? `${counted(count, 'item')}. You can undo it in their history.`
          : counted(count, 'item')
      }
      action={action}
      danger={kind === 'delete'}
      busy={busy}
      disabled={kind === 'tag' && add.length === 0 && remove.length === 0}
      problem={problem}
      onSubmit={() => onSend(change())}
      onClose={onClose}
    >
      {kind === 'move' && (
        <LocationSelect
          label="Move everything to"
          hint="All of each item goes there, wherever it is now."
          value={toId}
          onChange={setToId}
        />
      )}
      {kind === 'tag' && (
        <>
          <TagInput label="Add" tags={add} onChange={setAdd} known={tags} />
          <TagInput label="Remove" tags={remove} onChange={setRemove} known={tags} />
        </>
      )}
      {kind === 'write-off' && (
        <>
          <RadioGroup
            legend="What happened to them?"
            value={why}
            onValueChange={setWhy}
            options={writeOffReasons.map((one) => ({ value: one, label: writeOffLabels[one] }))}
          />
          <Field label="Details" optional>
            <TextInput maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
          </Field>
        </>
      )}
    </DialogForm>
  );
}

const WORDS: Readonly<Record<BulkKind, { readonly title: string; readonly action: string }>> = {
  move: { title: 'Move', action: 'Move them' },
  tag: { title: 'Tag', action: 'Save the tags' },
  'write-off': { title: 'Lost, damaged or thrown away', action: 'Write them off' },
  delete: { title: 'Delete', action: 'Delete them' },
};
