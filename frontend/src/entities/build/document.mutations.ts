import { type CallInput, call } from '@lib/api/call';
import { upload } from '@lib/api/upload';
import { saveFile } from '@lib/browser/save-file';
import {
  changeDocument,
  type DocumentView,
  deleteDocument,
  fileDocument,
} from '@modules/builds/document/document.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readDocument } from './document.queries';
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

/** Opens a document: a PDF is saved, a photo is shown. Nothing changes by it. */
export const useOpenDocument = (
  buildId: string,
  { id, name, type }: Pick<DocumentView, 'id' | 'name' | 'type'>,
  onPhoto: (photo: Blob) => void,
) =>
  useMutation({
    mutationFn: () => readDocument(buildId, id),
    onSuccess: (file) => (type === 'application/pdf' ? saveFile(file, `${name}.pdf`) : onPhoto(file)),
  });
