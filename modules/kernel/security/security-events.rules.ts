/** How a kind of security event comes to be written. */
export interface SecurityEventKindOf {
  /** When it is written, for a person. */
  readonly when: string;
  /** What its line says beside time, member, network, request and session. */
  readonly fields: readonly SecurityField[];
  /** A refusal with one of these codes writes it. */
  readonly codes?: readonly string[];
  /** A refusal with this status writes it, unless its code belongs to another kind. */
  readonly status?: 403 | 429;
  /** A flood of it from one network becomes one line with a count. What is not folded is done by somebody who may. */
  readonly isFolded: boolean;
}

/** The words of a line. Each is an id, a code, a date or a word of our own: never what a person typed. */
export type SecurityField =
  | 'code'
  | 'call'
  | 'way'
  | 'what'
  | 'by'
  | 'action'
  | 'target'
  | 'position'
  | 'command';

/** Every security event: its stable name, what its line says, and when it is written. Lines, `docs/security-events.md` and tests follow from it.
 *  source  ADR 0127 */
export const securityEvents = {
  'signed-in': {
    when: 'A sign-in was completed, by whatever way, with the second factor where it is on.',
    fields: ['way'],
    isFolded: false,
  },
  'sign-in-refused': {
    when: 'A password, a link, a code of a link or the answer of a provider did not sign in. The member is named where the account is known.',
    fields: ['code', 'call'],
    codes: [
      'WRONG_CREDENTIALS',
      'ACCOUNT_CLOSED',
      'SIGN_IN_AGAIN',
      'LINK_OVER',
      'LINK_ELSEWHERE',
      'SOCIAL_OVER',
      'SOCIAL_NOT_PROVEN',
      'SOCIAL_DENIED',
      'SOCIAL_OTHER_MEMBER',
    ],
    isFolded: true,
  },
  'second-factor-wrong': {
    when: 'A code was wrong, too old or used: of the app, a recovery code, or the short code of an e-mail. The call says which.',
    fields: ['code', 'call'],
    codes: ['WRONG_CODE'],
    isFolded: true,
  },
  'second-factor-added': {
    when: 'A member turned two-step sign-in on.',
    fields: ['call'],
    isFolded: false,
  },
  'second-factor-removed': {
    when: 'A member turned two-step sign-in off, or staff removed it.',
    fields: ['call', 'by', 'position', 'command'],
    isFolded: false,
  },
  'recovery-codes-renewed': {
    when: 'A member replaced the recovery codes.',
    fields: ['call'],
    isFolded: false,
  },
  're-authentication-refused': {
    when: 'A signed-in member gave a wrong password or code before something sensitive.',
    fields: ['code', 'call'],
    codes: ['WRONG_PROOF'],
    isFolded: true,
  },
  'password-reset-asked': {
    when: 'Somebody asked for a link that sets a new password, whether or not the address has an account.',
    fields: ['call'],
    isFolded: true,
  },
  'password-reset-done': {
    when: 'A new password was set with a link. Every session of the member ended.',
    fields: ['call'],
    isFolded: false,
  },
  'password-changed': {
    when: 'A signed-in member changed or set the password.',
    fields: ['call'],
    isFolded: false,
  },
  'e-mail-change-asked': {
    when: 'A member asked to change the e-mail address.',
    fields: ['call'],
    isFolded: false,
  },
  'e-mail-changed': {
    when: 'A new e-mail address was confirmed.',
    fields: ['call'],
    isFolded: false,
  },
  'provider-linked': {
    when: 'A member linked an identity provider, by which they can sign in from now on.',
    fields: ['what', 'by', 'position', 'command'],
    isFolded: false,
  },
  'provider-unlinked': {
    when: 'A member unlinked an identity provider.',
    fields: ['what', 'by', 'position', 'command'],
    isFolded: false,
  },
  'sessions-ended': {
    when: 'A member signed out or ended a session of theirs, or staff ended those of a member.',
    fields: ['call'],
    isFolded: false,
  },
  'cookie-reused': {
    when: 'A refresh cookie came back after its use: it was copied, and its session has ended.',
    fields: [],
    isFolded: true,
  },
  'signature-wrong': {
    when: 'A signature or a seal was not ours: of an access token, a signed address, a link in an e-mail, or a webhook.',
    fields: ['code', 'call', 'what'],
    codes: ['WEBHOOK_REFUSED', 'WRONG_SECRET'],
    isFolded: true,
  },
  forbidden: {
    when: 'A caller may not do what they asked for: they are a guest, lack the capability or a recent sign-in, are suspended, or it is not theirs.',
    fields: ['code', 'call'],
    codes: ['SIGN_IN_FIRST'],
    status: 403,
    isFolded: true,
  },
  'staff-call-refused': {
    when: 'A member without the capability called what only staff may.',
    fields: ['code', 'call'],
    isFolded: true,
  },
  'cross-site': {
    when: 'A call that reads or sets a cookie came from another site.',
    fields: ['code', 'call'],
    codes: ['CROSS_SITE'],
    isFolded: true,
  },
  'app-check-refused': {
    when: 'A call that robots abuse came without a valid token of our own pages.',
    fields: ['code', 'call'],
    codes: ['APP_CHECK_REQUIRED', 'APP_CHECK_REFUSED'],
    isFolded: true,
  },
  'limit-reached': {
    when: 'A caller was answered 429: too many calls, guesses or actions.',
    fields: ['code', 'call'],
    status: 429,
    isFolded: true,
  },
  'idempotency-key-reused': {
    when: 'A command came under the key of another one.',
    fields: ['code', 'call'],
    codes: ['IDEMPOTENCY_KEY_REUSED'],
    isFolded: true,
  },
  'role-given': {
    when: 'Somebody gave a role: an admin, or a tool of the installation.',
    fields: ['what', 'by', 'position', 'command'],
    isFolded: false,
  },
  'role-taken': {
    when: 'An admin took a role.',
    fields: ['what', 'by', 'position', 'command'],
    isFolded: false,
  },
  'tier-given': {
    when: 'A member was granted a tier, or paid for it.',
    fields: ['what', 'by', 'position', 'command'],
    isFolded: false,
  },
  'tier-taken': {
    when: 'A tier was revoked, or its time is over.',
    fields: ['what', 'by', 'position', 'command'],
    isFolded: false,
  },
  'capability-limited': {
    when: 'A decision took one capability of a member.',
    fields: ['what', 'by', 'position', 'command'],
    isFolded: false,
  },
  'capability-limit-lifted': {
    when: 'A limit on a capability was lifted.',
    fields: ['what', 'by', 'position', 'command'],
    isFolded: false,
  },
  suspended: {
    when: 'A member was suspended.',
    fields: ['by', 'position', 'command'],
    isFolded: false,
  },
  'suspension-lifted': {
    when: 'A suspension was lifted, or its time is over.',
    fields: ['by', 'position', 'command'],
    isFolded: false,
  },
  'staff-acted': {
    when: 'A call of staff, or a tool of the installation, is about to do what the audit trail records.',
    fields: ['action', 'call', 'target', 'command'],
    isFolded: false,
  },
  'archive-taken': {
    when: 'A member downloaded the archive of everything that is theirs.',
    fields: ['call'],
    isFolded: false,
  },
  'erasure-asked': {
    when: 'A member asked to be erased.',
    fields: ['by', 'position', 'command'],
    isFolded: false,
  },
  'erasure-cancelled': {
    when: 'A member took the request to be erased back.',
    fields: ['by', 'position', 'command'],
    isFolded: false,
  },
  'member-erased': {
    when: 'A member was erased: their key is gone.',
    fields: ['by', 'position', 'command'],
    isFolded: false,
  },
  'backup-made': {
    when: 'A tool wrote everything that there is into one file.',
    fields: ['call'],
    isFolded: false,
  },
  'keys-rotated': {
    when: 'A tool rewrapped what is encrypted or signed with a new key.',
    fields: ['call'],
    isFolded: false,
  },
} as const satisfies Readonly<Record<string, SecurityEventKindOf>>;

export type SecurityEventKind = keyof typeof securityEvents;

/** What the line of one security event says. */
export type SecurityFields = { readonly [Field in SecurityField]?: string | number | undefined } & {
  /** Whom it is about; else the caller. */
  readonly memberId?: string | undefined;
};

/** The kind that a refusal writes: by its code, else by its status. Undefined: it is nothing for a log of security. */
export function kindOfRefusal(status: number, code: string): SecurityEventKind | undefined {
  return byCode.get(code) ?? byStatus.get(status);
}

/** Only what the kind may say, each in a shape that no address of a person, no token and no sentence has. */
export function shownFields(kind: SecurityEventKind, given: SecurityFields): Record<string, string | number> {
  const { fields }: SecurityEventKindOf = securityEvents[kind];
  return Object.fromEntries(
    (['memberId', ...fields] as const).flatMap((name) => {
      const value = given[name];
      if (value === undefined || value === '') return [];
      return [[name, typeof value === 'number' || isPlain(value) ? value : notShown]];
    }),
  );
}

/** Ids, codes, paths of contracts and words: no '@', no line end, nothing as long as a token in one piece. */
const isPlain = (value: string): boolean =>
  value.length <= 200 && /^[\w:/. -]+$/.test(value) && !/[\w-]{40,}/.test(value);

const notShown = '(not shown)';

const all: readonly (readonly [string, SecurityEventKindOf])[] = Object.entries(securityEvents);
const byCode = new Map(
  all.flatMap(([kind, { codes = [] }]) => codes.map((code) => [code, kind as SecurityEventKind] as const)),
);
const byStatus = new Map(
  all.flatMap(([kind, { status }]) =>
    status === undefined ? [] : [[status as number, kind as SecurityEventKind] as const],
  ),
);
