import type { TermsBody } from '@entities/orders/pre-sale.mutations';
import { dayIn, money, timeIn } from '@lib/format';
import { type FieldWords, listOf, type Shown } from '@ui/replace/words-of';

/** The rules of a sale by their names, for whoever chooses between two versions of them. */
export const termsWords = (timeZone: string): FieldWords => {
  const at = (moment: string) => `${dayIn(moment, timeZone)}, ${timeIn(moment, timeZone)}`;
  const moment = (label: string): Shown => ({
    label,
    show: (value) => (typeof value === 'string' ? at(value) : 'Never'),
  });
  return {
    products: listOf('What is sold', ({ name, cents }: TermsBody['products'][number]) =>
      cents === null ? name : `${name}, ${money(cents / 100)}`,
    ),
    opensAt: moment('Opens for everybody'),
    closesAt: moment('Closes'),
    windows: listOf(
      'Windows before the sale',
      ({ name, opensAt, closesAt }: TermsBody['windows'][number]) =>
        `${name}: ${at(opensAt)} to ${at(closesAt)}`,
    ),
    renewal: {
      label: 'Renewals',
      show: (value) => {
        const renewal = value as TermsBody['renewal'];
        return renewal ? `${at(renewal.opensAt)} to ${at(renewal.graceUntil)}` : 'None';
      },
    },
    holdMinutes: 'Minutes of a hold',
    spacesPerVendor: 'Spaces for one vendor',
    checkDays: 'Days in which a check comes',
    checksUntil: moment('No checks from'),
    checksTo: 'Where checks go',
    refunds: listOf(
      'Refunds',
      ({ until, percent }: TermsBody['refunds'][number]) => `${percent}% until ${at(until)}`,
    ),
    noShowAt: moment('Spaces of no-shows are free at'),
    waitlistHours: 'Hours of an offer from the waitlist',
    lateWaitlistHours: 'Hours of an offer in the last days',
    words: 'In your words',
  };
};
