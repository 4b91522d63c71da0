import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BLOBS, DATABASE } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict, notFound, unavailable } from '../../kernel/decider/errors.js';
import { loadState, receiptOf } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import type { Receipt } from '../../kernel/http/contract.js';
import { MODULE_CONTEXT, type ModuleContext } from '../../kernel/manifest/manifest.js';
import type { Database } from '../../kernel/postgres/database.js';
import { listingState } from '../../marketplace/listing/listing.state.js';
import { openBuild } from '../build/open-build.shared.js';
import { type Books, BUILD_LOOKUP, type BuildLookup } from '../builds.ports.js';
import { storeBuildFile } from '../file/build-files.shared.js';
import { bookDecider, bookNotFound } from './book.decider.js';
import { bookEvents, maxBooks } from './book.events.js';
import { bookState } from './book.state.js';
import { digestOfBook, packBook } from './book-files.shared.js';
import { hidden, titleOfBook } from './hides.rules.js';

/** Freezes books, and shows them with listings.
 *  source  README, Books; ADR 0094 */
@Injectable()
export class BuildBooks implements Books {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DATABASE) readonly db: Database,
    @Inject(BLOBS) readonly blobs: Blobs,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(BUILD_LOOKUP) private readonly lookup: BuildLookup,
    @Inject(MODULE_CONTEXT) private readonly context: ModuleContext,
  ) {}

  /** The file comes first, so that each book has one: a file whose book was not recorded is deleted a day later.
   *  errors  those of the contract freezeBook */
  async freeze(
    { buildId, bookId, hides, isKeepsake }: Parameters<Books['freeze']>[0],
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const known = await loadState(this.eventStore, bookState, bookId);
    if (known.status !== 'none') {
      if (known.buildId !== buildId) throw bookNotFound();
      if (known.ownerId !== meta.actor.id) await openBuild(this, buildId, 'owns', meta);
      return receiptOf(this.eventStore, bookEvents, bookId);
    }
    const { ownerId } = await openBuild(this, buildId, 'owns', meta);
    if (!isKeepsake) await this.#mustHaveRoom(buildId);
    await this.#catchUp();
    const source = await this.lookup.contentOf(buildId);
    const content = hidden(source.content, hides);
    const digest = digestOfBook(content);
    const fileId = deterministicId('build book', bookId, digest);
    const bytes = await packBook(this, { ...source, content }, { bookId, ownerId });
    await storeBuildFile(this, { id: fileId, ownerId }, bytes, { usedBy: bookId, now: meta.now });
    const { tasks, entries } = content;
    return dispatch(this.bus, bookDecider, bookId, {
      type: 'FreezeBook',
      book: {
        buildId,
        ownerId,
        title: titleOfBook(content),
        hides,
        fileId,
        digest,
        entries: entries.length,
        tasks: tasks.length,
        isKeepsake,
      },
      meta,
    });
  }

  /** errors  those of the contract attachBook */
  async attach(
    buildId: string,
    bookId: string,
    listingId: string | null,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const command = { type: 'AttachBook', buildId, listingId, meta } as const;
    if (listingId !== null) {
      const { sellerId } = await loadState(this.eventStore, listingState, listingId);
      if (sellerId !== meta.actor.id)
        throw notFound('LISTING_NOT_FOUND', { message: 'Choose one of your own listings.' });
    }
    return dispatch(this.bus, bookDecider, bookId, command);
  }

  /** errors  those of the contract deleteBook */
  delete(buildId: string, bookId: string, meta: CommandMetadata): Promise<Receipt> {
    return dispatch(this.bus, bookDecider, bookId, { type: 'DeleteBook', buildId, meta });
  }

  /** The book that a hand-over freezes is one more at any time.
   *  errors  TOO_MANY_BOOKS (conflict) */
  async #mustHaveRoom(buildId: string): Promise<void> {
    if ((await this.lookup.sizeOf(buildId)).books < maxBooks) return;
    throw conflict('TOO_MANY_BOOKS', {
      message: `A build has at most ${maxBooks} books. Delete one first.`,
    });
  }

  /** A book is of everything that was recorded before it: the rows that it is made from must have that.
   *  errors  TOO_BUSY (unavailable) */
  async #catchUp(): Promise<void> {
    const head = await this.eventStore.log.head();
    if (await this.context.processors.waitForPosition(head, ['builds'])) return;
    throw unavailable('TOO_BUSY', {
      message: 'The build has just changed. Freeze the book in a moment.',
      retryAfter: 5,
    });
  }
}
