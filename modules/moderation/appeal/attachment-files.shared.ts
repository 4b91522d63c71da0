import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import { encryptedBlobs } from '../../kernel/files/encrypted-blobs.js';
import { type photoBlob, removePhotoSizes } from '../../media/photo-blobs.shared.js';
import type { AttachmentTable } from './attachment-rows.shared.js';

/** Files are encrypted under the key of whoever uploaded them. A picture is kept in the sizes of photos, and shown in the largest. */
type File = Pick<AttachmentTable, 'id' | 'member_id' | 'type'>;

export const pictureBlobs =
  ({ id, member_id }: Pick<File, 'id' | 'member_id'>): typeof photoBlob =>
  (_, size) =>
    `appeal-files/${member_id}/${id}/${size}.webp`;

export const pdfBlob = ({ id, member_id }: Pick<File, 'id' | 'member_id'>): string =>
  `appeal-files/${member_id}/${id}/file.pdf`;

export const isPdf = ({ type }: Pick<File, 'type'>): boolean => type === 'application/pdf';

export const blobOf = (file: File): string =>
  isPdf(file) ? pdfBlob(file) : pictureBlobs(file)(file.id, 'zoom');

/** The bytes of a file; undefined once it is deleted, or its uploader erased. */
export async function readFile(
  { blobs, eventStore }: { readonly blobs: Blobs; readonly eventStore: DomainEventStore },
  file: File,
): Promise<Buffer | undefined> {
  const key = (await eventStore.keys.getMany([file.member_id])).get(file.member_id);
  return key && encryptedBlobs(blobs, key).get(blobOf(file));
}

export async function deleteFile(blobs: Blobs, file: File): Promise<void> {
  if (isPdf(file)) await blobs.remove(pdfBlob(file));
  else await removePhotoSizes(blobs, file.id, pictureBlobs(file));
}
