import { z } from 'zod';
import { endpoint, Id, line, MadeFrom, optionalText, Receipt } from '../../kernel/http/contract.js';
import { limit, OptionalCursor, OptionalSearchText, oneOf } from '../../kernel/http/query.contract.js';
import { PhotoView } from '../../media/photo.schemas.js';
import { PlaceBody } from '../../places/place.schemas.js';
import { ofBuild } from '../build/build.contract.js';
import { ofBuilds } from '../build/build-reads.contract.js';
import {
  columns,
  fits,
  OptionalDollars,
  PartBody,
  PartView,
  partStatuses,
  systems,
  TaskBody,
  TaskCard,
  TaskView,
} from '../builds.schemas.js';

const ofTask = [...ofBuild, 'TASK_NOT_FOUND'];
const ofPart = [...ofTask, 'PART_NOT_FOUND'];
const Build = z.object({ id: Id });
const Task = z.object({ id: Id, taskId: Id });
const Part = z.object({ id: Id, taskId: Id, partId: Id });
const nothing = z.object({});

const command = <Params extends z.ZodType, Body extends z.ZodType>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  summary: string,
  params: Params,
  body: Body,
  errors: readonly string[],
) =>
  endpoint({
    method,
    path: `/api/builds/:id/tasks${path}`,
    auth: 'member',
    summary,
    params,
    body,
    response: Receipt,
    errors,
  });

/** Where a task goes: below another of its column, at the top (null), or at the bottom. */
const Below = z
  .union([z.literal('bottom'), Id])
  .nullable()
  .default('bottom');

export const planTask = endpoint({
  method: 'POST',
  path: '/api/builds/:id/tasks',
  auth: 'member',
  consistent: ['builds'],
  summary: 'Plan a task; the same id again plans nothing',
  params: Build,
  body: TaskBody.extend({ taskId: Id, column: z.enum(columns).default('backlog') }),
  response: Receipt,
  status: 201,
  errors: [...ofBuild, 'TASK_ID_TAKEN', 'TOO_MANY_TASKS', 'TASK_NOT_FOUND', 'COMES_FIRST_ITSELF'],
});
export const changeTask = {
  ...command('PUT', '/:taskId', 'Change a task, whole', Task, TaskBody.extend(MadeFrom.shape), [
    ...ofTask,
    'COMES_FIRST_ITSELF',
  ]),
  consistent: ['builds'],
};
export const moveTask = {
  ...command(
    'POST',
    '/:taskId/move',
    'Move a task to a column, below another task of it',
    Task,
    z.object({ column: z.enum(columns), below: Below }),
    ofTask,
  ),
  consistent: ['builds'],
};
export const blockTask = command(
  'POST',
  '/:taskId/block',
  'Say why a task cannot go on',
  Task,
  z.object({ reason: line(300) }),
  ofTask,
);
export const unblockTask = command('POST', '/:taskId/unblock', 'A task can go on', Task, nothing, ofTask);
export const deleteTask = command('DELETE', '/:taskId', 'Delete a task', Task, nothing, [
  ...ofTask,
  'PART_INSTALLED',
]);
export const restoreTask = command(
  'POST',
  '/:taskId/restore',
  'Restore a deleted task',
  Task,
  nothing,
  ofTask,
);

export const addTaskPhoto = endpoint({
  method: 'POST',
  path: '/api/builds/:id/tasks/:taskId/photos/:when',
  auth: 'member',
  summary:
    'Add a photo of before or after to a task: the body is the file (JPEG, PNG, WebP or AVIF, at most 15 MB)',
  params: z.object({ id: Id, taskId: Id, when: z.enum(['before', 'after']) }),
  upload: true,
  rateLimit: { calls: 120, minutes: 30 },
  response: Receipt.extend({ photo: PhotoView }),
  status: 201,
  errors: [
    ...ofTask,
    'TOO_MANY_PHOTOS',
    'TOO_MANY_BUILD_PHOTOS',
    'NOT_A_PHOTO',
    'PHOTO_TOO_LARGE',
    'BODY_TOO_LARGE',
  ],
});
export const removeTaskPhoto = command(
  'DELETE',
  '/:taskId/photos/:photoId',
  'Take a photo off a task',
  z.object({ id: Id, taskId: Id, photoId: z.string().max(80) }),
  nothing,
  [...ofTask, 'PHOTO_NOT_FOUND'],
);

/* Parts. */

export const planPart = command(
  'POST',
  '/:taskId/parts',
  'Plan a part for a task: an item of my inventory, or something to be found',
  Task,
  PartBody.extend({ partId: Id }),
  [...ofTask, 'TOO_MANY_PARTS', 'ITEM_NOT_FOUND'],
);
export const changePart = command('PUT', '/:taskId/parts/:partId', 'Change a part, whole', Part, PartBody, [
  ...ofPart,
  'ITEM_NOT_FOUND',
  'PART_INSTALLED',
]);
export const dropPart = command('DELETE', '/:taskId/parts/:partId', 'Drop a part', Part, nothing, [
  ...ofPart,
  'PART_INSTALLED',
]);
export const keepPart = command(
  'POST',
  '/:taskId/parts/:partId/keep',
  'Keep a part that was dropped',
  Part,
  nothing,
  ofPart,
);
export const findPart = endpoint({
  method: 'POST',
  path: '/api/builds/:id/tasks/:taskId/parts/:partId/find',
  auth: 'member',
  requires: 'list',
  summary: 'Draft a wanted ad for a part, joined to it: with the car, the words and the limit of the plan',
  params: Part,
  body: z.object({ place: PlaceBody.nullable().default(null) }).prefault({}),
  response: Receipt.extend({ listingId: z.string() }),
  status: 201,
  errors: [
    ...ofPart,
    'PART_SOUGHT',
    'PART_INSTALLED',
    'PLACE_MISSING',
    'PLACE_NOT_FOUND',
    'PLACE_NOT_ON_MAP',
  ],
});
export const recordArrival = command(
  'POST',
  '/:taskId/parts/:partId/arrive',
  'A part is there, bought elsewhere, or from the inventory',
  Part,
  z.object({
    cost: OptionalDollars,
    itemId: Id.nullable().default(null),
    on: z.iso.date().nullable().default(null),
  }),
  [...ofPart, 'ITEM_NOT_FOUND', 'PART_INSTALLED'],
);
export const undoArrival = command(
  'POST',
  '/:taskId/parts/:partId/arrive/undo',
  'A part has not arrived after all',
  Part,
  nothing,
  [...ofPart, 'PART_INSTALLED'],
);
export const installPart = command(
  'POST',
  '/:taskId/parts/:partId/install',
  'Put a part into the car: an item of the inventory leaves its place',
  Part,
  z.object({ locationId: Id.nullable().optional() }),
  [...ofPart, 'NOT_SO_MANY', 'ITEM_NOT_FOUND', 'ITEM_HELD', 'ITEM_GONE', 'TOO_MANY_PORTIONS'],
);
export const removePart = command(
  'POST',
  '/:taskId/parts/:partId/remove',
  'Take a part out of the car: an item goes back to a place of the inventory',
  Part,
  z.object({ locationId: Id.nullable().default(null) }),
  [...ofPart, 'PART_NOT_INSTALLED', 'LOCATION_NOT_FOUND', 'LOCATION_ARCHIVED', 'TOO_MANY_PLACES'],
);
export const witnessFit = command(
  'PUT',
  '/:taskId/parts/:partId/fit',
  'Say whether an installed part fitted as it is; null: say nothing any more',
  Part,
  z.object({ fit: z.enum(fits).nullable(), note: optionalText(500).default('') }),
  [...ofPart, 'PART_NOT_INSTALLED'],
);

/* Reads. */

export const getBoard = endpoint({
  method: 'GET',
  path: '/api/builds/:id/board',
  auth: 'guest',
  consistent: ofBuilds,
  summary: 'The tasks of a build by column, the first of each; `next` goes on by listTasks',
  params: Build,
  query: z.object({ system: oneOf(systems), search: OptionalSearchText, limit: limit(30) }),
  response: z.object({
    columns: z.array(
      z.object({
        column: z.enum(columns),
        total: z.number().int(),
        tasks: z.array(TaskCard),
        next: z.string().nullable(),
      }),
    ),
  }),
  errors: ['BUILD_NOT_FOUND'],
});

export const taskSorts = ['board', 'system', 'changed'] as const;
export const listTasks = endpoint({
  method: 'GET',
  path: '/api/builds/:id/tasks',
  auth: 'guest',
  consistent: ofBuilds,
  summary: 'The tasks of a build as a list: by column and rank, or by system, or the last changed first',
  params: Build,
  query: z.object({
    column: oneOf(columns),
    system: oneOf(systems),
    blocked: oneOf(['true']),
    search: OptionalSearchText,
    sort: oneOf(taskSorts),
    cursor: OptionalCursor,
    limit: limit(50),
  }),
  response: z.object({
    tasks: z.array(TaskCard),
    total: z.number().int(),
    next: z.string().nullable(),
  }),
  errors: ['BUILD_NOT_FOUND', 'BAD_CURSOR'],
});

export const getTask = endpoint({
  method: 'GET',
  path: '/api/builds/:id/tasks/:taskId',
  auth: 'guest',
  consistent: [...ofBuilds, 'inventory', 'listing-search'],
  summary: 'A task, with its parts and photos',
  params: Task,
  response: TaskView,
  errors: ['BUILD_NOT_FOUND', 'TASK_NOT_FOUND'],
});

export const listParts = endpoint({
  method: 'GET',
  path: '/api/builds/:id/parts',
  auth: 'guest',
  consistent: [...ofBuilds, 'inventory', 'listing-search'],
  summary: 'The parts of all tasks of a build, the missing ones first',
  params: Build,
  query: z.object({ status: oneOf(partStatuses), cursor: OptionalCursor, limit: limit(50) }),
  response: z.object({
    parts: z.array(PartView.extend({ taskTitle: z.string(), system: z.enum(systems) })),
    total: z.number().int(),
    next: z.string().nullable(),
  }),
  errors: ['BUILD_NOT_FOUND', 'BAD_CURSOR'],
});
