import { plusDays } from '../../kernel/decider/time.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { Database } from '../../kernel/postgres/database.js';
import { removePhotoSizes } from '../../media/photo-blobs.shared.js';
import { buildEvents } from '../build/build.events.js';
import { entryEvents } from '../entry/entry.events.js';
import { taskEvents } from '../task/task.events.js';
import { buildPhotoRows } from './photo-rows.shared.js';

interface Deps {
  readonly db: Database;
  readonly eventStore: DomainEventStore;
  readonly blobs: Blobs;
}

/** Delete photos that no entry, task or build showed within two days: so long a device may be without signal between the photo and its entry. */
export const deleteUnusedBuildPhotosJob = (deps: Deps): ScheduledJob =>
  scheduledJob({
    name: 'delete-unused-build-photos',
    everySeconds: 3_600,
    run: ({ now }) => deleteUnusedBuildPhotos(deps, now),
  });

export async function deleteUnusedBuildPhotos({ db, eventStore, blobs }: Deps, now: string): Promise<void> {
  for (const { id, used_by } of await buildPhotoRows.unused(db, plusDays(now, -2), 500)) {
    if (used_by !== null && (await wasShown(eventStore, used_by, id))) {
      await buildPhotoRows.markUsed(db, id);
      continue;
    }
    await removePhotoSizes(blobs, id);
    await buildPhotoRows.remove(db, [id]);
  }
}

/** Whether what it was given to shows it, or ever did: histories and books keep it. A write that was refused leaves a photo that nothing shows. */
async function wasShown(eventStore: DomainEventStore, id: string, photoId: string): Promise<boolean> {
  const [entry, task, build] = await Promise.all([
    eventStore.read(entryEvents, id),
    eventStore.read(taskEvents, id),
    eventStore.read(buildEvents, id),
  ]);
  const shown = [
    ...entry.flatMap(({ data }) => ('photos' in data ? data.photos : [])),
    ...task.flatMap(({ data }) => ('photo' in data ? [data.photo] : 'photos' in data ? data.photos : [])),
    ...build.flatMap(({ data }) => ('photo' in data && data.photo ? [data.photo] : [])),
  ];
  return shown.some((photo) => photo.id === photoId);
}
