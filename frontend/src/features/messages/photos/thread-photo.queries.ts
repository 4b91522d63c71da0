import { threadsKey } from '@entities/thread/unread-threads';
import { download } from '@lib/api/download';
import { getMessagePhoto } from '@modules/messages/photos/message-photos.contract';
import { queryOptions } from '@tanstack/react-query';

/** The photo of a message. It is read with the session, and no address of it works without one.
 *  source  docs/adr/0042-message-photos-are-encrypted-files.md */
export const threadPhotoQuery = (params: {
  readonly id: string;
  readonly messageId: string;
  readonly photoId: string;
  readonly size: 'card' | 'zoom';
}) =>
  queryOptions({
    queryKey: ['photo', threadsKey, params] as const,
    queryFn: () => download(getMessagePhoto, undefined, params),
    staleTime: Number.POSITIVE_INFINITY,
  });
