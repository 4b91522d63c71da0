import { tasksOf } from '../../../projections/builds/builds/builds-of.queries.js';
import { type ExportSection, withoutStaff } from '../../kernel/export/export-section.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { isDoneBy } from './done-by.rules.js';
import { taskEvents } from './task.events.js';

/** What a member did in the tasks of builds. What others did in them, what they paid, and to whom, is in these others' archives. */
export const exportTasks = ({ db, eventStore }: Pick<ModuleContext, 'db' | 'eventStore'>): ExportSection => ({
  file: 'build-tasks.json',
  read: async (memberId) => {
    const tasks: object[] = [];
    for (const id of await tasksOf(db, memberId)) {
      const own = (await eventStore.read(taskEvents, id)).filter((event) => isDoneBy(memberId, event));
      tasks.push({ id, events: own.map(withoutStaff(taskEvents)) });
    }
    return tasks;
  },
});
