import type { DomainEvent } from '../../kernel/decider/decider.js';
import type { RecordedEvent } from '../../kernel/event-store/events.js';
import type { ListingEvent } from '../../marketplace/listing/listing.events.js';
import type { GrantsEvent } from '../../memberships/grants/grants.events.js';
import type { GuardianshipEvent } from '../guardians/guardianship.events.js';

/** What somebody else's listing says of a member: what the member did, how each of their holds ended, and that it was sold to them. That it was
 *  sold to another is not theirs to know more of. */
export function eventsAboutBuyer(
  history: readonly RecordedEvent<ListingEvent>[],
  memberId: string,
): readonly RecordedEvent<ListingEvent>[] {
  let holds = false;
  return history.filter((event) => {
    const held = holds;
    if (event.type === 'ListingHeld') holds = event.data.buyerId === memberId;
    const ends =
      event.type === 'HoldReleased' || event.type === 'ListingSold' || event.type === 'ListingWithdrawn';
    if (ends) holds = false;
    if (event.type === 'ListingSold') return event.data.buyerId === memberId;
    return event.meta.actorId === memberId || (ends && held);
  });
}

/** What a minor's stream says of one of their guardians: the consent, what was decided on it, and how the link ended; without names and
 *  notes of staff. */
export function eventsOfGuardian(
  history: readonly RecordedEvent<GuardianshipEvent>[],
  guardianId: string,
): readonly (DomainEvent & { readonly at: string })[] {
  let linked = false;
  return history.flatMap((event) => {
    if (event.type === 'GuardianAccepted') linked = event.data.guardianId === guardianId;
    if (!linked || event.type === 'BirthDateGiven' || event.type === 'GuardianInvited') return [];
    if (['GuardianRefused', 'GuardianUnlinked', 'MajorityReached'].includes(event.type)) linked = false;
    return [withoutStaff(event)];
  });
}

/** What was granted to a member, and what of it ended; neither who wanted it and why, nor what was proposed and not granted. */
export function eventsOfGrants(
  history: readonly RecordedEvent<GrantsEvent>[],
): readonly (DomainEvent & { readonly at: string })[] {
  const granted = new Set(
    history.flatMap(({ type, data }) => (type === 'LifetimeConfirmed' ? [data.proposalId] : [])),
  );
  return history
    .filter(({ data }) => !('proposalId' in data) || granted.has(data.proposalId))
    .map(withoutStaff);
}

/** A fact without names and notes of staff, nor a reason that staff gave and no member was told: the house did it. */
export function withoutStaff({
  type,
  recordedAt,
  data,
}: RecordedEvent): DomainEvent & { readonly at: string } {
  const told = Object.entries(data as Record<string, unknown>).filter(
    ([field]) => !ofStaff.has(field) && !(field === 'reason' && reasonUntold.has(type)),
  );
  return { type, at: recordedAt, data: Object.fromEntries(told) };
}

const ofStaff: ReadonlySet<string> = new Set([
  'note',
  'verifiedBy',
  'refusedBy',
  'grantedBy',
  'revokedBy',
  'proposedBy',
  'confirmedBy',
  'declinedBy',
  'givenBy',
  'takenBy',
  'removedBy',
  'reinstatedBy',
  'suspendedBy',
  'liftedBy',
]);

const reasonUntold: ReadonlySet<string> = new Set(['SuspensionLifted', 'SecondFactorRemoved']);
