import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import { encryptedBlobs } from '../../kernel/files/encrypted-blobs.js';
import type { Database } from '../../kernel/postgres/database.js';
import { fileRows } from './file-rows.shared.js';

/** A file of a build: a document, or the content of a book. It is encrypted under its owner's key.
 *  source  ADR 0094 */
export interface BuildFile {
  readonly id: string;
  readonly ownerId: string;
}

interface Deps {
  readonly db: Database;
  readonly blobs: Blobs;
  readonly eventStore: Pick<DomainEventStore, 'keys'>;
}

/** The name of its blob. */
export const buildFileBlob = ({ id, ownerId }: BuildFile): string => `build-files/${ownerId}/${id}`;

/** Store a file before the document or the book names it; the same id again changes nothing. Its row comes first, so that no file is without one.
 *  in      usedBy: the id of the document or the book
 *  units   now: ISO-8601 UTC
 *  errors  PERSON_ERASED (conflict) */
export async function storeBuildFile(
  { db, blobs, eventStore }: Deps,
  file: BuildFile,
  bytes: Buffer,
  { usedBy, now }: { readonly usedBy: string; readonly now: string },
): Promise<void> {
  const key = await eventStore.keys.getOrCreate(file.ownerId);
  await fileRows(db)
    .insertInto('building.file')
    .values({ id: file.id, owner_id: file.ownerId, used_by: usedBy, stored_at: now, used: false })
    .onConflict((known) => known.doNothing())
    .execute();
  await encryptedBlobs(blobs, key).put(buildFileBlob(file), bytes);
}

/** Its bytes; undefined once it is deleted, or its owner erased. */
export async function readBuildFile(
  { blobs, eventStore }: Pick<Deps, 'blobs' | 'eventStore'>,
  file: BuildFile,
): Promise<Buffer | undefined> {
  const key = (await eventStore.keys.getMany([file.ownerId])).get(file.ownerId);
  return key && encryptedBlobs(blobs, key).get(buildFileBlob(file));
}
