import { call } from '@lib/api/call';
import { upload } from '@lib/api/upload';
import {
  cancelImport,
  listImports,
  startImport,
  uploadImport,
} from '@modules/inventory/import/imports.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshItem } from '../inventory/item.mutations';
import { type ImportChoices, importQuery } from './import.queries';

export function useUploadImport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (file: File) =>
      upload(uploadImport, new Blob([file], { type: 'text/csv' }), {
        query: { fileName: file.name.slice(0, 120) },
      }),
    onSuccess: (view) => queries.setQueryData(importQuery(view.id).queryKey, view),
  });
}

/** Starts or cancels an import. */
export function useImportCommand(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (
      command: { readonly type: 'start'; readonly body: ImportChoices } | { readonly type: 'cancel' },
    ) =>
      command.type === 'start'
        ? call(startImport, { params: { id }, body: command.body })
        : call(cancelImport, { params: { id } }),
    onSuccess: (view) => queries.setQueryData(importQuery(id).queryKey, view),
    onSettled: () => queries.invalidateQueries({ queryKey: [listImports.path] }),
  });
}

/** When an import is over, every page of the inventory shows what it added. */
export function useRefreshInventory() {
  const queries = useQueryClient();
  return () => void refreshItem(queries);
}
