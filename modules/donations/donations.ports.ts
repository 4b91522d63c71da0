import type { Actor, CommandMetadata } from '../kernel/decider/decider.js';
import type { Receipt, ResponseOf } from '../kernel/http/contract.js';
import { definePort } from '../kernel/manifest/port.js';
import type { getGift, MonthlyGift, OwnGift } from './donations.contract.js';

/** What services and processes ask of the read model of this module. Provided by the read model donations under DONATION_LOOKUP. */
export interface DonationLookup {
  /** The donations of a donor, newest first, those that nobody paid too. */
  ofDonor(donorId: string): Promise<readonly string[]>;
  /** Their monthly gifts, newest first. */
  monthlyOf(donorId: string): Promise<readonly string[]>;
  /** The donation that a receipt's number belongs to. */
  byReceipt(year: number, number: number): Promise<string | undefined>;
}

export const DONATION_LOOKUP = definePort<DonationLookup>('DonationLookup');

/** Stand-in ids of donors, and whatever else follows from the installation's secret so that no two rows lead from a gift to whoever gave it. Provided by
 *  this module under DONORS.
 *  source  README, Anonymity; ADR 0100 */
export interface Donors {
  /** The stand-in of a member: always the same, and without the installation's secret nobody finds the member by it. */
  ofMember(memberId: string): string;
  /** That of a guest, for one gift alone: what they give later has another. */
  ofGuest(giftId: string): string;
  /** The id of the nth proposal of a tier for a donor, from 0: nothing in it leads to the donor. */
  proposalOf(donorId: string, nth: number): string;
  /** The cause of the e-mails about a gift: its row, which is found by the address, does not lead to the gift. */
  causeOf(giftId: string): string;
  /** The secret of the links by which a guest reads and changes a gift. */
  keyOf(giftId: string): string;
  isKeyOf(giftId: string, key: string): boolean;
  /** The metadata of a command of a donor: nothing in it leads to the caller.
   *  in  part: what the caller's command does with it, where it does several things */
  metaOf(donorId: string, meta: CommandMetadata, part: string): CommandMetadata;
}

export const DONORS = definePort<Donors>('Donors');

/** Whoever reads a gift: a member who gave it, or a guest with the key of its links. */
export interface GiftReader {
  readonly actor: Actor | undefined;
  readonly key: string | undefined;
}

/** Proposals of Premium+ for life for donors. Provided by the processes under KING_TIER_PROPOSALS. */
export interface KingTierProposals {
  /** Propose it, for another admin to confirm.
   *  errors  NOT_KING_TIER (conflict) for a donor whose gifts do not reach it, or who is no member; MEMBER_NOT_FOUND (not-found), OWN_GRANT (forbidden),
   *  ALREADY_PROPOSED (conflict) */
  propose(donorId: string, note: string, meta: CommandMetadata): Promise<Receipt>;
}

export const KING_TIER_PROPOSALS = definePort<KingTierProposals>('KingTierProposals');

/** Gifts as their donors see them, from the log. Provided by this module under GIFT_VIEWS, for the read model, which knows which they are. */
export interface GiftViews {
  /** A gift, for whoever gave it. One that waits for a card is looked at first.
   *  errors  DONATION_NOT_FOUND (not-found) */
  read(id: string, by: GiftReader, meta: CommandMetadata): Promise<ResponseOf<typeof getGift>>;
  donations(ids: readonly string[]): Promise<OwnGift[]>;
  monthly(ids: readonly string[]): Promise<MonthlyGift[]>;
  /** What a donor gave that counts for the King Tier; undefined for a guest, or when nothing counts.
   *  units  USD cents */
  kingTier(donorId: string): Promise<
    | {
        readonly memberId: string;
        readonly name: string;
        readonly cents: number;
        readonly gifts: number;
        readonly state: 'open' | 'proposed' | 'granted' | 'declined';
      }
    | undefined
  >;
}

export const GIFT_VIEWS = definePort<GiftViews>('GiftViews');

/** Finds donations by their receipts. Provided by this module under RECEIPT_SEARCH. */
export interface ReceiptSearch {
  /** The donation of a receipt: of '2026-000123'. */
  donationOf(receiptNumber: string): Promise<string | undefined>;
}

export const RECEIPT_SEARCH = definePort<ReceiptSearch>('ReceiptSearch');
