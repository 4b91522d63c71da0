import type { UnsentMessage } from '@lib/browser/device-messages';
import { deletePhoto, deletePhotosUnder, keepPhoto, keptPhotosOf } from '../photo/kept-photos';

/** A photo of a draft, or of a message that waits on this device. */
export interface KeptMessagePhoto {
  /** The command id of its upload, so that repeated sending stores one photo. */
  readonly key: string;
  readonly file: File;
}

const formOf = (memberId: string, to: string): string => `message ${memberId} ${to}`;

/** Where the browser stores no files, they live as long as the page. */
const onPage = new Map<string, File>();

/** Photos to a thread, a listing or a member, in the order in which they were added. */
export const messagePhotosTo = (memberId: string, to: string): Promise<readonly KeptMessagePhoto[]> =>
  keptPhotosOf(formOf(memberId, to));

export async function keepMessagePhoto(
  memberId: string,
  to: string,
  { key, file }: KeptMessagePhoto,
): Promise<void> {
  onPage.set(key, file);
  await keepPhoto({ key, form: formOf(memberId, to), file });
}

export async function deleteMessagePhoto(key: string): Promise<void> {
  onPage.delete(key);
  await deletePhoto(key);
}

/** The file of a photo; undefined when it is not on this device. */
export async function messagePhoto(memberId: string, to: string, key: string): Promise<File | undefined> {
  return onPage.get(key) ?? (await messagePhotosTo(memberId, to)).find((photo) => photo.key === key)?.file;
}

/** Deletes photos that the server has. */
export async function deletePhotosOf({ photos = [] }: UnsentMessage): Promise<void> {
  for (const key of photos) await deleteMessagePhoto(key);
}

/** Deletes them at sign-out, so that nobody else on this device finds them. */
export async function deleteMessagePhotos(memberId: string): Promise<void> {
  onPage.clear();
  await deletePhotosUnder(formOf(memberId, ''));
}
