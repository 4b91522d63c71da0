import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** The refusals of this module: kind, stable code and condition. The README's table and a test follow from it. */
export const identityErrors = {
  invalid: {
    WRONG_PROOF: 'rule 18: the password or the code is wrong',
    WRONG_CODE: 'not the code from the e-mail, or from the app when two-step sign-in is set up',
    PASSWORD_TOO_COMMON: 'rule 2',
  },
  unauthenticated: {
    WRONG_CODE: 'rule 17: at sign-in, neither a code from the app nor an unused recovery code',
    WRONG_CREDENTIALS: 'no account has this e-mail address and password',
    SESSION_EXPIRED: 'the Bearer token or the cookie is invalid or has expired',
    SECOND_FACTOR_NEEDED: 'rule 17; `challenge`, `expiresIn` in seconds',
    SIGN_IN_AGAIN:
      'the challenge has expired, was used or is not ours, or the security stamp has changed since the first factor (rule 17)',
    SOCIAL_OVER: 'rule 15: expired, replaced, used, of another browser, or without cookie',
    SOCIAL_NOT_PROVEN:
      "state, nonce, issuer, signature or code is wrong; `reason` is the protocol's own code (internal-error; with `invalid_client` our client id or secret is wrong: invalid-api-key)",
  },
  forbidden: {
    PROOF_NEEDED:
      'rule 18: password and code are missing, or the last re-authentication is more than ten minutes old',
    MAIL_NOT_VERIFIED: 'rule 18: setting up two-step sign-in before the e-mail address is verified',
    OWN_SECOND_FACTOR: "rule 21: an admin's own two-step sign-in",
    OWN_SUSPENSION: "rule 23: an admin's own account",
    SOCIAL_DENIED: "the person said no at the provider's page",
    SOCIAL_OTHER_MEMBER: 'rule 16: another member is signed in now (user-mismatch)',
    ACCOUNT_SUSPENDED:
      'rule 23: the caller is suspended, and the call is not among those that stay open; `until`, `decision`',
    ACCOUNT_CLOSED: 'the right password, but the account is being erased',
    NOT_YOUR_ACCOUNT: "another member's account",
  },
  'not-found': {
    SESSION_NOT_FOUND: 'the member has no such session',
    SOCIAL_NOT_OFFERED: 'that provider is not configured',
    MEMBER_NOT_FOUND: 'no such member',
  },
  conflict: {
    EMAIL_TAKEN: 'a tool registers an address that has an account; guests never see it',
    LINK_OVER: 'used, expired, replaced or unknown',
    LINK_ELSEWHERE: 'a sign-in link in another browser than the one that asked',
    TOTP_ON_ALREADY: 'two-step sign-in is already on',
    TOTP_OFF: 'two-step sign-in is off',
    TOTP_NOT_BEGUN: 'the setup of two-step sign-in was not begun',
    EMAIL_PROVEN_ELSEWHERE: 'rule 11: another account has verified the address',
    SOCIAL_EMAIL_KNOWN:
      'rule 14: another account has verified the address, and the issuer has verified it too',
    SOCIAL_LINKED_ELSEWHERE: 'the person is linked to another member',
    SOCIAL_LINKED_ALREADY: 'the member has a link of that kind with another person',
    LAST_WAY_IN: 'rule 16',
    TERMS_CHANGED: 'the accepted version is not the one in force',
    MEMBER_ERASED: 'the member was erased',
  },
  unprocessable: {
    IDEMPOTENCY_KEY_REUSED: 'a sign-up was sent again under its key with other content',
    SOCIAL_EMAIL_MISSING: 'rule 14: the issuer gave no e-mail address',
  },
  'too-many': {
    TOO_MANY_TRIES: 'rule 7; `retryAfter` in seconds',
  },
  unavailable: {
    SOCIAL_UNREACHABLE: 'the issuer does not answer (network-request-failed)',
    SIGN_IN_BUSY: 'more than 200 passwords wait for hashing',
  },
} as const satisfies ErrorCatalogue;
