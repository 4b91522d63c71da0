import { Global, Module } from '@nestjs/common';
import { FollowController } from './follow/follow.controller.js';
import { FollowTargetsService } from './follow/follow-targets.service.js';
import { FOLLOW_TARGETS } from './follow/follows.ports.js';

const followTargets = { provide: FOLLOW_TARGETS, useClass: FollowTargetsService };

@Global()
@Module({ controllers: [FollowController], providers: [followTargets], exports: [followTargets] })
export class CommunityModule {}
