import { ApiProblem } from '../api/problem';

/** Why there is no app-check token. */
export type AppCheckFault = 'network' | 'parse' | 'status' | 'throttled' | 'recaptcha';

/** A check that failed, with a sentence for the person. */
export class AppCheckFailure extends ApiProblem {
  constructor(
    readonly fault: AppCheckFault,
    message: string,
    /** Of the server's answer; 0 without one. */
    status = 0,
  ) {
    super(message, status, `app-check/${fault}`);
    this.name = 'AppCheckFailure';
  }
}

export const networkFailure = () =>
  new AppCheckFailure(
    'network',
    'We check that no robot is calling, and could not reach the server. Check your connection and try again.',
  );

export const parseFailure = () =>
  new AppCheckFailure(
    'parse',
    'We check that no robot is calling, and could not read the answer. Please try again.',
  );

export const statusFailure = (status: number) =>
  new AppCheckFailure(
    'status',
    `We check that no robot is calling, and the server answered ${status}. Please try again in a moment.`,
    status,
  );

/** in  until: milliseconds since 1970 */
export const throttledFailure = (until: number, now: number) =>
  new AppCheckFailure(
    'throttled',
    `We check that no robot is calling, and that did not work. You can try again ${inWords(until - now)}.`,
  );

export const recaptchaFailure = () =>
  new AppCheckFailure(
    'recaptcha',
    'We check that no robot is calling, and your browser could not do its part. Reload the page, or try another browser.',
  );

function inWords(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  if (minutes <= 1) return 'in a minute';
  return minutes < 60 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`;
}
