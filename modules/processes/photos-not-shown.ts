import type { ContentType } from '../kernel/content/content.js';
import { systemClock } from '../kernel/decider/clock.js';
import { loadState } from '../kernel/decider/handle-command.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { isOwned } from '../media/photo-blobs.shared.js';
import { erasureState } from '../members/erasure/erasure.state.js';

export type PhotoDeps = Pick<ModuleContext, 'db' | 'eventStore' | 'secret' | 'blobs' | 'contents'>;

/** Delete the files of photos that this content no longer shows.
 *  out  'kept' when a case needs them still */
export async function deletePhotosNotShown(
  deps: PhotoDeps,
  type: ContentType,
  id: string,
): Promise<'kept' | 'done'> {
  const { photos, events, kind } = type;
  if (!photos?.shownIn || photos.files === 'of its module') return 'done';
  const history = await deps.eventStore.read(events, id);
  const owner = type.ownerIn(history, id);
  const isStaying = owner !== undefined && !(await isLeaving(deps, owner));
  if (isStaying && (await isShared(deps, { kind, id }))) return 'done';
  const shown = isStaying ? photos.shownIn(history) : [];
  const unused = photos.namedIn(history).filter((photoId) => isOwned(photoId) && !shown.includes(photoId));
  if (isStaying && unused.length > 0 && (await deps.contents.isKept({ kind, id }))) return 'kept';
  for (const photoId of unused) for (const blob of photos.files.all(photoId)) await deps.blobs.remove(blob);
  return 'done';
}

/** Whether content of another kind shows the same photos. */
async function isShared(
  deps: PhotoDeps,
  ref: { readonly kind: string; readonly id: string },
): Promise<boolean> {
  const shared = await Promise.all(
    deps.contents.types.map(({ photos }) => photos?.sharedWith?.(deps, ref) ?? false),
  );
  return shared.includes(true);
}

/** Whether the erasure can no longer be cancelled, or is done. */
async function isLeaving({ eventStore }: PhotoDeps, memberId: string): Promise<boolean> {
  const erasure = await loadState(eventStore, erasureState, memberId);
  if (erasure.status === 'requested') return erasure.dueAt <= systemClock.now();
  return erasure.status === 'performed';
}
