import { deterministicId } from '../../kernel/decider/identifiers.js';

/** What is paid for, in payments: the words are stored. */
export const purposes = { once: 'donation', monthly: 'monthly-gift' } as const;

/** The payment of a gift that is given once. */
export const paymentOfGift = (donationId: string): string => deterministicId('donation payment', donationId);

/** The subscription of a monthly gift. */
export const subscriptionOfGift = (monthlyGiftId: string): string =>
  deterministicId('monthly gift subscription', monthlyGiftId);

/** The donation that a payment of a monthly gift is. */
export const donationOfPayment = (paymentId: string): string =>
  deterministicId('monthly donation', paymentId);

/** The nth thank-you post of a gift, from 0; a monthly one has them together, because it is thanked once. */
export const thankYouPostOf = (giftId: string, nth: number): string =>
  deterministicId('thank-you', giftId, nth);
