import { local } from '@lib/browser/browser-store';
import type { ListingBody } from '@modules/marketplace/listing.schemas';
import { isFields, type ListingFields } from './listing-form-fields';

/** A form that is not finished, as this browser remembers it. */
export interface SavedForm {
  readonly fields: ListingFields;
  /** The server's draft, once there is one. */
  readonly listingId: string | null;
  /** The order that asked for that draft, until it is answered: sent again it is the same order. */
  readonly attempt: { readonly key: string; readonly body: ListingBody } | null;
}

/** Where a member's unfinished listing is kept; with an id, the unsaved changes of that listing. */
export const storageKey = (memberId: string, listingId?: string): string =>
  ['listing-form', memberId, listingId].filter(Boolean).join(':');

/** What was kept under this name; null when nothing was, or nothing that today's form can show. */
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
