import { z } from 'zod';
import { buildStatuses, goals } from '../build/build.events.js';
import { partStatuses, SystemProgress } from '../builds.schemas.js';
import { columns, fits, systems } from '../task/task.events.js';

/** The content of a frozen book. Dollars and hours; null where it hides them. */
export const BookContent = z.object({
  title: z.string(),
  vehicle: z.string(),
  nickname: z.string(),
  about: z.string(),
  goal: z.enum(goals),
  status: z.enum(buildStatuses),
  startedOn: z.string().nullable(),
  /** The day on which it was frozen. */
  on: z.string(),
  owner: z.string().nullable(),
  cover: z.string().nullable(),
  totals: z.object({
    spent: z.number().nullable(),
    hours: z.number(),
    tasks: z.number().int(),
    tasksDone: z.number().int(),
    entries: z.number().int(),
  }),
  systems: z.array(SystemProgress),
  tasks: z.array(
    z.object({
      system: z.enum(systems),
      title: z.string(),
      notes: z.string(),
      column: z.enum(columns),
      hours: z.number(),
      spent: z.number().nullable(),
      doneOn: z.string().nullable(),
      parts: z.array(
        z.object({
          title: z.string(),
          quantity: z.number().int(),
          status: z.enum(partStatuses),
          cost: z.number().nullable(),
          fit: z.enum(fits).nullable(),
          note: z.string(),
        }),
      ),
    }),
  ),
  entries: z.array(
    z.object({
      on: z.string(),
      author: z.string().nullable(),
      text: z.string(),
      /** Ids. */
      photos: z.array(z.string()),
      hours: z.number().nullable(),
      cost: z.number().nullable(),
      odometer: z.number().int().nullable(),
      task: z.string().nullable(),
    }),
  ),
});
export type BookContent = z.output<typeof BookContent>;
