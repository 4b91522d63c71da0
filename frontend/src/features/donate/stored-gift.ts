import { tab } from '@lib/browser/browser-store';
import type { GiftFields } from './gift-fields';

/** A gift that is not paid yet, as this tab keeps it: it ends with the tab, and no other storage has it. */
export interface StoredGift {
  /** The member who typed it; null for a guest, whose form a member who signs in goes on with. */
  readonly by: string | null;
  readonly fields: GiftFields;
  /** The id that it was sent with, and what was sent: the same again is the same gift. */
  readonly sent: { readonly id: string; readonly body: string } | null;
}

/** The gift that this member, or a guest, has begun in this tab. */
export function readStoredGift(uid: string | null): StoredGift | null {
  try {
    const stored = JSON.parse(tab.read(KEY) ?? 'null') as StoredGift | null;
    if (typeof stored?.fields?.choice?.message !== 'string') return null;
    return stored.by === null || stored.by === uid ? stored : null;
  } catch {
    return null;
  }
}

export const storeGift = (gift: StoredGift): void => tab.write(KEY, JSON.stringify(gift));

/** Forgets it once it is given. Another gift that was begun since stays. */
export function forgetStoredGift(id: string): void {
  if (tab.read(KEY)?.includes(id)) tab.delete(KEY);
}

const KEY = 'gift';
