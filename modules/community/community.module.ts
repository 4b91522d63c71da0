import { Global, Module } from '@nestjs/common';
import { CommentsService } from './comment/comments.service.js';
import { CommunitiesController } from './community/communities.controller.js';
import { Communities } from './community/communities.service.js';
import { CommunityModeratorsService } from './community/community-moderators.service.js';
import { ModeratedPostsController } from './community/moderated-posts.controller.js';
import { ModeratedPosts } from './community/moderated-posts.service.js';
import { ModerationController } from './community/moderation.controller.js';
import { Moderation } from './community/moderation.service.js';
import { COMMUNITY_MODERATORS } from './community/moderators.ports.js';
import { FeedController } from './feed/feed.controller.js';
import { FollowController } from './follow/follow.controller.js';
import { FollowTargetsService } from './follow/follow-targets.service.js';
import { FOLLOW_TARGETS } from './follow/follows.ports.js';
import { MembershipsController } from './membership/memberships.controller.js';
import { Memberships } from './membership/memberships.service.js';
import { MentionsController } from './post/mentions.controller.js';
import { PostPhotos } from './post/post-photos.service.js';
import { PostsController } from './post/posts.controller.js';
import { PostsService } from './post/posts.service.js';
import { Sharing } from './post/sharing.service.js';
import { PostLimits } from './post-limits.service.js';
import { CommunityToolsController } from './tools/tools.controller.js';

const moderators = { provide: COMMUNITY_MODERATORS, useClass: CommunityModeratorsService };
const followTargets = { provide: FOLLOW_TARGETS, useClass: FollowTargetsService };

@Global()
@Module({
  controllers: [
    CommunitiesController,
    MembershipsController,
    ModerationController,
    ModeratedPostsController,
    FeedController,
    FollowController,
    PostsController,
    MentionsController,
    CommunityToolsController,
  ],
  providers: [
    Communities,
    Memberships,
    Moderation,
    ModeratedPosts,
    CommentsService,
    PostLimits,
    PostPhotos,
    PostsService,
    Sharing,
    followTargets,
    moderators,
  ],
  exports: [followTargets, moderators],
})
export class CommunityModule {}
