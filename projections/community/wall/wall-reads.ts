import { Inject, Injectable } from '@nestjs/common';
import {
  COMMUNITIES_OF_READERS,
  type CommunitiesOfReaders,
} from '../../../modules/community/community/communities.ports.js';
import { signedPictures } from '../../../modules/community/persons.shared.js';
import type { Posts } from '../../../modules/community/post/posts.ports.js';
import { CONTENTS, DATABASE, MASTER_SECRET } from '../../../modules/kernel/config/tokens.js';
import type { Viewer } from '../../../modules/kernel/content/content.js';
import type { Contents } from '../../../modules/kernel/content/contents.js';
import { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { DEAL_HISTORY, type DealHistory } from '../../../modules/limits/deal-history.ports.js';
import { PRIVATE_PHOTOS, type ShowPhoto } from '../../../modules/media/photos.ports.js';
import { BLOCKED_PAIRS, type BlockedPairs } from '../../../modules/members/blocks/blocked-pairs.ports.js';
import { type CardDeps, cardsFor } from './cards.queries.js';
import { type ReaderDeps, readerOf } from './reader.js';
import { actsIn, countIn } from './wall.queries.js';

/** What reads of the wall need of others, and the port POSTS. */
@Injectable()
export class WallReads implements Posts, ReaderDeps {
  constructor(
    @Inject(DATABASE) readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(CONTENTS) private readonly contents: Contents,
    @Inject(DEAL_HISTORY) private readonly deals: DealHistory,
    @Inject(PRIVATE_PHOTOS) private readonly showPhoto: ShowPhoto,
    @Inject(MASTER_SECRET) private readonly secret: string,
    @Inject(BLOCKED_PAIRS) readonly blocks: BlockedPairs,
    @Inject(COMMUNITIES_OF_READERS) readonly communities: CommunitiesOfReaders,
  ) {}

  depsAt(now: string): CardDeps {
    const { db, eventStore, contents, deals, showPhoto, secret } = this;
    return { db, eventStore, secret, contents, deals, showPhoto, signPicture: signedPictures(secret, now) };
  }

  async cardsFor(viewer: Viewer, ids: readonly string[]): ReturnType<Posts['cardsFor']> {
    if (!ids.length) return [];
    return cardsFor(this.depsAt(viewer.now), await readerOf(this, viewer.actor), ids, viewer);
  }

  countIn(...[communityIds, since, without]: Parameters<Posts['countIn']>): ReturnType<Posts['countIn']> {
    return countIn(this.db, communityIds, since, without);
  }

  actsIn(communityId: string, before: string | null, limit: number): ReturnType<Posts['actsIn']> {
    return actsIn(this.db, communityId, before, limit);
  }
}
