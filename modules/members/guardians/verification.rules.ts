import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, forbidden } from '../../kernel/decider/errors.js';
import type { GuardianshipEvent, ReasonToLook } from './guardianship.events.js';
import type { Guardianship } from './guardianship.state.js';
import { noGuardian } from './unlinking.rules.js';

export type VerificationCommand =
  | Command<
      'VerifyGuardian' | 'RefuseGuardian',
      {
        readonly minorId: string;
        /** The guardian whom staff looked at: another may have accepted since. */
        readonly guardianId: string;
      }
    >
  | Command<
      'RecordCheckResult',
      {
        readonly minorId: string;
        readonly invitationId: string;
        readonly verdict: 'verified' | ReasonToLook;
        /** The host of the check, for the record. */
        readonly host: string;
      }
    >;

/** Record what staff decided about the guardian who accepted. Nobody reviews a link of their own.
 *  out     [GuardianVerified] or [GuardianRefused]; [] when it was verified already
 *  errors  OWN_GUARDIAN (forbidden), NO_GUARDIAN, ANOTHER_GUARDIAN (conflict) */
export function review(
  command: CommandOf<VerificationCommand, 'VerifyGuardian' | 'RefuseGuardian'>,
  { link }: Guardianship,
): readonly GuardianshipEvent[] {
  const { minorId: memberId } = command;
  const { id: staff } = command.meta.actor;
  if (!link) throw noGuardian();
  const { guardianId, status } = link;
  if (guardianId !== command.guardianId)
    throw conflict('ANOTHER_GUARDIAN', {
      message: 'Somebody else has accepted since you looked. Check them first.',
    });
  if (guardianId === staff || memberId === staff)
    throw forbidden('OWN_GUARDIAN', { message: 'Another staff member has to review this.' });
  if (command.type === 'RefuseGuardian')
    return [event('GuardianRefused', { memberId, guardianId, refusedBy: staff })];
  if (status === 'verified') return [];
  return [
    event('GuardianVerified', {
      memberId,
      guardianId,
      method: 'staff' as const,
      verifiedBy: staff,
      host: null,
    }),
  ];
}

/** Record the answer of the configured check about one link.
 *  out     [GuardianVerified] or [GuardianLeftToStaff]; [] when staff has decided already or the link is over */
export function recordCheckResult(
  {
    minorId: memberId,
    invitationId,
    verdict,
    host,
    meta,
  }: CommandOf<VerificationCommand, 'RecordCheckResult'>,
  { link }: Guardianship,
): readonly GuardianshipEvent[] {
  if (link?.invitationId !== invitationId || link.status === 'verified' || link.wasChecked) return [];
  const { guardianId } = link;
  if (verdict !== 'verified')
    return [event('GuardianLeftToStaff', { memberId, guardianId, because: verdict })];
  const said = { method: 'check' as const, verifiedBy: meta.actor.id, host };
  return [event('GuardianVerified', { memberId, guardianId, ...said })];
}
