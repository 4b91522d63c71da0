import { tasksOf } from '../../../projections/builds/builds/builds-of.queries.js';
import { defineContent } from '../../kernel/content/content.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { taskState } from './task.state.js';

/** A task of a build. Others see it on the page of the build, and report that. Those who wrote something in it have it in their archives. */
export const taskContent = defineContent(taskState, {
  kind: 'build-task',
  name: { one: 'build task', many: 'build tasks' },
  archive: 'build-tasks.json',
  owner: ({ authorId }) => authorId,
  idsOf: ({ db }, memberId) => tasksOf(db, memberId),
  readsFrom: ['builds'],
  title: (history) =>
    history.reduce<string | null>(
      (title, { type, data }) => (type === 'TaskPlanned' || type === 'TaskChanged' ? data.title : title),
      null,
    ),
  shownOn: async ({ eventStore }, id) => {
    const { status, buildId } = await loadState(eventStore, taskState, id);
    return status === 'none' ? null : `/build-tracker/${buildId}?tab=board`;
  },
  // stored, archived and deleted as those of whoever took them
  photos: {
    fields: { TaskPhotoAdded: ['photo'], TaskPhotoRemoved: ['photoId'], PartArrived: ['photos'] },
    files: 'of its module',
  },
});
