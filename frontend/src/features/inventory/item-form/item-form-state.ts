import { refreshItem } from '@entities/inventory/item.mutations';
import { call } from '@lib/api/call';
import { useStoredForm } from '@lib/browser/use-stored-form';
import { addItem, reviseItem } from '@modules/inventory/items.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { blankItem, hasItemContent, type ItemFields, isItemFields, nextAfter } from './item-fields';
import { type CheckedItem, itemResolver } from './item-rules';

/** The state of the item form. Every change is stored in this browser until it is saved.
 *  key     the storage key
 *  saved   the item as the server has it, when there is one */
export function useItemForm(key: string, start: ItemFields = blankItem, saved?: { readonly id: string }) {
  const queries = useQueryClient();
  const savedId = saved?.id ?? null;
  const { form, stored, createOnce, restart, finish } = useStoredForm<ItemFields, CheckedItem>({
    key,
    isFields: isItemFields,
    start,
    savedId,
    resolver: itemResolver,
  });
  const [isRestored, setRestored] = useState(stored !== null && hasItemContent(stored.fields, start));
  const [itemId, setItemId] = useState(savedId ?? stored?.savedId ?? null);

  /** Adds the item, or changes it when it was added before.
   *  out     its id
   *  errors  ApiProblem */
  const save = async (body: CheckedItem): Promise<string> => {
    const { id, body: known } =
      itemId === null
        ? await createOnce(body, (command) => call(addItem, command))
        : { id: itemId, body: null };
    setItemId(id);
    if (JSON.stringify(known) !== JSON.stringify(body)) await call(reviseItem, { params: { id }, body });
    await refreshItem(queries, id);
    return id;
  };

  const begin = (fields: ItemFields) => {
    restart(fields);
    setItemId(savedId);
    setRestored(false);
  };

  return {
    key,
    form,
    itemId,
    isRestored,
    save,
    startOver: () => begin(start),
    /** An empty form for the next item, which goes to the same place. */
    startNext: () => begin(nextAfter(form.getValues())),
    finish,
  };
}

export type ItemFormState = ReturnType<typeof useItemForm>;
