import { ApiProblem } from './problem';

/** What may go wrong on this side of signing in, and how a person is told.
 *  source  spec section 8, identity error codes */
const words = {
  'popup-blocked': 'Your browser blocked the sign-in window.',
  'popup-closed-by-user': 'The sign-in window was closed before you were done.',
  'cancelled-popup-request': 'Another sign-in window was opened, so this one was closed.',
  'network-request-failed': 'The server cannot be reached. Check your connection and try again.',
  'web-storage-unsupported':
    'Your browser keeps no cookies for us, and without one nobody can stay signed in. Allow cookies for this site and try again.',
} as const;

export type IdentityCode = keyof typeof words;

export const identityProblem = (code: IdentityCode) => new ApiProblem(words[code], 0, code);
