import { definePort } from '../kernel/manifest/port.js';

/** What services and processes ask of the read model of this module. Provided by the read model donations under DONATION_LOOKUP. */
export interface DonationLookup {
  /** The donations of a donor, newest first. */
  ofDonor(donorId: string): Promise<readonly DonationOfDonor[]>;
  monthlyOf(donorId: string): Promise<readonly string[]>;
  /** The donation that a receipt's number belongs to. */
  byReceipt(year: number, number: number): Promise<string | undefined>;
}

export const DONATION_LOOKUP = definePort<DonationLookup>('DonationLookup');

/** units  USD cents that are left after refunds; 0 while it is not settled */
export interface DonationOfDonor {
  readonly id: string;
  readonly leftCents: number;
  /** Whether it counts for the King Tier: settled, not disputed, and staff may know who gave. */
  readonly counts: boolean;
}

/** Stand-in ids of donors. Provided by this module under DONORS. */
export interface Donors {
  /** The stand-in of a member: always the same, and without the installation's secret nobody finds the member by it. */
  ofMember(memberId: string): string;
  /** That of a guest, for one gift alone: what they give later has another. */
  ofGuest(giftId: string): string;
}

export const DONORS = definePort<Donors>('Donors');
