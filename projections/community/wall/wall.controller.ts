import { Controller, Inject } from '@nestjs/common';
import { readCursor } from '../../../modules/community/cursors.shared.js';
import { noPost } from '../../../modules/community/post/no-post.rules.js';
import {
  getPost,
  getPostHistory,
  listComments,
  listReactions,
} from '../../../modules/community/post/post.contract.js';
import { postEvents } from '../../../modules/community/post/post.events.js';
import type { Viewer } from '../../../modules/kernel/content/content.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import { type CardRow, cardRows } from './card-rows.js';
import { type CardDeps, cardsOf } from './cards.queries.js';
import { answerTo, commentsUnder } from './comments.queries.js';
import { readerOf, readsWall, type WallReader } from './reader.js';
import { earlierVersions } from './versions.js';
import { reactionsTo } from './wall.queries.js';
import { WallReads } from './wall-reads.js';

@Controller()
export class WallController {
  constructor(@Inject(WallReads) private readonly reads: WallReads) {}

  @Route(getPost)
  async post(
    @Input() { params, actor, meta }: RouteInput<typeof getPost>,
  ): Promise<ResponseOf<typeof getPost>> {
    const { deps, reader, row, viewer } = await this.#find(params.id, actor, meta.now);
    const [cards, answer, { comments, next }] = await Promise.all([
      cardsOf(deps, reader, [row], viewer),
      answerTo(deps, reader, row, meta.now),
      commentsUnder(deps, reader, row, { after: undefined, limit: firstComments }, meta.now),
    ]);
    const [card] = cards;
    if (!card) throw noPost();
    return { ...card, answer, commentList: comments, nextComments: next, wasEdited: row.edited_at !== null };
  }

  @Route(listComments)
  async comments(
    @Input() { params, query, actor, meta }: RouteInput<typeof listComments>,
  ): Promise<ResponseOf<typeof listComments>> {
    const { deps, reader, row } = await this.#find(params.id, actor, meta.now);
    return commentsUnder(deps, reader, row, { after: readCursor(query.after), limit: query.limit }, meta.now);
  }

  @Route(getPostHistory)
  async history(
    @Input() { params, actor, meta }: RouteInput<typeof getPostHistory>,
  ): Promise<ResponseOf<typeof getPostHistory>> {
    const { deps, row } = await this.#find(params.id, actor, meta.now);
    if (row.status === 'deleted') throw noPost();
    const history = await deps.eventStore.read(postEvents, params.id);
    return { versions: earlierVersions(history, deps.showPhoto) };
  }

  @Route(listReactions)
  async reactions(
    @Input() { params, actor, meta }: RouteInput<typeof listReactions>,
  ): Promise<ResponseOf<typeof listReactions>> {
    const { deps, reader, row } = await this.#find(params.id, actor, meta.now);
    if (row.status === 'deleted' || !readsWall(reader, row.community)) return { reactions: [] };
    return reactionsTo(deps.db, reader, params.id, deps.signPicture);
  }

  /** errors  POST_NOT_FOUND (not-found) */
  async #find(id: string, actor: Viewer['actor'], now: string): Promise<Found> {
    const deps = this.reads.depsAt(now);
    const reader = await readerOf(this.reads, actor);
    const [row] = await cardRows(deps.db, reader, [id]);
    if (!row) throw noPost();
    return { deps, reader, row, viewer: { actor, now } };
  }
}

interface Found {
  readonly deps: CardDeps;
  readonly reader: WallReader;
  readonly row: CardRow;
  readonly viewer: Viewer;
}

export const firstComments = 30;
