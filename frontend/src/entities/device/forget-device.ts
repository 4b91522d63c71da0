import { local, tab } from '@lib/browser/browser-store';
import { deleteDeviceDrafts, guest } from '@lib/browser/device-drafts';
import { deleteSeen } from '@lib/browser/recently-seen';
import { leftMembers, noteBack } from '@lib/session/left';
import { deleteDraftPhotos } from '../draft/draft-photos';
import { deleteCopiesOfAll } from '../inventory/offline/delete-copies';
import { deleteOfflineOf } from '../inventory/offline/leave-offline';
import { deletePhotosNaming } from '../photo/kept-photos';

/** Days for which what was neither sent nor saved waits for its author, when their session ended without a sign-out. */
export const KEPT_DAYS = 30;

/** Deletes what this device has of members whose session ended, however it ended. After a sign-out nothing stays but scans that are unsent, of which
 *  members are asked. After any other end, what was neither sent nor saved waits for its author for 30 days; nobody else sees it.
 *  source  ADR 0128 */
export async function forgetDevice(now = Date.now()): Promise<void> {
  deleteSeen();
  for (const key of onceTyped.flatMap((prefix) => local.keys(prefix))) local.delete(key);
  for (const key of openedBySecret.flatMap((prefix) => tab.keys(prefix))) tab.delete(key);
  await deleteCopiesOfAll();
  for (const { memberId, endedAt } of leftMembers()) {
    if (endedAt !== undefined && now - Date.parse(endedAt) < KEPT_DAYS * 86_400_000) continue;
    await deleteAllOf(memberId);
    noteBack(memberId);
  }
}

/** A contact for labels, and the gate at which one worked: how these keys begin. */
const onceTyped = ['label-print', 'gate-'];

/** What a tab keeps of links that open something for whoever has them. */
const openedBySecret = ['gift', 'community-invitation', 'guardian'];

/** Whatever is stored under the member's id: drafts, forms, words of appeals, photos. What was written before the sign-in was theirs too. */
async function deleteAllOf(memberId: string): Promise<void> {
  for (const key of tab.keys('')) if (!key.startsWith('app-check')) tab.delete(key);
  for (const writer of [memberId, guest]) {
    deleteDeviceDrafts(writer);
    await deleteDraftPhotos(writer);
  }
  for (const key of local.keys('')) if (key.includes(memberId) && !isOfTour(key)) local.delete(key);
  await deletePhotosNaming(memberId);
  await deleteOfflineOf(memberId);
}

/** Whoever has seen the tour here does not see it again. */
const isOfTour = (key: string): boolean => key.startsWith('onboarding-');
