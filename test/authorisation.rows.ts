import type { Endpoint } from '../modules/kernel/http/contract.js';
import type { Capability } from '../modules/memberships/membership.schemas.js';
import { routeOf } from './contracts.js';

/** The kinds of callers, one caller of each. */
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

/** The things that calls are about. The first fifteen belong to `member`. */
export type Thing =
  | 'draft'
  | 'listing'
  | 'open listing'
  | 'need'
  | 'saved search'
  | 'held listing'
  | 'session'
  | 'notification'
  | 'request'
  | 'item'
  | 'import'
  | 'location'
  | 'scan session'
  | 'scan'
  | 'share link'
  | 'thread'
  | 'message'
  | 'match'
  | 'member'
  | 'minor'
  | 'guardian'
  | 'ward'
  | 'invitation'
  | 'invitation of another'
  | 'nothing';

/** 'allowed' when the call succeeds or is refused for another reason than its caller. Otherwise the refusal, as '403 ADMINS_ONLY'; every 401 and 403 is one. */
export type Outcome = 'allowed' | `${number} ${string}`;

/** The parts that a contract cannot say: a rule of ownership or relation, and how to call the route. */
export interface Row {
  /** The callers whom the route refuses although the guard lets them pass. */
  readonly refused?: Partial<Record<Kind, Outcome>>;
  /** The route signs in or out, and reads no token. */
  readonly ignoresToken?: boolean;
  /** Values for the path. The name of a thing stands for its id. */
  readonly at?: Readonly<Record<string, string>>;
  /** Values for the body, likewise. The default is {}, which most commands with a body refuse after the guard. */
  readonly send?: Readonly<Record<string, unknown>>;
  /** Sent with an Idempotency-Key that is too short, so that a call that passes the guard does nothing. */
  readonly harmless?: boolean;
}

/** The expected outcome for each kind of caller: first by `auth` and `requires` of the contract, then by the row's own rule. */
export function outcomesOf(contract: Endpoint): Readonly<Record<Kind, Outcome>> {
  const { refused = {}, ignoresToken } = rowOf(contract);
  const outcomes = kinds.map((kind) => {
    const byGuard = kind === 'suspended' && ignoresToken ? 'allowed' : guardOutcome(contract, kind);
    return [kind, byGuard === 'allowed' ? (refused[kind] ?? 'allowed') : byGuard];
  });
  return Object.fromEntries(outcomes) as Record<Kind, Outcome>;
}

/** How to call a route. Without a row of its own, the path says which kind of thing its ids name. */
export function rowOf(contract: Endpoint): Row {
  const row = rows[routeOf(contract)] ?? {};
  const named = contract.path.matchAll(/([\w-]+)\/:(\w+)/g);
  const at = Object.fromEntries([...named].map(([, what = '', name]) => [name, usual[what] ?? 'nothing']));
  return { ...row, at: { ...at, ...row.at } };
}

/** The outcome in the guard. A token that is no longer valid is refused even on a route for guests. */
function guardOutcome({ auth, requires }: Endpoint, kind: Kind): Outcome {
  if (kind === 'suspended') return '401 SESSION_EXPIRED';
  if (kind === 'guest') return auth === 'guest' && requires === undefined ? 'allowed' : '401 SIGN_IN_FIRST';
  if (requires === undefined) return 'allowed';
  const { has, refusal } = capabilities[requires as Capability];
  return has.some((one) => one === kind) ? 'allowed' : refusal;
}

const signedIn = kinds.filter((kind) => kind !== 'guest' && kind !== 'suspended');
const everybody = { has: signedIn, refusal: '403 NOT_ALLOWED_YET' } as const;
const ageKnown = {
  has: signedIn.filter((kind) => kind !== 'pending minor'),
  refusal: '403 NOT_ALLOWED_YET',
} as const;
const premium = { has: [], refusal: '403 NOT_ALLOWED_YET' } as const;

/** The callers who have each capability. The list is written by hand, so that the test does not repeat the code that it checks. */
const capabilities: Readonly<
  Record<Capability, { readonly has: readonly Kind[]; readonly refusal: Outcome }>
> = {
  editProfile: everybody,
  list: ageKnown,
  hold: ageKnown,
  post: ageKnown,
  follow: ageKnown,
  message: ageKnown,
  organize: { has: ['admin'], refusal: '403 NOT_ALLOWED_YET' },
  moderate: { has: ['moderator', 'admin'], refusal: '403 NOT_ALLOWED_YET' },
  review: { has: ['reviewer', 'admin'], refusal: '403 NOT_ALLOWED_YET' },
  support: { has: ['support', 'admin'], refusal: '403 STAFF_ONLY' },
  administer: { has: ['admin'], refusal: '403 ADMINS_ONLY' },
  analytics: premium,
  'match-alerts': premium,
  'new-items-wall': premium,
};

/** The thing that an id after this part of a path names. */
const usual: Readonly<Record<string, Thing>> = {
  listings: 'listing',
  members: 'member',
  'guardian-links': 'ward',
  requests: 'request',
  sessions: 'session',
  items: 'item',
  imports: 'import',
  locations: 'location',
  'scan-sessions': 'scan session',
  scans: 'scan',
  threads: 'thread',
  messages: 'message',
  matches: 'match',
  thread: 'thread',
  listing: 'listing',
  member: 'member',
};

const onlyFor = (refusal: Outcome, ...allowed: readonly Kind[]): Row['refused'] =>
  Object.fromEntries(kinds.filter((kind) => !allowed.includes(kind)).map((kind) => [kind, refusal]));

const ofSearcher = {
  refused: onlyFor('404 SEARCH_NOT_FOUND', 'member'),
  at: { id: 'saved search' },
} as const;
const ofSeller = { refused: onlyFor('403 NOT_YOUR_LISTING', 'member') } as const;
const ofGuardian = { refused: onlyFor('403 NOT_YOUR_LINK', 'guardian') } as const;
const ofItemOwner = { refused: onlyFor('404 ITEM_NOT_FOUND', 'member') } as const;
const ofImportOwner = { refused: onlyFor('404 IMPORT_NOT_FOUND', 'member') } as const;
const ofPlaceOwner = { refused: onlyFor('404 LOCATION_NOT_FOUND', 'member') } as const;
const ofScanner = { refused: onlyFor('404 SCAN_SESSION_NOT_FOUND', 'member') } as const;
const ofSharer = {
  refused: onlyFor('404 SHARE_LINK_NOT_FOUND', 'member'),
  at: { id: 'share link' },
} as const;
const ofNobody = { refused: onlyFor('404 OFFER_NOT_FOUND'), send: { offerId: 'nothing' } } as const;
const ofTalker = { refused: onlyFor('404 THREAD_NOT_FOUND', 'member') } as const;
const google = { at: { kind: 'google' } } as const;

export const itemBody = { title: '327 block', categorySub: 'Engine', quantity: 9 };

/** A look-up of an item that is gone, by a device. */
export const scanBody = {
  memberId: 'member',
  session: {
    purpose: 'look-up',
    deviceId: '9b1d2c3e-0000-4000-8000-0000000000aa',
    startedAt: '2026-06-01T12:00:00.000Z',
  },
  scans: [
    {
      id: '9b1d2c3e-0000-4000-8000-000000000001',
      itemId: '9b1d2c3e-0000-4000-8000-000000000002',
      scannedAt: '2026-06-01T12:01:00.000Z',
      action: { do: 'see', locationId: null },
      expected: { revision: 1, stock: [] },
    },
  ],
};

export const listingBody = {
  listingType: 'for_sale',
  title: '327 block',
  categoryPrimary: 'Parts',
  categorySub: 'Engine',
  priceMode: 'obo',
  price: 450,
  place: { text: 'Janesville, WI' },
};

export const searchBody = { name: '327', address: 'search=327', query: { search: '327' } };

/** Routes that have a rule of their own or have to be called in a certain way. All others follow from their contracts.
 *  source  modules' READMEs */
export const rows: Readonly<Record<string, Row>> = {
  'POST /api/auth/sign-up': { ignoresToken: true },
  'POST /api/auth/sign-in': {
    ignoresToken: true,
    refused: { guest: '401 WRONG_CREDENTIALS', suspended: '403 ACCOUNT_SUSPENDED' },
    send: { email: 'own mail', password: 'own password' },
  },
  'POST /api/auth/second-factor': { ignoresToken: true },
  /** Reads the cookie, which no caller sends here. */
  'POST /api/auth/refresh': { ignoresToken: true, refused: onlyFor('401 SESSION_EXPIRED') },
  'POST /api/auth/sign-out': { ignoresToken: true, harmless: true },
  'POST /api/auth/verification/send': { harmless: true },
  'GET /api/auth/social/:kind/callback': google,
  'POST /api/auth/social/:kind/callback': google,
  /** Reads the cookie of an attempt, which no caller sends here. */
  'POST /api/auth/social/finish': { refused: onlyFor('401 SOCIAL_OVER') },
  'DELETE /api/auth/social/:kind': google,

  'DELETE /api/account/sessions/:id': { refused: onlyFor('404 SESSION_NOT_FOUND', 'member') },
  'POST /api/account/sessions/revoke-others': { harmless: true },
  'POST /api/account/proof': { send: { password: 'not the password' }, harmless: true },
  'POST /api/account/totp': { send: { password: 'not the password' }, harmless: true },
  'POST /api/account/totp/off': { refused: onlyFor('403 PROOF_NEEDED') },
  'POST /api/account/erasure': { harmless: true },

  'POST /api/guardian-invitations/look': {
    refused: { 'pending minor': '403 OWN_GUARDIAN' },
    send: { token: 'invitation' },
  },
  'POST /api/guardian-invitations/accept': {
    refused: {
      ...onlyFor('403 MAIL_NOT_VERIFIED', 'guardian'),
      minor: '403 GUARDIAN_NOT_ADULT',
      'pending minor': '403 GUARDIAN_NOT_ADULT',
    },
    send: { token: 'invitation of another' },
  },
  'POST /api/guardian-links/:id/unlink': ofGuardian,
  'DELETE /api/guardian-links/:id/unlink': ofGuardian,
  'GET /api/guardian-links/:id/consents': ofGuardian,
  'POST /api/admin/guardian-links/:id/verify': { at: { id: 'minor' } },
  'POST /api/admin/guardian-links/:id/refuse': { at: { id: 'minor' } },

  'GET /api/members/:handle': {
    refused: onlyFor('404 MEMBER_NOT_FOUND', 'minor', 'guardian', 'admin'),
    at: { handle: 'minor' },
  },
  'POST /api/members/:id/block': {
    refused: { minor: '403 GUARDIAN_PAIR', guardian: '403 OWN_BLOCK' },
    at: { id: 'guardian' },
  },
  'DELETE /api/members/:id/block': { at: { id: 'guardian' } },

  'GET /api/listings/:id': {
    refused: onlyFor('404 LISTING_NOT_FOUND', 'member', 'admin'),
    at: { id: 'draft' },
  },
  'PUT /api/listings/:id': { ...ofSeller, at: { id: 'draft' }, send: listingBody },
  'POST /api/matches/:id/dismiss': {
    refused: onlyFor('404 MATCH_NOT_FOUND', 'member', 'other member'),
    send: { reason: 'other' },
  },
  'POST /api/listings/:id/photos': ofSeller,
  'PUT /api/listings/:id/photos': { ...ofSeller, send: { photoIds: [] } },
  'DELETE /api/listings/:id/photos/:photoId': ofSeller,
  'POST /api/listings/:id/publish': ofSeller,
  'POST /api/listings/:id/pause': ofSeller,
  'POST /api/listings/:id/resume': ofSeller,
  'POST /api/listings/:id/renew': ofSeller,
  'POST /api/listings/:id/sell': ofSeller,
  'POST /api/saved-searches': { send: searchBody },
  'PUT /api/saved-searches/:id': { ...ofSearcher, send: { name: 'Blocks', alerts: 'none' } },
  'DELETE /api/saved-searches/:id': ofSearcher,
  'PUT /api/saved-searches/watched/:id': { at: { id: 'listing' } },
  'DELETE /api/saved-searches/watched/:id': { at: { id: 'listing' } },
  'GET /api/saved-searches/watchers/:id': {
    refused: onlyFor('404 LISTING_NOT_FOUND', 'member'),
    at: { id: 'listing' },
  },
  'POST /api/wanted/:id/fulfill': { ...ofSeller, at: { id: 'need' } },
  'POST /api/listings/:id/withdraw': ofSeller,
  'POST /api/listings/:id/hold': { refused: { member: '403 OWN_LISTING' }, at: { id: 'open listing' } },
  /** The guardian holds it. */
  'POST /api/listings/:id/release': {
    refused: onlyFor('403 NOT_YOUR_HOLD', 'member', 'guardian'),
    at: { id: 'held listing' },
  },
  'GET /api/my/listings/:id': { refused: onlyFor('404 LISTING_NOT_FOUND', 'member'), at: { id: 'draft' } },
  /** A minor without public listings looks like a missing seller. */
  'GET /api/sellers/:id': { refused: onlyFor('404 SELLER_NOT_FOUND', 'minor', 'admin'), at: { id: 'minor' } },
  'GET /api/pictures/:id/:size': { at: { size: 'card' } },
  'GET /api/photos/:id/:size': { at: { size: 'card' } },

  'GET /api/inventory/items/:id': ofItemOwner,
  'GET /api/inventory/items/:id/history': ofItemOwner,
  'GET /api/inventory/items/:id/passport': ofItemOwner,
  'PUT /api/inventory/items/:id': { ...ofItemOwner, send: itemBody },
  'DELETE /api/inventory/items/:id': ofItemOwner,
  'POST /api/inventory/items/:id/photos': ofItemOwner,
  'PUT /api/inventory/items/:id/photos': { ...ofItemOwner, send: { photoIds: [] } },
  'DELETE /api/inventory/items/:id/photos/:photoId': ofItemOwner,
  'POST /api/inventory/items/:id/count': { ...ofItemOwner, send: { quantity: 9 } },
  'POST /api/inventory/items/:id/add': { ...ofItemOwner, send: { quantity: 1 } },
  'POST /api/inventory/items/:id/remove': { ...ofItemOwner, send: { quantity: 1 } },
  'POST /api/inventory/items/:id/move': { ...ofItemOwner, send: { toId: null } },
  'POST /api/inventory/items/:id/split': { ...ofItemOwner, send: { quantity: 1 } },
  'POST /api/inventory/items/:id/merge': { ...ofItemOwner, send: { fromItemId: 'item' } },
  'POST /api/inventory/items/:id/loan': { ...ofItemOwner, send: { to: 'Bob', quantity: 1 } },
  'POST /api/inventory/items/:id/install': { ...ofItemOwner, send: { into: 'A truck', quantity: 1 } },
  'POST /api/inventory/items/:id/write-off': { ...ofItemOwner, send: { why: 'lost', quantity: 1 } },
  'POST /api/inventory/items/:id/bring-back': { ...ofItemOwner, send: { portionId: 'p1' } },
  'POST /api/inventory/items/:id/sell': { ...ofItemOwner, send: { quantity: 1 } },
  'POST /api/inventory/items/:id/undo': { ...ofItemOwner, send: { step: 1 } },
  'GET /api/inventory/imports/:id': ofImportOwner,
  'POST /api/inventory/imports/:id/preview': { ...ofImportOwner, send: { mapping: ['title'] } },
  'POST /api/inventory/imports/:id/start': { ...ofImportOwner, send: { mapping: ['title'] } },
  'POST /api/inventory/imports/:id/cancel': ofImportOwner,
  'GET /api/inventory/locations/:id': ofPlaceOwner,
  'PUT /api/inventory/locations/:id': { ...ofPlaceOwner, send: { name: 'Rack A' } },
  'POST /api/inventory/locations/:id/move': { ...ofPlaceOwner, send: { parentId: null } },
  'POST /api/inventory/locations/:id/archive': ofPlaceOwner,
  'POST /api/inventory/locations/:id/restore': ofPlaceOwner,
  'POST /api/inventory/locations/:id/undo': { ...ofPlaceOwner, send: { step: 1 } },
  'POST /api/inventory/locations/:id/photo': ofPlaceOwner,
  'DELETE /api/inventory/locations/:id/photo': ofPlaceOwner,
  'GET /api/inventory/locations/:id/manifest': ofPlaceOwner,
  'GET /api/inventory/scan-sessions/:id': ofScanner,
  'POST /api/inventory/scan-sessions/:id/scans': { ...ofScanner, send: scanBody },
  'POST /api/inventory/scan-sessions/:id/scans/:scanId/resolve': {
    ...ofScanner,
    send: { keep: 'theirs', expected: { revision: 1, stock: [] } },
  },
  'POST /api/inventory/scan-sessions/:id/scans/:scanId/undo': ofScanner,
  'POST /api/inventory/scan-sessions/:id/commit': ofScanner,
  'POST /api/inventory/scan-sessions/:id/discard': ofScanner,
  'POST /api/inventory/scan-sessions/:id/undo': ofScanner,

  'POST /api/inventory/labels/find': { ...ofItemOwner, send: { itemIds: ['item'] } },
  'POST /api/inventory/labels/sheet': { ...ofItemOwner, send: { itemIds: ['item'], sheet: 'roll-62' } },
  'GET /api/inventory/share-links/:id/sign': ofSharer,
  'POST /api/inventory/share-links/:id/revoke': ofSharer,
  /** The codes of labels and the tokens of links are secrets; another word is neither. */
  'GET /api/share-links/:token': { refused: onlyFor('404 SHARE_LINK_NOT_FOUND') },
  'POST /api/share-links/:token/scans': { refused: onlyFor('404 SHARE_LINK_NOT_FOUND') },
  'POST /api/threads/requests': { ...ofTalker, send: { ids: ['thread'], answer: 'accept' } },
  /** Without a listing or a member it leads to nobody. */
  'GET /api/threads/to': { refused: onlyFor('404 MEMBER_NOT_FOUND') },
  /** The matrix talks about a listing without an offer. */
  'POST /api/offers/:id/counter': { refused: onlyFor('404 OFFER_NOT_FOUND'), send: { price: 1 } },
  'POST /api/offers/:id/accept': ofNobody,
  'POST /api/offers/:id/decline': ofNobody,
  'POST /api/offers/:id/withdraw': ofNobody,
  'POST /api/offers/:id/extend': ofNobody,
  'GET /api/offers/thread/:id': ofTalker,
  'POST /api/feedback': {
    refused: onlyFor('404 DEAL_NOT_FOUND'),
    send: { dealId: 'nothing', rating: 'good' },
  },
  'POST /api/feedback/:id/answer': { refused: onlyFor('404 DEAL_NOT_FOUND'), send: { answer: 'Thanks.' } },
  'GET /api/threads/:id': ofTalker,
  'POST /api/threads/:id/messages': { ...ofTalker, send: { id: 'nothing', body: 'Hello.' } },
  'POST /api/threads/:id/messages/:messageId/withdraw': ofTalker,
  'PUT /api/threads/:id/mute': { ...ofTalker, send: { muted: false } },
  'PUT /api/threads/:id/archive': { ...ofTalker, send: { archived: false, upTo: 0 } },
  'POST /api/threads/:id/leave': ofTalker,
  'PUT /api/threads/:id/read': { ...ofTalker, send: { upTo: 0 } },
  'GET /api/sellers/:id/inventory': { at: { id: 'minor' } },

  'PATCH /api/notifications/:id/read': {
    refused: onlyFor('404 NOTIFICATION_NOT_FOUND', 'member'),
    at: { id: 'notification' },
  },
};
