import { z } from 'zod';
import { endpoint } from '../../kernel/http/contract.js';

/** How many sign-ins are listed, and how many days they are kept. */
export const signInsListed = 50;
export const signInsKeptDays = 90;

/** 'recovery-code': signed in with a recovery code as the second factor. 'cookie-reused': a used refresh cookie came back and its session
 *  ended. */
export const SignInOutcome = z.enum([
  'signed-in',
  'recovery-code',
  'wrong-password',
  'code-asked',
  'wrong-code',
  'suspended',
  'cookie-reused',
]);
export type SignInOutcome = z.output<typeof SignInOutcome>;

export const SignIn = z.object({
  id: z.string(),
  /** ISO-8601 UTC */
  at: z.string(),
  /** "password", "sign-up", "link", "cookie", or the name of a social kind. */
  way: z.string(),
  outcome: SignInOutcome,
  device: z.string(),
  network: z.string(),
});
export type SignIn = z.output<typeof SignIn>;

export const listSignIns = endpoint({
  method: 'GET',
  path: '/api/account/sign-ins',
  auth: 'member',
  whileSuspended: true,
  summary: 'The last 50 sign-ins and attempts, newest first; they are kept for 90 days',
  response: z.object({ signIns: z.array(SignIn) }),
});
