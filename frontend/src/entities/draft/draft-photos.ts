import { guest, type Unsent } from '@lib/browser/device-drafts';
import {
  deletePhoto,
  deletePhotosUnder,
  keepPhoto,
  keptPhotosOf,
  movePhotosUnder,
} from '../photo/kept-photos';
import { withoutPlace } from '../photo/without-place';

/** A photo of a draft, or of something that waits on this device. */
export interface DraftPhoto {
  /** The command id of its upload, so that repeated sending stores one photo. */
  readonly key: string;
  readonly file: File;
}

/** In browsers, from the time when messages alone had drafts: it never changes. */
const formOf = (memberId: string, to: string): string => `message ${memberId} ${to}`;

/** Where the browser stores no files, they live as long as the page. */
const onPage = new Map<string, File>();

/** The photos of a draft and of what waits there, in the order in which they were added; those from before the member signed in too. */
export async function draftPhotosTo(memberId: string, to: string): Promise<readonly DraftPhoto[]> {
  if (memberId !== guest) await movePhotosUnder(formOf(guest, ''), formOf(memberId, ''));
  return keptPhotosOf(formOf(memberId, to));
}

export async function keepDraftPhoto(memberId: string, to: string, { key, file }: DraftPhoto): Promise<void> {
  onPage.set(key, file);
  await keepPhoto({ key, form: formOf(memberId, to), file });
}

export async function deleteDraftPhoto(key: string): Promise<void> {
  onPage.delete(key);
  await deletePhoto(key);
}

/** The file of a photo, as it is kept and sent; undefined when it is not on this device. */
export async function draftPhoto(memberId: string, to: string, key: string): Promise<File | undefined> {
  const file =
    onPage.get(key) ?? (await draftPhotosTo(memberId, to)).find((photo) => photo.key === key)?.file;
  return file && withoutPlace(file);
}

/** Deletes photos that the server has. */
export async function deletePhotosOf({ photos = [] }: Unsent): Promise<void> {
  for (const key of photos) await deleteDraftPhoto(key);
}

/** Deletes them at sign-out, so that nobody else on this device finds them. */
export async function deleteDraftPhotos(memberId: string): Promise<void> {
  onPage.clear();
  await deletePhotosUnder(formOf(memberId, ''));
}
