import { isPortionOf } from '../builds/task/portion-of-part.shared.js';
import type { TaskCommand } from '../builds/task/task.decider.js';
import type { TaskEvent } from '../builds/task/task.events.js';
import type { Task } from '../builds/task/task.state.js';
import type { ItemCommand } from '../inventory/item/item.decider.js';
import type { ItemEvent } from '../inventory/item/item.events.js';
import type { Item } from '../inventory/item/item.state.js';

/** A task that is joined to an item, with its events. */
export interface JoinedTask {
  readonly id: string;
  readonly task: Task;
  readonly history: readonly TaskEvent[];
}

type Bare<Command> = Command extends { readonly meta: unknown } ? Omit<Command, 'meta'> : never;
/** What follows: in the task, or in the item, whose portion goes back. */
export type Following =
  | {
      readonly taskId: string;
      readonly command: Bare<Extract<TaskCommand, { readonly type: 'FollowInstallation' | 'FollowRemoval' }>>;
    }
  | {
      readonly taskId: null;
      readonly command: Bare<Extract<ItemCommand, { readonly type: 'BringBack' }>>;
    };

/** The portions of an item that an event moved out of its stock, or back. */
export function portionsMovedBy(event: ItemEvent): readonly string[] {
  if (event.type === 'ItemInstalled' || event.type === 'ItemBroughtBack') return [event.data.portionId];
  if (event.type !== 'StepUndone') return [];
  return event.data.restored.flatMap(({ part }) =>
    part.startsWith('portion.') ? [part.slice('portion.'.length)] : [],
  );
}

/** What follows once a portion of an item has moved. The item as it is now decides, so that an event that is handled late brings nothing back. A portion in the car is one part of it; where its part
 *  cannot be in the car, because it was dropped, or is in the car already by another portion, the portion goes back to the place that it left.
 *  in   tasks: of builds on which the owner of the item works
 *  out  undefined: the portion is of no part, or nothing is to be done */
export function followingOf(
  portionId: string,
  { itemId, item }: { readonly itemId: string; readonly item: Item },
  tasks: readonly JoinedTask[],
): Following | undefined {
  const portion = item.active?.portions[portionId];
  const isInCar = portion?.kind === 'installed';
  for (const { id: taskId, task, history } of tasks)
    for (const [partId, { installed, isDropped }] of task.parts) {
      if (!isPortionOf(portionId, { taskId, partId }, history)) continue;
      const isKnown = installed?.portionId === portionId;
      if (isInCar === isKnown) return undefined;
      if (!isInCar) return { taskId, command: { type: 'FollowRemoval', partId, portionId } };
      return installed === null && !isDropped && task.status === 'planned'
        ? { taskId, command: { type: 'FollowInstallation', partId, itemId, portionId } }
        : { taskId: null, command: { type: 'BringBack', portionId, locationId: portion.locationId } };
    }
  return undefined;
}
