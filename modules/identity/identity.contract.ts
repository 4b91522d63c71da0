import { z } from 'zod';
import { endpoint, text } from '../kernel/contract.js';

export const shortestPassword = 8;
export const longestPassword = 128;

/** Spec section 3 (auth status, profile fields read by the header). */
export const SessionUser = z.object({
  uid: z.string(),
  id: z.string(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  picture: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  subscriptionTier: z.enum(['free', 'premium', 'premium_plus', 'beta']),
  isAdmin: z.boolean(),
});
export type SessionUser = z.output<typeof SessionUser>;

/** A session as the SPA holds it: the access token lives in memory only, for five minutes. */
export const Session = z.object({ accessToken: z.string(), expiresIn: z.number().int(), user: SessionUser });
export type Session = z.output<typeof Session>;

const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('Give an e-mail address, like ana@example.com.'));
const NewPassword = z
  .string()
  .min(shortestPassword, `A password has at least ${shortestPassword} characters.`)
  .max(longestPassword, `A password has at most ${longestPassword} characters.`);

export const signUp = endpoint({
  method: 'POST',
  path: '/api/auth/sign-up',
  who: 'anyone',
  summary: 'Register with e-mail and password, and sign in',
  body: z.object({ email: Email, password: NewPassword, name: text(80).optional() }),
  answer: Session,
  status: 201,
  errors: ['EMAIL_TAKEN', 'PASSWORD_TOO_COMMON', 'TOO_MANY_TRIES'],
});

export const signIn = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in',
  who: 'anyone',
  summary: 'Sign in with e-mail and password',
  body: z.object({ email: Email, password: z.string().min(1).max(longestPassword) }),
  answer: Session,
  errors: ['WRONG_CREDENTIALS', 'TOO_MANY_TRIES'],
});

/** Works on the HttpOnly cookie alone; same origin only. */
export const refreshSession = endpoint({
  method: 'POST',
  path: '/api/auth/refresh',
  who: 'anyone',
  summary: 'Exchange the refresh cookie for a new access token and a new cookie',
  answer: Session,
  errors: ['SESSION_EXPIRED', 'CROSS_SITE'],
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/sign-out',
  who: 'anyone',
  summary: 'End the session on this device',
  answer: z.object({ signedOut: z.literal(true) }),
  errors: ['CROSS_SITE'],
});

export const getAuthStatus = endpoint({
  method: 'GET',
  path: '/api/auth/status',
  who: 'anyone',
  summary: 'Who is signed in',
  answer: z.object({ authenticated: z.boolean(), user: SessionUser.nullable() }),
});
