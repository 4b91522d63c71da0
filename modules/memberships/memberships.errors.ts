import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** The refusals of this module: kind, stable code and condition. The README's table and a test follow from it. */
export const membershipsErrors = {
  forbidden: {
    OWN_GRANT: 'granting to oneself',
    OWN_PROPOSAL: 'deciding what one proposed oneself',
    ADMINS_ONLY: 'the route requires `administer`, and the caller is no admin',
    STAFF_ONLY: 'the route requires `support`, and the caller is no support staff',
    STAFF_TWO_STEP_NEEDED:
      'the caller has the role, and this session was opened by one factor (identity, rule 26)',
    NOT_ALLOWED_YET:
      'the route requires another capability that the caller does not have, or not yet; the message says what to do first',
    CAPABILITY_LIMITED:
      'rule 7: a decision limits the capability that the route requires; `until`, `decision`',
  },
  'not-found': {
    GRANT_NOT_FOUND: 'no such grant, or it is over',
    PROPOSAL_NOT_FOUND: 'none, or it was decided',
  },
  conflict: {
    ALREADY_PROPOSED: 'the same tier waits for another admin',
    PROPOSAL_TAKEN_BACK: 'confirming what the gifts of the member do not reach any more; it was declined',
    PAID_GRANT: 'rule 8: revoking what a subscription pays for',
  },
  unprocessable: {
    END_IN_THE_PAST: 'a grant that is over before it begins',
    TWO_ADMINS: 'a premium tier without an end, or with one more than five years away',
  },
} as const satisfies ErrorCatalogue;
