import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** What this module refuses with: by kind and stable code, and when. The README's table and a test follow from it. */
export const identityErrors = {
  invalid: {
    WRONG_PROOF: 'rule 18: the password or the code is wrong',
    WRONG_CODE: 'not the code of the mail, or of the app when two-step sign-in is set up',
    PASSWORD_TOO_COMMON: 'rule 2',
  },
  unauthenticated: {
    WRONG_CODE: 'rule 17: neither the code of the app nor an unused recovery code, when signing in',
    WRONG_CREDENTIALS: 'mail and password do not open an account',
    SESSION_EXPIRED: 'Bearer or cookie is not good, or no longer',
    SECOND_FACTOR_NEEDED: 'rule 17; `challenge`, `expiresIn` in seconds',
    SIGN_IN_AGAIN:
      'the challenge is too old, used, or none of ours; or what was shown came under an earlier watch (rule 17)',
    SOCIAL_OVER: "rule 15: too late, replaced, used, another browser's, or without cookie",
    SOCIAL_NOT_PROVEN:
      "state, nonce, issuer, signature or code do not hold; `reason` is the protocol's own code (internal-error; with `invalid_client` our client id or secret is wrong: invalid-api-key)",
  },
  forbidden: {
    PROOF_NEEDED:
      'rule 18: neither password nor code was given, or the last proof is more than ten minutes old',
    OWN_SECOND_FACTOR: "rule 21: an admin's own second step",
    OWN_SUSPENSION: 'rule 23: an admin would suspend themselves',
    SOCIAL_DENIED: "the person said no at the other's page",
    SOCIAL_OTHER_MEMBER: 'rule 16: somebody else is signed in by now (user-mismatch)',
    ACCOUNT_SUSPENDED: 'the right password of a suspended member',
    NOT_YOUR_ACCOUNT: "somebody else's account; a role without being admin",
  },
  'not-found': {
    SESSION_NOT_FOUND: 'the member has no such session any more',
    SOCIAL_NOT_OFFERED: 'that kind is not configured',
    MEMBER_NOT_FOUND: 'no such member',
  },
  conflict: {
    EMAIL_TAKEN: 'a tool registers a mail that has an account; strangers never see it',
    LINK_OVER: 'used, too old, replaced, or never a link',
    LINK_ELSEWHERE: 'a sign-in link in another browser than the one that asked',
    TOTP_ON_ALREADY: 'the second step is on, off, or was not begun',
    TOTP_OFF: 'the second step is on, off, or was not begun',
    TOTP_NOT_BEGUN: 'the second step is on, off, or was not begun',
    EMAIL_PROVEN_ELSEWHERE: 'rule 11: another account proved the mail meanwhile',
    SOCIAL_EMAIL_KNOWN: "rule 14: an account has proven the mail, and the issuer's word proves it too",
    SOCIAL_LINKED_ELSEWHERE: 'that person is another member here',
    SOCIAL_LINKED_ALREADY: 'the member has a link of that kind with another person',
    LAST_WAY_IN: 'rule 16',
    TERMS_CHANGED: 'another version than the one in force was accepted',
    MEMBER_ERASED: 'the member was erased',
  },
  unprocessable: {
    IDEMPOTENCY_KEY_REUSED: 'a sign-up was sent again under its key with other content',
    SOCIAL_EMAIL_MISSING: 'rule 14: the issuer told no mail',
  },
  'too-many': {
    TOO_MANY_TRIES: 'rule 7; `retryAfter` in seconds',
  },
  unavailable: {
    SOCIAL_UNREACHABLE: 'the issuer does not answer (network-request-failed)',
    SIGN_IN_BUSY: 'more than 200 passwords wait to be hashed',
  },
} as const satisfies ErrorCatalogue;
