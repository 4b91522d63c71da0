import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, forbidden } from '../../kernel/decider/errors.js';
import type { GuardianshipEvent } from './guardianship.events.js';
import type { Guardianship } from './guardianship.state.js';

export type UnlinkCommand =
  | Command<'AskUnlink', { readonly minorId: string }>
  | Command<'WithdrawUnlink', { readonly minorId: string }>
  | Command<'LoseGuardian', { readonly guardianId: string }>;

/** One of the two asks; when the other has asked already, the link ends. One that nobody has verified ends at once.
 *  out     [UnlinkAsked], [GuardianUnlinked], or [] when the actor asked before
 *  errors  NOT_YOUR_LINK (forbidden), to others whether there is one or not; NO_GUARDIAN (conflict) */
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
 *  errors  NOT_YOUR_LINK (forbidden), to others whether there is one or not */
export function withdrawUnlink(
  { minorId, meta }: CommandOf<UnlinkCommand, 'WithdrawUnlink'>,
  { link }: Guardianship,
): readonly GuardianshipEvent[] {
  const askedBy = meta.actor.id;
  if (askedBy !== minorId && askedBy !== link?.guardianId) throw notYourLink();
  return link?.unlinkAskedBy === askedBy ? [event('UnlinkWithdrawn', { askedBy })] : [];
}

/** The guardian leaves the house: whoever else is linked by then stays.
 *  out  [GuardianUnlinked], or [] when they are not the guardian */
export function loseGuardian(
  { guardianId }: CommandOf<UnlinkCommand, 'LoseGuardian'>,
  { link }: Guardianship,
): readonly GuardianshipEvent[] {
  return link?.guardianId === guardianId
    ? [event('GuardianUnlinked', { guardianId, because: 'guardian left' as const })]
    : [];
}

/** Says the same of who has a guardian and who has none: nobody finds out who is a minor. */
export const notYourLink = () =>
  forbidden('NOT_YOUR_LINK', { message: 'That is between a minor and their guardian.' });

export const noGuardian = () => conflict('NO_GUARDIAN', { message: 'There is no guardian linked.' });
