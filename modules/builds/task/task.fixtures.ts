import { event } from '../../kernel/decider/decider.js';
import type { TaskEvent } from './task.events.js';
import type { Arrival, PartWords, TaskWords } from './task.state.js';

export const words: TaskWords = {
  system: 'brakes',
  title: 'Rebuild the front brakes',
  notes: 'Left side pulls.',
  priority: 'normal',
  plannedCents: 20_000,
  plannedMinutes: 360,
  after: [],
};

export const partWords: PartWords = {
  title: 'Wheel cylinder, front left',
  quantity: 1,
  plannedCents: 2_500,
  link: '',
  itemId: null,
};

export const arrival: Arrival = {
  costCents: 2_200,
  sellerId: null,
  listingId: null,
  itemId: null,
  photos: [],
  on: '2026-05-30',
};

/** A task of Ana's, in the backlog of her truck. */
export const planned = (over: Partial<TaskWords> = {}): TaskEvent =>
  event('TaskPlanned', {
    buildId: 'truck',
    authorId: 'ana',
    ...words,
    ...over,
    after: [...(over.after ?? words.after)],
    rank: 'a0',
    from: null,
  });

export const partPlanned = (partId = 'cylinder', over: Partial<PartWords> = {}): TaskEvent =>
  event('PartPlanned', { authorId: 'ana', partId, ...partWords, ...over });

export const partArrived = (partId = 'cylinder', over: Partial<Arrival> = {}): TaskEvent =>
  event('PartArrived', { authorId: 'ana', partId, ...arrival, ...over, photos: [...(over.photos ?? [])] });

export const partInstalled = (
  partId = 'cylinder',
  over: { readonly itemId?: string | null; readonly portionId?: string | null } = {},
): TaskEvent => event('PartInstalled', { partId, by: 'ana', itemId: null, portionId: null, ...over });
