import { createHash } from 'node:crypto';
import { buildPhotoRows } from '../../../modules/builds/photo/photo-rows.shared.js';
import type { Blobs } from '../../../modules/kernel/files/blobs.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { Photo } from '../../../modules/media/photo.schemas.js';
import { ownedDigits, photoBlob } from '../../../modules/media/photo-blobs.shared.js';
import { photoSizes } from '../../../modules/media/photos.contract.js';

/** A drawing as a photo that its member stored for a build, so that books show it and an erasure deletes it. The same use has the same photo.
 *  in     usedBy: the id of the build or the entry that shows it
 *  units  now: ISO-8601 UTC */
export async function photoOfOwner(
  { db, blobs }: { readonly db: Database; readonly blobs: Blobs },
  { id: drawn, width, height }: Photo,
  { memberId, usedBy, now }: { readonly memberId: string; readonly usedBy: string; readonly now: string },
): Promise<Photo> {
  const id = createHash('sha256')
    .update(`${memberId} ${usedBy} ${drawn}`)
    .digest('hex')
    .slice(0, ownedDigits);
  for (const size of photoSizes) {
    const bytes = await blobs.get(photoBlob(drawn, size));
    if (bytes) await blobs.put(photoBlob(id, size), bytes);
  }
  const photo = { id, width, height };
  await buildPhotoRows.add(db, photo, memberId, now);
  await buildPhotoRows.give(db, [id], memberId, usedBy);
  return photo;
}
