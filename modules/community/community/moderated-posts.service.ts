import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { memberState } from '../../identity/member/member.state.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../../kernel/http/contract.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../../members/member-relations.ports.js';
import { commentDecider, noComment } from '../comment/comment.decider.js';
import { commentState } from '../comment/comment.state.js';
import type { Decision } from '../decision.schemas.js';
import type { PostDecision } from '../post/decisions.rules.js';
import { noPost } from '../post/no-post.rules.js';
import { postDecider } from '../post/post.decider.js';
import { postState } from '../post/post.state.js';
import { findableCommunity } from './access.shared.js';
import { type Founded, mustModerate, ruleNamed, staff } from './authority.rules.js';
import { communityDecider } from './community.decider.js';

interface OfPost {
  readonly id: string;
  readonly postId: string;
}

interface Said {
  /** null: none is named. */
  readonly ruleId: string | null;
  readonly reason: string;
}

/** What the moderators of a community decide about its posts and comments. */
@Injectable()
export class ModeratedPosts {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(MEMBER_RELATIONS) private readonly relations: MemberRelations,
  ) {}

  /** errors  COMMUNITY_NOT_FOUND, POST_NOT_FOUND, RULE_NOT_FOUND (not-found), NOT_A_MODERATOR, OWN_POST (forbidden) */
  async decide(
    type: PostDecision['type'],
    { id, postId }: OfPost,
    said: Said,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const decision = await this.#decisionIn(id, said, meta);
    const post = await loadState(this.eventStore, postState, postId);
    if (post.status === 'none' || post.communityId !== id) throw noPost();
    return dispatch(this.bus, postDecider, postId, { type, decision, meta });
  }

  /** errors  COMMUNITY_NOT_FOUND, COMMENT_NOT_FOUND, RULE_NOT_FOUND (not-found), NOT_A_MODERATOR, OWN_POST (forbidden) */
  async removeComment(
    { id, postId, commentId }: OfPost & { readonly commentId: string },
    said: Said,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const decision = await this.#decisionIn(id, said, meta);
    const comment = await loadState(this.eventStore, commentState, commentId);
    if (comment.status === 'none' || comment.communityId !== id) throw noComment();
    return dispatch(this.bus, commentDecider, commentId, { type: 'RemoveComment', postId, decision, meta });
  }

  /** Pin a post that is on the wall of the community. Pinned ones that are gone make room.
   *  errors  COMMUNITY_NOT_FOUND, POST_NOT_FOUND (not-found), NOT_A_MODERATOR (forbidden), TOO_MANY_PINNED (conflict) */
  async pin({ id, postId }: OfPost, meta: CommandMetadata): Promise<Receipt> {
    const { pinned } = await this.#moderated(id, meta);
    const post = await loadState(this.eventStore, postState, postId);
    if (post.status !== 'published' || post.communityId !== id) throw noPost();
    const stays = await Promise.all(pinned.map((one) => this.#isSeen(one)));
    const gone = pinned.filter((_, at) => !stays[at]);
    return dispatch(this.bus, communityDecider, id, { type: 'PinPost', postId, gone, meta });
  }

  /** errors  COMMUNITY_NOT_FOUND (not-found), NOT_A_MODERATOR (forbidden) */
  async unpin({ id, postId }: OfPost, meta: CommandMetadata): Promise<Receipt> {
    await this.#moderated(id, meta);
    return dispatch(this.bus, communityDecider, id, { type: 'UnpinPost', postId, meta });
  }

  /** Whether others see a pinned post: it does not go because this moderator and its author do not meet. */
  async #isSeen(postId: string): Promise<boolean> {
    const post = await loadState(this.eventStore, postState, postId);
    if (post.status !== 'published') return false;
    const [author, { missingRequirement }] = await Promise.all([
      loadState(this.eventStore, memberState, post.authorId),
      this.relations.standingOf(post.authorId),
    ]);
    return author.status !== 'erased' && missingRequirement === null;
  }

  async #moderated(id: string, meta: CommandMetadata): Promise<Founded & { readonly by: string }> {
    const community = await findableCommunity(this, id, meta);
    return { ...community, by: mustModerate(community, meta) };
  }

  async #decisionIn(id: string, { ruleId, reason }: Said, meta: CommandMetadata): Promise<Decision> {
    const community = await this.#moderated(id, meta);
    const rule = ruleId === null ? null : ruleNamed(community, ruleId).title;
    return { by: community.by === staff ? 'staff' : 'community', communityId: id, rule, reason };
  }
}
