import type { ContentType } from '../kernel/content/content.js';
import { systemClock } from '../kernel/decider/clock.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { pick, type RecordedEvent, streamOf } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { isOwned } from '../media/photo-blobs.shared.js';
import { erasureState } from '../members/erasure/erasure.state.js';

/** Whenever content no longer shows a photo, the photo's files are deleted, where its kind says so. A photo that
 *  arrives after its member was erased is deleted too. A photo that content of another kind shows stays. A photo
 *  without an owner (drawings of the demo, photos from before photos had
 *  an owner) may be shown by many members, so it stays until an erasure finds that nobody else shows it. */
export const deleteUnusedPhotos = (deps: Deps): Reactor => {
  const types = deps.contents.types.filter(({ photos }) => photos?.shownIn);
  return reactor({
    name: 'forget-photos',
    handles: types.map(({ events, photos }) => pick(events, ...(photos?.changedBy ?? []))),
    handle: async (_, events) => {
      for (const type of types)
        for (const id of idsIn(events, type)) await deletePhotosNotShown(deps, type, id);
    },
  });
};

type Deps = Pick<ModuleContext, 'db' | 'eventStore' | 'secret' | 'blobs' | 'contents'>;

/** The content of this kind that the events are about, each once. */
const idsIn = (events: readonly RecordedEvent[], type: ContentType): ReadonlySet<string> =>
  new Set(
    events.flatMap(({ stream, entityId }) => (stream === streamOf(type.events, entityId) ? [entityId] : [])),
  );

async function deletePhotosNotShown(deps: Deps, type: ContentType, id: string): Promise<void> {
  const { photos, events, kind } = type;
  if (!photos?.shownIn || photos.files === 'of its module') return;
  const history = await deps.eventStore.read(events, id);
  const owner = type.ownerIn(history, id);
  const isKept = owner !== undefined && !(await isLeaving(deps, owner));
  if (isKept && (await isShared(deps, { kind, id }))) return;
  const shown = isKept ? photos.shownIn(history) : [];
  const unused = photos.namedIn(history).filter((photoId) => isOwned(photoId) && !shown.includes(photoId));
  for (const photoId of unused) for (const blob of photos.files.all(photoId)) await deps.blobs.remove(blob);
}

/** Whether content of another kind shows the same photos. */
async function isShared(deps: Deps, ref: { readonly kind: string; readonly id: string }): Promise<boolean> {
  const shared = await Promise.all(
    deps.contents.types.map(({ photos }) => photos?.sharedWith?.(deps, ref) ?? false),
  );
  return shared.includes(true);
}

/** Whether the erasure can no longer be cancelled, or is done. */
async function isLeaving({ eventStore }: Deps, memberId: string): Promise<boolean> {
  const erasure = await loadState(eventStore, erasureState, memberId);
  if (erasure.status === 'requested') return erasure.dueAt <= systemClock.now();
  return erasure.status === 'performed';
}
