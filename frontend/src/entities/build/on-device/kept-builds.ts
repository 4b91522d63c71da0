import { openFieldDb } from '../../inventory/offline/offline-db';
import type { KeptBuild } from './kept-build';

/** Keeps a build on this device, in place of what was kept of it. Nobody else's builds stay on a device that is shared. */
export async function keepBuild(build: KeptBuild): Promise<void> {
  const db = await openFieldDb();
  const tx = db.transaction('build', 'readwrite');
  for (const other of await tx.store.getAll())
    if (other.memberId !== build.memberId) await tx.store.delete([other.memberId, other.id]);
  await tx.store.put(build);
  await tx.done;
}

/** Keeps a build no longer: it is gone, or its member works on it no more. */
export async function forgetBuild(memberId: string, id: string): Promise<void> {
  await (await openFieldDb()).delete('build', [memberId, id]);
}

/** The builds of a member on this device, by title. */
export async function keptBuilds(memberId: string): Promise<readonly KeptBuild[]> {
  const builds = await (await openFieldDb()).getAllFromIndex('build', 'member', memberId);
  return builds.toSorted((one, other) => one.title.localeCompare(other.title));
}

/** One build of a member on this device; undefined when it is not there. */
export async function keptBuild(memberId: string, id: string): Promise<KeptBuild | undefined> {
  return (await openFieldDb()).get('build', [memberId, id]);
}
