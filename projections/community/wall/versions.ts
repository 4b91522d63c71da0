import type { getPostHistory } from '../../../modules/community/post/post.contract.js';
import type { PostEvent } from '../../../modules/community/post/post.events.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { ShowPhoto } from '../../../modules/media/photos.ports.js';

/** How a post read before each of its edits, newest first. */
export function earlierVersions(
  history: readonly RecordedEvent<PostEvent>[],
  showPhoto: ShowPhoto,
): ResponseOf<typeof getPostHistory>['versions'] {
  const written = history.flatMap((event) =>
    event.type === 'PostPublished' || event.type === 'PostEdited'
      ? [{ at: event.recordedAt, body: event.data.body, photos: event.data.photos.map(showPhoto) }]
      : [],
  );
  return written.slice(0, -1).reverse();
}
