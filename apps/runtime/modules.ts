import { adsManifest } from '../../modules/ads/ads.manifest.js';
import { analyticsManifest } from '../../modules/analytics/analytics.manifest.js';
import { appCheckManifest } from '../../modules/app-check/app-check.manifest.js';
import { auditManifest } from '../../modules/audit/audit.manifest.js';
import { buildsManifest } from '../../modules/builds/builds.manifest.js';
import { communityManifest } from '../../modules/community/community.manifest.js';
import { dealsManifest } from '../../modules/deals/deals.manifest.js';
import { donationsManifest } from '../../modules/donations/donations.manifest.js';
import { draftsManifest } from '../../modules/drafts/drafts.manifest.js';
import { eventsManifest } from '../../modules/events/events.manifest.js';
import { identityManifest } from '../../modules/identity/identity.manifest.js';
import { inventoryManifest } from '../../modules/inventory/inventory.manifest.js';
import { kernelManifest } from '../../modules/kernel/kernel.manifest.js';
import type { Manifest } from '../../modules/kernel/manifest/manifest.js';
import { limitsManifest } from '../../modules/limits/limits.manifest.js';
import { mailManifest } from '../../modules/mail/mail.manifest.js';
import { marketplaceManifest } from '../../modules/marketplace/marketplace.manifest.js';
import { matchingManifest } from '../../modules/matching/matching.manifest.js';
import { mediaManifest } from '../../modules/media/media.manifest.js';
import { membersManifest } from '../../modules/members/members.manifest.js';
import { membershipsManifest } from '../../modules/memberships/memberships.manifest.js';
import { messagesManifest } from '../../modules/messages/messages.manifest.js';
import { moderationManifest } from '../../modules/moderation/moderation.manifest.js';
import { notificationsManifest } from '../../modules/notifications/notifications.manifest.js';
import { operationsManifest } from '../../modules/operations/operations.manifest.js';
import { ordersManifest } from '../../modules/orders/orders.manifest.js';
import { paymentsManifest } from '../../modules/payments/payments.manifest.js';
import { placesManifest } from '../../modules/places/places.manifest.js';
import { premiumManifest } from '../../modules/premium/premium.manifest.js';
import { processesManifest } from '../../modules/processes/processes.manifest.js';
import { savedSearchesManifest } from '../../modules/saved-searches/saved-searches.manifest.js';
import { settingsManifest } from '../../modules/settings/settings.manifest.js';
import { spacesManifest } from '../../modules/spaces/spaces.manifest.js';
import { supportManifest } from '../../modules/support/support.manifest.js';
import { vocabularyManifest } from '../../modules/vocabulary/vocabulary.manifest.js';
import { adsProjectionManifest } from '../../projections/ads/ads/ads.manifest.js';
import { listingDaysManifest } from '../../projections/analytics/listing-days/listing-days.manifest.js';
import { soldPricesManifest } from '../../projections/analytics/sold-prices/sold-prices.manifest.js';
import { auditProjectionManifest } from '../../projections/audit/audit/audit.manifest.js';
import { buildsProjectionManifest } from '../../projections/builds/builds/builds.manifest.js';
import { communitiesManifest } from '../../projections/community/communities/communities.manifest.js';
import { communityWeeksManifest } from '../../projections/community/community-weeks/community-weeks.manifest.js';
import { followsProjectionManifest } from '../../projections/community/follows/follows.manifest.js';
import { wallManifest } from '../../projections/community/wall/wall.manifest.js';
import { dealsProjectionManifest } from '../../projections/deals/deals/deals.manifest.js';
import { donationsProjectionManifest } from '../../projections/donations/donations/donations.manifest.js';
import { broadcastsManifest } from '../../projections/events/broadcasts/broadcasts.manifest.js';
import { eventsProjectionManifest } from '../../projections/events/events/events.manifest.js';
import { organizersManifest } from '../../projections/events/organizers/organizers.manifest.js';
import { inventoryProjectionManifest } from '../../projections/inventory/inventory/inventory.manifest.js';
import { boostsManifest } from '../../projections/marketplace/boosts/boosts.manifest.js';
import { listingSearchManifest } from '../../projections/marketplace/listing-search/listing-search.manifest.js';
import { listingTimersManifest } from '../../projections/marketplace/listing-timers/listing-timers.manifest.js';
import { notificationsProjectionManifest } from '../../projections/marketplace/notifications/notifications.manifest.js';
import { matchingProjectionManifest } from '../../projections/matching/matching/matching.manifest.js';
import { memberPagesManifest } from '../../projections/members/member-pages/member-pages.manifest.js';
import { messagesProjectionManifest } from '../../projections/messages/messages/messages.manifest.js';
import { appealsProjectionManifest } from '../../projections/moderation/appeals/appeals.manifest.js';
import { casesManifest } from '../../projections/moderation/cases/cases.manifest.js';
import { reportsProjectionManifest } from '../../projections/moderation/reports/reports.manifest.js';
import { transparencyManifest } from '../../projections/moderation/transparency/transparency.manifest.js';
import { ordersProjectionManifest } from '../../projections/orders/orders/orders.manifest.js';
import { preSalesManifest } from '../../projections/orders/pre-sales/pre-sales.manifest.js';
import { showsManifest } from '../../projections/orders/shows/shows.manifest.js';
import { paymentsProjectionManifest } from '../../projections/payments/payments/payments.manifest.js';
import { savedSearchesProjectionManifest } from '../../projections/saved-searches/saved-searches/saved-searches.manifest.js';
import { spaceMapsManifest } from '../../projections/spaces/space-maps/space-maps.manifest.js';

/** Every module of this product, in any order. */
export const manifests: readonly Manifest[] = [
  kernelManifest,
  identityManifest,
  appCheckManifest,
  auditManifest,
  mailManifest,
  supportManifest,
  membersManifest,
  membershipsManifest,
  mediaManifest,
  placesManifest,
  limitsManifest,
  settingsManifest,
  operationsManifest,
  draftsManifest,
  marketplaceManifest,
  inventoryManifest,
  vocabularyManifest,
  matchingManifest,
  eventsManifest,
  spacesManifest,
  ordersManifest,
  messagesManifest,
  dealsManifest,
  savedSearchesManifest,
  notificationsManifest,
  processesManifest,
  auditProjectionManifest,
  inventoryProjectionManifest,
  listingSearchManifest,
  listingTimersManifest,
  boostsManifest,
  matchingProjectionManifest,
  memberPagesManifest,
  messagesProjectionManifest,
  dealsProjectionManifest,
  organizersManifest, // its addresses of suggestions before those of single events
  eventsProjectionManifest,
  broadcastsManifest,
  spaceMapsManifest,
  preSalesManifest,
  showsManifest,
  notificationsProjectionManifest,
  savedSearchesProjectionManifest,
  communityManifest,
  moderationManifest,
  casesManifest,
  appealsProjectionManifest,
  wallManifest,
  communitiesManifest,
  communityWeeksManifest,
  followsProjectionManifest,
  reportsProjectionManifest,
  transparencyManifest,
  buildsManifest,
  buildsProjectionManifest,
  paymentsManifest,
  paymentsProjectionManifest,
  ordersProjectionManifest,
  donationsManifest,
  donationsProjectionManifest,
  premiumManifest,
  adsManifest,
  adsProjectionManifest,
  analyticsManifest,
  listingDaysManifest,
  soldPricesManifest,
];
