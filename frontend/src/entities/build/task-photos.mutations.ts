import { call } from '@lib/api/call';
import { upload } from '@lib/api/upload';
import { maxTaskPhotos, type TaskView } from '@modules/builds/builds.schemas';
import { addTaskPhoto, removeTaskPhoto } from '@modules/builds/task/task.contract';
import { useQueryClient } from '@tanstack/react-query';
import { usePhotos } from '../photo/use-photos';
import { refreshTasks } from './task.mutations';
import { taskQuery } from './task.queries';

/** The photos of a task from before its work, or from after it. */
export function useTaskPhotos(buildId: string, task: TaskView, when: 'before' | 'after') {
  const queries = useQueryClient();
  const others = task.photos.filter((photo) => photo.when !== when);
  return usePhotos({
    id: task.id,
    photos: task.photos.flatMap((photo) => (photo.when === when ? [photo.photo] : [])),
    max: maxTaskPhotos - others.length,
    name: 'A task',
    send: async (taskId, file, options) =>
      (await upload(addTaskPhoto, file, { params: { id: buildId, taskId, when }, ...options })).photo,
    remove: async (taskId, photoId) => {
      await call(removeTaskPhoto, { params: { id: buildId, taskId, photoId } });
      await refreshTasks(queries, buildId);
    },
    // they are shown in the order in which they were added
    arrange: () => Promise.resolve(),
    setPhotos: (taskId, next) =>
      queries.setQueryData(taskQuery(buildId, taskId).queryKey, (known) => {
        if (!known) return known;
        const shown = known.photos.flatMap((photo) => (photo.when === when ? [photo.photo] : []));
        return {
          ...known,
          photos: [
            ...known.photos.filter((photo) => photo.when !== when),
            ...next(shown).map((photo) => ({ when, photo })),
          ],
        };
      }),
    refresh: () => refreshTasks(queries, buildId),
  });
}
