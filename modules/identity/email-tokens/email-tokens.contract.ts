import { z } from 'zod';
import { endpoint } from '../../kernel/http/contract.js';
import { Email } from '../../kernel/http/email.schemas.js';
import { longestPassword, NewPassword, Session } from '../identity.contract.js';

/** Minutes that a link works which signs in or sets a password.
 *  source  README, Rule 12; ASVS 6.5.5 */
export const linkMinutes = 10;
/** Hours that a link works which confirms an address. It signs nobody in: the member's session or password is needed besides. */
export const confirmationHours = 24;

const Token = z.string().regex(/^[\w-]{43}$/, 'This link is not valid.');
const OwnPassword = z.string().min(1).max(longestPassword);
const Sent = z.object({ sent: z.literal(true) });

export const sendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/verification/send',
  auth: 'member',
  whileSuspended: true,
  summary: 'Send the verification e-mail again; no effect when the address is verified',
  response: Sent,
  errors: ['TOO_MANY_TRIES'],
});

/** Needs the member's own session or their password: the owner of a mailbox must not confirm an account that a stranger created. */
export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verification',
  auth: 'guest',
  whileSuspended: true,
  summary: 'Verify the address with the link from the e-mail',
  body: z.object({ token: Token, password: OwnPassword.optional() }),
  response: z.object({ verified: z.literal(true), email: z.string() }),
  errors: ['LINK_OVER', 'PROOF_NEEDED', 'WRONG_PROOF', 'EMAIL_PROVEN_ELSEWHERE', 'TOO_MANY_TRIES'],
});

/** The same response, in the same time, whether or not the address has an account. */
export const sendReset = endpoint({
  method: 'POST',
  path: '/api/auth/password-reset/send',
  auth: 'guest',
  securityEvent: 'password-reset-asked',
  whileSuspended: true,
  sameOrigin: true,
  appCheck: 'everybody',
  summary: 'Send a link to choose a new password',
  body: z.object({ email: Email }),
  response: Sent,
  errors: ['TOO_MANY_TRIES', 'CROSS_SITE', 'APP_CHECK_REQUIRED'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/password-reset',
  auth: 'guest',
  securityEvent: 'password-reset-done',
  whileSuspended: true,
  sameOrigin: true,
  summary: 'Choose a new password with the link from the e-mail; ends every session',
  body: z.object({ token: Token, password: NewPassword }),
  response: z.object({ reset: z.literal(true) }),
  errors: ['LINK_OVER', 'PASSWORD_TOO_COMMON', 'ACCOUNT_CLOSED', 'CROSS_SITE', 'SIGN_IN_BUSY'],
});

/** The same response, in the same time, whether or not the address has an account. */
export const sendSignInLink = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in-link/send',
  auth: 'guest',
  whileSuspended: true,
  whileReadOnly: true,
  sameOrigin: true,
  appCheck: 'everybody',
  summary: 'Send a link and a short code to sign in without a password',
  body: z.object({
    email: Email,
    /** The page that the link leads to. Default: the inventory. */
    next: z.string().max(2_000).optional(),
  }),
  response: Sent,
  errors: ['TOO_MANY_TRIES', 'CROSS_SITE', 'APP_CHECK_REQUIRED'],
});

/** Works only in the browser that asked: with the link, or with its code when the e-mail is read on another device. */
export const signInByLink = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in-link',
  auth: 'guest',
  whileSuspended: true,
  whileReadOnly: true,
  sameOrigin: true,
  summary: 'Sign in with the link or the code from the e-mail',
  body: z.union([
    z.object({ token: Token }),
    z.object({
      code: z
        .string()
        .transform((code) => code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
        .pipe(z.string().min(1).max(20)),
    }),
  ]),
  response: Session,
  errors: [
    'LINK_OVER',
    'LINK_ELSEWHERE',
    'WRONG_CODE',
    'ACCOUNT_CLOSED',
    'TOO_MANY_TRIES',
    'CROSS_SITE',
    'SIGN_IN_AGAIN',
  ],
});

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/account/email',
  auth: 'member',
  securityEvent: 'e-mail-change-asked',
  summary: 'Ask to change the e-mail address: a link goes to the new one',
  body: z.object({ email: Email, password: OwnPassword }),
  response: Sent,
  errors: ['WRONG_PROOF', 'TOO_MANY_TRIES', 'SIGN_IN_BUSY'],
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/account/email/confirm',
  auth: 'guest',
  securityEvent: 'e-mail-changed',
  summary: 'Confirm the new e-mail address with its link; needs the own session or the password',
  body: z.object({ token: Token, password: OwnPassword.optional() }),
  response: z.object({ changed: z.literal(true), email: z.string() }),
  errors: ['LINK_OVER', 'PROOF_NEEDED', 'WRONG_PROOF', 'EMAIL_PROVEN_ELSEWHERE', 'TOO_MANY_TRIES'],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  auth: 'member',
  securityEvent: 'password-changed',
  whileSuspended: true,
  sameOrigin: true,
  summary: 'Change the password; ends the sessions on other devices, and replaces the tokens of this one',
  body: z.object({ password: OwnPassword, newPassword: NewPassword }),
  response: z.object({ changed: z.literal(true), session: Session }),
  errors: [
    'WRONG_PROOF',
    'PASSWORD_TOO_COMMON',
    'TOO_MANY_TRIES',
    'SIGN_IN_BUSY',
    'SESSION_EXPIRED',
    'CROSS_SITE',
  ],
});
