import { type FormDraft, readFormDraft } from '@lib/browser/form-draft';
import type { ListingBody } from '@modules/marketplace/listing.schemas';
import { isFields, type ListingFields } from './listing-form-fields';

export type SavedForm = FormDraft<ListingFields, ListingBody>;

/** The storage key of a member's unfinished listing; with an id, of the unsaved changes to it. */
export const storageKey = (memberId: string, listingId?: string): string =>
  ['listing-form', memberId, listingId].filter(Boolean).join(':');

export const readDraft = (key: string): SavedForm | null => readFormDraft(key, isFields);
