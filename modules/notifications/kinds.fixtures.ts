import { buildNotice } from '../builds/builds.notification-kinds.js';
import {
  communityNotice,
  moderatedPost,
  newFollower as ofCommunity,
  newListing as ofFollowed,
  wallNotice,
} from '../community/community.notification-kinds.js';
import { saleRequest as ofDeals } from '../deals/deals.notification-kinds.js';
import { attendedEvent, eachSwapMeet, organizing, swapMeet } from '../events/events.notification-kinds.js';
import { ownListing, saleRequest } from '../marketplace/marketplace.notification-kinds.js';
import { newMatch } from '../matching/matching.notification-kinds.js';
import { newFollower, welcome } from '../members/members.notification-kinds.js';
import { newMessage } from '../messages/messages.notification-kinds.js';
import { appealNotice } from '../moderation/appeal/appeal.notification-kinds.js';
import { decisionNotice, reportNotice } from '../moderation/moderation.notification-kinds.js';
import { newListing } from '../saved-searches/saved-searches.notification-kinds.js';
import { collectKinds } from './notification-kinds.js';
import type { NotificationType } from './notification-kinds.shared.js';
import { accountNotifications } from './notifications.notification-kinds.js';

/** The kinds of this product, and further declared ones. */
export const kindsWith = (...more: readonly NotificationType[]) =>
  collectKinds([{ notificationTypes: [...types, ...more] }]);

const types: readonly NotificationType[] = [
  newMessage,
  newMatch,
  newListing,
  saleRequest,
  ofDeals,
  ownListing,
  welcome,
  newFollower,
  swapMeet,
  eachSwapMeet,
  attendedEvent,
  organizing,
  ofCommunity,
  ofFollowed,
  wallNotice,
  moderatedPost,
  communityNotice,
  buildNotice,
  reportNotice,
  decisionNotice,
  appealNotice,
  accountNotifications,
];

export const kinds = kindsWith();
/** The defaults of a member who never chose. */
export const usualPreferences = kinds.usual;
