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

/** A line of the ledger before names are put in; `by` and `guardian` are ids. */
export interface LedgerEntry extends Omit<Consent, 'by' | 'guardian'> {
  readonly by: { readonly kind: Consent['by']['kind']; readonly id: string };
  readonly guardian: string | null;
  /** Which invitation it is about. */
  readonly invitation: string | null;
  /** By which command: what staff wrote with it is kept under that. */
  readonly order: string;
}

/** Every consent about a member, the oldest first: who gave it, on whose word, and when it was withdrawn. The events are the ledger: nothing else is kept. */
export function ledgerOf(events: readonly ConsentEvent[]): readonly LedgerEntry[] {
  const inOrder = [...events].sort(
    (one, other) => one.recordedAt.localeCompare(other.recordedAt) || one.position - other.position,
  );
  return inOrder.reduce<readonly LedgerEntry[]>(enter, []);
}

/** Of a ledger what concerns a minor and this guardian: what they said to each other and what was said of them, and no others. */
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
    order: event.meta.commandId,
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

/** What stands while the two are linked, or may be. */
const linking: readonly Consent['what'][] = ['guardian invited', 'guardian accepted', 'guardian verified'];

const withdrawn = (
  ledger: readonly LedgerEntry[],
  what: readonly Consent['what'][],
  at: string,
): readonly LedgerEntry[] =>
  ledger.map((line) =>
    what.includes(line.what) && line.withdrawnAt === null ? { ...line, withdrawnAt: at } : line,
  );
