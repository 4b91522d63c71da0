import { type DomainError, tooMany } from '../../kernel/decider/errors.js';
import type { CountedAction } from '../../limits/limits.rules.js';

/** How many reports one member sends in 24 hours, by the age of the account.
 *  source  README, Reports 4 */
export const reportLimit: CountedAction = {
  name: 'report',
  perDay: [10, 20, 40],
  needsVerifiedEmail: false,
  refusal: ({ limit, retryAfter, lasting }) =>
    tooManyReports(
      retryAfter,
      `You have sent ${limit} reports today, and we have them all. You can send the next one in ${lasting}.`,
    ),
};

/** How many reports of guests one network sends in an hour. */
export const guestReportLimit = 5;

/** units  retryAfter: seconds */
export const tooManyReports = (retryAfter: number, message: string): DomainError =>
  tooMany('REPORT_LIMIT', { retryAfter, message });
