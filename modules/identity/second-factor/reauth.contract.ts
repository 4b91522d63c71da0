import { z } from 'zod';
import { endpoint } from '../../kernel/http/contract.js';
import { longestPassword, Session } from '../identity.contract.js';

/** Minutes that a sign-in or a re-authentication counts. */
export const reauthMinutes = 10;

/** A re-authentication: the password, a code from the authenticator app, or a recovery code. */
export const Reauth = z.object({
  password: z.string().min(1).max(longestPassword).optional(),
  code: z.string().trim().min(1).max(40).optional(),
});

/** Seconds that the last re-authentication of this session still counts; 0 when none does. A duration, because the clock of a device may
 *  be wrong. */
const freshSeconds = z.number().int();

export const getRecentAuth = endpoint({
  method: 'GET',
  path: '/api/account/proof',
  auth: 'member',
  whileSuspended: true,
  summary: 'How long my last sign-in or re-authentication counts, and what I can use now',
  response: z.object({
    freshSeconds,
    /** Empty: only signing in again counts. */
    takes: z.array(z.enum(['password', 'code'])),
  }),
});

export const reauthenticate = endpoint({
  method: 'POST',
  path: '/api/account/proof',
  auth: 'member',
  whileSuspended: true,
  sameOrigin: true,
  summary: 'Re-authenticate this session for ten minutes; its tokens are replaced',
  body: Reauth,
  response: z.object({ freshSeconds, session: Session }),
  errors: ['PROOF_NEEDED', 'WRONG_PROOF', 'TOO_MANY_TRIES', 'SIGN_IN_BUSY', 'SESSION_EXPIRED', 'CROSS_SITE'],
});
