import type { CommandMetadata } from '../kernel/decider/decider.js';
import type { Receipt } from '../kernel/http/contract.js';
import { definePort } from '../kernel/manifest/port.js';

/** Changes to a listing that follow from offers, and its sale to a member. */
export interface ListingCommands {
  /** Hold it for the buyer of an accepted offer; the same offer again changes nothing.
   *  out     the end of the hold: ISO-8601 UTC
   *  errors  LISTING_NOT_OPEN, NOT_FOR_SALE (conflict), NOT_YOUR_LISTING (forbidden) */
  holdForBuyer(
    listingId: string,
    offer: { readonly buyerId: string; readonly offerId: string },
    meta: CommandMetadata,
  ): Promise<string>;
  /** Extend the hold of this buyer, as the seller.
   *  errors  NOT_HELD (conflict), NOT_YOUR_LISTING (forbidden) */
  extendHold(listingId: string, buyerId: string, meta: CommandMetadata): Promise<Receipt>;
  /** Sell it to a member, or mark a wanted ad as found with them, as its author.
   *  errors  LISTING_NOT_OPEN (conflict), NOT_YOUR_LISTING (forbidden) */
  sellTo(
    listingId: string,
    sale: { readonly memberId: string; readonly priceCents: number | null },
    meta: CommandMetadata,
  ): Promise<Receipt>;
}

export const LISTING_COMMANDS = definePort<ListingCommands>('ListingCommands');
