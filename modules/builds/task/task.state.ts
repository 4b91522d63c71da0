import { foldInPlace } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type Column, type Fit, type TaskEvent, taskEvents } from './task.events.js';

type DataOf<Type extends TaskEvent['type']> = Extract<TaskEvent, { readonly type: Type }>['data'];

/** What a task is, as a member wrote it. */
export type TaskWords = Omit<DataOf<'TaskChanged'>, 'authorId'>;
/** What is to be had for it, as a member wrote it. */
export type PartWords = Omit<DataOf<'PartChanged'>, 'authorId' | 'partId'>;
/** How a part came. */
export type Arrival = Omit<DataOf<'PartArrived'>, 'partId' | 'authorId'>;
export type Installed = Omit<DataOf<'PartInstalled'>, 'partId'>;
export type TaskPhoto = Pick<DataOf<'TaskPhotoAdded'>, 'when' | 'photo'>;

export interface Part extends PartWords {
  readonly authorId: string;
  /** The wanted ad that looks for it. */
  readonly need: string | null;
  readonly arrival: Arrival | null;
  readonly installed: Installed | null;
  readonly fit: { readonly authorId: string; readonly fit: Fit; readonly note: string } | null;
  readonly isDropped: boolean;
}

export interface Task {
  readonly status: 'none' | 'planned' | 'deleted';
  readonly buildId: string;
  /** Whoever planned it. */
  readonly authorId: string;
  /** null until it is planned. */
  readonly words: TaskWords | null;
  readonly column: Column;
  readonly rank: string;
  /** Why it cannot go on; null while it can. */
  readonly blocked: string | null;
  readonly photos: readonly TaskPhoto[];
  /** By id, the first planned one first. */
  readonly parts: ReadonlyMap<string, Part>;
}

const none: Task = {
  status: 'none',
  buildId: '',
  authorId: '',
  words: null,
  column: 'backlog',
  rank: '',
  blocked: null,
  photos: [],
  parts: new Map(),
};

export const taskState: StreamState<typeof taskEvents, Task> = {
  events: taskEvents,
  ...foldInPlace(none, {
    open: (task) => ({ ...task, photos: [...task.photos], parts: new Map(task.parts) }),
    change,
    close: (draft): Task => draft,
  }),
};

/** The item of an inventory that a part is: the one that arrived, or the planned one. */
export const itemIdOf = ({ arrival, itemId }: Pick<Part, 'arrival' | 'itemId'>): string | null =>
  arrival?.itemId ?? itemId;

/** Owned by its maker only, and therefore mutated. */
type Draft = { -readonly [Key in keyof Task]: Task[Key] } & {
  photos: TaskPhoto[];
  parts: Map<string, Part>;
};

function change(task: Draft, { type, data }: TaskEvent): void {
  switch (type) {
    case 'TaskPlanned': {
      const { buildId, authorId, rank, from: _, ...words } = data;
      Object.assign(task, { status: 'planned', buildId, authorId, rank, words });
      return;
    }
    case 'TaskChanged': {
      const { authorId: _, ...words } = data;
      task.words = words;
      return;
    }
    case 'TaskMoved':
      task.column = data.column;
      task.rank = data.rank;
      return;
    case 'TaskBlocked':
      task.blocked = data.reason;
      return;
    case 'TaskUnblocked':
      task.blocked = null;
      return;
    case 'TaskPhotoAdded':
      task.photos.push({ when: data.when, photo: data.photo });
      return;
    case 'TaskPhotoRemoved':
      task.photos = task.photos.filter(({ photo }) => photo.id !== data.photoId);
      return;
    case 'PartPlanned': {
      const { partId, ...part } = data;
      task.parts.set(partId, { ...newPart, ...part });
      return;
    }
    case 'PartChanged': {
      const { partId, authorId: _, ...words } = data;
      changePart(task, partId, words);
      return;
    }
    case 'PartDropped':
    case 'PartKept':
      changePart(task, data.partId, { isDropped: type === 'PartDropped' });
      return;
    case 'PartSought':
      changePart(task, data.partId, { need: data.listingId });
      return;
    case 'PartSoughtNoMore':
      changePart(task, data.partId, { need: null });
      return;
    case 'PartArrived': {
      const { partId, authorId: _, ...arrival } = data;
      changePart(task, partId, { arrival });
      return;
    }
    case 'PartArrivalUndone':
      changePart(task, data.partId, { arrival: null });
      return;
    case 'PartInstalled': {
      const { partId, ...installed } = data;
      changePart(task, partId, { installed });
      return;
    }
    case 'PartRemoved':
      changePart(task, data.partId, { installed: null });
      return;
    case 'FitWitnessed': {
      const { authorId, fit, note } = data;
      changePart(task, data.partId, { fit: { authorId, fit, note } });
      return;
    }
    case 'FitWithdrawn':
      changePart(task, data.partId, { fit: null });
      return;
    case 'TaskDeleted':
      task.status = 'deleted';
      return;
    case 'TaskRestored':
      task.status = 'planned';
      return;
    default:
      unreachable(type);
  }
}

const newPart = { need: null, arrival: null, installed: null, fit: null, isDropped: false };

function changePart({ parts }: Draft, partId: string, over: Partial<Part>): void {
  const part = parts.get(partId);
  if (part) parts.set(partId, { ...part, ...over });
}
