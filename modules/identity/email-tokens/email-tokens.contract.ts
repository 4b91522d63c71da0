import { z } from 'zod';
import { Email, endpoint } from '../../kernel/http/contract.js';
import { longestPassword, NewPassword, Session } from '../identity.contract.js';

/** Minutes that a link from a mail works.
 *  source  reliability.md 2.6, ASVS 6.5.5 */
export const linkMinutes = 10;

const Token = z.string().regex(/^[\w-]{43}$/, 'That is not a link of ours.');
const OwnPassword = z.string().min(1).max(longestPassword);
const Sent = z.object({ sent: z.literal(true) });

export const sendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/verification/send',
  auth: 'member',
  summary: 'Send the e-mail that proves the address once more; quiet when it is proven',
  answer: Sent,
  errors: ['TOO_MANY_TRIES'],
});

/** By the member's own session, or else with the password: whoever holds the mailbox only must not confirm a stranger's account. */
export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verification',
  auth: 'guest',
  summary: 'Prove the address with the link of the mail',
  body: z.object({ token: Token, password: OwnPassword.optional() }),
  answer: z.object({ verified: z.literal(true), email: z.string() }),
  errors: ['LINK_OVER', 'PROOF_NEEDED', 'WRONG_PROOF', 'EMAIL_PROVEN_ELSEWHERE', 'TOO_MANY_TRIES'],
});

/** The same answer, in the same time, whether or not somebody has the mail. */
export const sendReset = endpoint({
  method: 'POST',
  path: '/api/auth/password-reset/send',
  auth: 'guest',
  summary: 'Send a link to choose a new password',
  body: z.object({ email: Email }),
  answer: Sent,
  errors: ['TOO_MANY_TRIES', 'CROSS_SITE'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/password-reset',
  auth: 'guest',
  summary: 'Choose a new password with the link of the mail; ends every session',
  body: z.object({ token: Token, password: NewPassword }),
  answer: z.object({ reset: z.literal(true) }),
  errors: ['LINK_OVER', 'PASSWORD_TOO_COMMON', 'ACCOUNT_SUSPENDED', 'CROSS_SITE', 'SIGN_IN_BUSY'],
});

/** The same answer, in the same time, whether or not somebody has the mail. */
export const sendSignInLink = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in-link/send',
  auth: 'guest',
  summary: 'Send a link, and a short code, to sign in without a password',
  body: z.object({
    email: Email,
    /** Where the link leads to: a page of ours, else the inventory. */
    next: z.string().max(2_000).optional(),
  }),
  answer: Sent,
  errors: ['TOO_MANY_TRIES', 'CROSS_SITE'],
});

/** Only in the browser that asked: by the link, or, when the mail is read elsewhere, by typing its code. */
export const signInByLink = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in-link',
  auth: 'guest',
  summary: 'Sign in with the link or the code of the mail',
  body: z.union([
    z.object({ token: Token }),
    z.object({
      code: z
        .string()
        .transform((code) => code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
        .pipe(z.string().min(1).max(20)),
    }),
  ]),
  answer: Session,
  errors: [
    'LINK_OVER',
    'LINK_ELSEWHERE',
    'WRONG_CODE',
    'ACCOUNT_SUSPENDED',
    'TOO_MANY_TRIES',
    'CROSS_SITE',
    'SIGN_IN_AGAIN',
  ],
});

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/account/email',
  auth: 'member',
  summary: 'Ask for another e-mail: a link goes to the new address',
  body: z.object({ email: Email, password: OwnPassword }),
  answer: Sent,
  errors: ['WRONG_PROOF', 'TOO_MANY_TRIES', 'SIGN_IN_BUSY'],
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/account/email/confirm',
  auth: 'guest',
  summary: 'Take the new e-mail with the link that went to it; by the own session or with the password',
  body: z.object({ token: Token, password: OwnPassword.optional() }),
  answer: z.object({ changed: z.literal(true), email: z.string() }),
  errors: ['LINK_OVER', 'PROOF_NEEDED', 'WRONG_PROOF', 'EMAIL_PROVEN_ELSEWHERE', 'TOO_MANY_TRIES'],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  auth: 'member',
  summary: 'Choose another password; ends the sessions on other devices',
  body: z.object({ password: OwnPassword, newPassword: NewPassword }),
  answer: z.object({ changed: z.literal(true) }),
  errors: ['WRONG_PROOF', 'PASSWORD_TOO_COMMON', 'TOO_MANY_TRIES', 'SIGN_IN_BUSY'],
});
