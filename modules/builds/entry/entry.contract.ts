import { z } from 'zod';
import { endpoint, Id, MadeFrom, optionalText, Receipt } from '../../kernel/http/contract.js';
import { limit, OptionalCursor, OptionalSearchText } from '../../kernel/http/query.contract.js';
import { PhotoView } from '../../media/photo.schemas.js';
import { ofBuild } from '../build/build.contract.js';
import { ofBuilds } from '../build/build-reads.contract.js';
import {
  EntryView,
  maxEntryLetters,
  maxEntryPhotos,
  OptionalDollars,
  OptionalHours,
} from '../builds.schemas.js';

const ofEntry = [...ofBuild, 'ENTRY_NOT_FOUND'];
const Build = z.object({ id: Id });
const Entry = z.object({ id: Id, entryId: Id });

const EntryBody = z.object({
  on: z.iso.date(),
  text: optionalText(maxEntryLetters).default(''),
  /** Ids of photos that were stored before. */
  photos: z.array(z.string().max(80)).max(maxEntryPhotos).default([]),
  compare: z
    .object({ before: z.string().max(80), after: z.string().max(80) })
    .nullable()
    .default(null),
  hours: OptionalHours,
  cost: OptionalDollars,
  odometer: z.number().int().min(0).max(10_000_000).nullable().default(null),
  taskId: Id.nullable().default(null),
});

const refused = ['PHOTO_NOT_FOUND', 'TASK_NOT_FOUND', 'NOTHING_IN_IT', 'COMPARE_WITHOUT_PHOTOS'];

export const addEntryPhoto = endpoint({
  method: 'POST',
  path: '/api/builds/:id/photos',
  auth: 'member',
  summary:
    'Store a photo for an entry, which is written within two days: the body is the file (JPEG, PNG, WebP or AVIF, at most 15 MB)',
  params: Build,
  upload: true,
  rateLimit: { calls: 240, minutes: 30 },
  response: z.object({ id: z.string(), photo: PhotoView }),
  status: 201,
  errors: [...ofBuild, 'NOT_A_PHOTO', 'PHOTO_TOO_LARGE', 'BODY_TOO_LARGE', 'TOO_MANY_BUILD_PHOTOS'],
});

export const writeEntry = endpoint({
  method: 'POST',
  path: '/api/builds/:id/entries',
  auth: 'member',
  summary:
    'Write an entry of the journal; the same id again writes nothing, so that a device may send it twice',
  params: Build,
  body: EntryBody.extend({ entryId: Id }),
  response: Receipt,
  status: 201,
  errors: [...ofBuild, ...refused, 'ENTRY_ID_TAKEN', 'TOO_MANY_ENTRIES'],
});
export const changeEntry = endpoint({
  method: 'PUT',
  path: '/api/builds/:id/entries/:entryId',
  auth: 'member',
  summary: 'Change an entry, whole, by its author or an owner',
  params: Entry,
  body: EntryBody.extend(MadeFrom.shape),
  response: Receipt,
  errors: [...ofEntry, ...refused],
});
export const deleteEntry = endpoint({
  method: 'DELETE',
  path: '/api/builds/:id/entries/:entryId',
  auth: 'member',
  summary: 'Delete an entry; it can be restored',
  params: Entry,
  response: Receipt,
  errors: ofEntry,
});
export const restoreEntry = endpoint({
  method: 'POST',
  path: '/api/builds/:id/entries/:entryId/restore',
  auth: 'member',
  summary: 'Restore a deleted entry',
  params: Entry,
  response: Receipt,
  errors: ofEntry,
});

/* Reads. */

export const listEntries = endpoint({
  method: 'GET',
  path: '/api/builds/:id/entries',
  auth: 'guest',
  consistent: ofBuilds,
  summary: 'The journal of a build, by the day of the work, newest first; of a month, a task or words',
  params: Build,
  query: z.object({
    /** "2026-11" */
    month: z.preprocess(
      (value) => (value === '' ? undefined : value),
      z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
        .optional(),
    ),
    taskId: z.preprocess((value) => (value === '' ? undefined : value), Id.optional()),
    search: OptionalSearchText,
    cursor: OptionalCursor,
    limit: limit(20),
  }),
  response: z.object({
    entries: z.array(EntryView),
    total: z.number().int(),
    next: z.string().nullable(),
  }),
  errors: ['BUILD_NOT_FOUND', 'BAD_CURSOR'],
});

export const getEntry = endpoint({
  method: 'GET',
  path: '/api/builds/:id/entries/:entryId',
  auth: 'guest',
  consistent: ofBuilds,
  summary: 'One entry of a journal',
  params: Entry,
  response: EntryView,
  errors: ['BUILD_NOT_FOUND', 'ENTRY_NOT_FOUND'],
});

/** The timeline: each month in which something was done, the newest first. */
export const listMonths = endpoint({
  method: 'GET',
  path: '/api/builds/:id/months',
  auth: 'guest',
  consistent: ofBuilds,
  summary: 'The months of a journal, newest first: what was done in each, on one page',
  params: Build,
  response: z.object({
    months: z.array(
      z.object({
        month: z.string(),
        entries: z.number().int(),
        hours: z.number(),
        /** Dollars; null for whoever does not read costs. */
        spent: z.number().nullable(),
        tasksDone: z.number().int(),
        photos: z.array(PhotoView),
      }),
    ),
  }),
  errors: ['BUILD_NOT_FOUND'],
});

export const getMonth = endpoint({
  method: 'GET',
  path: '/api/builds/:id/months/:month',
  auth: 'guest',
  consistent: ofBuilds,
  summary: 'One month of a build on one page: its entries, what was done, what it took',
  params: z.object({ id: Id, month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) }),
  response: z.object({
    month: z.string(),
    entries: z.array(EntryView),
    tasksDone: z.array(z.object({ id: z.string(), title: z.string(), doneAt: z.string() })),
    partsInstalled: z.array(z.string()),
    hours: z.number(),
    spent: z.number().nullable(),
  }),
  errors: ['BUILD_NOT_FOUND'],
});
