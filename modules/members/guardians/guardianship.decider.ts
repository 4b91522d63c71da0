import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { type AgeCommand, comeOfAge, giveBirthDate } from './age.rules.js';
import { type GuardianshipEvent, guardianshipEvents } from './guardianship.events.js';
import { type Guardianship, guardianshipState } from './guardianship.state.js';
import { accept, type InvitationCommand, invite } from './invitations.rules.js';
import { askUnlink, loseGuardian, type UnlinkCommand, withdrawUnlink } from './unlinking.rules.js';
import { recordCheckResult, review, type VerificationCommand } from './verification.rules.js';

export type GuardianshipCommand = AgeCommand | InvitationCommand | UnlinkCommand | VerificationCommand;

/** source  README, Commands, Rules 5, 7, 9 and 13 */
export const guardianshipDecider: StreamDecider<
  typeof guardianshipEvents,
  Guardianship,
  GuardianshipCommand
> = {
  ...guardianshipState,
  decide,
  isAlwaysCarriedOut: ({ type }) => always.has(type),
};

/** System commands: they end something, or follow from other streams. */
const always: ReadonlySet<GuardianshipCommand['type']> = new Set([
  'VerifyGuardian',
  'RefuseGuardian',
  'RecordCheckResult',
  'LoseGuardian',
  'ComeOfAge',
]);

function decide(command: GuardianshipCommand, member: Guardianship): readonly GuardianshipEvent[] {
  switch (command.type) {
    case 'GiveBirthDate':
      return giveBirthDate(command, member);
    case 'InviteGuardian':
      return invite(command, member);
    case 'AcceptInvitation':
      return accept(command, member);
    case 'VerifyGuardian':
    case 'RefuseGuardian':
      return review(command, member);
    case 'RecordCheckResult':
      return recordCheckResult(command, member);
    case 'AskUnlink':
      return askUnlink(command, member);
    case 'WithdrawUnlink':
      return withdrawUnlink(command, member);
    case 'LoseGuardian':
      return loseGuardian(command, member);
    case 'ComeOfAge':
      return comeOfAge(command, member);
    default:
      return unreachable(command);
  }
}
