import { z } from 'zod';
import { endpoint, Receipt } from '../../kernel/http/contract.js';
import { DateOfBirth, Session } from '../identity.contract.js';
import { socialKinds } from '../member/member.events.js';

/** The four kinds of others that may vouch for a member. */
export const SocialKind = z.enum(socialKinds);
export type SocialKind = z.output<typeof SocialKind>;

const Way = z.object({ kind: SocialKind, name: z.string() });

/** Where the other's pages are shown: in a window of their own, or in place of ours when windows are blocked. */
const Place = z.enum(['popup', 'page']);

const Begun = z.object({
  /** Names this try, so that its window's news are told from another's. */
  flow: z.uuid(),
  /** The other's page to open. */
  url: z.string(),
});

export const listSocialKinds = endpoint({
  method: 'GET',
  path: '/api/auth/social',
  auth: 'guest',
  summary: 'Who else may vouch for a member here',
  answer: z.object({ kinds: z.array(Way) }),
});

/** Begins a try, bound to this browser by a cookie; an earlier one of this browser is over. */
export const startSocial = endpoint({
  method: 'POST',
  path: '/api/auth/social/start',
  auth: 'guest',
  summary: 'Begin to sign in through somebody else',
  body: z.object({
    kind: SocialKind,
    place: Place,
    next: z.string().max(2_000).optional(),
    /** The version of the terms that a new member accepts by this. */
    terms: z.iso.date().optional(),
  }),
  answer: Begun,
  errors: ['SOCIAL_NOT_OFFERED', 'SOCIAL_UNREACHABLE', 'TOO_MANY_TRIES', 'CROSS_SITE'],
});

export const linkSocial = endpoint({
  method: 'POST',
  path: '/api/auth/social/link',
  auth: 'member',
  summary: 'Begin to link another way in with one’s own account',
  body: z.object({ kind: SocialKind, place: Place, next: z.string().max(2_000).optional() }),
  answer: Begun,
  errors: ['PROOF_NEEDED', 'SOCIAL_NOT_OFFERED', 'SOCIAL_UNREACHABLE', 'TOO_MANY_TRIES', 'CROSS_SITE'],
});

/** The other's page sends the browser here; from here it goes on to /auth/social/done. */
export const returnFromSocial = endpoint({
  method: 'GET',
  path: '/api/auth/social/:kind/callback',
  auth: 'guest',
  summary: 'Come back from the other’s page',
  params: z.object({ kind: SocialKind }),
  status: 303,
});

/** The same for those who answer by a form of theirs (Apple). */
export const returnFromSocialByForm = endpoint({
  ...returnFromSocial,
  method: 'POST',
  summary: 'Come back from the other’s page by a form',
});

export const finishSocial = endpoint({
  method: 'POST',
  path: '/api/auth/social/finish',
  auth: 'guest',
  summary: 'Take what came of this browser’s try, once; who is new says when they were born, and asks again',
  body: z.object({
    /** For who is new: without it nothing is written, and the try waits for it. */
    dateOfBirth: DateOfBirth.optional(),
  }),
  answer: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('signed-in'), session: Session, isNew: z.boolean() }),
    z.object({ outcome: z.literal('linked'), kind: SocialKind }),
    /** Somebody new: nothing is written of them before they have said it; the try waits. */
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
    'ACCOUNT_SUSPENDED',
    'SECOND_FACTOR_NEEDED',
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
  summary: 'The ways into one’s own account',
  answer: z.object({
    hasPassword: z.boolean(),
    linked: z.array(Way.extend({ linkedAt: z.string() })),
    /** False while it is the only way in. */
    mayUnlink: z.boolean(),
  }),
});

export const unlinkSocial = endpoint({
  method: 'DELETE',
  path: '/api/auth/social/:kind',
  auth: 'member',
  summary: 'Take a linked way in away again',
  params: z.object({ kind: SocialKind }),
  answer: Receipt,
  errors: ['PROOF_NEEDED', 'LAST_WAY_IN', 'MEMBER_NOT_FOUND', 'MEMBER_ERASED'],
});
