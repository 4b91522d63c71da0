import type { ContentType } from '../kernel/content/content.js';
import { systemClock } from '../kernel/decider/clock.js';
import { pick, type RecordedEvent, streamOf } from '../kernel/event-store/events.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { lookAgain } from './delete-kept-photos.job.js';
import { deletePhotosNotShown, type PhotoDeps } from './photos-not-shown.js';

/** Whenever content no longer shows a photo, the photo's files are deleted, where its kind says so. A photo that
 *  arrives after its member was erased is deleted too. A photo that content of another kind shows stays, and so does one that a case needs. A photo
 *  without an owner (drawings of the demo, photos from before photos had
 *  an owner) may be shown by many members, so it stays until an erasure finds that nobody else shows it. */
export const deleteUnusedPhotos = (deps: PhotoDeps): Reactor => {
  const types = deps.contents.types.filter(({ photos }) => photos?.shownIn);
  return reactor({
    name: 'forget-photos',
    handles: types.map(({ events, photos }) => pick(events, ...(photos?.changedBy ?? []))),
    handle: async (tx, events) => {
      for (const type of types)
        for (const id of idsIn(events, type))
          if ((await deletePhotosNotShown(deps, type, id)) === 'kept')
            await lookAgain(tx, { kind: type.kind, id }, systemClock.now());
    },
  });
};

/** The content of this kind that the events are about, each once. */
const idsIn = (events: readonly RecordedEvent[], type: ContentType): ReadonlySet<string> =>
  new Set(
    events.flatMap(({ stream, entityId }) => (stream === streamOf(type.events, entityId) ? [entityId] : [])),
  );
