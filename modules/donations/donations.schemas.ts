import { z } from 'zod';

/** Who is thanked, for everybody to read: by the full name, by initials, as "Somebody", or not at all. */
export const shownAs = ['name', 'initials', 'somebody', 'none'] as const;
export type ShownAs = (typeof shownAs)[number];
/** Who reads the message of a donor. */
export const messageReaders = ['everybody', 'staff'] as const;

export const maxMessage = 300;
/** Dollars. */
export const [leastGift, mostGift] = [1, 25_000] as const;
export const suggestedGifts = { once: [25, 50, 100, 250], monthly: [5, 10, 25, 50] } as const;

/** What a donor decides before paying, and may change later. */
export const GiftChoice = z.object({
  shownAs: z.enum(shownAs),
  /** Whether others read the amount. */
  showsAmount: z.boolean(),
  message: z.string().max(maxMessage),
  messageFor: z.enum(messageReaders),
  /** Whether staff see who gave. Otherwise they open it only for the law, with a reason that is recorded, and it does not count for the King Tier. */
  sharesWithStaff: z.boolean(),
});
export type GiftChoice = z.output<typeof GiftChoice>;

/** How the money comes: on the provider's page, or as a check, cash or a bank transfer that staff receives. The words are stored. */
export const giftWays = ['card', 'by hand'] as const;
export type GiftWay = (typeof giftWays)[number];

/** initiated: nothing was paid yet. lapsed: nothing will be. */
export const donationStatuses = [
  'initiated',
  'processing',
  'settled',
  'refunded',
  'disputed',
  'lapsed',
] as const;
export type DonationStatus = (typeof donationStatuses)[number];
export const monthlyStatuses = ['initiated', 'active', 'past_due', 'paused', 'ended'] as const;
export type MonthlyStatus = (typeof monthlyStatuses)[number];
