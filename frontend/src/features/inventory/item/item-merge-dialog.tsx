import { pathText, quantityText } from '@entities/inventory/inventory-labels';
import { useItemCommand } from '@entities/inventory/item.mutations';
import { itemsQuery } from '@entities/inventory/item.queries';
import { messageOf } from '@lib/api/problem';
import type { ItemDetail } from '@modules/inventory/item.schemas';
import { useQuery } from '@tanstack/react-query';
import { loaded } from '@ui/feedback/loaded';
import { useToast } from '@ui/feedback/use-toast';
import { Field } from '@ui/forms/field';
import { RadioGroup } from '@ui/forms/radio-group';
import { TextInput } from '@ui/forms/text-input';
import { DialogForm } from '@ui/overlays/dialog-form';
import { useState } from 'react';

type ItemMergeDialogProps = {
  readonly item: Pick<ItemDetail, 'id' | 'title'>;
  readonly onClose: () => void;
};

/** Asks which other lot of the same part is merged into this one. */
export function ItemMergeDialog({ item, onClose }: ItemMergeDialogProps) {
  const [search, setSearch] = useState(item.title);
  const [chosen, setChosen] = useState('');
  const found = useQuery(itemsQuery({ search, status: 'kept', limit: 20 }));
  const { data, instead } = loaded(found, { waiting: null });
  const { mutate, isPending, error } = useItemCommand(item.id);
  const { toast } = useToast();
  const others = data?.items.filter(({ id }) => id !== item.id) ?? [];
  const isChosen = others.some(({ id }) => id === chosen);
  const done = () => {
    onClose();
    toast({ title: 'Merged', tone: 'good' });
  };
  return (
    <DialogForm
      title="Merge another lot into this one"
      description="Everything in the other lot moves here and keeps its place. The label of the other lot leads here after that."
      action="Merge"
      busy={isPending}
      disabled={!isChosen}
      problem={error && messageOf(error)}
      onSubmit={() => mutate({ type: 'merge', body: { fromItemId: chosen } }, { onSuccess: done })}
      onClose={onClose}
    >
      <Field label="Find the other one" hint="By its title, number or code.">
        <TextInput type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </Field>
      {instead}
      {others.length > 0 && (
        <RadioGroup
          legend="Which one?"
          value={chosen}
          onValueChange={setChosen}
          options={others.map(({ id, title, code, quantity, unit, stock }) => ({
            value: id,
            label: title,
            hint: [code, quantityText(quantity, unit), stock[0] && pathText(stock[0].path)]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      )}
      <p role="status">{data && others.length === 0 && 'Nothing in your inventory matches.'}</p>
    </DialogForm>
  );
}
