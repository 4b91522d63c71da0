import { defineManifest } from '../kernel/manifest/manifest.js';
import { commentContent } from './comment/comment.content.js';
import { commentEvents } from './comment/comment.events.js';
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
import { endFollowsOfBlocked } from './follow/end-follows-of-blocked.reactor.js';
import { followEvents } from './follow/follow.events.js';
import { deletePhotoRows } from './post/delete-photo-rows.reactor.js';
import { deleteUnusedPostPhotosJob } from './post/delete-unused-photos.job.js';
import { postContent } from './post/post.content.js';
import { postEvents } from './post/post.events.js';
import { reactionEvents } from './reaction/reaction.events.js';

export const communityManifest = defineManifest({
  name: 'community',
  nestModule: CommunityModule,
  migrations: [...communityMigrations, ...feedMigrations],
  streams: [postEvents, commentEvents, reactionEvents, followEvents],
  contents: [postContent, commentContent],
  notificationTypes: [newFollower, newListing, wallNotice, moderatedPost, communityNotice],
  reactors: ({ bus, blobs }) => [endFollowsOfBlocked({ bus }), deletePhotoRows({ blobs }), deleteFeedMarks],
  exportSections: (context) => [exportFeedMarks(context)],
  jobs: (context) => [deleteUnusedPostPhotosJob(context)],
});
