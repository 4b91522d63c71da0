import { Controller, Inject } from '@nestjs/common';
import { DATABASE, MASTER_SECRET } from '../../kernel/config/tokens.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import type { Database } from '../../kernel/postgres/database.js';
import { BLOCKED_PAIRS, type BlockedPairs } from '../../members/blocks/blocked-pairs.ports.js';
import { COMMUNITIES_OF_READERS, type CommunitiesOfReaders } from '../community/communities.ports.js';
import { FOLLOWS, type Follows } from '../follow/follows.ports.js';
import { personView, signedPictures } from '../persons.shared.js';
import { mentionable, mostMentionable } from '../text/mentionable.js';
import { findMentionable } from './post.contract.js';

@Controller()
export class MentionsController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(MASTER_SECRET) private readonly secret: string,
    @Inject(FOLLOWS) private readonly follows: Follows,
    @Inject(BLOCKED_PAIRS) private readonly blocks: BlockedPairs,
    @Inject(COMMUNITIES_OF_READERS) private readonly communities: CommunitiesOfReaders,
  ) {}

  @Route(findMentionable)
  async find(
    @Input() { query, meta }: RouteInput<typeof findMentionable>,
  ): Promise<ResponseOf<typeof findMentionable>> {
    const { actor, now } = meta;
    const [followed, blocked] = await Promise.all([
      this.follows.followedBy(actor.id, now),
      this.blocks.blockedWith(actor.id),
    ]);
    const found = await mentionable(this.db, query.prefix, {
      first: followed.flatMap(({ kind, id }) => (kind === 'member' ? [id] : [])),
      without: [actor.id, ...blocked],
      limit: query.communityId ? lookedAt : mostMentionable,
    });
    const readers =
      query.communityId &&
      (await this.communities.readersAmong(query.communityId, [actor.id, ...found.map(({ id }) => id)]));
    if (readers && !readers.has(actor.id)) return { members: [] }; // who is in it is for its members
    const sign = signedPictures(this.secret, now);
    return {
      members: found
        .filter(({ id }) => !readers || readers.has(id))
        .slice(0, mostMentionable)
        .map((row) => personView(row, sign)),
    };
  }
}

/** So many members are looked at for those who read the wall of a community. */
const lookedAt = 100;
