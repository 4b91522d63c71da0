import { call } from '@lib/api/call';
import { download } from '@lib/api/download';
import { retryUnlessRefused } from '@lib/api/problem';
import { getAppeal, readAttachment } from '@modules/moderation/appeal/appeals.contract';
import { queryOptions } from '@tanstack/react-query';
import { appealsKey } from './appeals-key';

/** An appeal with its dialogue, for the member and their guardian. */
export const appealQuery = (id: string) =>
  queryOptions({
    queryKey: [appealsKey, id] as const,
    queryFn: ({ signal }) => call(getAppeal, { params: { id }, signal }),
    retry: retryUnlessRefused,
  });

/** The file itself. */
export const readFileOfAppeal = (id: string): Promise<Blob> => download(readAttachment, undefined, { id });
