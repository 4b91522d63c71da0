import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { uploadOf } from '../../kernel/http/upload.js';
import { commentDecider } from '../comment/comment.decider.js';
import { CommentsService } from '../comment/comments.service.js';
import { PostLimits } from '../post-limits.service.js';
import {
  acceptAnswer,
  addPostPhoto,
  deleteComment,
  deletePost,
  editComment,
  editPost,
  getShareable,
  publishPost,
  reactToPost,
  writeComment,
} from './post.contract.js';
import { postDecider } from './post.decider.js';
import { PostPhotos } from './post-photos.service.js';
import { PostsService } from './posts.service.js';
import { Sharing } from './sharing.service.js';

@Controller()
export class PostsController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(PostsService) private readonly posts: PostsService,
    @Inject(CommentsService) private readonly comments: CommentsService,
    @Inject(PostPhotos) private readonly photos: PostPhotos,
    @Inject(PostLimits) private readonly limits: PostLimits,
    @Inject(Sharing) private readonly sharing: Sharing,
  ) {}

  @Route(publishPost)
  publish(@Input() { body, meta }: RouteInput<typeof publishPost>): Promise<Receipt> {
    return this.posts.publish(body, meta);
  }

  @Route(getShareable)
  shareable(
    @Input() { params, meta }: RouteInput<typeof getShareable>,
  ): Promise<ResponseOf<typeof getShareable>> {
    return this.sharing.shareable(params, meta);
  }

  @Route(addPostPhoto)
  addPhoto(
    @Input() { request, meta }: RouteInput<typeof addPostPhoto>,
  ): Promise<ResponseOf<typeof addPostPhoto>> {
    return this.limits.within('photo', meta.commandId, meta, () =>
      this.photos.store(uploadOf(request), meta),
    );
  }

  @Route(editPost)
  edit(@Input() { params, body, meta }: RouteInput<typeof editPost>): Promise<Receipt> {
    return this.posts.edit(params.id, body, meta);
  }

  @Route(deletePost)
  remove(@Input() { params, meta }: RouteInput<typeof deletePost>): Promise<Receipt> {
    return dispatch(this.bus, postDecider, params.id, { type: 'DeletePost', meta });
  }

  @Route(acceptAnswer)
  accept(@Input() { params, body, meta }: RouteInput<typeof acceptAnswer>): Promise<Receipt> {
    return this.posts.acceptAnswer(params.id, body.commentId, meta);
  }

  @Route(reactToPost)
  react(@Input() { params, body, meta }: RouteInput<typeof reactToPost>): Promise<Receipt> {
    return this.posts.react(params.id, body.kind, meta);
  }

  @Route(writeComment)
  comment(@Input() { params, body, meta }: RouteInput<typeof writeComment>): Promise<Receipt> {
    return this.comments.write(params.id, body, meta);
  }

  @Route(editComment)
  editComment(@Input() { params, body, meta }: RouteInput<typeof editComment>): Promise<Receipt> {
    return this.comments.edit(params.id, params.commentId, body, meta);
  }

  @Route(deleteComment)
  removeComment(@Input() { params, meta }: RouteInput<typeof deleteComment>): Promise<Receipt> {
    return dispatch(this.bus, commentDecider, params.commentId, {
      type: 'DeleteComment',
      postId: params.id,
      meta,
    });
  }
}
