import { z } from 'zod';
import { endpoint, Receipt } from '../../kernel/http/contract.js';
import { DateOfBirth, Session } from '../identity.contract.js';
import { socialKinds } from '../member/member.events.js';

/** The four kinds of identity providers. */
export const SocialKind = z.enum(socialKinds);
export type SocialKind = z.output<typeof SocialKind>;

const Provider = z.object({ kind: SocialKind, name: z.string() });

/** Where the provider's page opens: in a popup, or in place of our page when popups are blocked. */
const Place = z.enum(['popup', 'page']);

const Begun = z.object({
  /** Id of the flow, to tell the messages of its window from those of another. */
  flow: z.uuid(),
  /** The provider's page to open. */
  url: z.string(),
});

export const listSocialKinds = endpoint({
  method: 'GET',
  path: '/api/auth/social',
  auth: 'guest',
  summary: 'The identity providers that are available',
  response: z.object({ kinds: z.array(Provider) }),
});

/** Begins a flow and binds it to this browser by a cookie. An earlier flow of this browser ends. */
export const startSocial = endpoint({
  method: 'POST',
  path: '/api/auth/social/start',
  auth: 'guest',
  whileSuspended: true,
  whileReadOnly: true,
  sameOrigin: true,
  summary: 'Begin to sign in with an identity provider',
  body: z.object({
    kind: SocialKind,
    place: Place,
    next: z.string().max(2_000).optional(),
    /** The version of the terms that a new member accepts. */
    terms: z.iso.date().optional(),
    /** A member signs in again, to show that it is still them: the provider asks, unless they signed in there in the last ten minutes. */
    again: z.boolean().optional(),
  }),
  response: Begun,
  errors: ['SOCIAL_NOT_OFFERED', 'SOCIAL_UNREACHABLE', 'TOO_MANY_TRIES', 'CROSS_SITE'],
});

export const linkSocial = endpoint({
  method: 'POST',
  path: '/api/auth/social/link',
  auth: 'member',
  sameOrigin: true,
  recentAuth: true,
  summary: 'Begin to link an identity provider to the own account',
  body: z.object({ kind: SocialKind, place: Place, next: z.string().max(2_000).optional() }),
  response: Begun,
  errors: ['PROOF_NEEDED', 'SOCIAL_NOT_OFFERED', 'SOCIAL_UNREACHABLE', 'TOO_MANY_TRIES', 'CROSS_SITE'],
});

/** The provider redirects the browser here, and we redirect it to /auth/social/done. */
export const returnFromSocial = endpoint({
  method: 'GET',
  path: '/api/auth/social/:kind/callback',
  auth: 'guest',
  summary: 'Return from the provider’s page',
  params: z.object({ kind: SocialKind }),
  status: 303,
});

/** The same for providers that answer with a form (Apple). */
export const returnFromSocialByForm = endpoint({
  ...returnFromSocial,
  method: 'POST',
  whileReadOnly: true,
  summary: 'Return from the provider’s page with a form',
});

export const finishSocial = endpoint({
  method: 'POST',
  path: '/api/auth/social/finish',
  auth: 'guest',
  whileSuspended: true,
  whileReadOnly: true,
  sameOrigin: true,
  summary: 'Finish this browser’s flow, once; a new member sends a date of birth and asks again',
  body: z.object({
    /** For a new member: without it nothing is written, and the flow waits. */
    dateOfBirth: DateOfBirth.optional(),
  }),
  response: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('signed-in'), session: Session, isNew: z.boolean() }),
    z.object({ outcome: z.literal('linked'), kind: SocialKind }),
    /** A new member without a date of birth: nothing is written, and the flow waits. */
    z.object({ outcome: z.literal('birth-date-asked') }),
  ]),
  errors: [
    'SOCIAL_OVER',
    'SOCIAL_DENIED',
    'SOCIAL_NOT_PROVEN',
    'SOCIAL_UNREACHABLE',
    'SOCIAL_EMAIL_MISSING',
    'SOCIAL_EMAIL_KNOWN',
    'SOCIAL_LINKED_ELSEWHERE',
    'SOCIAL_LINKED_ALREADY',
    'SOCIAL_OTHER_MEMBER',
    'ACCOUNT_CLOSED',
    'SECOND_FACTOR_NEEDED',
    'SIGN_UPS_CLOSED',
    'SITE_READ_ONLY',
    'SIGN_UP_HELD',
    'BIRTH_DATE_WRONG',
    'TOO_MANY_TRIES',
    'CROSS_SITE',
    'SIGN_IN_AGAIN',
  ],
});

export const listSignInMethods = endpoint({
  method: 'GET',
  path: '/api/auth/ways',
  auth: 'member',
  summary: 'The sign-in methods of the own account',
  response: z.object({
    hasPassword: z.boolean(),
    linked: z.array(Provider.extend({ linkedAt: z.string() })),
    /** False while it is the only sign-in method. */
    mayUnlink: z.boolean(),
  }),
});

export const unlinkSocial = endpoint({
  method: 'DELETE',
  path: '/api/auth/social/:kind',
  auth: 'member',
  recentAuth: true,
  summary: 'Unlink an identity provider',
  params: z.object({ kind: SocialKind }),
  response: Receipt,
  errors: ['PROOF_NEEDED', 'LAST_WAY_IN', 'MEMBER_NOT_FOUND', 'MEMBER_ERASED'],
});
