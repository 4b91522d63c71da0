import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { Receipt } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { commentDecider } from '../comment/comment.decider.js';
import type { Decision } from '../decision.schemas.js';
import {
  hideComment,
  hidePost,
  removeComment,
  removePost,
  restoreComment,
  restorePost,
} from './decisions.contract.js';
import { postDecider } from './post.decider.js';

/** What staff decides about posts and comments. What moderators of a community decide comes from the routes of communities. */
@Controller()
export class DecisionsController {
  constructor(@Inject(CommandBus) private readonly bus: CommandBus) {}

  @Route(hidePost)
  hide(@Input() input: RouteInput<typeof hidePost>): Promise<Receipt> {
    return this.#about('HidePost', input);
  }

  @Route(removePost)
  remove(@Input() input: RouteInput<typeof removePost>): Promise<Receipt> {
    return this.#about('RemovePost', input);
  }

  @Route(restorePost)
  restore(@Input() input: RouteInput<typeof restorePost>): Promise<Receipt> {
    return this.#about('RestorePost', input);
  }

  @Route(hideComment)
  hideComment(@Input() input: RouteInput<typeof hideComment>): Promise<Receipt> {
    return this.#aboutComment('HideComment', input);
  }

  @Route(removeComment)
  removeComment(@Input() input: RouteInput<typeof removeComment>): Promise<Receipt> {
    return this.#aboutComment('RemoveComment', input);
  }

  @Route(restoreComment)
  restoreComment(@Input() input: RouteInput<typeof restoreComment>): Promise<Receipt> {
    return this.#aboutComment('RestoreComment', input);
  }

  #about(
    type: 'HidePost' | 'RemovePost' | 'RestorePost',
    { params, body, meta }: RouteInput<typeof hidePost>,
  ): Promise<Receipt> {
    return dispatch(this.bus, postDecider, params.id, { type, decision: byStaff(body), meta });
  }

  #aboutComment(
    type: 'HideComment' | 'RemoveComment' | 'RestoreComment',
    { params, body, meta }: RouteInput<typeof hideComment>,
  ): Promise<Receipt> {
    const decision = byStaff(body);
    return dispatch(this.bus, commentDecider, params.commentId, { type, postId: params.id, decision, meta });
  }
}

const byStaff = (body: Pick<Decision, 'reason' | 'rule'>): Decision => ({
  by: 'staff',
  communityId: null,
  ...body,
});
