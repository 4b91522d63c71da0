import { z } from 'zod';
import { endpoint, personName, Receipt } from '../kernel/http/contract.js';
import { Email } from '../kernel/http/email.schemas.js';
import { Capability, Tier } from './capabilities.schemas.js';

export const shortestPassword = 8;
export const longestPassword = 128;

/** The version of the terms in force: the date in their heading. A newer version asks every member again. The text is in the frontend's
 *  `terms-sections`. */
export const termsVersion = '2025-08-02';

/** The signed-in member, as the page header and the route guards need them. */
export const SessionUser = z.object({
  uid: z.string(),
  id: z.string(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  picture: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  subscriptionTier: Tier,
  /** The member has verified the e-mail address. */
  emailVerified: z.boolean(),
  isAdmin: z.boolean(),
  /** What a member of staff has to do before the rights of their role count here: set up two-step sign-in, or show a code of it. */
  staffNeeds: z.enum(['two-step', 'code']).nullable(),
  /** False when the terms have changed or were never accepted; the pages ask. */
  hasAcceptedTerms: z.boolean(),
  /** The member has finished or left the tour, in any browser. */
  hasEndedTour: z.boolean(),
  handle: z.string().nullable(),
  isMinor: z.boolean(),
  /** What the member may do besides reading. Pages show buttons by it and derive nothing. */
  capabilities: z.array(Capability),
  /** What the member has to do before listing, holding and posting. */
  missingRequirement: z.enum(['date of birth', 'guardian']).nullable(),
  /** Until when the member is suspended, null without an end, and the decision that says why. */
  suspension: z.object({ until: z.iso.datetime().nullable(), decisionId: z.string().nullable() }).nullable(),
});
export type SessionUser = z.output<typeof SessionUser>;

/** A session as the SPA holds it. The access token stays in memory and lasts five minutes. */
export const Session = z.object({ accessToken: z.string(), expiresIn: z.number().int(), user: SessionUser });
export type Session = z.output<typeof Session>;

export const NewPassword = z
  .string()
  .min(shortestPassword, `Use at least ${shortestPassword} characters.`)
  .max(longestPassword, `Use at most ${longestPassword} characters.`);
export const MemberName = personName(80);
export const DateOfBirth = z.iso.date('Enter day, month and year.');

export const signUp = endpoint({
  method: 'POST',
  path: '/api/auth/sign-up',
  auth: 'guest',
  whileSuspended: true,
  sameOrigin: true,
  appCheck: 'everybody',
  summary: 'Register with e-mail and password, accept the terms, and sign in',
  body: z.object({
    email: Email,
    password: NewPassword,
    name: MemberName.optional(),
    dateOfBirth: DateOfBirth,
  }),
  response: Session,
  status: 201,
  errors: [
    'SIGN_UPS_CLOSED',
    'SITE_READ_ONLY',
    'SIGN_UP_HELD',
    'BIRTH_DATE_WRONG',
    'PASSWORD_TOO_COMMON',
    'SECOND_FACTOR_NEEDED',
    'ACCOUNT_CLOSED',
    'TOO_MANY_TRIES',
    'CROSS_SITE',
    'APP_CHECK_REQUIRED',
    'SIGN_IN_BUSY',
    'SIGN_IN_AGAIN',
  ],
});

export const signIn = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in',
  auth: 'guest',
  whileSuspended: true,
  whileReadOnly: true,
  sameOrigin: true,
  appCheck: 'after failures',
  summary: 'Sign in with e-mail and password',
  body: z.object({ email: Email, password: z.string().min(1).max(longestPassword) }),
  response: Session,
  errors: [
    'WRONG_CREDENTIALS',
    'SECOND_FACTOR_NEEDED',
    'ACCOUNT_CLOSED',
    'TOO_MANY_TRIES',
    'CROSS_SITE',
    'APP_CHECK_REQUIRED',
    'SIGN_IN_BUSY',
    'SIGN_IN_AGAIN',
  ],
});

/** Needs only the HttpOnly cookie; same origin only. With sign-out it is what other products call their token sync: POST renews the session
 *  cookie. The Bearer token is not asked for, because the cookie gives it. */
export const refreshSession = endpoint({
  method: 'POST',
  path: '/api/auth/refresh',
  auth: 'guest',
  whileSuspended: true,
  whileReadOnly: true,
  sameOrigin: true,
  summary: 'Exchange the refresh cookie for a new access token and a new cookie',
  body: z.object({
    /** False for an open tab that nobody uses: it gets its token, and the idle time runs on. */
    isInUse: z.boolean().default(true),
  }),
  response: Session,
  errors: ['SESSION_EXPIRED', 'CROSS_SITE'],
  skipRateLimit: true,
});

/** Ends the sessions of the cookie and of the Bearer token: the DELETE of a token sync. */
export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/sign-out',
  auth: 'guest',
  securityEvent: 'sessions-ended',
  whileSuspended: true,
  whileReadOnly: true,
  sameOrigin: true,
  summary: 'End the session on this device',
  response: z.object({ signedOut: z.literal(true) }),
  errors: ['CROSS_SITE'],
  skipRateLimit: true,
});

export const getAuthStatus = endpoint({
  method: 'GET',
  path: '/api/auth/status',
  auth: 'guest',
  summary: 'Who is signed in',
  response: z.object({ authenticated: z.boolean(), user: SessionUser.nullable() }),
});

export const acceptTerms = endpoint({
  method: 'POST',
  path: '/api/auth/terms',
  auth: 'member',
  whileSuspended: true,
  summary: 'Accept the terms in force',
  body: z.object({ version: z.iso.date() }),
  response: Receipt,
  errors: ['TERMS_CHANGED', 'MEMBER_NOT_FOUND', 'MEMBER_ERASED'],
});

export const rememberTour = endpoint({
  method: 'POST',
  path: '/api/account/tour',
  auth: 'member',
  summary: 'Remember that I have finished or left the tour, or forget it',
  body: z.object({ isOver: z.boolean() }),
  response: z.object({ isOver: z.boolean() }),
});
