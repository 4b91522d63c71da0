import { refreshListing } from '@entities/listing/listing.mutations';
import { namedPlaceQuery } from '@entities/listing/place.queries';
import { call } from '@lib/api/call';
import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { isRefusal } from '@lib/api/problem';
import { deleteFormDraft, saveFormDraft } from '@lib/browser/form-draft';
import { type ListingBody } from '@modules/marketplace/listing.schemas';
import { draftListing, reviseListing } from '@modules/marketplace/marketplace.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { readDraft, type SavedForm } from './listing-form-draft';
import { blankFields, hasContent, type ListingFields } from './listing-form-fields';
import { listingResolver } from './listing-form-rules';

export type SavedListing = { readonly id: string; readonly fields: ListingFields };

/** The state of the listing form. Every change is stored in this browser, and saved to the server on demand.
 *  keptAs  the storage key
 *  saved   the listing as the server has it, when there is one */
export function useListingForm(key: string, saved?: SavedListing) {
  const queries = useQueryClient();
  const [stored] = useState(() => readDraft(key));
  const [restored, setRestored] = useState(stored !== null && hasContent(stored.fields, saved?.fields));
  const [listingId, setListingId] = useState(saved?.id ?? stored?.savedId ?? null);
  const draft = useRef<SavedForm>(
    stored ?? { fields: saved?.fields ?? blankFields, savedId: listingId, attempt: null },
  );
  const lastSaved = useRef<string | undefined>(undefined);
  const [resolver] = useState(() => listingResolver((text) => placeProblem(queries, text)));
  const form = useForm<ListingFields, unknown, ListingBody>({
    defaultValues: draft.current.fields,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver,
  });
  const updateDraft = (change: Partial<SavedForm>) => {
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

  /** Saves the form: first as a draft, then as changes to it.
   *  out     the listing's id
   *  errors  ApiProblem */
  const save = async (body: ListingBody): Promise<string> => {
    const text = JSON.stringify(body);
    if (listingId && lastSaved.current === text) return listingId;
    const { id, body: known } = listingId
      ? { id: listingId, body: null }
      : await startDraft(body, draft.current, updateDraft);
    setListingId(id);
    updateDraft({ savedId: id, attempt: null });
    if (JSON.stringify(known) !== text) await call(reviseListing, { params: { id }, body });
    lastSaved.current = text;
    await refreshListing(queries, id);
    return id;
  };

  /** Deletes the stored form and shows what the server has, or an empty form. */
  const startOver = () => {
    deleteFormDraft(key);
    draft.current = { fields: saved?.fields ?? blankFields, savedId: saved?.id ?? null, attempt: null };
    lastSaved.current = undefined;
    setListingId(draft.current.savedId);
    setRestored(false);
    form.reset(draft.current.fields);
    deleteFormDraft(key);
  };

  return {
    form,
    listingId,
    restored,
    dismissRestored: () => setRestored(false),
    save,
    startOver,
    finish: () => deleteFormDraft(key),
  };
}

export type ListingFormState = ReturnType<typeof useListingForm>;

/** Sends the same command until the server responds, even after a reload, so that one form never becomes two
 *  drafts. */
async function startDraft(
  body: ListingBody,
  { attempt }: SavedForm,
  updateDraft: (change: Partial<SavedForm>) => void,
): Promise<{ readonly id: string; readonly body: ListingBody }> {
  const command = attempt ?? { key: newIdempotencyKey(), body };
  updateDraft({ attempt: command });
  try {
    const { id } = await call(draftListing, { body: command.body, idempotencyKey: command.key });
    return { id, body: command.body };
  } catch (error) {
    if (isRefusal(error)) updateDraft({ attempt: null });
    throw error;
  }
}

/** A place that cannot be checked now is left to the server. */
function placeProblem(queries: ReturnType<typeof useQueryClient>, text: string): Promise<string | undefined> {
  return queries.ensureQueryData(namedPlaceQuery(text)).then(
    ({ problem }) => problem,
    () => undefined,
  );
}
