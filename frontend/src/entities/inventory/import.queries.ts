import { type CallInput, call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { saveReadPosition } from '@lib/api/read-position';
import {
  getImport,
  listImports,
  previewImport,
  startImport,
} from '@modules/inventory/import/imports.contract';
import { queryOptions } from '@tanstack/react-query';

export type ImportChoices = CallInput<typeof startImport>['body'];

/** One import. A running import is fetched each second. */
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

/** A preview of an import. */
export const previewQuery = (id: string, mapping: ImportChoices['mapping']) =>
  queryOptions({
    queryKey: [previewImport.path, id, mapping] as const,
    queryFn: ({ signal }) => call(previewImport, { params: { id }, body: { mapping }, signal }),
    retry: retryUnlessRefused,
    staleTime: 60_000,
  });
