import { defineManifest } from '../kernel/manifest/manifest.js';
import { MEMBER_RELATIONS } from '../members/member-relations.ports.js';
import { NOTIFIER } from '../notifications/notifications.ports.js';
import { commentContent } from './comment/comment.content.js';
import { commentEvents } from './comment/comment.events.js';
import { commentNotifications } from './comment/comment.notifications.js';
import { communityContent } from './community/community.content.js';
import { communityEvents } from './community/community.events.js';
import { communityNotifications } from './community/community.notifications.js';
import { deleteCovers } from './community/delete-covers.reactor.js';
import { communityMigrations } from './community.migrations.js';
import { CommunityModule } from './community.module.js';
import {
  communityNotice,
  moderatedPost,
  newFollower,
  newListing,
  wallNotice,
} from './community.notification-kinds.js';
import { deleteFeedMarks } from './feed/delete-feed-marks.reactor.js';
import { feedMigrations } from './feed/feed.migrations.js';
import { exportFeedMarks } from './feed/feed-marks.export.js';
import { signalNewPosts } from './feed/signal-new-posts.reactor.js';
import { alertFollowersJob, alertFollowersOfListing } from './follow/alert-followers.job.js';
import { endFollowsOfBlocked } from './follow/end-follows-of-blocked.reactor.js';
import { followEvents } from './follow/follow.events.js';
import { FOLLOWS } from './follow/follows.ports.js';
import { endMembershipsJob } from './membership/end-memberships.job.js';
import { keepOwners } from './membership/keep-owners.reactor.js';
import { membershipEvents } from './membership/membership.events.js';
import { membershipNotifications } from './membership/membership.notifications.js';
import { notifyOfRequests } from './membership/notify-of-requests.reactor.js';
import { notifyOfWall } from './notify-of-wall.reactor.js';
import { deletePhotoRows } from './post/delete-photo-rows.reactor.js';
import { deleteUnusedPostPhotosJob } from './post/delete-unused-photos.job.js';
import { postContent } from './post/post.content.js';
import { postEvents } from './post/post.events.js';
import { postNotifications } from './post/post.notifications.js';
import { reactionEvents } from './reaction/reaction.events.js';
import { watchWordsEvents } from './tools/watch-words.events.js';

export const communityManifest = defineManifest({
  name: 'community',
  nestModule: CommunityModule,
  migrations: [...communityMigrations, ...feedMigrations],
  streams: [
    postEvents,
    commentEvents,
    reactionEvents,
    followEvents,
    communityEvents,
    membershipEvents,
    watchWordsEvents,
  ],
  contents: [postContent, commentContent, communityContent],
  notificationTypes: [newFollower, newListing, wallNotice, moderatedPost, communityNotice],
  notifications: [
    ...postNotifications,
    ...commentNotifications,
    ...communityNotifications,
    ...membershipNotifications,
  ],
  reactors: ({ bus, blobs, contents, eventStore, get }) => [
    endFollowsOfBlocked({ bus }),
    deletePhotoRows({ blobs }),
    deleteFeedMarks,
    alertFollowersOfListing,
    signalNewPosts,
    keepOwners({ bus, eventStore }),
    deleteCovers({ blobs, contents, eventStore }),
    notifyOfRequests({ eventStore, notifier: get(NOTIFIER) }),
    notifyOfWall({
      eventStore,
      relations: get(MEMBER_RELATIONS),
      notifier: get(NOTIFIER),
      follows: get(FOLLOWS),
    }),
  ],
  exportSections: (context) => [exportFeedMarks(context)],
  jobs: (context) => [
    deleteUnusedPostPhotosJob(context),
    endMembershipsJob(context),
    alertFollowersJob(context),
  ],
});
