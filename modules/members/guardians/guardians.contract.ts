import { z } from 'zod';
import { endpoint, Id, IdParams, Receipt, text } from '../../kernel/http/contract.js';
import { Email } from '../../kernel/http/email.schemas.js';
import { reasonsToLook } from './guardianship.events.js';

const Token = z.object({ token: z.string().min(1).max(200) });
/** `guardianId` is the guardian whom staff looked at: another may have accepted since. */
const Judgement = z.object({ guardianId: Id, note: text(500) });

/** The status of the link to a guardian. */
export const linkStates = ['none', 'accepted', 'verified'] as const;

const Named = z.object({ id: Id, name: z.string() });

/** What a member sees about their age, their guardian and the minors whose guardian they are. */
export const MyGuardianship = z.object({
  hasBirthDate: z.boolean(),
  isMinor: z.boolean(),
  status: z.enum(linkStates),
  guardian: Named.nullable(),
  /** When the last open invitation expires. */
  invitedUntil: z.iso.datetime().nullable(),
  unlinkAskedBy: z.enum(['me', 'them']).nullable(),
  /** The minors whose guardian the member is. */
  minors: z.array(
    Named.extend({ status: z.enum(linkStates), unlinkAskedBy: z.enum(['me', 'them']).nullable() }),
  ),
  /** The minors whose guardian the member was. */
  formerMinors: z.array(Named),
});
export type MyGuardianship = z.output<typeof MyGuardianship>;

export const getGuardianship = endpoint({
  method: 'GET',
  path: '/api/account/guardianship',
  auth: 'member',
  whileSuspended: true,
  consistent: ['member-pages'],
  summary: 'My guardian, or the minors whose guardian I am',
  response: MyGuardianship,
});

export const giveBirthDate = endpoint({
  method: 'POST',
  path: '/api/account/date-of-birth',
  auth: 'member',
  whileSuspended: true,
  recentAuth: true,
  summary: 'Give my date of birth, once; within ten minutes of a sign-in or re-authentication',
  body: z.object({ dateOfBirth: z.iso.date('Give a day, month and year.') }),
  response: Receipt,
  errors: ['PROOF_NEEDED', 'BIRTH_DATE_WRONG', 'BIRTH_DATE_GIVEN', 'BIRTH_DATE_OF_STAFF', 'SIGN_UP_HELD'],
});

export const inviteGuardian = endpoint({
  method: 'POST',
  path: '/api/account/guardian-invitations',
  auth: 'member',
  summary: 'Invite a parent or guardian by e-mail (minors)',
  body: z.object({ email: Email }),
  response: Receipt,
  errors: ['NOT_A_MINOR', 'MAIL_NOT_VERIFIED', 'GUARDIAN_LINKED', 'TOO_MANY_INVITATIONS'],
});

/** A POST, so that the token is in no log, and no mail scanner uses it up. */
export const lookAtInvitation = endpoint({
  method: 'POST',
  path: '/api/guardian-invitations/look',
  auth: 'member',
  summary: 'Who asks me to be their guardian; changes nothing',
  body: Token,
  response: z.object({
    minor: Named,
    /** The status of the caller's own link by this invitation. */
    link: z.enum(linkStates),
    /** Null once it is accepted. */
    until: z.iso.datetime().nullable(),
    /** The host of the configured check, which gets the name and e-mail of the guardian. Null when only staff checks. */
    checkedBy: z.string().nullable(),
  }),
  errors: ['INVITATION_OVER', 'OWN_GUARDIAN'],
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/guardian-invitations/accept',
  auth: 'member',
  summary: 'Become a guardian; staff or the configured check verifies it',
  body: Token,
  response: Receipt,
  errors: ['INVITATION_OVER', 'OWN_GUARDIAN', 'GUARDIAN_NOT_ADULT', 'MAIL_NOT_VERIFIED'],
});

/** `id` is the minor's. The link ends when the other side has asked already, or when it is not verified. */
export const askUnlink = endpoint({
  method: 'POST',
  path: '/api/guardian-links/:id/unlink',
  auth: 'member',
  summary: 'Ask to end a guardian link; it ends when both have asked, or at once while it is not verified',
  params: IdParams,
  response: Receipt,
  errors: ['NO_GUARDIAN', 'NOT_YOUR_LINK'],
});

export const withdrawUnlink = endpoint({
  method: 'DELETE',
  path: '/api/guardian-links/:id/unlink',
  auth: 'member',
  summary: 'Withdraw my request to end a guardian link',
  params: IdParams,
  response: Receipt,
  errors: ['NOT_YOUR_LINK'],
});

export const listPendingGuardians = endpoint({
  method: 'GET',
  path: '/api/admin/guardian-links',
  auth: 'member',
  requires: 'administer',
  consistent: ['member-pages'],
  audit: { action: 'guardian-links.read' },
  summary: 'Guardians who accepted and whom staff has to review, oldest first; at most 100',
  response: z.object({
    links: z.array(
      z.object({
        minor: Named,
        guardian: Named,
        acceptedAt: z.iso.datetime(),
        /** The result of the configured check. 'off' when there is none. */
        check: z.enum(['off', 'waiting', ...reasonsToLook]),
      }),
    ),
  }),
});

export const verifyGuardian = endpoint({
  method: 'POST',
  path: '/api/admin/guardian-links/:id/verify',
  auth: 'member',
  requires: 'administer',
  recentAuth: true,
  audit: { action: 'guardian.verified', target: { kind: 'member', id: 'id' }, reason: 'note' },
  summary: 'Verify that this is the minor’s parent or guardian, with a note of how',
  params: IdParams,
  body: Judgement,
  response: Receipt,
  errors: ['PROOF_NEEDED', 'NO_GUARDIAN', 'ANOTHER_GUARDIAN', 'OWN_GUARDIAN'],
});

export const refuseGuardian = endpoint({
  method: 'POST',
  path: '/api/admin/guardian-links/:id/refuse',
  auth: 'member',
  requires: 'administer',
  recentAuth: true,
  audit: { action: 'guardian.refused', target: { kind: 'member', id: 'id' }, reason: 'note' },
  summary: 'Refuse somebody who is not the minor’s parent or guardian',
  params: IdParams,
  body: Judgement,
  response: Receipt,
  errors: ['PROOF_NEEDED', 'NO_GUARDIAN', 'ANOTHER_GUARDIAN', 'OWN_GUARDIAN'],
});

/** One line of the ledger. */
export const Consent = z.object({
  at: z.iso.datetime(),
  what: z.enum([
    'terms accepted',
    'guardian invited',
    'guardian accepted',
    'left to staff',
    'guardian verified',
    'guardian refused',
    'unlink asked',
    'unlink withdrawn',
    'link ended',
    'majority reached',
  ]),
  /** The member who consented, or on whose word it was recorded. */
  by: z.object({ kind: z.enum(['member', 'staff', 'check', 'time']), id: z.string(), name: z.string() }),
  /** The guardian that it is about. Null before an invitation is accepted, and for entries about no guardian. */
  guardian: Named.nullable(),
  /** The version of the terms, how staff verified, or why it ended. */
  detail: z.string(),
  /** Null while it is valid. */
  withdrawnAt: z.iso.datetime().nullable(),
});
export type Consent = z.output<typeof Consent>;

export const getConsents = endpoint({
  method: 'GET',
  path: '/api/admin/members/:id/consents',
  auth: 'member',
  requires: 'administer',
  audit: { action: 'consents.read', target: { kind: 'member', id: 'id' } },
  summary: 'Every consent about a member, oldest first',
  params: IdParams,
  response: z.object({ member: Named, consents: z.array(Consent) }),
  errors: ['MEMBER_NOT_FOUND'],
});

/** `id` is the minor's. */
export const getPairConsents = endpoint({
  method: 'GET',
  path: '/api/guardian-links/:id/consents',
  auth: 'member',
  summary:
    'Every consent between a minor and the guardian, for the two of them; also after the link has ended',
  params: IdParams,
  response: z.object({ consents: z.array(Consent) }),
  errors: ['NOT_YOUR_LINK'],
});

/** "Who allowed this on that day?" */
export const getGuardiansOn = endpoint({
  method: 'GET',
  path: '/api/admin/members/:id/guardians',
  auth: 'member',
  requires: 'administer',
  audit: { action: 'guardians.asked', target: { kind: 'member', id: 'id' } },
  summary:
    'Who answered for a member on a day (UTC), since when, how verified and by whom, and by which consent',
  params: IdParams,
  query: z.object({ on: z.iso.date('Give a day, month and year.') }),
  response: z.object({
    member: Named,
    /** Usually one; two when one followed another that day. */
    guardians: z.array(
      z.object({
        guardian: Named,
        /** The consent of the guardian, and that of the minor. */
        accepted: Consent,
        invited: Consent.nullable(),
        /** How, and by whom; null when nobody had by the end of that day. */
        verified: Consent.nullable(),
        endedAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
  errors: ['MEMBER_NOT_FOUND'],
});
