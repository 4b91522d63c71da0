import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, forbidden } from '../../kernel/decider/errors.js';
import type { GuardianshipEvent } from './guardianship.events.js';
import type { Guardianship } from './guardianship.state.js';

export type UnlinkCommand =
  | Command<'AskUnlink', { readonly minorId: string }>
  | Command<'WithdrawUnlink', { readonly minorId: string }>
  | Command<'LoseGuardian', { readonly guardianId: string }>;

/** Ask to end the link. It ends when the other side has asked already, or when it is not verified.
 *  out     [UnlinkAsked], [GuardianUnlinked], or [] when the actor asked before
 *  errors  NOT_YOUR_LINK (forbidden) for others, whether there is a link or not; NO_GUARDIAN (conflict) */
export function askUnlink(
  { minorId, meta }: CommandOf<UnlinkCommand, 'AskUnlink'>,
  { link }: Guardianship,
): readonly GuardianshipEvent[] {
  const by = meta.actor.id;
  if (by !== minorId && by !== link?.guardianId) throw notYourLink();
  if (!link) throw noGuardian();
  if (link.status !== 'verified')
    return [event('GuardianUnlinked', { guardianId: link.guardianId, because: 'not verified' as const })];
  if (link.unlinkAskedBy === by) return [];
  if (link.unlinkAskedBy === null) return [event('UnlinkAsked', { askedBy: by })];
  return [event('GuardianUnlinked', { guardianId: link.guardianId, because: 'both agreed' as const })];
}

/** out     [UnlinkWithdrawn], or [] when the actor has not asked
 *  errors  NOT_YOUR_LINK (forbidden) for others, whether there is a link or not */
export function withdrawUnlink(
  { minorId, meta }: CommandOf<UnlinkCommand, 'WithdrawUnlink'>,
  { link }: Guardianship,
): readonly GuardianshipEvent[] {
  const askedBy = meta.actor.id;
  if (askedBy !== minorId && askedBy !== link?.guardianId) throw notYourLink();
  return link?.unlinkAskedBy === askedBy ? [event('UnlinkWithdrawn', { askedBy })] : [];
}

/** End the link to a guardian who is erased. A link to another guardian stays.
 *  out  [GuardianUnlinked], or [] when they are not the guardian */
export function loseGuardian(
  { guardianId }: CommandOf<UnlinkCommand, 'LoseGuardian'>,
  { link }: Guardianship,
): readonly GuardianshipEvent[] {
  return link?.guardianId === guardianId
    ? [event('GuardianUnlinked', { guardianId, because: 'guardian left' as const })]
    : [];
}

/** The message is the same whether a member has a guardian or not, so nobody finds out who is a minor. */
export const notYourLink = () =>
  forbidden('NOT_YOUR_LINK', { message: 'That is between a minor and their guardian.' });

export const noGuardian = () => conflict('NO_GUARDIAN', { message: 'There is no guardian linked.' });
