/** Everybody who may call: one of each. */
export const kinds = [
  'guest',
  'member',
  'other member',
  'minor',
  'pending minor',
  'guardian',
  'moderator',
  'reviewer',
  'support',
  'admin',
  'suspended',
] as const;
export type Kind = (typeof kinds)[number];

/** What there is to call about; the first seven are `member`'s. */
export type Thing =
  | 'draft'
  | 'listing'
  | 'open listing'
  | 'held listing'
  | 'session'
  | 'notification'
  | 'request'
  | 'member'
  | 'minor'
  | 'guardian'
  | 'ward'
  | 'invitation'
  | 'invitation of another'
  | 'nothing';

/** 'allowed': done, or refused for another reason than who calls; a 401 or 403 always stands as itself. 'without effect': answered well, and nothing is changed by it.
 *  Else the refusal, as '403 ADMINS_ONLY'. */
export type Outcome = 'allowed' | 'without effect' | `${number} ${string}`;

export interface Row {
  readonly outcomes: Readonly<Record<Kind, Outcome>>;
  /** Values for the address; the name of a thing stands for its id. */
  readonly at?: Readonly<Record<string, string>>;
  /** The body, likewise. Left out it is {}, which most orders that take words do not understand: they are refused after it is known who calls. */
  readonly send?: Readonly<Record<string, unknown>>;
  /** Sent under an Idempotency-Key that is too short, so that whoever gets past the guard does nothing. */
  readonly harmless?: boolean;
}

type Exceptions = Partial<Record<Kind, Outcome>>;

const everybody = (outcome: Outcome): Row['outcomes'] =>
  Object.fromEntries(kinds.map((kind) => [kind, outcome])) as Record<Kind, Outcome>;
const signedOut = { guest: '401 SIGN_IN_FIRST', suspended: '401 SESSION_EXPIRED' } as const;

/** Whoever is signed in, as all that they are. */
const signedIn = (outcome: Outcome, except: Exceptions = {}): Row['outcomes'] => ({
  ...everybody(outcome),
  ...except,
  ...signedOut,
});
/** A token that is no longer good is refused even where guests come in. */
const anyone = { ...everybody('allowed'), suspended: signedOut.suspended };
/** The ways in and out look at no token. */
const unasked = everybody('allowed');
const members = signedIn('allowed');
const staff = signedIn('403 STAFF_ONLY', { support: 'allowed', admin: 'allowed' });
const admins = signedIn('403 ADMINS_ONLY', { admin: 'allowed' });
const pending = { 'pending minor': '403 NOT_ALLOWED_YET' } as const;
const seller = signedIn('403 NOT_YOUR_LISTING', { member: 'allowed' });
const settledSeller = { ...seller, ...pending };
const ownLink = signedIn('403 NOT_YOUR_LINK', { guardian: 'allowed' });

const own = { at: { id: 'listing' } } as const;
const onMember = { outcomes: admins, at: { id: 'member' } } as const;
const onProposal = { outcomes: admins, at: { id: 'member', proposalId: 'nothing' } } as const;
const onMinor = { outcomes: admins, at: { id: 'minor' } } as const;
const google = { at: { kind: 'google' } } as const;

export const listingBody = {
  listingType: 'for_sale',
  title: '327 block',
  categoryPrimary: 'Parts',
  categorySub: 'Engine',
  priceMode: 'obo',
  price: 450,
  place: { text: 'Janesville, WI' },
};

/** Every route of the API, and who gets what there.
 *  source  product.md section 9, reliability.md section 2 (API1, API5), modules' READMEs */
export const rows: Readonly<Record<string, Row>> = {
  'GET /health/live': { outcomes: anyone },
  'GET /health/ready': { outcomes: anyone },
  'GET /health/projections': { outcomes: anyone },
  'GET /api/openapi.json': { outcomes: anyone },

  'POST /api/auth/sign-up': { outcomes: unasked },
  'POST /api/auth/sign-in': {
    outcomes: { ...unasked, guest: '401 WRONG_CREDENTIALS', suspended: '403 ACCOUNT_SUSPENDED' },
    send: { email: 'own mail', password: 'own password' },
  },
  'POST /api/auth/second-factor': { outcomes: unasked },
  /** Goes by the cookie, which nobody sends here. */
  'POST /api/auth/refresh': { outcomes: everybody('401 SESSION_EXPIRED') },
  'POST /api/auth/sign-out': { outcomes: unasked, harmless: true },
  'GET /api/auth/status': { outcomes: anyone },
  'POST /api/auth/terms': { outcomes: members },
  'POST /api/auth/verification/send': { outcomes: members, harmless: true },
  'POST /api/auth/verification': { outcomes: anyone },
  'POST /api/auth/password-reset/send': { outcomes: anyone },
  'POST /api/auth/password-reset': { outcomes: anyone },
  'POST /api/auth/sign-in-link/send': { outcomes: anyone },
  'POST /api/auth/sign-in-link': { outcomes: anyone },
  'GET /api/auth/social': { outcomes: anyone },
  'POST /api/auth/social/start': { outcomes: anyone },
  'POST /api/auth/social/link': { outcomes: members },
  'GET /api/auth/social/:kind/callback': { outcomes: anyone, ...google },
  'POST /api/auth/social/:kind/callback': { outcomes: anyone, ...google },
  /** Goes by the cookie of a try, which nobody sends here. */
  'POST /api/auth/social/finish': {
    outcomes: { ...everybody('401 SOCIAL_OVER'), suspended: signedOut.suspended },
  },
  'GET /api/auth/ways': { outcomes: members },
  'DELETE /api/auth/social/:kind': { outcomes: members, ...google },

  'POST /api/account/email': { outcomes: members },
  'POST /api/account/email/confirm': { outcomes: anyone },
  'POST /api/account/password': { outcomes: members },
  'GET /api/account/sessions': { outcomes: members },
  'DELETE /api/account/sessions/:id': {
    outcomes: signedIn('404 SESSION_NOT_FOUND', { member: 'allowed' }),
    at: { id: 'session' },
  },
  'POST /api/account/sessions/revoke-others': { outcomes: members, harmless: true },
  'GET /api/account/sign-ins': { outcomes: members },
  'GET /api/account/proof': { outcomes: members },
  'POST /api/account/proof': { outcomes: members, send: { password: 'not the password' }, harmless: true },
  'GET /api/account/totp': { outcomes: members },
  'POST /api/account/totp': { outcomes: members, send: { password: 'not the password' }, harmless: true },
  'POST /api/account/totp/confirm': { outcomes: members },
  'POST /api/account/totp/off': { outcomes: signedIn('403 PROOF_NEEDED') },
  'POST /api/account/recovery-codes': { outcomes: members },

  'GET /api/account/profile': { outcomes: members },
  'PUT /api/account/profile': { outcomes: members },
  'PUT /api/account/picture': { outcomes: members },
  'DELETE /api/account/picture': { outcomes: members },
  'GET /api/account/blocks': { outcomes: members },
  'GET /api/account/export': { outcomes: members },
  'GET /api/account/erasure': { outcomes: members },
  'POST /api/account/erasure': { outcomes: members, harmless: true },
  'DELETE /api/account/erasure': { outcomes: members },
  'GET /api/account/guardianship': { outcomes: members },
  'POST /api/account/date-of-birth': { outcomes: members },
  'POST /api/account/guardian-invitations': { outcomes: members },
  'POST /api/guardian-invitations/look': {
    outcomes: signedIn('allowed', { 'pending minor': '403 OWN_GUARDIAN' }),
    send: { token: 'invitation' },
  },
  'POST /api/guardian-invitations/accept': {
    outcomes: signedIn('403 MAIL_NOT_VERIFIED', {
      minor: '403 GUARDIAN_NOT_ADULT',
      'pending minor': '403 GUARDIAN_NOT_ADULT',
      guardian: 'allowed',
    }),
    send: { token: 'invitation of another' },
  },
  'POST /api/guardian-links/:id/unlink': { outcomes: ownLink, at: { id: 'ward' } },
  'DELETE /api/guardian-links/:id/unlink': { outcomes: ownLink, at: { id: 'ward' } },
  'GET /api/guardian-links/:id/consents': { outcomes: ownLink, at: { id: 'ward' } },

  'GET /api/members/:handle': {
    outcomes: {
      ...signedIn('404 MEMBER_NOT_FOUND', { minor: 'allowed', guardian: 'allowed', admin: 'allowed' }),
      guest: '404 MEMBER_NOT_FOUND',
    },
    at: { handle: 'minor' },
  },
  'POST /api/members/:id/block': {
    outcomes: signedIn('allowed', { minor: '403 GUARDIAN_PAIR', guardian: '403 OWN_BLOCK' }),
    at: { id: 'guardian' },
  },
  'DELETE /api/members/:id/block': { outcomes: members, at: { id: 'guardian' } },

  'GET /api/listings': { outcomes: anyone },
  'POST /api/listings': { outcomes: { ...members, ...pending } },
  'GET /api/listings/:id': {
    outcomes: {
      ...signedIn('404 LISTING_NOT_FOUND', { member: 'allowed', admin: 'allowed' }),
      guest: '404 LISTING_NOT_FOUND',
    },
    at: { id: 'draft' },
  },
  'PUT /api/listings/:id': { outcomes: settledSeller, at: { id: 'draft' }, send: listingBody },
  'POST /api/listings/:id/photos': { outcomes: settledSeller, ...own },
  'PUT /api/listings/:id/photos': { outcomes: seller, ...own, send: { photoIds: [] } },
  'DELETE /api/listings/:id/photos/:photoId': {
    outcomes: seller,
    at: { id: 'listing', photoId: 'nothing' },
  },
  'POST /api/listings/:id/publish': { outcomes: settledSeller, ...own },
  'POST /api/listings/:id/pause': { outcomes: seller, ...own },
  'POST /api/listings/:id/resume': { outcomes: settledSeller, ...own },
  'POST /api/listings/:id/renew': { outcomes: settledSeller, ...own },
  'POST /api/listings/:id/sell': { outcomes: seller, ...own },
  'POST /api/listings/:id/withdraw': { outcomes: seller, ...own },
  'POST /api/listings/:id/hold': {
    outcomes: { ...signedIn('allowed', { member: '403 OWN_LISTING' }), ...pending },
    at: { id: 'open listing' },
  },
  /** The guardian is who holds it. */
  'POST /api/listings/:id/release': {
    outcomes: signedIn('403 NOT_YOUR_HOLD', { member: 'allowed', guardian: 'allowed' }),
    at: { id: 'held listing' },
  },
  'GET /api/my/listings': { outcomes: members },
  'GET /api/my/listings/:id': {
    outcomes: signedIn('404 LISTING_NOT_FOUND', { member: 'allowed' }),
    at: { id: 'draft' },
  },
  /** A minor who shows nothing: like nobody. */
  'GET /api/sellers/:id': {
    outcomes: {
      ...signedIn('404 SELLER_NOT_FOUND', { minor: 'allowed', admin: 'allowed' }),
      guest: '404 SELLER_NOT_FOUND',
    },
    at: { id: 'minor' },
  },
  'GET /api/categories': { outcomes: anyone },
  'GET /api/places': { outcomes: anyone },
  'GET /api/pictures/:id/:size': { outcomes: anyone, at: { id: 'nothing', size: 'card' } },
  'GET /api/photos/:id/:size': { outcomes: anyone, at: { id: 'nothing', size: 'card' } },
  'GET /api/events': { outcomes: anyone },

  'GET /api/notifications': { outcomes: members },
  'GET /api/notifications/unread': { outcomes: members },
  'GET /api/notifications/stream': { outcomes: members },
  'PATCH /api/notifications/mark-all-read': { outcomes: members },
  'PATCH /api/notifications/:id/read': {
    outcomes: signedIn('404 NOTIFICATION_NOT_FOUND', { member: 'allowed' }),
    at: { id: 'notification' },
  },
  'GET /api/notifications/unsubscribe': { outcomes: anyone },
  'POST /api/notifications/unsubscribe': { outcomes: anyone },
  'GET /api/notifications/preferences': { outcomes: members },
  'PUT /api/notifications/preferences': { outcomes: members },

  'POST /api/support/requests': { outcomes: anyone },
  'GET /api/support/requests': { outcomes: staff },
  'POST /api/support/requests/:id/answered': { outcomes: staff, at: { id: 'request' } },

  'POST /api/admin/listings/:id/remove': { outcomes: admins, ...own },
  'POST /api/admin/listings/:id/reinstate': { outcomes: admins, ...own },
  'GET /api/admin/guardian-links': { outcomes: admins },
  'POST /api/admin/guardian-links/:id/verify': onMinor,
  'POST /api/admin/guardian-links/:id/refuse': onMinor,
  'POST /api/admin/members/by-email': { outcomes: admins },
  'GET /api/admin/members/:id/consents': onMember,
  'GET /api/admin/members/:id/second-factor': onMember,
  'POST /api/admin/members/:id/second-factor/remove': onMember,
  'GET /api/admin/members/:id/suspension': onMember,
  'POST /api/admin/members/:id/suspension': onMember,
  'POST /api/admin/members/:id/suspension/lift': onMember,
  'GET /api/admin/members/:id/grants': onMember,
  'POST /api/admin/members/:id/tiers': onMember,
  'POST /api/admin/members/:id/tiers/:grantId/revoke': {
    outcomes: admins,
    at: { id: 'member', grantId: 'nothing' },
  },
  'GET /api/admin/lifetime-proposals': { outcomes: admins },
  'POST /api/admin/members/:id/lifetime-proposals': onMember,
  'POST /api/admin/members/:id/lifetime-proposals/:proposalId/confirm': onProposal,
  'POST /api/admin/members/:id/lifetime-proposals/:proposalId/decline': onProposal,
  'POST /api/admin/members/:id/roles': onMember,
  'POST /api/admin/members/:id/roles/take': onMember,
};
