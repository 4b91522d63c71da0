import { type CallInput, call } from '@lib/api/call';
import { upload } from '@lib/api/upload';
import { addEntryPhoto, changeEntry, deleteEntry, restoreEntry } from '@modules/builds/entry/entry.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshBuilds } from './refresh-builds';

/** Changes an entry, whole. */
export function useChangeEntry(buildId: string, entryId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof changeEntry>['body']) =>
      call(changeEntry, { params: { id: buildId, entryId }, body }),
    onSuccess: () => refreshBuilds(queries),
  });
}

/** Deletes an entry; it can be restored. */
export function useDeleteEntry(buildId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (entryId: string) => call(deleteEntry, { params: { id: buildId, entryId } }),
    onSettled: () => refreshBuilds(queries),
  });
}

/** Restores a deleted entry. */
export function useRestoreEntry(buildId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (entryId: string) => call(restoreEntry, { params: { id: buildId, entryId } }),
    onSettled: () => refreshBuilds(queries),
  });
}

/** Stores a photo for an entry that is being changed. */
export function useAddEntryPhoto(buildId: string) {
  return useMutation({
    mutationFn: ({
      file,
      ...options
    }: {
      readonly file: File;
      readonly idempotencyKey?: string;
      readonly onProgress?: (share: number) => void;
    }) => upload(addEntryPhoto, file, { params: { id: buildId }, ...options }),
  });
}
