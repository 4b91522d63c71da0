/** The timing of the app check: pure, in milliseconds. */
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** A token is renewed at half its lifetime plus five minutes, while it is still good. */
export const renewalDelay = (lifetime: number): number => lifetime / 2 + 5 * MINUTE;

/** A renewal that failed is tried again after 30 seconds, then after twice as long each time, 16 minutes at most.
 *  in  failures: in a row, from 1 */
export const retryDelay = (failures: number): number =>
  Math.min(30 * SECOND * 2 ** (failures - 1), 16 * MINUTE);

/** How long no request is made after the server's refusal: a day after 403 and 404, else a second, then twice as long
 *  each time.
 *  in  failures: in a row, from 1 */
export const blockAfter = (status: number, failures: number): number =>
  status === 403 || status === 404 ? 24 * 60 * MINUTE : SECOND * 2 ** (failures - 1);
