import type { BuildView, EntryView } from '@modules/builds/builds.schemas';
import type { QueryClient } from '@tanstack/react-query';
import { isSignedInAs } from '../../draft/is-signed-in-as';
import { entriesQuery, taskChoicesQuery } from '../entry.queries';
import type { KeptEntry } from './kept-build';
import { forgetBuild, keepBuild } from './kept-builds';

/** Reads the newest entries and the tasks of a build, unless the page has them, and keeps them on this device.
 *  errors  ApiProblem */
export async function readAndKeep(memberId: string, build: BuildView, queries: QueryClient): Promise<void> {
  const { id, title, vehicle, allowedActions } = build;
  if (!allowedActions.includes('write')) return forgetBuild(memberId, id);
  const [journal, tasks] = await Promise.all([
    queries.fetchInfiniteQuery(entriesQuery(id, {})),
    queries.fetchQuery(taskChoicesQuery(id)),
  ]);
  if (!isSignedInAs(memberId)) return;
  const entries = journal.pages.flatMap((page) => page.entries.map(keptOf));
  await keepBuild({ id, memberId, readAt: new Date().toISOString(), title, vehicle, tasks, entries });
}

const keptOf = ({ id, on, author, text, photos, hours, cost, odometer, task }: EntryView): KeptEntry => ({
  id,
  on,
  author: author.name,
  text,
  photos: photos.length,
  hours,
  cost,
  odometer,
  task: task?.title ?? null,
});
