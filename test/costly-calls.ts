import { mostShown } from '../modules/audit/checkpoints.controller.js';
import {
  maxInvitationLinks,
  maxModerators,
  maxPinned,
  maxRules,
} from '../modules/community/community/community.events.js';
import { maxFollowed } from '../modules/community/follow/follow.decider.js';
import { postLimits } from '../modules/community/post-limits.rules.js';
import { mostMentionable } from '../modules/community/text/mentionable.js';
import { maxWatchWords } from '../modules/community/tools/watch-words.events.js';
import { maxDrafts } from '../modules/drafts/drafts.shared.js';
import { mostBroadcasts } from '../modules/events/broadcast/broadcasts.service.js';
import { mostInFeed, mostPlanned } from '../modules/events/calendar/calendars.service.js';
import { maxDates } from '../modules/events/gathering/gathering.schemas.js';
import { maxCalendarBytes, maxCalendarEntries } from '../modules/events/import/split-calendar.js';
import { maxTeam } from '../modules/events/organizer/organizer.events.js';
import { signInsListed } from '../modules/identity/sessions/sign-in-history.contract.js';
import {
  maxImportCells,
  maxImportColumns,
  maxImportRows,
} from '../modules/inventory/import/import.schemas.js';
import { maxBadRows } from '../modules/inventory/import/import-store.js';
import { maxAtOnce } from '../modules/inventory/item.schemas.js';
import { maxLabels, maxPrinted } from '../modules/inventory/label/labels.contract.js';
import { maxItems, maxItemsEver, maxLocations, maxPhotosKept } from '../modules/inventory/quotas.rules.js';
import { maxScans } from '../modules/inventory/scan-session/scan-session.decider.js';
import { maxScansAtOnce } from '../modules/inventory/scan-session/scan-session.schemas.js';
import { maxBytesADay, maxFilesADay } from '../modules/kernel/http/daily-uploads.js';
import { maxShown } from '../modules/marketplace/audience/audience-rows.js';
import { maxPhotoBytes, maxPhotoPixels } from '../modules/media/photos.js';
import { maxBlocked } from '../modules/members/blocks/blocks.decider.js';
import { archivesAtOnce } from '../modules/members/export/export.controller.js';
import { mostFound } from '../modules/members/staff/found-members.contract.js';
import { maxMembers } from '../modules/messages/thread/thread.events.js';
import { largestAttachment } from '../modules/moderation/appeal/attachments.service.js';
import { maxSearches } from '../modules/saved-searches/saved-searches.contract.js';
import { mostExported } from '../projections/audit/audit/audit.controller.js';
import { firstComments } from '../projections/community/wall/wall.controller.js';
import { mostReactions } from '../projections/community/wall/wall.queries.js';
import { maxFeedbackDue } from '../projections/deals/deals/feedback-due.queries.js';
import { maxRecent } from '../projections/deals/deals/reputation.queries.js';
import { mostDrafts } from '../projections/events/events/events.queries.js';
import { mostDates, mostOrganizers } from '../projections/events/organizers/organizer.queries.js';
import { mostNames } from '../projections/marketplace/listing-search/counts/vehicles-by-count.js';
import { maxHeld, maxOwn } from '../projections/marketplace/listing-search/listing-search.queries.js';
import { mostNeeds } from '../projections/matching/matching/join.queries.js';
import { maxWantedAds } from '../projections/matching/matching/progress.queries.js';
import { mostFound as mostFoundMessages } from '../projections/messages/messages/search-messages.queries.js';
import { maxTalks } from '../projections/messages/messages/talks.queries.js';
import { adLists, costlyAdCalls } from './costly-calls.ads.js';
import { buildLists, costlyBuildCalls } from './costly-calls.builds.js';
import { costlyDonationCalls, donationLists } from './costly-calls.donations.js';
import { costlyOrderReads, orderReadLists } from './costly-calls.order-reads.js';
import { paymentLists } from './costly-calls.payments.js';
import { costlySpaceCalls } from './costly-calls.spaces.js';

/** What keeps one caller of a costly call from taking the others' share. `rate` is the `rateLimit` of its contract. */
export interface CostlyCall {
  readonly guards: readonly Guard[];
}

export interface Guard {
  /** rate: so many calls a caller. size: how large one call may be. child: a process of its own, with limits of time and memory.
   *  line: a FairQueue, in which one of each caller is under work. quota: how much a member may have, or do in a day. stream: in parts, never whole in memory. */
  readonly by: 'rate' | 'size' | 'child' | 'line' | 'quota' | 'stream';
  /** The number that it allows, as the code has it. */
  readonly max?: number;
  /** The code that it refuses with, where that is not one of every call. */
  readonly code?: string;
}

const rate: Guard = { by: 'rate' };
const uploaded: readonly Guard[] = [
  { by: 'line', code: 'TOO_BUSY' },
  { by: 'quota', max: maxFilesADay, code: 'TOO_MANY_UPLOADS' },
  { by: 'quota', max: maxBytesADay, code: 'TOO_MANY_UPLOADS' },
];
const photo: CostlyCall = {
  guards: [
    rate,
    { by: 'size', max: maxPhotoBytes, code: 'PHOTO_TOO_LARGE' },
    { by: 'size', max: maxPhotoPixels, code: 'PHOTO_TOO_LARGE' },
    ...uploaded,
    { by: 'child', code: 'NOT_A_PHOTO' },
  ],
};
/** A PDF: one at a time in a process, and one of each member. */
const drawn: readonly Guard[] = [{ by: 'line', code: 'TOO_BUSY' }, { by: 'child' }];
/** Two are read at a time, and one of each member. */
const wholeInventory: Guard = { by: 'line', code: 'TOO_BUSY' };
/** A file of items that is read: what is known of it is stored, so that reading it again is the exception. */
const table: readonly Guard[] = [
  rate,
  { by: 'size', max: maxImportRows, code: 'TOO_MANY_ROWS' },
  { by: 'size', max: maxImportCells, code: 'TOO_MANY_ROWS' },
  { by: 'line', code: 'TOO_BUSY' },
  { by: 'child', code: 'TABLE_TOO_HEAVY' },
];
/** Entries of a calendar: each is read, and becomes an event or changes one. */
const calendar: readonly Guard[] = [
  rate,
  { by: 'size', max: maxCalendarBytes, code: 'CALENDAR_TOO_LARGE' },
  { by: 'size', max: maxCalendarEntries, code: 'CALENDAR_TOO_LARGE' },
  { by: 'line', code: 'TOO_BUSY' },
];
/** A picture that is stored: it is read and sent, nothing is drawn. */
const storedPicture: CostlyCall = { guards: [{ by: 'size', max: maxPhotoBytes }] };

/** Every call that takes or gives a file, a sheet or an archive, and every other that works for long. */
export const costlyCalls: Readonly<Record<string, CostlyCall>> = {
  // CSV files: import
  'POST /api/inventory/imports': {
    guards: [
      ...table,
      ...uploaded,
      { by: 'quota', max: 1, code: 'IMPORT_RUNNING' },
      { by: 'quota', code: 'MAIL_NOT_VERIFIED' },
    ],
  },
  'GET /api/inventory/imports/:id': { guards: table },
  'POST /api/inventory/imports/:id/preview': { guards: table },
  'POST /api/inventory/imports/:id/start': {
    guards: [...table, { by: 'quota', max: 1, code: 'IMPORT_RUNNING' }],
  },
  // CSV files: export
  'POST /api/inventory/exports': { guards: [rate, wholeInventory, { by: 'stream' }] },
  'GET /api/audit/export': { guards: [rate, { by: 'size', max: mostExported }, { by: 'stream' }] },
  // calendars: a file, or one that is fetched
  'POST /api/organizers/:id/imports': { guards: [...calendar, ...uploaded] },
  'POST /api/organizers/:id/imports/feed': { guards: calendar },
  // sheets
  'POST /api/inventory/labels/sheet': {
    guards: [rate, { by: 'size', max: maxPrinted, code: 'TOO_MANY_LABELS' }, ...drawn],
  },
  'GET /api/inventory/share-links/:id/sign': { guards: [rate, ...drawn] },
  // whole inventories
  'GET /api/inventory/locations/:id/manifest': { guards: [rate, wholeInventory] },
  'GET /api/inventory/offline': { guards: [rate, wholeInventory] },
  // archives
  'GET /api/account/export': {
    guards: [rate, { by: 'line', max: archivesAtOnce, code: 'TOO_BUSY' }, { by: 'stream' }],
  },
  // photos
  'POST /api/inventory/items/:id/photos': {
    guards: [...photo.guards, { by: 'quota', max: maxPhotosKept, code: 'TOO_MANY_ITEM_PHOTOS' }],
  },
  'POST /api/inventory/locations/:id/photo': photo,
  'POST /api/communities/:id/cover': photo,
  'POST /api/events/:id/photos': photo,
  'GET /api/events/:id/calendar.ics': { guards: [rate, { by: 'size', max: maxDates }] },
  'GET /api/events/calendars/:key': { guards: [rate, { by: 'size', max: mostPlanned }] },
  'GET /api/events/rss': { guards: [rate, { by: 'size', max: mostInFeed }] },
  'POST /api/listings/:id/photos': photo,
  'POST /api/posts/photos': {
    guards: [...photo.guards, { by: 'quota', max: postLimits.photo.perDay[2], code: 'TOO_MANY_POST_PHOTOS' }],
  },
  'POST /api/threads/photos': photo,
  'PUT /api/account/picture': photo,
  // files of appeals, and mails
  'POST /api/appeals/attachments': {
    guards: [
      rate,
      { by: 'size', max: largestAttachment, code: 'FILE_TOO_LARGE' },
      { by: 'size', max: maxPhotoPixels, code: 'PHOTO_TOO_LARGE' },
      ...uploaded,
      { by: 'child', code: 'FILE_TYPE_UNKNOWN' },
    ],
  },
  'GET /api/appeals/attachments/:id': { guards: [{ by: 'size', max: largestAttachment }] },
  'POST /api/appeals/mail': { guards: [rate, ...uploaded] },
  'GET /api/photos/:id/:size': storedPicture,
  'GET /api/photos/:kind/:contentId/:id/:size': storedPicture,
  'GET /api/photos/:listingId/:id/:size': storedPicture,
  'GET /api/pictures/:id/:size': storedPicture,
  'GET /api/messages/:messageId/photos/:photoId': storedPicture,
  'GET /api/threads/:id/messages/:messageId/photos/:photoId/:size': storedPicture,
  ...costlyAdCalls({ photo, storedPicture }),
  ...costlyBuildCalls({ photo, uploaded, drawn }),
  ...costlyDonationCalls,
  ...costlySpaceCalls({ photo, uploaded }),
  ...costlyOrderReads,
  // open for long, without work
  'GET /api/notifications/stream': { guards: [{ by: 'stream' }] },
};

/** What ends a list: a number that the code has; a page, by the query; `fixed`, as many as the program knows; `one`, as many as one thing, whose
 *  stream is limited, has; `staff`, for whoever works here. */
export type Bound = number | 'page' | 'fixed' | 'one' | 'staff';

/** Lists of one thing, by their name: its own contract, or the program, limits them. */
export const ofOneThing: ReadonlySet<string> = new Set([
  'partNumbers',
  'fitment',
  'photos',
  'tags',
  'customFields',
  'stock',
  'portions',
  'shipping',
  'notices',
  'garage',
  'roles',
  'capabilities',
  'allowedActions',
  'mentions',
]);

/** Each list of an answer that its schema does not limit, and what does. */
export const lists: Readonly<Record<string, Readonly<Record<string, Bound>>>> = {
  'GET /api/account/blocks': { blocked: maxBlocked },
  'GET /api/account/guardianship': { minors: 'one', formerMinors: 'one' },
  'GET /api/account/proof': { takes: 'fixed' },
  'GET /api/account/sessions': { sessions: 'one' },
  'GET /api/account/sign-ins': { signIns: signInsListed },
  'POST /api/account/recovery-codes': { recoveryCodes: 'fixed' },
  'POST /api/account/totp/confirm': { recoveryCodes: 'fixed' },
  'GET /api/admin/guardian-links': { links: 100 },
  'GET /api/admin/lifetime-proposals': { proposals: 100 },
  'GET /api/admin/match-rules': { rules: 'fixed' },
  'GET /api/admin/members': { members: mostFound },
  'GET /api/admin/members/:id/account': { sessions: 'one' },
  'GET /api/admin/members/:id/consents': { consents: 'staff' },
  'GET /api/admin/members/:id/decisions': { decisions: 'staff' },
  'GET /api/admin/members/:id/grants': { grants: 'staff' },
  'GET /api/admin/members/:id/second-factor': { removals: 'staff' },
  'GET /api/admin/members/:id/guardians': { guardians: 'staff' },
  'GET /api/admin/members/:id/notes': { notes: 'staff' },
  'GET /api/admin/members/:id/why': { facts: 'fixed' },
  'GET /api/admin/staff': { staff: 'staff' },
  'GET /api/appeals': { appeals: 'page' },
  'GET /api/appeals/:id': { dialogue: 'one' },
  'POST /api/appeals/:id/evidence': { 'reported.fields': 'one', 'reported.around': 4, changes: 'one' },
  'GET /api/appeals/figures': { deciders: 'staff' },
  'GET /api/audit': { entries: 'page' },
  'GET /api/audit/checkpoints': { checkpoints: mostShown },
  'GET /api/audit/public-figures': { 'last12Months.reports': 'fixed', 'last90Days.reports': 'fixed' },
  'GET /api/auth/social': { kinds: 'fixed' },
  'GET /api/auth/ways': { linked: 'fixed' },
  'GET /api/cases': { cases: 'page' },
  'GET /api/cases/:id': {
    'subjectBrief.decisions': 'staff',
    things: 'one',
    reportsOf: 'one',
    history: 'one',
    related: 20,
  },
  'POST /api/cases/:id/evidence': { 'reported.fields': 'one', 'reported.around': 4, changes: 'one' },
  'POST /api/cases/:id/foresee': { effects: 'one', summary: 'fixed' },
  'GET /api/cases/of-community/:id': { cases: 200 },
  'GET /api/cases/rules/templates': { rules: 'fixed', templates: 'fixed' },
  'GET /api/categories': { categories: 'fixed' },
  'GET /api/communities': { communities: 'page' },
  'GET /api/communities/:id/invitation': { vehicles: 10 },
  'GET /api/communities/:id/invitations': { invitations: maxInvitationLinks },
  'GET /api/communities/:id/log': { entries: 'page' },
  'GET /api/communities/:id/members': { members: 'page' },
  'GET /api/communities/:slug': {
    vehicles: 10,
    rules: maxRules,
    moderators: maxModerators,
    pinned: maxPinned,
    events: 6,
  },
  'GET /api/communities/mine': { mine: 200, suggested: 8 },
  'GET /api/decisions': { decisions: 'staff' },
  'GET /api/decisions/:id': { targets: 'one', effects: 'one' },
  'GET /api/drafts': { drafts: maxDrafts },
  'GET /api/events': { '': 'page' },
  'GET /api/events/:id': {
    schedule: 12,
    admission: 12,
    dates: maxDates + 12,
    friends: 12,
    'vendors.first': 12,
    'wanted.first': 12,
    sold: maxDates,
  },
  'GET /api/events/:id/attendance': { dates: maxDates },
  'GET /api/events/map': { events: 1_000 },
  'GET /api/events/mine': { events: 'page' },
  'GET /api/events/month': { days: 31 },
  'GET /api/events/:id/broadcasts': { broadcasts: mostBroadcasts },
  'GET /api/events/suggestions': { suggestions: 'page' },
  'POST /api/events/preview-dates': { dates: maxDates },
  'GET /api/feed': { entries: 'page' },
  'GET /api/feed/new-items': { listings: 'page' },
  'GET /api/follows': { follows: maxFollowed },
  'GET /api/follows/of/:id/followers': { members: 'page' },
  'GET /api/follows/of/:id/following': { members: 'page' },
  'GET /api/feedback/due': { due: maxFeedbackDue },
  'GET /api/feedback/member/:id': { recent: maxRecent },
  'GET /api/guardian-links/:id/consents': { consents: 'one' },
  'GET /health/projections': { processors: 'fixed' },
  'GET /api/inventory/imports': { imports: 50 },
  'POST /api/inventory/imports': { badRows: maxBadRows, columns: maxImportColumns },
  'GET /api/inventory/imports/:id': { badRows: maxBadRows, columns: maxImportColumns },
  'POST /api/inventory/imports/:id/cancel': { badRows: maxBadRows, columns: maxImportColumns },
  'POST /api/inventory/imports/:id/preview': {
    badRows: maxBadRows,
    leftOut: maxImportColumns,
    'newPlaces.paths': maxImportRows,
    samples: maxImportRows,
  },
  'POST /api/inventory/imports/:id/start': { badRows: maxBadRows, columns: maxImportColumns },
  'GET /api/inventory/items': { items: 'page' },
  'GET /api/inventory/items/:id/history': { steps: 'one' },
  'GET /api/inventory/items/:id/passport': { entries: 'one' },
  'POST /api/inventory/items/bulk': { refused: maxAtOnce },
  'POST /api/inventory/items/list': { listings: 50, refused: 50 },
  'POST /api/inventory/labels/find': { labels: maxLabels },
  'GET /api/inventory/locations/:id': { history: 'one' },
  'GET /api/inventory/scan-sessions': { sessions: 'page' },
  'GET /api/inventory/scan-sessions/:id': { items: maxScans },
  'POST /api/inventory/scan-sessions/:id/discard': { left: maxScans },
  'POST /api/inventory/scan-sessions/:id/scans': { results: maxScansAtOnce },
  'POST /api/inventory/scan-sessions/:id/scans/:scanId/undo': { left: maxScans },
  'POST /api/inventory/scan-sessions/:id/undo': { left: maxScans },
  'GET /api/inventory/locations': { locations: maxLocations },
  'GET /api/inventory/locations/:id/manifest': { lines: maxItemsEver },
  'GET /api/inventory/offline': { locations: maxLocations, items: maxItems },
  'GET /api/inventory/share-links': { links: 100 },
  'GET /api/inventory/transfers': { waiting: 100, added: 100 },
  'GET /api/listings': { listings: 'page', boosted: 'page' },
  'GET /api/my/boosts': { boosts: 100 },
  'GET /api/communities/:id/watch-words': { words: maxWatchWords },
  'GET /api/communities/:id/watched': { found: 100 },
  'GET /api/listings/:id/offer-history': { prices: 'one' },
  'GET /api/listings/counts': {
    ...{ listingTypes: 'fixed', conditions: 'fixed', origins: 'fixed' },
    ...{ makes: mostNames, models: mostNames },
  },
  'GET /api/listings/map': { clusters: 'page', listings: 'page' },
  'GET /api/matches': { matches: 100 },
  'GET /api/spaces/joins/:dateId/bring': { spaces: 'one' },
  'GET /api/spaces/joins/:dateId/list': { needs: mostNeeds },
  'GET /api/my/audience': { listings: maxShown },
  'GET /api/my/bought': { bought: 'page' },
  'GET /api/my/holds': { listings: maxHeld },
  'GET /api/my/listings': { listings: maxOwn },
  'GET /api/notifications': { '': 'page' },
  'GET /api/notifications/preferences': { kinds: 'fixed' },
  'POST /api/organizers/:id/imports': { entries: maxCalendarEntries },
  'POST /api/organizers/:id/imports/feed': { entries: maxCalendarEntries },
  'GET /api/offers/listing/:id': { deals: maxTalks },
  'GET /api/offers/thread/:id': { 'deal.steps': 'one' },
  'GET /api/organizers': { organizers: 'page' },
  'GET /api/organizers/:slug': {
    events: mostDates,
    'inside.team': maxTeam,
    'inside.invited': maxTeam,
    'inside.drafts': mostDrafts,
  },
  'GET /api/organizers/mine': { organizers: mostOrganizers },
  'GET /api/posts/:id': { commentList: firstComments, 'shared.details': 'fixed' },
  'GET /api/posts/:id/comments': { comments: 'page' },
  'GET /api/posts/:id/history': { versions: 'one' },
  'GET /api/posts/:id/reactions': { reactions: mostReactions },
  'GET /api/posts/mentions': { members: mostMentionable },
  'GET /api/posts/shareable/:kind/:id': { details: 'fixed' },
  'GET /api/reports': { reports: 100 },
  'GET /api/reports/asked': { asked: 100 },
  'GET /api/saved-searches': { searches: maxSearches, watched: 500 },
  'GET /api/sellers/:id': { listings: 'page' },
  'GET /api/sellers/:id/inventory': { items: 'page' },
  'GET /api/share-links/:token': { items: 'page' },
  'GET /api/support/requests': { requests: 'staff' },
  'GET /api/threads': { threads: 'page' },
  'GET /api/threads/:id': {
    'about.changes': 'one',
    others: maxMembers,
    left: 'one',
    messages: 'page',
    lines: 'one',
  },
  'GET /api/threads/messages': { messages: mostFoundMessages },
  'GET /api/threads/to': { 'about.changes': 'one' },
  'GET /api/wanted/progress': { needs: maxWantedAds },
  ...adLists,
  ...buildLists,
  ...donationLists,
  ...paymentLists,
  ...orderReadLists,
};
