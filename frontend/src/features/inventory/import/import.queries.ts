import { refreshItem } from '@entities/inventory/item.mutations';
import { type CallInput, call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { saveReadPosition } from '@lib/api/read-position';
import { upload } from '@lib/api/upload';
import {
  cancelImport,
  getImport,
  listImports,
  previewImport,
  startImport,
  uploadImport,
} from '@modules/inventory/import/imports.contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export type ImportChoices = CallInput<typeof startImport>['body'];

/** One import. While it runs it is asked for each second. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [getImport.path, id] as const,
    queryFn: async ({ signal }) => {
      const view = await call(getImport, { params: { id }, signal });
      saveReadPosition(view);
      return view;
    },
    retry: retryUnlessRefused,
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? 1_000 : false),
  });

/** The member's imports, newest first. */
export const importsQuery = queryOptions({
  queryKey: [listImports.path] as const,
  queryFn: ({ signal }) => call(listImports, { signal }),
  select: ({ imports }) => imports,
});

/** What an import would do. */
export const previewQuery = (id: string, mapping: ImportChoices['mapping']) =>
  queryOptions({
    queryKey: [previewImport.path, id, mapping] as const,
    queryFn: ({ signal }) => call(previewImport, { params: { id }, body: { mapping }, signal }),
    retry: retryUnlessRefused,
    staleTime: 60_000,
  });

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

/** An import is over: every page of the inventory shows what it added. */
export function useRefreshInventory() {
  const queries = useQueryClient();
  return () => void refreshItem(queries);
}
