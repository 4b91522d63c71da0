import { refreshListing } from '@entities/listing/listing.mutations';
import { namedPlaceQuery } from '@entities/listing/place.queries';
import { call } from '@lib/api/call';
import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { isRefusal } from '@lib/api/problem';
import { type ListingBody } from '@modules/marketplace/listing.schemas';
import { draftListing, reviseListing } from '@modules/marketplace/marketplace.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { deleteDraft, readDraft, type SavedForm, saveDraft } from './listing-form-draft';
import { blankFields, hasContent, type ListingFields } from './listing-form-fields';
import { listingResolver } from './listing-form-rules';

export type SavedListing = { readonly id: string; readonly fields: ListingFields };

/** The state of the listing form. Every change is stored in this browser, and saved to the server on demand.
 *  keptAs  the storage key
 *  saved   the listing as the server has it, when there is one */
export function useListingForm(keptAs: string, saved?: SavedListing) {
  const queries = useQueryClient();
  const [found] = useState(() => readDraft(keptAs));
  const [restored, setRestored] = useState(found !== null && hasContent(found.fields, saved?.fields));
  const [listingId, setListingId] = useState(saved?.id ?? found?.listingId ?? null);
  const kept = useRef<SavedForm>(found ?? { fields: saved?.fields ?? blankFields, listingId, attempt: null });
  const sent = useRef<string | undefined>(undefined);
  const [resolver] = useState(() => listingResolver((text) => refusalOf(queries, text)));
  const form = useForm<ListingFields, unknown, ListingBody>({
    defaultValues: kept.current.fields,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver,
  });
  const note = (change: Partial<SavedForm>) => {
    kept.current = { ...kept.current, ...change };
    saveDraft(keptAs, kept.current);
  };

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          kept.current = { ...kept.current, fields: values };
          saveDraft(keptAs, kept.current);
        },
      }),
    [form, keptAs],
  );

  /** Saves the form: first as a draft, then as changes to it.
   *  out     the listing's id
   *  errors  ApiProblem */
  const save = async (body: ListingBody): Promise<string> => {
    const text = JSON.stringify(body);
    if (listingId && sent.current === text) return listingId;
    const { id, body: known } = listingId
      ? { id: listingId, body: null }
      : await startDraft(body, kept.current, note);
    setListingId(id);
    note({ listingId: id, attempt: null });
    if (JSON.stringify(known) !== text) await call(reviseListing, { params: { id }, body });
    sent.current = text;
    await refreshListing(queries, id);
    return id;
  };

  /** Deletes the stored form and shows what the server has, or an empty form. */
  const startOver = () => {
    deleteDraft(keptAs);
    kept.current = { fields: saved?.fields ?? blankFields, listingId: saved?.id ?? null, attempt: null };
    sent.current = undefined;
    setListingId(kept.current.listingId);
    setRestored(false);
    form.reset(kept.current.fields);
    deleteDraft(keptAs);
  };

  return {
    form,
    listingId,
    restored,
    seen: () => setRestored(false),
    save,
    startOver,
    finish: () => deleteDraft(keptAs),
  };
}

export type ListingFormState = ReturnType<typeof useListingForm>;

/** Sends the same command until the server responds, even after a reload, so that one form never becomes two
 *  drafts. */
async function startDraft(
  body: ListingBody,
  { attempt }: SavedForm,
  note: (change: Partial<SavedForm>) => void,
): Promise<{ readonly id: string; readonly body: ListingBody }> {
  const order = attempt ?? { key: newIdempotencyKey(), body };
  note({ attempt: order });
  try {
    const { id } = await call(draftListing, { body: order.body, idempotencyKey: order.key });
    return { id, body: order.body };
  } catch (error) {
    if (isRefusal(error)) note({ attempt: null });
    throw error;
  }
}

/** A place that cannot be checked now is left to the server. */
function refusalOf(queries: ReturnType<typeof useQueryClient>, text: string): Promise<string | undefined> {
  return queries.ensureQueryData(namedPlaceQuery(text)).then(
    ({ problem }) => problem,
    () => undefined,
  );
}
