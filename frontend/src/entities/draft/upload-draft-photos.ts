import { ApiProblem } from '@lib/api/problem';
import type { Unsent } from '@lib/browser/device-drafts';
import { draftPhoto } from './draft-photos';

/** Uploads the photos of what waits, each under its own key, so that a repeated upload is the same photo.
 *  in      send: the call that stores a photo of this kind
 *  out     their ids, in order
 *  errors  ApiProblem; PHOTO_GONE when the device no longer has one */
export async function uploadDraftPhotos(
  memberId: string,
  { kind, to, photos = [] }: Unsent,
  send: (file: File, idempotencyKey: string) => Promise<{ readonly id: string }>,
): Promise<string[]> {
  const ids: string[] = [];
  for (const key of photos) {
    const file = await draftPhoto(memberId, to, key);
    if (!file) throw missingPhoto(kind);
    ids.push((await send(file, key)).id);
  }
  return ids;
}

const missingPhoto = (kind: string) =>
  new ApiProblem(
    `A photo of this ${kind} is no longer on this device. Move the ${kind} back to the draft, then add the photo again.`,
    410,
    'PHOTO_GONE',
  );
