import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** What this module refuses with: by kind and stable code, and when. The README's table and a test follow from it. */
export const membersErrors = {
  invalid: {
    HANDLE_NOT_ALLOWED: 'not of that form, or a word of the house',
    BIRTH_DATE_WRONG: 'in the future, or more than 120 years back',
  },
  forbidden: {
    OWN_BLOCK: 'blocking oneself',
    GUARDIAN_PAIR: "blocking one's verified guardian or minor",
    SIGN_UP_HELD: 'rule 5',
    OWN_GUARDIAN: "one's own invitation; staff judging a link of their own",
    GUARDIAN_NOT_ADULT: 'under 18, or no date of birth on record',
    MAIL_NOT_VERIFIED: 'a guardian, or a minor who invites one, without a verified mail',
    NOT_YOUR_LINK: 'neither the minor nor the guardian, whether there is a link or not',
  },
  'not-found': {
    MEMBER_NOT_FOUND: 'nobody, no longer, or not for you to see',
    PICTURE_NOT_FOUND: 'removed or replaced, or an address that the house did not give away, or no longer',
  },
  conflict: {
    HANDLE_TAKEN: 'somebody has it',
    TOO_MANY_BLOCKED: 'a thousand and first',
    BIRTH_DATE_GIVEN: 'another one is on record',
    BIRTH_DATE_OF_STAFF: 'a date under 13 for an account with a role',
    NOT_A_MINOR: 'an adult invites a guardian',
    GUARDIAN_LINKED: 'somebody has accepted already',
    INVITATION_OVER:
      'used by another, too old, or never written by the house; who accepted it may look again',
    NO_GUARDIAN: 'nothing to verify, refuse or end',
    ANOTHER_GUARDIAN: 'staff looked at one, and another has accepted since',
    ALREADY_ERASED: 'asking again afterwards',
    ERASURE_DUE: 'taking an erasure back whose day has come',
  },
  unprocessable: {
    TOO_MANY_VEHICLES: 'a twenty-first',
  },
  'too-many': {
    TOO_MANY_INVITATIONS: 'a sixth in 24 hours',
  },
} as const satisfies ErrorCatalogue;
