import { call } from '@lib/api/call';
import { download } from '@lib/api/download';
import { retryUnlessRefused } from '@lib/api/problem';
import { getDocument, listDocuments } from '@modules/builds/document/document.contract';
import { getTask } from '@modules/builds/task/task.contract';
import { queryOptions } from '@tanstack/react-query';

/** The documents of a build, the newest first; of a build that was handed over, those that its former owner keeps. */
export const documentsQuery = (buildId: string) =>
  queryOptions({
    queryKey: [listDocuments.path, buildId] as const,
    queryFn: async ({ signal }) => (await call(listDocuments, { params: { id: buildId }, signal })).documents,
    retry: retryUnlessRefused,
  });

/** The file of a document. It is read with the session, and no address of it works without one.
 *  errors  ApiProblem */
export const readDocument = (buildId: string, documentId: string): Promise<Blob> =>
  download(getDocument, undefined, { id: buildId, documentId });

/** The parts to which a document of a task may belong. */
export const partChoicesQuery = (buildId: string, taskId: string | null) =>
  queryOptions({
    queryKey: [getTask.path, buildId, taskId, 'choices'] as const,
    queryFn: async ({ signal }) => {
      const { partList } = await call(getTask, { params: { id: buildId, taskId: taskId ?? '' }, signal });
      return partList.filter(({ isDropped }) => !isDropped).map(({ id, title }) => ({ id, title }));
    },
    enabled: taskId !== null,
    retry: retryUnlessRefused,
  });
