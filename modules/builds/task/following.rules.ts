import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import type { TaskEvent } from './task.events.js';
import { type Arrival, itemIdOf, type Part, type Task } from './task.state.js';

interface OfPart {
  readonly partId: string;
}

/** What follows from an inventory or from a wanted ad. It is never refused: where it no longer applies, nothing happens. */
export type FollowingCommand =
  | Command<'FollowInstallation', OfPart & { readonly itemId: string; readonly portionId: string }>
  | Command<'FollowRemoval', OfPart & { readonly portionId: string }>
  | Command<'FollowDeal', OfPart & { readonly needId: string; readonly arrival: Arrival }>
  | Command<'FollowReopening', OfPart & { readonly needId: string; readonly sellerId: string | null }>
  | Command<'FollowNeed', OfPart & { readonly needId: string }>
  | Command<'FollowTransfer', OfPart & { readonly listingId: string; readonly itemId: string }>
  | Command<'FollowEndOfNeed', OfPart & { readonly needId: string }>;

/** A portion of an item left its place for this build: the part that it was planned to be is in the car. */
export function followInstallation(
  { partId, itemId, portionId, meta }: CommandOf<FollowingCommand, 'FollowInstallation'>,
  task: Task,
): readonly TaskEvent[] {
  const part = livePartOf(task, partId);
  if (!part || part.installed !== null) return [];
  return [event('PartInstalled', { partId, by: meta.actor.id, itemId, portionId })];
}

/** The portion is back in the inventory: the part is out of the car. */
export function followRemoval(
  { partId, portionId, meta }: CommandOf<FollowingCommand, 'FollowRemoval'>,
  task: Task,
): readonly TaskEvent[] {
  if (task.parts.get(partId)?.installed?.portionId !== portionId) return [];
  return [event('PartRemoved', { partId, by: meta.actor.id })];
}

/** The wanted ad of a part is fulfilled. What a member said of its arrival stays, with what the deal adds. */
export function followDeal(
  { partId, needId, arrival, meta }: CommandOf<FollowingCommand, 'FollowDeal'>,
  task: Task,
): readonly TaskEvent[] {
  const part = soughtPartOf(task, partId, needId);
  if (!part) return [];
  const said = part.arrival;
  if (said && (said.sellerId !== null || arrival.sellerId === null)) return [];
  return [
    event('PartArrived', {
      partId,
      authorId: meta.actor.id,
      ...arrival,
      photos: [...arrival.photos],
      ...(said && { costCents: said.costCents ?? arrival.costCents, itemId: said.itemId, on: said.on }),
    }),
  ];
}

/** The find is undone: the part has not arrived, unless it is in the car already, or a member said what it cost or which item it is. */
export function followReopening(
  { partId, needId, sellerId }: CommandOf<FollowingCommand, 'FollowReopening'>,
  task: Task,
): readonly TaskEvent[] {
  const part = soughtPartOf(task, partId, needId);
  if (!part || part.installed !== null || part.arrival?.sellerId !== sellerId) return [];
  const isSaid = part.arrival.costCents !== null || part.arrival.itemId !== null;
  return sellerId === null && isSaid ? [] : [event('PartArrivalUndone', { partId })];
}

/** The wanted ad is open again, and looks for the part unless another does. */
export function followNeed(
  { partId, needId }: CommandOf<FollowingCommand, 'FollowNeed'>,
  task: Task,
): readonly TaskEvent[] {
  const part = livePartOf(task, partId);
  if (!part || part.need !== null || part.arrival !== null || part.installed !== null) return [];
  return [event('PartSought', { partId, listingId: needId })];
}

/** Its buyer took over what the listing offered: the part is that item of their inventory. */
export function followTransfer(
  { partId, listingId, itemId, meta }: CommandOf<FollowingCommand, 'FollowTransfer'>,
  task: Task,
): readonly TaskEvent[] {
  const part = task.parts.get(partId);
  if (!part || part.installed !== null || itemIdOf(part) !== null) return [];
  if (part.arrival?.listingId !== listingId) return [];
  return [
    event('PartArrived', {
      partId,
      authorId: meta.actor.id,
      ...part.arrival,
      photos: [...part.arrival.photos],
      itemId,
    }),
  ];
}

/** The wanted ad ended without it. */
export function followEndOfNeed(
  { partId, needId }: CommandOf<FollowingCommand, 'FollowEndOfNeed'>,
  task: Task,
): readonly TaskEvent[] {
  return task.parts.get(partId)?.need === needId
    ? [event('PartSoughtNoMore', { partId, listingId: needId })]
    : [];
}

/** A part for which a wanted ad looks, or looked until it ended. */
function soughtPartOf({ parts }: Task, partId: string, needId: string): Part | undefined {
  const part = parts.get(partId);
  return part && (part.need === null || part.need === needId) ? part : undefined;
}

function livePartOf({ status, parts }: Task, partId: string): Part | undefined {
  const part = parts.get(partId);
  return status === 'planned' && part && !part.isDropped ? part : undefined;
}
