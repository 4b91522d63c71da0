import { z } from 'zod';
import { endpoint } from '../kernel/http/contract.js';

/** What a browser does to get a token: find a number, or ask the configured service. */
export const AppCheckTask = z.discriminatedUnion('provider', [
  z.object({
    provider: z.literal('proof-of-work'),
    /** A challenge of ALTCHA: sent back unchanged, with its solution. */
    challenge: z.object({
      parameters: z.object({
        algorithm: z.string(),
        nonce: z.string(),
        salt: z.string(),
        cost: z.number().int(),
        keyLength: z.number().int(),
        keyPrefix: z.string(),
        keySignature: z.string().optional(),
        /** Seconds since 1970. */
        expiresAt: z.number().int().optional(),
        data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
      }),
      signature: z.string().optional(),
    }),
  }),
  z.object({ provider: z.literal('recaptcha'), script: z.string(), siteKey: z.string() }),
]);
export type AppCheckTask = z.output<typeof AppCheckTask>;

/** Sets a cookie that names this visit of a browser: its tokens are valid only with it. */
export const startAppCheck = endpoint({
  method: 'POST',
  path: '/api/app-check/challenge',
  auth: 'guest',
  whileSuspended: true,
  whileReadOnly: true,
  sameOrigin: true,
  summary: 'Ask for the work that an app-check token costs',
  response: AppCheckTask,
  errors: ['CROSS_SITE'],
});

export const finishAppCheck = endpoint({
  method: 'POST',
  path: '/api/app-check/token',
  auth: 'guest',
  whileSuspended: true,
  whileReadOnly: true,
  sameOrigin: true,
  summary: 'Exchange the work that is done, once, for a token: it goes with calls as X-App-Check',
  body: z.object({
    /** JSON of `{ challenge, solution }`, or what the configured service gave. */
    solution: z.string().min(1).max(4_000),
  }),
  response: z.object({ token: z.string(), expiresIn: z.number().int() }),
  errors: ['APP_CHECK_WRONG', 'APP_CHECK_REFUSED', 'APP_CHECK_UNREACHABLE', 'CROSS_SITE'],
});
