import { refreshItem } from '@entities/inventory/item.mutations';
import { call } from '@lib/api/call';
import { useStoredForm } from '@lib/browser/use-stored-form';
import { isSameValue } from '@lib/merge-changes';
import type { ItemDetail } from '@modules/inventory/item.schemas';
import { addItem } from '@modules/inventory/items.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  blankItem,
  hasItemContent,
  type ItemFields,
  isItemFields,
  itemFieldsOf,
  nextAfter,
} from './item-fields';
import { type CheckedItem, itemResolver } from './item-rules';
import { itemWords, loadedItem, useReviseItem } from './revise-item';

/** The state of the item form. Every change is stored in this browser until it is saved.
 *  key     the storage key
 *  saved   the item as the server has it, when there is one */
export function useItemForm(key: string, start: ItemFields = blankItem, saved?: ItemDetail) {
  const queries = useQueryClient();
  const savedId = saved?.id ?? null;
  const [first] = useState(saved ? loadedItem(saved) : null);
  const { form, stored, createOnce, restart, loaded, setLoaded, adopt, finish } = useStoredForm<
    ItemFields,
    CheckedItem
  >({ key, isFields: isItemFields, start, savedId, loaded: first, resolver: itemResolver });
  const [isRestored, setRestored] = useState(stored !== null && hasItemContent(stored.fields, start));
  const [itemId, setItemId] = useState(savedId ?? stored?.savedId ?? null);
  const { revise, dialog } = useReviseItem((item, now) => {
    const { quantity, isUncounted, locationId } = form.getValues();
    adopt({ ...itemFieldsOf(item), quantity, isUncounted, locationId }, now);
  });

  /** Adds the item, or changes it when it was added before.
   *  out     its id
   *  errors  ApiProblem */
  const save = async (body: CheckedItem): Promise<string> => {
    const id = itemId ?? (await add(body));
    if (itemId !== null || !isSameValue(loaded().fields, itemWords(body)))
      setLoaded(await revise(id, itemWords(body), loaded()));
    await refreshItem(queries, id);
    return id;
  };

  const add = async (body: CheckedItem): Promise<string> => {
    const { id, version, body: known } = await createOnce(body, (command) => call(addItem, command));
    setLoaded({ fields: itemWords(known), version });
    setItemId(id);
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
    /** Asks where somebody else has changed the same. */
    dialog,
    startOver: () => begin(start),
    /** An empty form for the next item, which goes to the same place. */
    startNext: () => begin(nextAfter(form.getValues())),
    finish,
  };
}

export type ItemFormState = ReturnType<typeof useItemForm>;
