import { type CallInput, call } from '@lib/api/call';
import { attachBook, deleteBook, freezeBook } from '@modules/builds/book/book.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshBuilds } from './refresh-builds';

/** Freezes a build as it is now. */
export function useFreezeBook(buildId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof freezeBook>['body']) =>
      call(freezeBook, { params: { id: buildId }, body, idempotencyKey: body.bookId }),
    onSuccess: () => refreshBuilds(queries),
  });
}

/** Shows a book with a listing, or with none. */
export function useAttachBook(buildId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ bookId, listingId }: { readonly bookId: string; readonly listingId: string | null }) =>
      call(attachBook, { params: { id: buildId, bookId }, body: { listingId } }),
    onSuccess: () => refreshBuilds(queries),
  });
}

/** Deletes a book, for good. */
export function useDeleteBook(buildId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (bookId: string) => call(deleteBook, { params: { id: buildId, bookId } }),
    onSettled: () => refreshBuilds(queries),
  });
}
