import { local } from '@lib/browser/browser-store';
import type { ListingBody } from '@modules/marketplace/listing.schemas';
import { isFields, type ListingFields } from './listing-form-fields';

/** An unfinished form, as this browser stores it. */
export interface SavedForm {
  readonly fields: ListingFields;
  /** The server's draft, once there is one. */
  readonly listingId: string | null;
  /** The command that creates the draft, until the server responds: sent again, it is the same command. */
  readonly attempt: { readonly key: string; readonly body: ListingBody } | null;
}

/** The storage key of a member's unfinished listing; with an id, of the unsaved changes to it. */
export const storageKey = (memberId: string, listingId?: string): string =>
  ['listing-form', memberId, listingId].filter(Boolean).join(':');

/** Reads the stored form; null when there is none, or its shape is outdated. */
export function readDraft(key: string): SavedForm | null {
  try {
    const stored = JSON.parse(local.read(key) ?? 'null') as Partial<SavedForm> | null;
    if (!stored || !isFields(stored.fields)) return null;
    return { fields: stored.fields, listingId: stored.listingId ?? null, attempt: stored.attempt ?? null };
  } catch {
    return null;
  }
}

export function saveDraft(key: string, form: SavedForm): void {
  local.write(key, JSON.stringify(form));
}

export function deleteDraft(key: string): void {
  local.drop(key);
}
