import { z } from 'zod';
import { endpoint, Id, Receipt } from '../../kernel/http/contract.js';
import { PhotoView } from '../../media/photo.schemas.js';
import { ofBuild } from '../build/build.contract.js';
import { BookContent } from './book.schemas.js';

const Build = z.object({ id: Id });
const Book = z.object({ id: Id, bookId: Id });
const ofBook = [...ofBuild, 'BOOK_NOT_FOUND'];

export const BookView = z.object({
  id: z.string(),
  buildId: z.string(),
  title: z.string(),
  at: z.iso.datetime(),
  hides: z.object({ costs: z.boolean(), names: z.boolean() }),
  entries: z.number().int(),
  tasks: z.number().int(),
  /** Kept from a build that was handed over. */
  isKeepsake: z.boolean(),
  listings: z.array(z.string()),
  /** SHA-256 of its content: it never changes. */
  digest: z.string(),
});
export type BookView = z.output<typeof BookView>;

export const freezeBook = endpoint({
  method: 'POST',
  path: '/api/builds/:id/books',
  auth: 'member',
  summary: 'Freeze a build as it is now into a book, without costs or names where these are hidden',
  params: Build,
  body: z.object({
    bookId: Id,
    hides: z.object({ costs: z.boolean().default(true), names: z.boolean().default(false) }).prefault({}),
  }),
  response: Receipt,
  status: 201,
  rateLimit: { calls: 20, minutes: 30 },
  errors: [...ofBook, 'TOO_MANY_BOOKS', 'TOO_BUSY'],
});
export const attachBook = endpoint({
  method: 'PUT',
  path: '/api/builds/:id/books/:bookId/listing',
  auth: 'member',
  summary: 'Show a book with a listing of mine, to whoever sees that; null: with none',
  params: Book,
  body: z.object({ listingId: Id.nullable() }),
  response: Receipt,
  errors: [...ofBook, 'LISTING_NOT_FOUND'],
});
export const deleteBook = endpoint({
  method: 'DELETE',
  path: '/api/builds/:id/books/:bookId',
  auth: 'member',
  summary: 'Delete a book, for good',
  params: Book,
  response: Receipt,
  errors: ofBook,
});

/** My books of one build, also of one that was handed over. */
export const listBooks = endpoint({
  method: 'GET',
  path: '/api/builds/:id/books',
  auth: 'member',
  consistent: ['builds'],
  summary: 'My books of a build, newest first',
  params: Build,
  response: z.object({ books: z.array(BookView) }),
});
export const listMyBooks = endpoint({
  method: 'GET',
  path: '/api/builds/books',
  auth: 'member',
  consistent: ['builds'],
  summary: 'All my books, newest first',
  response: z.object({ books: z.array(BookView) }),
});
export const findBook = endpoint({
  method: 'GET',
  path: '/api/builds/books/of/:listingId',
  auth: 'guest',
  consistent: ['builds', 'listing-search', 'member-pages'],
  summary: 'The book that is shown with a listing; null: none, or the caller does not see the listing',
  params: z.object({ listingId: Id }),
  response: z.object({ book: BookView.nullable() }),
});
export const readBook = endpoint({
  method: 'GET',
  path: '/api/builds/:id/books/:bookId',
  auth: 'guest',
  consistent: ['builds', 'listing-search', 'member-pages'],
  summary: 'A book, for its owner, and for whoever sees a listing that it is shown with',
  params: Book,
  rateLimit: { calls: 240, minutes: 30 },
  response: BookView.extend({ content: BookContent, photos: z.record(z.string(), PhotoView) }),
  errors: ['BOOK_NOT_FOUND'],
});
export const printBook = endpoint({
  method: 'GET',
  path: '/api/builds/:id/books/:bookId/pdf',
  auth: 'guest',
  consistent: ['builds', 'listing-search', 'member-pages'],
  summary: 'A book as a PDF, to print',
  params: Book,
  query: z.object({ paper: z.enum(['letter', 'a4']).default('letter') }),
  response: z.string().meta({ contentMediaType: 'application/pdf', contentEncoding: 'binary' }),
  rateLimit: { calls: 20, minutes: 30 },
  errors: ['BOOK_NOT_FOUND', 'TOO_BUSY'],
});
