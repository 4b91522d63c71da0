import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { findBook, listBooks, listMyBooks, readBook } from '@modules/builds/book/book.contract';
import type { ResponseOf } from '@modules/kernel/http/contract';
import { queryOptions } from '@tanstack/react-query';

/** The reader's books of a build, the newest first. */
export const booksQuery = (buildId: string) =>
  queryOptions({
    queryKey: [listBooks.path, buildId] as const,
    queryFn: async ({ signal }) => (await call(listBooks, { params: { id: buildId }, signal })).books,
    retry: retryUnlessRefused,
  });

/** All books of the reader, also those kept from builds that were handed over. */
export const myBooksQuery = queryOptions({
  queryKey: [listMyBooks.path] as const,
  queryFn: async ({ signal }) => (await call(listMyBooks, { signal })).books,
});

export type WholeBook = ResponseOf<typeof readBook>;

/** A whole book: it never changes. */
export const bookQuery = (buildId: string, bookId: string) =>
  queryOptions({
    queryKey: [readBook.path, buildId, bookId] as const,
    queryFn: ({ signal }) => call(readBook, { params: { id: buildId, bookId }, signal }),
    retry: retryUnlessRefused,
  });

/** The book that is shown with a listing; null: none. */
export const bookOfListingQuery = (listingId: string) =>
  queryOptions({
    queryKey: [findBook.path, listingId] as const,
    queryFn: async ({ signal }) => (await call(findBook, { params: { listingId }, signal })).book,
    retry: retryUnlessRefused,
  });
