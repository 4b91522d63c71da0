import { Controller, Inject } from '@nestjs/common';
import type { Receipt } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { ModeratedPosts } from './moderated-posts.service.js';
import {
  lockPost,
  pinPost,
  removeCommunityComment,
  removeCommunityPost,
  restoreCommunityPost,
  unlockPost,
  unpinPost,
} from './moderation.contract.js';

/** What the moderators of a community decide about its posts and comments. */
@Controller()
export class ModeratedPostsController {
  constructor(@Inject(ModeratedPosts) private readonly posts: ModeratedPosts) {}

  @Route(pinPost)
  pin(@Input() { params, meta }: RouteInput<typeof pinPost>): Promise<Receipt> {
    return this.posts.pin(params, meta);
  }

  @Route(unpinPost)
  unpin(@Input() { params, meta }: RouteInput<typeof unpinPost>): Promise<Receipt> {
    return this.posts.unpin(params, meta);
  }

  @Route(removeCommunityPost)
  remove(@Input() { params, body, meta }: RouteInput<typeof removeCommunityPost>): Promise<Receipt> {
    return this.posts.decide('RemovePost', params, body, meta);
  }

  @Route(restoreCommunityPost)
  restore(@Input() { params, body, meta }: RouteInput<typeof restoreCommunityPost>): Promise<Receipt> {
    return this.posts.decide('RestorePost', params, { ruleId: null, reason: body.reason }, meta);
  }

  @Route(removeCommunityComment)
  removeComment(
    @Input() { params, body, meta }: RouteInput<typeof removeCommunityComment>,
  ): Promise<Receipt> {
    return this.posts.removeComment(params, body, meta);
  }

  @Route(lockPost)
  lock(@Input() { params, body, meta }: RouteInput<typeof lockPost>): Promise<Receipt> {
    return this.posts.decide('LockComments', params, body, meta);
  }

  @Route(unlockPost)
  unlock(@Input() { params, meta }: RouteInput<typeof unlockPost>): Promise<Receipt> {
    return this.posts.decide('UnlockComments', params, { ruleId: null, reason: '' }, meta);
  }
}
