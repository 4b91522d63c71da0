import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { countedCaller } from '../../kernel/http/client-subnet.js';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { attachBook, deleteBook, freezeBook, printBook, readBook } from './book.contract.js';
import { BookDrawer } from './book-drawer.js';
import { BookReader } from './book-reader.service.js';
import { BuildBooks } from './books.service.js';

@Controller()
export class BuildBooksController {
  constructor(
    @Inject(BuildBooks) private readonly books: BuildBooks,
    @Inject(BookReader) private readonly reader: BookReader,
    @Inject(BookDrawer) private readonly drawer: BookDrawer,
  ) {}

  @Route(freezeBook)
  freeze(@Input() { params, body, meta }: RouteInput<typeof freezeBook>): Promise<Receipt> {
    return this.books.freeze({ buildId: params.id, ...body, isKeepsake: false }, meta);
  }

  @Route(attachBook)
  attach(@Input() { params, body, meta }: RouteInput<typeof attachBook>): Promise<Receipt> {
    return this.books.attach(params.id, params.bookId, body.listingId, meta);
  }

  @Route(deleteBook)
  delete(@Input() { params, meta }: RouteInput<typeof deleteBook>): Promise<Receipt> {
    return this.books.delete(params.id, params.bookId, meta);
  }

  @Route(readBook)
  read(@Input() { params, actor, meta }: RouteInput<typeof readBook>): Promise<ResponseOf<typeof readBook>> {
    return this.reader.read(params, { actor, now: meta.now });
  }

  @Route(printBook)
  async print(
    @Input() { params, query, actor, meta, request }: RouteInput<typeof printBook>,
    @Res() response: Response,
  ): Promise<void> {
    const caller = countedCaller(request)[0]?.network ?? '';
    const viewer = { actor, now: meta.now };
    const pdf = await this.drawer.draw(caller, () => this.reader.toDraw(params, query.paper, viewer));
    response
      .set({
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'attachment; filename="build-book.pdf"',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      })
      .send(pdf);
  }
}
