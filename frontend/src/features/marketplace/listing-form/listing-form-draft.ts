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
export function readDraft(name: string): SavedForm | null {
  try {
    const kept = JSON.parse(local.read(name) ?? 'null') as Partial<SavedForm> | null;
    if (!kept || !isFields(kept.fields)) return null;
    return { fields: kept.fields, listingId: kept.listingId ?? null, attempt: kept.attempt ?? null };
  } catch {
    return null;
  }
}

export function saveDraft(name: string, kept: SavedForm): void {
  local.write(name, JSON.stringify(kept));
}

export function deleteDraft(name: string): void {
  local.drop(name);
}
