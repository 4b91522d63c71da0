import type { Logger } from 'pino';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import { encryptedBlobs } from '../../kernel/files/encrypted-blobs.js';
import { readPicture } from '../../kernel/files/read-picture.js';
import { type photoBlob, removePhotoSizes } from '../../media/photo-blobs.shared.js';

/** The storage of a sender's photo sizes, encrypted under the sender's key, and the names of the files.
 *  source  ADR 0042 */
export const blobsOfSender =
  (senderId: string): typeof photoBlob =>
  (id, size) =>
    `message-photos/${senderId}/${id}/${size}.webp`;

/** A size of a photo; undefined once its sender is erased, or its files are deleted. */
export async function readPhoto(
  {
    blobs,
    eventStore,
    log,
  }: { readonly blobs: Blobs; readonly eventStore: DomainEventStore; readonly log: Logger },
  senderId: string,
  id: string,
  size: Parameters<typeof photoBlob>[1],
): Promise<Buffer | undefined> {
  const key = (await eventStore.keys.getMany([senderId])).get(senderId);
  return key && readPicture(encryptedBlobs(blobs, key), blobsOfSender(senderId)(id, size), log);
}

export const deleteFilesOf = async (
  blobs: Blobs,
  senderId: string,
  photoIds: readonly string[],
): Promise<void> => {
  for (const id of photoIds) await removePhotoSizes(blobs, id, blobsOfSender(senderId));
};
