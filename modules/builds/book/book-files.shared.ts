import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { decrypt, encrypt } from '../../kernel/encryption/person-keys.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import type { BookSource } from '../builds.ports.js';
import { readBuildFile } from '../file/build-files.shared.js';
import type { BookContent } from './book.schemas.js';
import type { FrozenBook } from './book.state.js';
import { putTogether, takeApart, type WordsOfMember } from './words-of-others.rules.js';

/** The file of a book, as it is stored: it never changes. */
interface FrozenFile {
  readonly own: BookContent;
  /** The words of others, each encrypted under that member's key, as base64. */
  readonly ofOthers: readonly { readonly memberId: string; readonly words: string }[];
}

interface Deps {
  readonly eventStore: Pick<DomainEventStore, 'keys'>;
}

/** The file of a book, compressed: the words of its owner, and those of others under their own keys. The words of whoever is erased are left out. */
export async function packBook(
  { eventStore }: Deps,
  { content, writtenBy }: BookSource,
  { bookId, ownerId }: { readonly bookId: string; readonly ownerId: string },
): Promise<Buffer> {
  const { own, ofOthers } = takeApart(content, writtenBy, ownerId);
  const keys = await eventStore.keys.getMany([...ofOthers.keys()]);
  const file: FrozenFile = {
    own,
    ofOthers: [...ofOthers].flatMap(([memberId, words]) => {
      const key = keys.get(memberId);
      const sealed = key && encrypt(key, JSON.stringify(words), boundTo(bookId)).toString('base64');
      return sealed === undefined ? [] : [{ memberId, words: sealed }];
    }),
  };
  return promisify(gzip)(JSON.stringify(file));
}

/** The content of a book, without the words of those who were erased since; undefined once it is deleted, or its owner erased. */
export async function readBookContent(
  deps: Deps & { readonly blobs: Blobs },
  bookId: string,
  { fileId, ownerId }: Pick<FrozenBook, 'fileId' | 'ownerId'>,
): Promise<BookContent | undefined> {
  const bytes = await readBuildFile(deps, { id: fileId, ownerId });
  if (!bytes) return undefined;
  const { own, ofOthers } = JSON.parse(String(await promisify(gunzip)(bytes))) as FrozenFile;
  const keys = await deps.eventStore.keys.getMany(ofOthers.map(({ memberId }) => memberId));
  const words = ofOthers.flatMap(({ memberId, words: sealed }) => {
    const key = keys.get(memberId);
    if (!key) return [];
    return [
      JSON.parse(String(decrypt(key, Buffer.from(sealed, 'base64'), boundTo(bookId)))) as WordsOfMember,
    ];
  });
  return putTogether(own, words);
}

/** SHA-256 of the content of a book, in hexadecimal. */
export const digestOfBook = (content: BookContent): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** In every file: it never changes. */
const boundTo = (bookId: string): string => `words in build book ${bookId}`;
