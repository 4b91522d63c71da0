import { memberEvents } from '../../../../modules/identity/member/member.events.js';
import { unreachable } from '../../../../modules/kernel/decider/errors.js';
import { type EventOf, pick, type RecordedEvent } from '../../../../modules/kernel/event-store/events.js';
import { guardianshipEvents } from '../../../../modules/members/guardians/guardianship.events.js';
import { nameForOthers } from '../../../../modules/members/member-names.ports.js';
import type { SellerRow } from '../listing-search.table.js';

/** The events that change a seller's row. */
export const sellerEvents = [
  pick(memberEvents, 'MemberRegistered', 'MemberRenamed', 'MemberErased'),
  pick(
    guardianshipEvents,
    'BirthDateGiven',
    'GuardianVerified',
    'GuardianRefused',
    'GuardianUnlinked',
    'MajorityReached',
  ),
] as const;
export type SellerEvent = EventOf<(typeof sellerEvents)[number]>;

/** A seller's row after an event. A minor is shown by the first name only, and their storefront is open while they have a verified guardian;
 *  an erased member leaves a row without a name. Pure. */
export function evolveSeller(row: SellerRow | undefined, event: RecordedEvent<SellerEvent>): SellerRow {
  if (row && event.position <= row.position) return row;
  const seller = {
    ...(row ?? {
      id: event.entityId,
      name: unnamed,
      joined_at: event.recordedAt,
      minor: false,
      open: false,
      erased: false,
    }),
    position: event.position,
  };
  switch (event.type) {
    case 'MemberRegistered':
      return { ...seller, name: shown(event.data.name, seller), joined_at: event.recordedAt };
    case 'MemberRenamed':
      return { ...seller, name: shown(event.data.name, seller) };
    case 'BirthDateGiven':
      return event.data.isMinor
        ? { ...seller, minor: true, name: shown(seller.name, { minor: true }) }
        : { ...seller, open: true };
    case 'GuardianVerified':
      return { ...seller, open: true };
    case 'GuardianRefused':
    case 'GuardianUnlinked':
      return { ...seller, open: !seller.minor };
    case 'MajorityReached':
      return { ...seller, minor: false, open: true };
    case 'MemberErased':
      return { ...seller, name: unnamed, open: false, erased: true };
    default:
      return unreachable(event);
  }
}

/** The name of a seller who was erased, or whose registration is not handled yet. */
export const unnamed = 'Former member';

const shown = (name: string, { minor }: Pick<SellerRow, 'minor'>): string =>
  name === unnamed ? unnamed : nameForOthers(name, !minor);
