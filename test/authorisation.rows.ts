import { buildRows } from './authorisation.builds.js';
import { donationRows } from './authorisation.donations.js';
import { gatheringRows } from './authorisation.gatherings.js';
import { type Kind, kinds, type Outcome, type Row } from './authorisation.kinds.js';
import { orderRows } from './authorisation.orders.js';
import { organizerRows } from './authorisation.organizers.js';
import { premiumRows } from './authorisation.premium.js';
import { spaceRows } from './authorisation.spaces.js';

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
const ofOwner = { refused: onlyFor('403 NOT_THE_OWNER', 'member') } as const;
/** Our staff may do what the moderators of a community may. */
const ofModerators = {
  refused: onlyFor('403 NOT_A_MODERATOR', 'member', 'moderator', 'admin'),
} as const;
/** The post is in no community. */
const ofModeratorsElsewhere = {
  refused: {
    ...ofModerators.refused,
    member: '404 POST_NOT_FOUND',
    moderator: '404 POST_NOT_FOUND',
    admin: '404 POST_NOT_FOUND',
  },
} as const;
const byRule = { ruleId: '9b1d2c3e-0000-4000-8000-0000000000bb', reason: 'Three ads.' };
const ofTalker = { refused: onlyFor('404 THREAD_NOT_FOUND', 'member') } as const;
/** While suspended, only the thread with the guardian or ward. */
const ofTalkerOrKin = { refused: { ...ofTalker.refused, suspended: '403 ACCOUNT_SUSPENDED' } } as const;
const ofAuthor = { refused: onlyFor('404 POST_NOT_FOUND', 'member') } as const;
const ofCommenter = { refused: onlyFor('404 COMMENT_NOT_FOUND', 'member') } as const;
/** "member", encoded: the plain word is the name of a thing. */
const aMember = '%6Dember';
const ofMinorsPage = {
  refused: onlyFor('404 MEMBER_NOT_FOUND', 'minor', 'guardian', 'admin'),
  at: { id: 'minor' },
} as const;
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

export const communityBody = {
  name: 'Model A Restorers',
  kind: 'vehicle',
  description: 'We meet on first Saturdays.',
  rules: [],
  zip: null,
  vehicles: [],
  join: 'open',
  visibility: 'everybody',
  isAdultsOnly: false,
};

export const searchBody = { name: '327', address: 'search=327', query: { search: '327' } };

/** Routes that have a rule of their own or have to be called in a certain way. All others follow from their contracts.
 *  source  modules' READMEs */
export const rows: Readonly<Record<string, Row>> = {
  'POST /api/auth/sign-up': { ignoresToken: true },
  'POST /api/auth/sign-in': {
    ignoresToken: true,
    refused: { guest: '401 WRONG_CREDENTIALS' },
    send: { email: 'own mail', password: 'own password' },
  },
  'POST /api/auth/second-factor': { ignoresToken: true },
  /** Reads the cookie, which no caller sends here. */
  'POST /api/auth/refresh': { ignoresToken: true, refused: onlyFor('401 SESSION_EXPIRED') },
  'POST /api/appeals/mail': { ignoresToken: true },
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
  'POST /api/account/tour': { send: { isOver: true }, harmless: true },
  'POST /api/account/totp': { send: { password: 'not the password' }, harmless: true },
  'POST /api/account/totp/off': { refused: onlyFor('403 PROOF_NEEDED') },
  'POST /api/account/erasure': { harmless: true },

  'POST /api/guardian-invitations/look': {
    refused: { 'pending minor': '403 OWN_GUARDIAN' },
    send: { token: 'invitation' },
  },
  'POST /api/guardian-invitations/accept': {
    refused: {
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

  'GET /api/posts/shareable/:kind/:id': { at: { kind: 'listing', id: 'listing' } },
  'GET /api/follows/:kind/:id': {
    refused: onlyFor('404 FOLLOW_TARGET_NOT_FOUND', 'minor', 'guardian', 'admin'),
    at: { kind: aMember, id: 'minor' },
  },
  'PUT /api/follows/:kind/:id': {
    refused: { ...onlyFor('404 FOLLOW_TARGET_NOT_FOUND', 'guardian', 'admin'), minor: '403 OWN_FOLLOW' },
    at: { kind: aMember, id: 'minor' },
  },
  'PUT /api/follows/:kind/:id/mute': {
    refused: { ...onlyFor('404 FOLLOW_TARGET_NOT_FOUND', 'guardian', 'admin'), minor: '403 OWN_FOLLOW' },
    at: { kind: aMember, id: 'minor' },
    send: { for: 'a week' },
  },
  'DELETE /api/follows/:kind/:id': { at: { kind: aMember, id: 'minor' } },
  'GET /api/follows/of/:id/followers': ofMinorsPage,
  'GET /api/follows/of/:id/following': ofMinorsPage,
  'PUT /api/feed/seen': { send: { upTo: '2026-06-01T12:00:00.000Z' } },

  'GET /api/listings/:id': {
    refused: onlyFor('404 LISTING_NOT_FOUND', 'member', 'admin'),
    at: { id: 'draft' },
  },
  'POST /api/listings/seen': { send: { impressions: ['listing'], views: ['listing'] } },
  'PUT /api/listings/:id': { ...ofSeller, at: { id: 'draft' }, send: listingBody },
  'POST /api/matches/:id/dismiss': {
    refused: onlyFor('404 MATCH_NOT_FOUND', 'member', 'other member'),
    send: { reason: 'other' },
  },
  'POST /api/matches/:id/restore': { refused: onlyFor('404 MATCH_NOT_FOUND', 'member', 'other member') },
  'POST /api/listings/:id/photos': ofSeller,
  'PUT /api/listings/:id/photos': { ...ofSeller, send: { photoIds: [] } },
  'DELETE /api/listings/:id/photos/:photoId': ofSeller,
  'POST /api/listings/:id/publish': ofSeller,
  'DELETE /api/listings/:id/boost': { refused: onlyFor('404 LISTING_NOT_FOUND', 'member') },
  'POST /api/listings/:id/pause': ofSeller,
  'POST /api/listings/:id/resume': ofSeller,
  'POST /api/listings/:id/renew': ofSeller,
  'POST /api/listings/:id/sell': ofSeller,
  'POST /api/listings/:id/reopen': ofSeller,
  'GET /api/decisions/:id': {
    refused: onlyFor('404 DECISION_NOT_FOUND', 'member', 'moderator', 'reviewer', 'support', 'admin'),
  },
  'POST /api/reports/:id/answer': {
    refused: onlyFor('404 REPORT_NOT_FOUND', 'member'),
    send: { answer: 'still for sale' },
  },
  'GET /api/cases/of-community/:id': { refused: onlyFor('403 NOT_A_MODERATOR', 'member') },
  'POST /api/cases/:id/community': { harmless: true },
  'PUT /api/communities/:id/watch-words': { send: { words: ['zelle'] } },
  'PUT /api/communities/:id': { ...ofOwner, send: communityBody },
  'POST /api/communities/:id/cover': ofOwner,
  'DELETE /api/communities/:id/cover': ofOwner,
  'POST /api/communities/:id/join': { harmless: true },
  'POST /api/communities/:id/leave': { harmless: true },
  'GET /api/communities/:id/log': { refused: onlyFor('403 NOT_A_MEMBER', 'member', 'moderator', 'admin') },
  'POST /api/communities/:id/members/:memberId/approve': { ...ofModerators, at: { memberId: 'ward' } },
  'POST /api/communities/:id/members/:memberId/refuse': { ...ofModerators, at: { memberId: 'ward' } },
  'POST /api/communities/:id/members/:memberId/remove': {
    ...ofModerators,
    at: { memberId: 'ward' },
    send: byRule,
  },
  'POST /api/communities/:id/members/:memberId/ban': {
    ...ofModerators,
    at: { memberId: 'ward' },
    send: { ...byRule, until: null },
  },
  'DELETE /api/communities/:id/members/:memberId/ban': { ...ofModerators, at: { memberId: 'ward' } },
  'PUT /api/communities/:id/moderators/:memberId': { ...ofOwner, at: { memberId: 'member' } },
  'DELETE /api/communities/:id/moderators/:memberId': { ...ofOwner, at: { memberId: 'member' } },
  'POST /api/communities/:id/hand-over': { ...ofOwner, send: { memberId: 'member' } },
  'POST /api/communities/:id/archive': {
    refused: onlyFor('403 NOT_THE_OWNER', 'member', 'moderator', 'admin'),
  },
  'POST /api/communities/:id/reopen': {
    refused: onlyFor('403 NOT_THE_OWNER', 'member', 'moderator', 'admin'),
  },
  'POST /api/communities/:id/invitations': { ...ofModerators, send: { days: 7 } },
  'GET /api/communities/:id/invitations': ofModerators,
  'DELETE /api/communities/:id/invitations/:linkId': ofModerators,
  'PUT /api/communities/:id/pinned/:postId': ofModeratorsElsewhere,
  'DELETE /api/communities/:id/pinned/:postId': ofModerators,
  'POST /api/communities/:id/posts/:postId/remove': { ...ofModerators, send: byRule },
  'POST /api/communities/:id/posts/:postId/restore': {
    ...ofModeratorsElsewhere,
    send: { reason: 'It is fine.' },
  },
  'POST /api/communities/:id/posts/:postId/comments/:commentId/remove': { ...ofModerators, send: byRule },
  'POST /api/communities/:id/posts/:postId/lock': { ...ofModerators, send: byRule },
  'DELETE /api/communities/:id/posts/:postId/lock': ofModeratorsElsewhere,
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
  /** Nobody has released it. */
  'POST /api/listings/:id/undo-release': { refused: onlyFor('409 RELEASE_FINAL') },
  'GET /api/my/listings/:id': { refused: onlyFor('404 LISTING_NOT_FOUND', 'member'), at: { id: 'draft' } },
  /** A minor without public listings looks like a missing seller. */
  'GET /api/sellers/:id': { refused: onlyFor('404 SELLER_NOT_FOUND', 'minor', 'admin'), at: { id: 'minor' } },
  'GET /api/pictures/:id/:size': { at: { size: 'card' } },
  'GET /api/photos/:id/:size': { at: { size: 'card' } },
  'GET /api/photos/:listingId/:id/:size': { at: { listingId: 'listing', size: 'card' } },

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
  'GET /api/share-links/:token/items/:itemId': { refused: onlyFor('404 SHARE_LINK_NOT_FOUND') },
  'GET /api/share-links/:token': { refused: onlyFor('404 SHARE_LINK_NOT_FOUND') },
  'POST /api/share-links/:token/scans': { refused: onlyFor('404 SHARE_LINK_NOT_FOUND') },
  'PUT /api/drafts': { send: { to: 'no place', words: 'Hello.' } },
  'POST /api/threads/requests': { ...ofTalker, send: { ids: ['thread'], answer: 'accept' } },
  /** Without a listing or a member it leads to nobody. */
  'PUT /api/posts/:id': { ...ofAuthor, send: { body: 'It runs.' } },
  'PUT /api/posts/:id/answer': { ...ofAuthor, send: { commentId: null } },
  'DELETE /api/posts/:id': { ...ofAuthor, at: { id: 'deleted post' } },
  'PUT /api/posts/:id/comments/:commentId': { ...ofCommenter, send: { body: 'The float.' } },
  'DELETE /api/posts/:id/comments/:commentId': { ...ofCommenter, at: { commentId: 'deleted comment' } },
  'GET /api/threads/to': { refused: onlyFor('404 MEMBER_NOT_FOUND') },
  /** The matrix talks about a listing without an offer. */
  'POST /api/offers/:id/counter': { refused: onlyFor('404 OFFER_NOT_FOUND'), send: { price: 1 } },
  'POST /api/offers/:id/accept': ofNobody,
  'POST /api/offers/:id/decline': ofNobody,
  'POST /api/offers/:id/withdraw': ofNobody,
  'POST /api/offers/:id/extend': ofNobody,
  'POST /api/offers/:id/confirm': { refused: onlyFor('404 DEAL_NOT_FOUND') },
  'POST /api/offers/:id/dispute': { refused: onlyFor('404 DEAL_NOT_FOUND') },
  'GET /api/offers/thread/:id': ofTalker,
  'POST /api/feedback': {
    refused: onlyFor('404 DEAL_NOT_FOUND'),
    send: { dealId: 'nothing', rating: 'good' },
  },
  'POST /api/feedback/:id/answer': { refused: onlyFor('404 DEAL_NOT_FOUND'), send: { answer: 'Thanks.' } },
  'GET /api/threads/:id': ofTalkerOrKin,
  'POST /api/threads/:id/messages': { ...ofTalkerOrKin, send: { id: 'nothing', body: 'Hello.' } },
  'GET /api/threads/:id/messages/:messageId/photos/:photoId/:size': {
    ...ofTalkerOrKin,
    at: { photoId: '0'.repeat(40), size: 'card' },
  },
  'POST /api/threads/:id/messages/:messageId/withdraw': ofTalker,
  'POST /api/threads/:id/fresh-photo': { ...ofTalker, send: { seen: true } },
  'POST /api/threads/:id/meeting': { ...ofTalker, send: { gatheringId: 'gathering', day: '2026-06-13' } },
  'POST /api/threads/:id/meeting/agree': ofTalker,
  'POST /api/threads/:id/meeting/call-off': ofTalker,
  'PUT /api/threads/:id/mute': { ...ofTalker, send: { muted: false } },
  'PUT /api/threads/:id/archive': { ...ofTalker, send: { archived: false, upTo: 0 } },
  'POST /api/threads/:id/members': { ...ofTalker, send: { memberId: 'member' } },
  'POST /api/threads/:id/leave': ofTalker,
  'PUT /api/threads/:id/read': { ...ofTalkerOrKin, send: { upTo: 0 } },
  'GET /api/sellers/:id/inventory': { at: { id: 'minor' } },
  /** The item of `member` is private. */
  'GET /api/sellers/:id/inventory/:itemId': {
    refused: onlyFor('404 ITEM_NOT_FOUND'),
    at: { id: 'member', itemId: 'item' },
  },

  'PATCH /api/notifications/:id/read': {
    refused: onlyFor('404 NOTIFICATION_NOT_FOUND', 'member'),
    at: { id: 'notification' },
  },
  ...buildRows,
  ...donationRows,
  ...gatheringRows,
  ...organizerRows,
  ...spaceRows,
  ...orderRows,
  ...premiumRows,
};
