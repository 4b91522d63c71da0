import { Inject, Injectable } from '@nestjs/common';
import { BLOBS, CONTENTS, DATABASE } from '../../kernel/config/tokens.js';
import type { Viewer } from '../../kernel/content/content.js';
import type { Contents } from '../../kernel/content/contents.js';
import { foldEvents } from '../../kernel/decider/decider.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import { photoBlob } from '../../media/photo-blobs.shared.js';
import { PRIVATE_PHOTOS, type ShowPhoto } from '../../media/photos.ports.js';
import { BLOCKED_PAIRS, type BlockedPairs } from '../../members/blocks/blocked-pairs.ports.js';
import { photosOfBuilds } from '../photo/photo-rows.shared.js';
import type { readBook } from './book.contract.js';
import { bookNotFound } from './book.decider.js';
import { bookEvents } from './book.events.js';
import type { BookContent } from './book.schemas.js';
import { bookState, type FrozenBook } from './book.state.js';
import { readBookContent } from './book-files.shared.js';
import { photosToPrint } from './book-pages.rules.js';
import type { BookToDraw } from './draw-book.js';

interface Asked {
  readonly id: string;
  readonly bookId: string;
}

interface Shown {
  readonly book: FrozenBook;
  /** ISO-8601 UTC */
  readonly at: string;
  /** Those of the listings with it that the reader sees. */
  readonly listings: readonly string[];
}

/** Shows books: to their owner, and to whoever sees a listing that one is shown with.
 *  source  README, Books; ADR 0094 */
@Injectable()
export class BookReader {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(BLOBS) readonly blobs: Blobs,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(CONTENTS) private readonly contents: Contents,
    @Inject(BLOCKED_PAIRS) private readonly blocks: BlockedPairs,
    @Inject(PRIVATE_PHOTOS) private readonly showPhoto: ShowPhoto,
  ) {}

  /** errors  those of the contract readBook */
  async read(asked: Asked, viewer: Viewer): Promise<ResponseOf<typeof readBook>> {
    const { book, at, listings } = await this.#shown(asked, viewer);
    const content = await this.#contentOf(asked.bookId, book);
    const { buildId, title, hides, entries, tasks, isKeepsake, digest } = book;
    const photos = await photosOfBuilds(this.db, photosIn(content));
    return {
      id: asked.bookId,
      buildId,
      title,
      at,
      hides,
      entries,
      tasks,
      isKeepsake,
      listings: [...listings],
      digest,
      content,
      photos: Object.fromEntries(photos.map((photo) => [photo.id, this.showPhoto(photo)])),
    };
  }

  /** A book with the photos that it prints. One without a file is left out.
   *  errors  those of the contract printBook */
  async toDraw(asked: Asked, paper: BookToDraw['paper'], viewer: Viewer): Promise<BookToDraw> {
    const { book } = await this.#shown(asked, viewer);
    const content = await this.#contentOf(asked.bookId, book);
    const photos: BookToDraw['photos'][number][] = [];
    for (const { id } of await photosOfBuilds(this.db, photosToPrint(content))) {
      const picture = await this.blobs.get(photoBlob(id, 'card'));
      if (picture) photos.push({ id, picture });
    }
    return { content, paper, photos };
  }

  async #shown({ id, bookId }: Asked, viewer: Viewer): Promise<Shown> {
    const history = await this.eventStore.read(bookEvents, bookId);
    const book = foldEvents(bookState, history);
    if (book.status !== 'frozen' || book.buildId !== id) throw bookNotFound();
    const at = history[0]?.recordedAt ?? '';
    if (book.ownerId === viewer.actor?.id) return { book, at, listings: book.listings };
    const listings = (await this.#areBlocked(book, viewer)) ? [] : await this.#seenOf(book, viewer);
    if (listings.length === 0) throw bookNotFound();
    return { book, at, listings };
  }

  async #seenOf({ listings }: FrozenBook, viewer: Viewer): Promise<readonly string[]> {
    const seen: string[] = [];
    for (const id of listings)
      if (await this.contents.isSeenBy({ kind: 'listing', id }, viewer)) seen.push(id);
    return seen;
  }

  async #areBlocked({ ownerId }: FrozenBook, { actor }: Viewer): Promise<boolean> {
    return actor !== undefined && (await this.blocks.blockedWith(actor.id)).includes(ownerId);
  }

  async #contentOf(bookId: string, book: FrozenBook): Promise<BookContent> {
    const content = await readBookContent(this, bookId, book);
    if (!content) throw bookNotFound();
    return content;
  }
}

const photosIn = ({ cover, entries }: BookContent): readonly string[] => [
  ...new Set([...(cover === null ? [] : [cover]), ...entries.flatMap(({ photos }) => photos)]),
];
