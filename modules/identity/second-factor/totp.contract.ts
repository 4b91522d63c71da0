import { z } from 'zod';
import { endpoint } from '../../kernel/http/contract.js';
import { Session } from '../identity.contract.js';
import { Reauth } from './reauth.contract.js';

/** How many recovery codes a member gets. */
export const recoveryCodeCount = 10;
/** With this many left, or fewer, the member is told to get new ones. */
export const fewRecoveryCodes = 3;

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const completeSignIn = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor',
  auth: 'guest',
  whileSuspended: true,
  whileReadOnly: true,
  sameOrigin: true,
  summary: 'Complete a sign-in with a code from the authenticator app or a recovery code',
  body: z.object({ challenge: z.string().max(2_000), code: z.string().trim().min(1).max(40) }),
  response: Session,
  errors: ['WRONG_CODE', 'SIGN_IN_AGAIN', 'TOO_MANY_TRIES', 'CROSS_SITE', 'SIGN_IN_BUSY'],
});

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/account/totp',
  auth: 'member',
  whileSuspended: true,
  summary: 'Whether two-step sign-in is on',
  response: z.object({
    status: z.enum(['off', 'on']),
    /** ISO-8601 UTC */
    since: z.string().nullable(),
    recoveryCodesLeft: z.number().int(),
  }),
});

/** Needs the password, unless the session signed in or re-authenticated within ten minutes. */
export const beginTotp = endpoint({
  method: 'POST',
  path: '/api/account/totp',
  auth: 'member',
  summary: 'Begin to set up an authenticator app; its secret is shown once',
  body: Reauth,
  response: z.object({
    /** base32, to type in */
    secret: z.string(),
    /** otpauth://…, for a QR code */
    uri: z.string(),
  }),
  errors: [
    'TOTP_ON_ALREADY',
    'MAIL_NOT_VERIFIED',
    'PROOF_NEEDED',
    'WRONG_PROOF',
    'TOO_MANY_TRIES',
    'SIGN_IN_BUSY',
  ],
});

export const confirmTotp = endpoint({
  method: 'POST',
  path: '/api/account/totp/confirm',
  auth: 'member',
  sameOrigin: true,
  securityEvent: 'second-factor-added',
  summary:
    'Turn two-step sign-in on with a first code; the recovery codes are shown once, and the tokens of this session are replaced',
  body: z.object({ code: z.string().trim().min(1).max(40) }),
  response: RecoveryCodes.extend({ session: Session }),
  errors: [
    'TOTP_ON_ALREADY',
    'TOTP_NOT_BEGUN',
    'WRONG_CODE',
    'TOO_MANY_TRIES',
    'SIGN_IN_BUSY',
    'SESSION_EXPIRED',
    'CROSS_SITE',
  ],
});

export const turnOffTotp = endpoint({
  method: 'POST',
  path: '/api/account/totp/off',
  auth: 'member',
  securityEvent: 'second-factor-removed',
  summary: 'Turn two-step sign-in off; takes both factors',
  body: Reauth,
  response: z.object({ status: z.literal('off') }),
  errors: ['PROOF_NEEDED', 'WRONG_PROOF', 'TOO_MANY_TRIES', 'SIGN_IN_BUSY'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/recovery-codes',
  auth: 'member',
  securityEvent: 'recovery-codes-renewed',
  summary: 'Get new recovery codes; the old ones stop working; takes both factors',
  body: Reauth,
  response: RecoveryCodes,
  errors: ['TOTP_OFF', 'PROOF_NEEDED', 'WRONG_PROOF', 'TOO_MANY_TRIES', 'SIGN_IN_BUSY'],
});
