import { z } from 'zod';
import { endpoint } from '../../kernel/http/contract.js';
import { longestPassword } from '../identity.contract.js';

/** For how many minutes a sign-in, a password or a code shows that it is the member who sits there. */
export const reauthMinutes = 10;

/** Shows that it is the member who sits there: the password, a code of the authenticator, or a recovery code. */
export const Reauth = z.object({
  password: z.string().min(1).max(longestPassword).optional(),
  code: z.string().trim().min(1).max(40).optional(),
});

/** For how many seconds this session's last proof still counts; 0: not any more. No moment, for the clock of a device may be off. */
const freshSeconds = z.number().int();

export const getRecentAuth = endpoint({
  method: 'GET',
  path: '/api/account/proof',
  auth: 'member',
  summary: 'How long my last sign-in or proof counts, and what else would do',
  answer: z.object({
    freshSeconds,
    /** Empty: only signing in again. */
    takes: z.array(z.enum(['password', 'code'])),
  }),
});

export const reauthenticate = endpoint({
  method: 'POST',
  path: '/api/account/proof',
  auth: 'member',
  summary: 'Show that it is me, for ten minutes in this session',
  body: Reauth,
  answer: z.object({ freshSeconds }),
  errors: ['PROOF_NEEDED', 'WRONG_PROOF', 'TOO_MANY_TRIES', 'SIGN_IN_BUSY'],
});
