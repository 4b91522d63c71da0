import { Inject, Injectable } from '@nestjs/common';
import { findsAdultsOnly } from '../../../modules/community/community/access.shared.js';
import { communityNotFound, isStaff } from '../../../modules/community/community/authority.rules.js';
import type { CommunityCard } from '../../../modules/community/community/community.contract.js';
import type { PersonView } from '../../../modules/community/community.schemas.js';
import { personsBy, signedPictures } from '../../../modules/community/persons.shared.js';
import { POSTS, type Posts } from '../../../modules/community/post/posts.ports.js';
import { DATABASE, MASTER_SECRET } from '../../../modules/kernel/config/tokens.js';
import type { Viewer } from '../../../modules/kernel/content/content.js';
import { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { PRIVATE_PHOTOS, type ShowPhoto } from '../../../modules/media/photos.ports.js';
import { BLOCKED_PAIRS, type BlockedPairs } from '../../../modules/members/blocks/blocked-pairs.ports.js';
import { cardsOf } from './cards.queries.js';
import { communityBy } from './community.queries.js';
import { type FoundRow, type Reader } from './rows.js';

/** What every read of communities begins with: who reads, and what they find. */
@Injectable()
export class CommunitiesReader {
  constructor(
    @Inject(DATABASE) readonly db: Database,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(MASTER_SECRET) private readonly secret: string,
    @Inject(BLOCKED_PAIRS) private readonly blocks: BlockedPairs,
    @Inject(PRIVATE_PHOTOS) readonly showPhoto: ShowPhoto,
    @Inject(POSTS) readonly posts: Posts,
  ) {}

  async of({ actor, now }: Viewer): Promise<Reader> {
    const [finds, blocked] = await Promise.all([
      findsAdultsOnly(this, actor, now),
      actor ? this.blocks.blockedWith(actor.id) : [],
    ]);
    return {
      id: actor?.id,
      isStaff: isStaff(actor?.roles ?? []),
      findsAdultsOnly: finds,
      blocked,
      now,
    };
  }

  /** errors  COMMUNITY_NOT_FOUND (not-found) */
  async find(slugOrId: string, reader: Reader): Promise<FoundRow> {
    const row = await communityBy(this.db, slugOrId, reader);
    if (!row) throw communityNotFound();
    return row;
  }

  cards(rows: readonly FoundRow[], reader: Reader): Promise<CommunityCard[]> {
    return cardsOf(this, rows, reader);
  }

  /** Those of whom the reader sees the name. */
  persons(
    ids: readonly (string | null)[],
    { blocked, now }: Reader,
  ): Promise<ReadonlyMap<string, PersonView>> {
    const shown = ids.filter((id) => id !== null && !blocked.includes(id));
    return personsBy(
      this.db,
      shown.flatMap((id) => id ?? []),
      signedPictures(this.secret, now),
    );
  }
}
