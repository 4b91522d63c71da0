import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import { plusDays } from '../../kernel/decider/time.js';
import type { BuildEvent } from './build.events.js';
import type { Build } from './build.state.js';
import { buildNotFound, mustBe } from './roles.rules.js';

/** Deleting a build hides all of it; nothing in it changes, so restoring is its whole undo. */
export type DeleteCommand =
  | Command<'DeleteBuild'>
  /** deletedAt: ISO-8601 UTC; null: it is not deleted. */
  | Command<'RestoreBuild', { readonly deletedAt: string | null }>
  /** Its owner was erased: nobody decides about it any more. */
  | Command<'DeleteForErasure', { readonly ownerId: string }>;

/** For so many days an owner can restore what they deleted. */
export const restorableDays = 30;

export function deleteRules(command: DeleteCommand, build: Build): readonly BuildEvent[] {
  switch (command.type) {
    case 'DeleteBuild':
      return remove(command, build);
    case 'RestoreBuild':
      return restore(command, build);
    case 'DeleteForErasure':
      return build.standing === 'none' || build.standing === 'deleted' || build.ownerId !== command.ownerId
        ? []
        : [event('BuildDeleted', { by: command.ownerId })];
    default:
      return unreachable(command);
  }
}

/** errors  those of `mustBe` */
function remove({ meta }: CommandOf<DeleteCommand, 'DeleteBuild'>, build: Build): readonly BuildEvent[] {
  if (build.standing === 'deleted' && build.ownerId === meta.actor.id) return [];
  mustBe(build, 'owner', meta);
  return [event('BuildDeleted', { by: meta.actor.id })];
}

/** errors  BUILD_NOT_FOUND (not-found), also after 30 days */
function restore(
  { deletedAt, meta }: CommandOf<DeleteCommand, 'RestoreBuild'>,
  build: Build,
): readonly BuildEvent[] {
  if (build.ownerId !== meta.actor.id) throw buildNotFound();
  if (build.standing !== 'deleted') return [];
  if (deletedAt === null || plusDays(deletedAt, restorableDays) < meta.now) throw buildNotFound();
  return [event('BuildRestored', { by: meta.actor.id })];
}
