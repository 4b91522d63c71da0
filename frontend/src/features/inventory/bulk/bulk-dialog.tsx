import { writeOffLabels } from '@entities/inventory/inventory-labels';
import type { BulkChange } from '@entities/inventory/item.mutations';
import { LocationSelect } from '@entities/inventory/location-select';
import { counted } from '@lib/format';
import { writeOffReasons } from '@modules/inventory/item.schemas';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { RadioGroup } from '@ui/forms/radio-group';
import { TextInput } from '@ui/forms/text-input';
import { Stack } from '@ui/layout/layout';
import { Dialog } from '@ui/overlays/dialog';
import { useId, useState } from 'react';
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

/** Asks what a command on several items needs to know. */
export function BulkDialog({ kind, count, tags, busy, problem, onSend, onClose }: BulkDialogProps) {
  const [toId, setToId] = useState<string | null>(null);
  const [add, setAdd] = useState<readonly string[]>([]);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const [why, setWhy] = useState<(typeof writeOffReasons)[number]>('lost');
  const [reason, setReason] = useState('');
  const formId = useId();
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
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={
        kind === 'delete' ? `${counted(count, 'item')}. Their history can undo it.` : counted(count, 'item')
      }
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant={kind === 'delete' ? 'danger' : 'primary'}
            type="submit"
            form={formId}
            busy={busy}
            disabled={kind === 'tag' && add.length === 0 && remove.length === 0}
          >
            {action}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSend(change());
        }}
      >
        <Stack>
          {problem && <Notice tone="problem">{problem}</Notice>}
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
              <TagInput label="Take off" tags={remove} onChange={setRemove} known={tags} />
            </>
          )}
          {kind === 'write-off' && (
            <>
              <RadioGroup
                legend="What became of them?"
                value={why}
                onValueChange={setWhy}
                options={writeOffReasons.map((one) => ({ value: one, label: writeOffLabels[one] }))}
              />
              <Field label="How it came about" optional>
                <TextInput
                  maxLength={200}
                  value={reason}
                  onChange={({ target }) => setReason(target.value)}
                />
              </Field>
            </>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

const WORDS: Readonly<Record<BulkKind, { readonly title: string; readonly action: string }>> = {
  move: { title: 'Move', action: 'Move them' },
  tag: { title: 'Tag', action: 'Save the tags' },
  'write-off': { title: 'Lost, damaged or thrown away', action: 'Write them off' },
  delete: { title: 'Delete', action: 'Delete them' },
};
