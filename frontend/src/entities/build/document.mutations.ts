import { type CallInput, call } from '@lib/api/call';
import { upload } from '@lib/api/upload';
import { changeDocument, deleteDocument, fileDocument } from '@modules/builds/document/document.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshBuilds } from './refresh-builds';

export type FiledDocument = {
  readonly documentId: string;
  readonly name: string;
  readonly file: File;
  readonly onProgress?: (share: number) => void;
};

/** Files a document, under an id that is made here. */
export function useFileDocument(buildId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ documentId, name, file, ...options }: FiledDocument) =>
      upload(fileDocument, file, {
        params: { id: buildId },
        query: { documentId, name },
        idempotencyKey: documentId,
        ...options,
      }),
    onSuccess: () => refreshBuilds(queries),
  });
}

/** Names a document, and says to what it belongs. */
export function useChangeDocument(buildId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({
      documentId,
      ...body
    }: { readonly documentId: string } & CallInput<typeof changeDocument>['body']) =>
      call(changeDocument, { params: { id: buildId, documentId }, body }),
    onSuccess: () => refreshBuilds(queries),
  });
}

/** Deletes a document and its file, for good. */
export function useDeleteDocument(buildId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (documentId: string) => call(deleteDocument, { params: { id: buildId, documentId } }),
    onSettled: () => refreshBuilds(queries),
  });
}
