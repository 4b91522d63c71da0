import { ApiProblem } from '../api/problem';

/** Why there is no app-check token. */
export type AppCheckFault = 'network' | 'parse' | 'status' | 'throttled' | 'recaptcha';

/** A check that failed, with a sentence for the person. */
export class AppCheckFailure extends ApiProblem {
  constructor(
    readonly fault: AppCheckFault,
    message: string,
    /** HTTP status of the server's response; 0 without one. */
    status = 0,
  ) {
    super(message, status, `app-check/${fault}`);
    this.name = 'AppCheckFailure';
  }
}

export const networkFailure = () =>
  new AppCheckFailure(
    'network',
    'We could not make sure that you are a person: the server cannot be reached. Check your connection and try again.',
  );

export const parseFailure = () =>
  new AppCheckFailure(
    'parse',
    'We could not make sure that you are a person: the answer was not readable. Please try again.',
  );

export const statusFailure = (status: number) =>
  new AppCheckFailure(
    'status',
    `We could not make sure that you are a person: the server answered ${status}. Please try again in a moment.`,
    status,
  );

/** in  until: milliseconds since 1970 */
export const throttledFailure = (until: number, now: number) =>
  new AppCheckFailure(
    'throttled',
    `We could not make sure that you are a person. You can try again ${inWords(until - now)}.`,
  );

export const recaptchaFailure = () =>
  new AppCheckFailure(
    'recaptcha',
    'We could not make sure that you are a person: your browser could not do its part. Reload the page, or try another browser.',
  );

function inWords(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  if (minutes <= 1) return 'in a minute';
  return minutes < 60 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`;
}
