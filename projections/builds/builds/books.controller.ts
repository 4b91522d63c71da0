import { Controller, Inject } from '@nestjs/common';
import { findBook, listBooks, listMyBooks } from '../../../modules/builds/book/book.contract.js';
import { listDocuments } from '../../../modules/builds/document/document.contract.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import { bookOfListing, booksOfMember } from './books.queries.js';
import { documentsOfBuild } from './documents.queries.js';
import { BuildReads } from './reads.js';

/** Lists of books and documents. Fixed paths come before those with an id. */
@Controller()
export class BooksReadController {
  constructor(@Inject(BuildReads) private readonly reads: BuildReads) {}

  @Route(listMyBooks)
  async myBooks(@Input() { meta }: RouteInput<typeof listMyBooks>): Promise<ResponseOf<typeof listMyBooks>> {
    return { books: await booksOfMember(this.reads.db, meta.actor.id) };
  }

  @Route(findBook)
  async find(
    @Input() { params, actor, meta: { now } }: RouteInput<typeof findBook>,
  ): Promise<ResponseOf<typeof findBook>> {
    const isSeen = (await this.reads.listingFor(params.listingId, { actor, now })) !== null;
    return { book: isSeen ? await bookOfListing(this.reads.db, params.listingId) : null };
  }

  @Route(listBooks)
  async books(
    @Input() { params, meta }: RouteInput<typeof listBooks>,
  ): Promise<ResponseOf<typeof listBooks>> {
    return { books: await booksOfMember(this.reads.db, meta.actor.id, params.id) };
  }

  @Route(listDocuments)
  async documents(
    @Input() { params, actor, meta: { now } }: RouteInput<typeof listDocuments>,
  ): Promise<ResponseOf<typeof listDocuments>> {
    return { documents: await documentsOfBuild(this.reads, params.id, { actor, now }) };
  }
}
