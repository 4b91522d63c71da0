import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DATABASE } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { BodyOf, Receipt } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import { homePlace } from '../../members/home-place.shared.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../../members/member-relations.ports.js';
import { noComment } from '../comment/comment.decider.js';
import { commentState } from '../comment/comment.state.js';
import { PostLimits } from '../post-limits.service.js';
import { reactionDecider } from '../reaction/reaction.decider.js';
import type { ReactionKind } from '../reaction/reaction.events.js';
import { reactionIdOf } from '../reaction/reaction-ids.shared.js';
import { mentionedIn, tagsOf } from '../text/mentioned.js';
import { mustPostIn, mustStillTakePart, openPost } from './open-post.js';
import type { editPost, publishPost } from './post.contract.js';
import { type PostContent, postDecider } from './post.decider.js';
import { postState } from './post.state.js';
import { PostPhotos } from './post-photos.service.js';
import { Sharing } from './sharing.service.js';

/** Writes posts: where a member may post, whom a text mentions, what it shares, and how often.
 *  source  README, Rules */
@Injectable()
export class PostsService {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DATABASE) readonly db: Database,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(Sharing) private readonly sharing: Sharing,
    @Inject(MEMBER_RELATIONS) readonly relations: MemberRelations,
    @Inject(PostLimits) private readonly limits: PostLimits,
    @Inject(PostPhotos) private readonly photos: PostPhotos,
  ) {}

  /** errors  those of the contract publishPost */
  async publish(body: BodyOf<typeof publishPost>, meta: CommandMetadata): Promise<Receipt> {
    const { id, kind, communityId, shared } = body;
    const write = async (): Promise<Receipt> => {
      const content = await this.#contentOf(id, body, meta);
      const place = body.showArea ? await homePlace(this.eventStore, meta.actor.id, meta.now) : null;
      return dispatch(this.bus, postDecider, id, {
        type: 'PublishPost',
        kind,
        content,
        communityId,
        place,
        shared,
        meta,
      });
    };
    const known = await loadState(this.eventStore, postState, id);
    if (known.status !== 'none') return this.#again(body, meta);
    if (communityId !== null) await mustPostIn(this, communityId, meta);
    if (shared) await this.sharing.shareable(shared, meta);
    return this.limits.writing('post', body, meta, write);
  }

  /** errors  those of the contract editPost */
  async edit(id: string, body: BodyOf<typeof editPost>, meta: CommandMetadata): Promise<Receipt> {
    const post = await loadState(this.eventStore, postState, id);
    const content = { ...withoutPhotos(body), mentions: [], tags: [] };
    // refused before it is counted, and before photos are given away
    postDecider.decide(
      { type: 'EditPost', content: { ...content, photos: photosLike(body.photos) }, meta },
      post,
    );
    if (post.status !== 'none') await mustStillTakePart(this, post.communityId, meta);
    return this.limits.editing({ id, body: body.body }, meta, async () =>
      dispatch(
        this.bus,
        postDecider,
        id,
        { type: 'EditPost', content: await this.#contentOf(id, body, meta), meta },
        { madeFrom: { version: body.madeFrom, changedBy: ['PostEdited'] } },
      ),
    );
  }

  /** errors  those of the contract acceptAnswer */
  async acceptAnswer(id: string, commentId: string | null, meta: CommandMetadata): Promise<Receipt> {
    const comment =
      commentId === null ? null : { id: commentId, authorId: await this.#answererIn(id, commentId) };
    return dispatch(this.bus, postDecider, id, { type: 'AcceptAnswer', comment, meta });
  }

  /** errors  those of the contract reactToPost */
  async react(id: string, kind: ReactionKind | null, meta: CommandMetadata): Promise<Receipt> {
    const react = () =>
      dispatch(this.bus, reactionDecider, reactionIdOf(id, meta.actor.id), {
        type: 'React',
        postId: id,
        kind,
        meta,
      });
    if (kind === null) return { ...(await react()), id };
    await openPost(this, id, meta);
    return { ...(await this.limits.within('reaction', `${id} ${meta.commandId}`, meta, react)), id };
  }

  /** The same id again: nothing is counted and no photo is given, whoever sends it. */
  #again({ id, kind, communityId, shared, ...body }: BodyOf<typeof publishPost>, meta: CommandMetadata) {
    const content = { ...withoutPhotos(body), photos: [], mentions: [], tags: [] };
    return dispatch(this.bus, postDecider, id, {
      type: 'PublishPost',
      kind,
      content,
      communityId,
      place: null,
      shared,
      meta,
    });
  }

  async #contentOf(
    id: string,
    { body, photos, vehicle }: Pick<BodyOf<typeof editPost>, 'body' | 'photos' | 'vehicle'>,
    meta: CommandMetadata,
  ): Promise<PostContent> {
    return {
      body,
      photos: [...(await this.photos.give(photos, id, meta))],
      vehicle,
      mentions: await mentionedIn(this, body, meta.actor.id),
      tags: tagsOf(body),
    };
  }

  /** Who wrote a comment that may be the answer.
   *  errors  COMMENT_NOT_FOUND (not-found) */
  async #answererIn(id: string, commentId: string): Promise<string> {
    const comment = await loadState(this.eventStore, commentState, commentId);
    if (comment.status !== 'published' || comment.postId !== id) throw noComment();
    return comment.authorId;
  }
}

const withoutPhotos = ({ body, vehicle }: Pick<BodyOf<typeof editPost>, 'body' | 'vehicle'>) => ({
  body,
  vehicle,
});

const photosLike = (ids: readonly string[]) => ids.map((id) => ({ id, width: 0, height: 0 }));
