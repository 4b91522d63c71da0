import { refreshItem } from '@entities/inventory/item.mutations';
import { call } from '@lib/api/call';
import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { isRefusal } from '@lib/api/problem';
import { deleteFormDraft, type FormDraft, readFormDraft, saveFormDraft } from '@lib/browser/form-draft';
import { addItem, reviseItem } from '@modules/inventory/items.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { blankItem, hasItemContent, type ItemFields, isItemFields, nextAfter } from './item-fields';
import { type CheckedItem, itemResolver } from './item-rules';

type Draft = FormDraft<ItemFields, CheckedItem>;

/** The state of the item form. Every change is stored in this browser until it is saved.
 *  key     the storage key
 *  saved   the item as the server has it, when there is one */
export function useItemForm(key: string, start: ItemFields = blankItem, saved?: { readonly id: string }) {
  const queries = useQueryClient();
  const [stored] = useState(() => readFormDraft<ItemFields, CheckedItem>(key, isItemFields));
  const [isRestored, setRestored] = useState(stored !== null && hasItemContent(stored.fields, start));
  const [itemId, setItemId] = useState(saved?.id ?? stored?.savedId ?? null);
  const draft = useRef<Draft>(stored ?? { fields: start, savedId: itemId, attempt: null });
  const form = useForm<ItemFields, unknown, CheckedItem>({
    defaultValues: draft.current.fields,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: itemResolver,
  });
  const update = (change: Partial<Draft>) => {
    draft.current = { ...draft.current, ...change };
    saveFormDraft(key, draft.current);
  };

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          draft.current = { ...draft.current, fields: values };
          saveFormDraft(key, draft.current);
        },
      }),
    [form, key],
  );

  /** Adds the item, or changes it when it was added before.
   *  out     its id
   *  errors  ApiProblem */
  const save = async (body: CheckedItem): Promise<string> => {
    if (itemId !== null) {
      await call(reviseItem, { params: { id: itemId }, body });
      await refreshItem(queries, itemId);
      return itemId;
    }
    const id = await addOnce(body);
    setItemId(id);
    update({ savedId: id, attempt: null });
    await refreshItem(queries, id);
    return id;
  };

  /** Sends the same command until the server responds, even after a reload, so that one form never becomes two items. */
  const addOnce = async (body: CheckedItem): Promise<string> => {
    const { attempt } = draft.current;
    const isSame = attempt && JSON.stringify(attempt.body) === JSON.stringify(body);
    const command = isSame ? attempt : { key: newIdempotencyKey(), body };
    update({ attempt: command });
    try {
      return (await call(addItem, { body: command.body, idempotencyKey: command.key })).id;
    } catch (error) {
      if (isRefusal(error)) update({ attempt: null });
      throw error;
    }
  };

  /** Begins again with these values. */
  const restart = (fields: ItemFields) => {
    draft.current = { fields, savedId: saved?.id ?? null, attempt: null };
    setItemId(draft.current.savedId);
    setRestored(false);
    form.reset(fields);
    deleteFormDraft(key);
  };

  return {
    form,
    itemId,
    isRestored,
    save,
    startOver: () => restart(start),
    /** An empty form for the next item, which goes to the same place. */
    startNext: () => restart(nextAfter(form.getValues())),
    finish: () => deleteFormDraft(key),
  };
}

export type ItemFormState = ReturnType<typeof useItemForm>;
