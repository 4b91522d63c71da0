import { useListingFormCommands } from '@entities/listing/listing-form.mutations';
import { namedPlaceQuery } from '@entities/listing/place.queries';
import { useStoredForm } from '@lib/browser/use-stored-form';
import { isSameValue, type Loaded } from '@lib/merge-changes';
import type { ListingBody } from '@modules/marketplace/listing.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useRevision } from '@ui/replace/use-revision';
import { useRef, useState } from 'react';
import { blankFields, fieldsOf, hasContent, isFields, type ListingFields } from './listing-form-fields';
import { listingResolver } from './listing-form-rules';
import { listingFieldWords, listingWords, loadedListing } from './revise-listing';

export type SavedListing = { readonly id: string; readonly fields: ListingFields; readonly loaded: Loaded };

/** The state of the listing form. Every change is stored in this browser, and saved to the server on demand.
 *  key     the storage key
 *  saved   the listing as the server has it, when there is one
 *  start   the initial values of a new form */
export function useListingForm(
  key: string,
  { saved, start: first }: { readonly saved?: SavedListing; readonly start?: ListingFields | undefined } = {},
) {
  const queries = useQueryClient();
  const commands = useListingFormCommands();
  const savedId = saved?.id ?? null;
  const start = saved?.fields ?? first ?? blankFields;
  const [resolver] = useState(() => listingResolver((text) => placeProblem(queries, text)));
  const { form, stored, createOnce, restart, loaded, setLoaded, adopt, finish } = useStoredForm<
    ListingFields,
    ListingBody
  >({ key, isFields, start, savedId, loaded: saved?.loaded ?? null, resolver });
  const { revise, dialog } = useRevision({
    ...commands,
    loadedOf: loadedListing,
    words: listingFieldWords,
    inside: ['vehicle', 'wanted'],
    onMerged: (listing, now) => adopt(fieldsOf(listing), now),
  });
  const [restored, setRestored] = useState(stored !== null && hasContent(stored.fields, saved?.fields));
  const [listingId, setListingId] = useState(savedId ?? stored?.savedId ?? null);
  const lastSaved = useRef<string | undefined>(undefined);

  /** Saves the form: first as a draft, then as changes to it.
   *  out     the listing's id
   *  errors  ApiProblem */
  const save = async (body: ListingBody): Promise<string> => {
    const text = JSON.stringify(body);
    if (listingId && lastSaved.current === text) return listingId;
    const id = listingId ?? (await draft(body));
    if (listingId || !isSameValue(loaded().fields, listingWords(body)))
      setLoaded(await revise(id, listingWords(body), loaded()));
    lastSaved.current = text;
    await commands.refresh(id);
    return id;
  };

  const draft = async (body: ListingBody): Promise<string> => {
    const { id, version, body: known } = await createOnce(body, commands.draft);
    setLoaded({ fields: listingWords(known), version });
    setListingId(id);
    return id;
  };

  /** Deletes the stored form and shows what the server has, or an empty form. */
  const startOver = () => {
    lastSaved.current = undefined;
    restart(start);
    setListingId(savedId);
    setRestored(false);
  };

  return {
    key,
    form,
    listingId,
    restored,
    /** Asks when somebody else has changed the same fields. */
    dialog,
    dismissRestored: () => setRestored(false),
    save,
    startOver,
    finish,
  };
}

export type ListingFormState = ReturnType<typeof useListingForm>;

/** A place that cannot be checked now is left to the server. */
function placeProblem(queries: ReturnType<typeof useQueryClient>, text: string): Promise<string | undefined> {
  return queries.ensureQueryData(namedPlaceQuery(text)).then(
    ({ problem }) => problem,
    () => undefined,
  );
}
