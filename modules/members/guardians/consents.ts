import type { MemberEvent } from '../../identity/member.events.js';
import type { Recorded } from '../../kernel/events.js';
import type { Consent } from './guardians.contract.js';
import type { GuardianshipEvent } from './guardianship.events.js';

/** The line of the ledger that a fact makes, if it makes one. Facts are the ledger: nothing else is kept. */
export function consentOf(event: Recorded<MemberEvent> | Recorded<GuardianshipEvent>): Consent | undefined {
  const line = (what: Consent['what'], detail: string): Consent => ({
    at: event.at,
    by: event.meta.actorId,
    what,
    detail,
  });
  switch (event.type) {
    case 'TermsAccepted':
      return line('terms accepted', event.data.version);
    case 'GuardianInvited':
      return line('guardian invited', event.data.invitationId);
    case 'GuardianAccepted':
      return line('guardian accepted', event.data.guardianId);
    case 'GuardianVerified':
      return line(
        'guardian verified',
        `${event.data.guardianId} by ${event.data.method}: ${event.data.note}`,
      );
    case 'GuardianRefused':
      return line('guardian refused', `${event.data.guardianId}: ${event.data.note}`);
    case 'UnlinkAsked':
      return line('unlink asked', event.data.askedBy);
    case 'UnlinkWithdrawn':
      return line('unlink withdrawn', event.data.askedBy);
    case 'GuardianUnlinked':
      return line('link ended', event.data.because);
    case 'MajorityReached':
      return line('majority reached', event.data.guardianId ?? '');
    default:
      return undefined;
  }
}
