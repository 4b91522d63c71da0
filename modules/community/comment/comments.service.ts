import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DATABASE } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { type CommandMetadata, foldEvents } from '../../kernel/decider/decider.js';
import { conflict } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { BodyOf, Receipt } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { Photo } from '../../media/photo.schemas.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../../members/member-relations.ports.js';
import { mustStillTakePart, openPost } from '../post/open-post.js';
import type { editComment, writeComment } from '../post/post.contract.js';
import { noPhoto, PostPhotos } from '../post/post-photos.service.js';
import { PostLimits } from '../post-limits.service.js';
import { mentionedIn } from '../text/mentioned.js';
import { type CommentContent, commentDecider } from './comment.decider.js';
import { commentEvents } from './comment.events.js';
import { commentState } from './comment.state.js';

type Words = Pick<BodyOf<typeof editComment>, 'body' | 'photo'>;

/** Writes comments: on which posts, whom a text mentions, and how often.
 *  source  README, Rules */
@Injectable()
export class CommentsService {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DATABASE) readonly db: Database,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(MEMBER_RELATIONS) readonly relations: MemberRelations,
    @Inject(PostLimits) private readonly limits: PostLimits,
    @Inject(PostPhotos) private readonly photos: PostPhotos,
  ) {}

  /** errors  those of the contract writeComment */
  async write(postId: string, body: BodyOf<typeof writeComment>, meta: CommandMetadata): Promise<Receipt> {
    const write = async (content: CommentContent, postAuthorId: string, communityId: string | null) =>
      dispatch(this.bus, commentDecider, body.id, {
        type: 'WriteComment',
        content,
        postId,
        postAuthorId,
        communityId,
        meta,
      });
    const known = await loadState(this.eventStore, commentState, body.id);
    if (known.status !== 'none') return write({ body: '', photo: null, mentions: [] }, '', null);
    const { authorId, communityId, isLocked } = await openPost(this, postId, meta);
    if (isLocked)
      throw conflict('COMMENTS_LOCKED', { message: 'The moderators closed the comments of this post.' });
    return this.limits.writing('comment', body, meta, async () => {
      const [photo = null] = await this.photos.give(body.photo === null ? [] : [body.photo], body.id, meta);
      return write(await this.#contentOf(body.body, photo, meta), authorId, communityId);
    });
  }

  /** errors  those of the contract editComment */
  async edit(
    postId: string,
    id: string,
    { madeFrom, ...words }: BodyOf<typeof editComment>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const history = await this.eventStore.read(commentEvents, id);
    const comment = foldEvents(commentState, history);
    const asked = words.photo === null ? null : { id: words.photo, width: 0, height: 0 };
    // refused before it is counted, and before a photo is given away
    commentDecider.decide(
      { type: 'EditComment', postId, content: { body: words.body, photo: asked, mentions: [] }, meta },
      comment,
    );
    if (comment.status !== 'none') await mustStillTakePart(this, comment.communityId, meta);
    const current = comment.status === 'none' ? null : comment.photo;
    const earlier = history.flatMap(({ data }) => ('photo' in data && data.photo ? [data.photo.id] : []));
    return this.limits.editing({ id, body: words.body }, meta, async () => {
      const photo = await this.#photoOf(id, words, { current, earlier }, meta);
      return dispatch(
        this.bus,
        commentDecider,
        id,
        { type: 'EditComment', postId, content: await this.#contentOf(words.body, photo, meta), meta },
        { madeFrom: { version: madeFrom, changedBy: ['CommentEdited'] } },
      );
    });
  }

  /** The photo that it shows, or a new one: the file of one that it showed before is deleted.
   *  errors  PHOTO_NOT_FOUND (not-found) */
  async #photoOf(
    id: string,
    { photo }: Words,
    { current, earlier }: { readonly current: Photo | null; readonly earlier: readonly string[] },
    meta: CommandMetadata,
  ): Promise<Photo | null> {
    if (photo === null || photo === current?.id) return photo === null ? null : current;
    if (earlier.includes(photo)) throw noPhoto();
    const [given = null] = await this.photos.give([photo], id, meta);
    return given;
  }

  async #contentOf(body: string, photo: Photo | null, { actor }: CommandMetadata): Promise<CommentContent> {
    return { body, photo, mentions: await mentionedIn(this, body, actor.id) };
  }
}
