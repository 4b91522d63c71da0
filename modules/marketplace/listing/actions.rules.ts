import type { Actor } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import { capabilitiesOfRoles } from '../../memberships/capabilities.rules.js';
import { isVehicleCategory } from '../categories.schemas.js';
import { type ListingAction, listingActions } from '../listing.schemas.js';
import { enforcedAge, publicAge } from './content.rules.js';
import { graceDays, renewAfterHours } from './lifecycle.rules.js';
import { type ListingStatus, type ListingType, reopenHours } from './listing.events.js';

/** The fields of a listing that decide which actions are allowed. Times are ISO-8601 UTC. */
export interface Situation {
  readonly listingType: ListingType;
  readonly status: ListingStatus;
  /** Nobody can begin to hold it while it is hidden. */
  readonly isHidden: boolean;
  readonly sellerId: string;
  readonly holderId: string | null;
  /** Buyers who have used their one hold; a hold that the system ended does not count. */
  readonly heldBefore: readonly string[];
  /** When it was last published or renewed. */
  readonly shownSince: string | null;
  readonly expiresAt: string | null;
  readonly soldAt: string | null;
}

/** The actions that an actor may take on a listing now: the buttons that the pages show. The decider decides in the end. Pure.
 *  out     in the order of `listingActions`; [] for a guest
 *  source  README, Commands */
export function allowedActions(
  listing: Situation,
  actor: Actor | undefined,
  now: string,
): readonly ListingAction[] {
  if (!actor) return [];
  const isSeller = actor.id === listing.sellerId;
  const allowed = new Set<ListingAction>([
    ...(isSeller ? ofSeller(listing, now) : ofBuyer(listing, actor.id)),
    ...(!isSeller && capabilitiesOfRoles(actor.roles).includes('moderate') ? (['openCase'] as const) : []),
  ]);
  return listingActions.filter((action) => allowed.has(action));
}

/** Sentences to show beside a listing's details: the enforced age rule accepts vehicles that the public rule does not name. */
export function noticesOn(
  listing: { readonly categoryPrimary: string; readonly vehicle: { readonly year: number } | null },
  now: string,
): readonly string[] {
  if (!listing.vehicle || !isVehicleCategory(listing.categoryPrimary)) return [];
  const age = Number(now.slice(0, 4)) - listing.vehicle.year;
  if (age < enforcedAge || age >= publicAge) return [];
  return [
    `This vehicle is ${age} years old. Our public rule is ${publicAge} years and older; from ${enforcedAge} years on we show it as a coming classic.`,
  ];
}

function ofSeller(listing: Situation, now: string): readonly ListingAction[] {
  const renew: readonly ListingAction[] = mayRenew(listing, now) ? ['renew'] : [];
  const boost: readonly ListingAction[] =
    listing.listingType === 'for_sale' && !listing.isHidden ? ['boost'] : [];
  const over = listing.listingType === 'wanted' ? 'fulfill' : 'sell';
  switch (listing.status) {
    case 'draft':
      return ['edit', 'publish', 'withdraw'];
    case 'active':
      return ['edit', 'pause', over, 'withdraw', ...renew, ...boost];
    case 'paused':
      return isOver(listing, now) ? ['edit', over, 'withdraw'] : ['edit', 'resume', over, 'withdraw'];
    case 'held':
      return ['release', 'sell', 'withdraw'];
    case 'expired':
      return ['edit', over, 'withdraw', ...renew];
    case 'sold':
      return listing.soldAt !== null && hoursBetween(listing.soldAt, now) <= reopenHours ? ['reopen'] : [];
    case 'withdrawn':
    case 'removed':
      return [];
    default:
      return unreachable(listing.status);
  }
}

function ofBuyer(
  { listingType, status, isHidden, holderId, heldBefore }: Situation,
  buyer: string,
): readonly ListingAction[] {
  const isOpen = status === 'active' && !isHidden && listingType === 'for_sale';
  if (isOpen && !heldBefore.includes(buyer)) return ['hold'];
  return status === 'held' && holderId === buyer ? ['release'] : [];
}

function mayRenew({ status, shownSince, expiresAt }: Situation, now: string): boolean {
  if (expiresAt !== null && hoursBetween(expiresAt, now) > graceDays * 24) return false;
  return status === 'expired' || shownSince === null || hoursBetween(shownSince, now) >= renewAfterHours;
}

const isOver = ({ expiresAt }: Situation, now: string): boolean =>
  expiresAt !== null && hoursBetween(expiresAt, now) >= 0;
const hoursBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 3_600_000;
