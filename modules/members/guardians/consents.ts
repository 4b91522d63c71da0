import { memberEvents } from '../../identity/member/member.events.js';
import { unreachable } from '../../kernel/decider/errors.js';
import { type EventOf, pick, type RecordedEvent } from '../../kernel/event-store/events.js';
import type { Consent } from './guardians.contract.js';
import { guardianshipEvents } from './guardianship.events.js';

export const memberConsents = pick(memberEvents, 'TermsAccepted');
export const guardianConsents = pick(
  guardianshipEvents,
  'GuardianInvited',
  'GuardianAccepted',
  'GuardianLeftToStaff',
  'GuardianVerified',
  'GuardianRefused',
  'UnlinkAsked',
  'UnlinkWithdrawn',
  'GuardianUnlinked',
  'MajorityReached',
);
export type ConsentEvent = RecordedEvent<EventOf<typeof memberConsents> | EventOf<typeof guardianConsents>>;

/** A line of the ledger before names are added. `by` and `guardian` are ids. */
export interface LedgerEntry extends Omit<Consent, 'by' | 'guardian'> {
  readonly by: { readonly kind: Consent['by']['kind']; readonly id: string };
  readonly guardian: string | null;
  /** The invitation that it is about. */
  readonly invitation: string | null;
  /** The command that recorded it. The notes of staff are stored under this id. */
  readonly commandId: string;
}

/** Every consent about a member, oldest first: who gave it, on whose word, and when it was withdrawn. The events are the only source of the ledger. */
export function ledgerOf(events: readonly ConsentEvent[]): readonly LedgerEntry[] {
  const inOrder = [...events].sort(
    (one, other) => one.recordedAt.localeCompare(other.recordedAt) || one.position - other.position,
  );
  return inOrder.reduce<readonly LedgerEntry[]>(enter, []);
}

/** The entries of a ledger about a minor and this guardian, and about no other guardian. */
export const ofPair = (ledger: readonly LedgerEntry[], guardianId: string): readonly LedgerEntry[] =>
  ledger.filter(({ guardian }) => guardian === guardianId);

function enter(ledger: readonly LedgerEntry[], event: ConsentEvent): readonly LedgerEntry[] {
  const current = ledger.findLast(({ what }) => what === 'guardian accepted');
  const line = (what: Consent['what'], more: Partial<LedgerEntry> = {}): LedgerEntry => ({
    at: event.recordedAt,
    by: { kind: event.meta.actorId === 'time' ? 'time' : 'member', id: event.meta.actorId },
    what,
    detail: '',
    guardian: current?.guardian ?? null,
    invitation: current?.invitation ?? null,
    withdrawnAt: null,
    commandId: event.meta.commandId,
    ...more,
  });
  const onTheWordOf = (kind: 'staff' | 'check'): Pick<LedgerEntry, 'by'> => ({
    by: { kind, id: event.meta.actorId },
  });
  switch (event.type) {
    case 'TermsAccepted':
      return [
        ...ledger,
        line('terms accepted', { detail: event.data.version, guardian: null, invitation: null }),
      ];
    case 'GuardianInvited':
      return [...ledger, line('guardian invited', { guardian: null, invitation: event.data.invitationId })];
    case 'GuardianAccepted': {
      const { guardianId: guardian, invitationId: invitation } = event.data;
      const named = ledger.map((one) => (one.invitation === invitation ? { ...one, guardian } : one));
      return [...named, line('guardian accepted', { guardian, invitation })];
    }
    case 'GuardianLeftToStaff':
      return [...ledger, line('left to staff', { detail: event.data.because, ...onTheWordOf('check') })];
    case 'GuardianVerified': {
      const { method, host } = event.data;
      const detail = host === null ? '' : `${host} said so.`;
      return [...ledger, line('guardian verified', { detail, ...onTheWordOf(method) })];
    }
    case 'GuardianRefused':
      return [
        ...withdrawn(ledger, linking, event.recordedAt),
        line('guardian refused', onTheWordOf('staff')),
      ];
    case 'UnlinkAsked':
      return [...ledger, line('unlink asked')];
    case 'UnlinkWithdrawn':
      return [...withdrawn(ledger, ['unlink asked'], event.recordedAt), line('unlink withdrawn')];
    case 'GuardianUnlinked':
      return [
        ...withdrawn(ledger, linking, event.recordedAt),
        line('link ended', { detail: event.data.because }),
      ];
    case 'MajorityReached':
      return [
        ...withdrawn(ledger, linking, event.recordedAt),
        line('majority reached', { guardian: event.data.guardianId }),
      ];
    default:
      return unreachable(event);
  }
}

/** Consents that end with the link. */
const linking: readonly Consent['what'][] = ['guardian invited', 'guardian accepted', 'guardian verified'];

const withdrawn = (
  ledger: readonly LedgerEntry[],
  what: readonly Consent['what'][],
  at: string,
): readonly LedgerEntry[] =>
  ledger.map((line) =>
    what.includes(line.what) && line.withdrawnAt === null ? { ...line, withdrawnAt: at } : line,
  );
