import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import {
  type FollowingCommand,
  followDeal,
  followEndOfNeed,
  followInstallation,
  followNeed,
  followRemoval,
  followReopening,
  followTransfer,
} from './following.rules.js';
import { type InstallingCommand, installPart, removePart, witnessFit } from './installing.rules.js';
import {
  changePart,
  dropPart,
  keepPart,
  type PartsCommand,
  planPart,
  recordArrival,
  seekPart,
  undoArrival,
} from './parts.rules.js';
import {
  addTaskPhoto,
  blockTask,
  changeTask,
  deleteTask,
  moveTask,
  type PlanningCommand,
  planTask,
  removeTaskPhoto,
  restoreTask,
  unblockTask,
} from './planning.rules.js';
import type { TaskEvent, taskEvents } from './task.events.js';
import { type Task, taskState } from './task.state.js';

export type TaskCommand = PlanningCommand | PartsCommand | InstallingCommand | FollowingCommand;

/** Whoever sends a command may do so in its build: services check that by `openBuild`.
 *  source  README, Commands */
export const taskDecider: StreamDecider<typeof taskEvents, Task, TaskCommand> = {
  ...taskState,
  decide,
  isAlwaysCarriedOut: ({ type }) => always.has(type),
};

/** What ends something, and what follows from other streams. */
const always: ReadonlySet<TaskCommand['type']> = new Set([
  'UnblockTask',
  'RemoveTaskPhoto',
  'DeleteTask',
  'DropPart',
  'UndoArrival',
  'RemovePart',
  'FollowInstallation',
  'FollowRemoval',
  'FollowDeal',
  'FollowReopening',
  'FollowNeed',
  'FollowTransfer',
  'FollowEndOfNeed',
]);

function decide(command: TaskCommand, task: Task): readonly TaskEvent[] {
  switch (command.type) {
    case 'PlanTask':
      return planTask(command, task);
    case 'ChangeTask':
      return changeTask(command, task);
    case 'MoveTask':
      return moveTask(command, task);
    case 'BlockTask':
      return blockTask(command, task);
    case 'UnblockTask':
      return unblockTask(command, task);
    case 'AddTaskPhoto':
      return addTaskPhoto(command, task);
    case 'RemoveTaskPhoto':
      return removeTaskPhoto(command, task);
    case 'DeleteTask':
      return deleteTask(command, task);
    case 'RestoreTask':
      return restoreTask(command, task);
    case 'PlanPart':
      return planPart(command, task);
    case 'ChangePart':
      return changePart(command, task);
    case 'DropPart':
      return dropPart(command, task);
    case 'KeepPart':
      return keepPart(command, task);
    case 'SeekPart':
      return seekPart(command, task);
    case 'RecordArrival':
      return recordArrival(command, task);
    case 'UndoArrival':
      return undoArrival(command, task);
    case 'InstallPart':
      return installPart(command, task);
    case 'RemovePart':
      return removePart(command, task);
    case 'WitnessFit':
      return witnessFit(command, task);
    case 'FollowInstallation':
      return followInstallation(command, task);
    case 'FollowRemoval':
      return followRemoval(command, task);
    case 'FollowDeal':
      return followDeal(command, task);
    case 'FollowReopening':
      return followReopening(command, task);
    case 'FollowNeed':
      return followNeed(command, task);
    case 'FollowTransfer':
      return followTransfer(command, task);
    case 'FollowEndOfNeed':
      return followEndOfNeed(command, task);
    default:
      return unreachable(command);
  }
}
