import { useItemFormCommands } from '@entities/inventory/item-form.mutations';
import { useStoredForm } from '@lib/browser/use-stored-form';
import { isSameValue } from '@lib/merge-changes';
import type { ItemBodyInput, ItemDetail } from '@modules/inventory/item.schemas';
import { useRevision } from '@ui/replace/use-revision';
import { useState } from 'react';
import {
  blankItem,
  hasItemContent,
  type ItemFields,
  type ItemWords,
  isItemFields,
  itemFieldsOf,
  nextAfter,
} from './item-fields';
import { type CheckedItem, itemResolver } from './item-rules';
import { itemFieldWords, itemWords, loadedItem } from './revise-item';

/** The state of the item form. Every change is stored in this browser until it is saved.
 *  key     the storage key
 *  saved   the item as the server has it, when there is one */
export function useItemForm(key: string, start: ItemFields = blankItem, saved?: ItemDetail) {
  const commands = useItemFormCommands();
  const savedId = saved?.id ?? null;
  const [first] = useState(saved ? loadedItem(saved) : null);
  const { form, stored, createOnce, restart, loaded, setLoaded, adopt, finish } = useStoredForm<
    ItemFields,
    CheckedItem
  >({ key, isFields: isItemFields, start, savedId, loaded: first, resolver: itemResolver });
  const [isRestored, setRestored] = useState(stored !== null && hasItemContent(stored.fields, start));
  const [itemId, setItemId] = useState(savedId ?? stored?.savedId ?? null);
  const { revise, dialog } = useRevision<ItemWords, ItemDetail>({
    readAgain: commands.readAgain,
    revise: (id, words) => commands.revise(id, words as ItemBodyInput & typeof words),
    loadedOf: loadedItem,
    words: itemFieldWords,
    inside: ['size', 'acquired'],
    onMerged: (item, now) => {
      const { quantity, isUncounted, locationId } = form.getValues();
      adopt({ ...itemFieldsOf(item), quantity, isUncounted, locationId }, now);
    },
  });

  /** Adds the item, or changes it when it exists already.
   *  out     its id
   *  errors  ApiProblem */
  const save = async (body: CheckedItem): Promise<string> => {
    const id = itemId ?? (await add(body));
    if (itemId !== null || !isSameValue(loaded().fields, itemWords(body)))
      setLoaded(await revise(id, itemWords(body), loaded()));
    await commands.refresh(id);
    return id;
  };

  const add = async (body: CheckedItem): Promise<string> => {
    const { id, version, body: known } = await createOnce(body, commands.add);
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
    refresh: commands.refresh,
    itemId,
    isRestored,
    save,
    /** Asks when somebody else has changed the same fields. */
    dialog,
    startOver: () => begin(start),
    /** An empty form for the next item, which goes to the same place. */
    startNext: () => begin(nextAfter(form.getValues())),
    finish,
  };
}

export type ItemFormState = ReturnType<typeof useItemForm>;
