import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** The refusals of this module: kind, stable code and condition. The README's table and a test follow from it. */
export const membersErrors = {
  invalid: {
    HANDLE_NOT_ALLOWED: 'not of that form, or reserved',
    BIRTH_DATE_WRONG: 'in the future, or more than 120 years back',
  },
  forbidden: {
    OWN_BLOCK: 'blocking oneself',
    GUARDIAN_PAIR: "blocking one's verified guardian or minor",
    SIGN_UP_HELD: 'rule 5: under 13, or in the cooldown after',
    OWN_GUARDIAN: "one's own invitation; staff reviewing a link of their own",
    GUARDIAN_NOT_ADULT: 'under 18, or no date of birth on record',
    MAIL_NOT_VERIFIED: 'a guardian, or a minor who invites one, without a verified e-mail',
    NOT_YOUR_LINK: 'neither the minor nor the guardian, whether there is a link or not',
  },
  'not-found': {
    MEMBER_NOT_FOUND: 'nobody, no longer, or not for you to see',
    PICTURE_NOT_FOUND: 'removed or replaced, or a URL that we did not sign, or whose time is over',
  },
  conflict: {
    HANDLE_TAKEN: 'another member has it',
    TOO_MANY_BLOCKED: 'a thousand and first block',
    BIRTH_DATE_GIVEN: 'another one is on record',
    BIRTH_DATE_OF_STAFF: 'a date under 13 for an account with a role',
    NOT_A_MINOR: 'an adult invites a guardian',
    GUARDIAN_LINKED: 'somebody has accepted already',
    INVITATION_OVER: 'used by another, too old, or never ours; the one who accepted it may look again',
    NO_GUARDIAN: 'nothing to verify, refuse or end',
    ANOTHER_GUARDIAN: 'staff looked at one, and another has accepted since',
    ALREADY_ERASED: 'requesting erasure again afterwards',
    ERASURE_DUE: 'cancelling an erasure whose day has come',
  },
  unprocessable: {
    TOO_MANY_VEHICLES: 'a twenty-first vehicle',
  },
  'too-many': {
    TOO_MANY_INVITATIONS: 'a sixth invitation in 24 hours',
  },
} as const satisfies ErrorCatalogue;
