import { loadState } from '../../kernel/decider/handle-command.js';
import { plusDays } from '../../kernel/decider/time.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { Database } from '../../kernel/postgres/database.js';
import { removePhotoSizes } from '../../media/photo-blobs.shared.js';
import { commentState } from '../comment/comment.state.js';
import { postPhotoRows } from './photo-rows.shared.js';
import { postState } from './post.state.js';

interface Deps {
  readonly db: Database;
  readonly eventStore: DomainEventStore;
  readonly blobs: Blobs;
}

/** Delete photos that no post and no comment used within a week: so long a draft keeps them. */
export const deleteUnusedPostPhotosJob = (deps: Deps): ScheduledJob =>
  scheduledJob({
    name: 'purge-post-photos',
    everySeconds: 3_600,
    run: ({ now }) => deleteUnusedPostPhotos(deps, now),
  });

export async function deleteUnusedPostPhotos({ db, eventStore, blobs }: Deps, now: string): Promise<void> {
  for (const { id, used_by } of await postPhotoRows.unused(db, plusDays(now, -7), 500)) {
    if (used_by !== null && (await isShown(eventStore, used_by, id))) {
      await postPhotoRows.markUsed(db, id);
      continue;
    }
    await removePhotoSizes(blobs, id);
    await postPhotoRows.remove(db, [id]);
  }
}

/** Whether the post or comment that it was given to has it, now or in its history: then the kind of content says what becomes of it. A write that was
 *  refused leaves a photo that nothing shows. */
async function isShown(eventStore: DomainEventStore, id: string, photoId: string): Promise<boolean> {
  const [post, comment] = await Promise.all([
    loadState(eventStore, postState, id),
    loadState(eventStore, commentState, id),
  ]);
  const isInPost = post.status !== 'none' && post.photoIds.includes(photoId);
  return isInPost || (comment.status !== 'none' && comment.photo?.id === photoId);
}
