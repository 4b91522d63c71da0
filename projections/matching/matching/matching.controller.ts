import { Controller, Inject } from '@nestjs/common';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import { notFound } from '../../../modules/kernel/decider/errors.js';
import { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import {
  getJudged,
  listMatches,
  listRuleTallies,
  listWantedProgress,
} from '../../../modules/matching/matching.contract.js';
import { BLOCKED_PAIRS, type BlockedPairs } from '../../../modules/members/blocks/blocked-pairs.ports.js';
import { TALKS, type Talks } from '../../../modules/messages/talks.ports.js';
import { judgedOf } from './judged.queries.js';
import { matchesOf } from './matching.queries.js';
import { openWantedAds, ruleTallies } from './progress.queries.js';

@Controller()
export class MatchingController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(TALKS) private readonly talks: Talks,
    @Inject(BLOCKED_PAIRS) private readonly blocks: BlockedPairs,
  ) {}

  @Route(listMatches)
  async list(
    @Input() { query, meta }: RouteInput<typeof listMatches>,
  ): Promise<ResponseOf<typeof listMatches>> {
    const deps = { db: this.db, keys: this.eventStore.keys };
    const unseen = await this.blocks.blockedWith(meta.actor.id);
    const asked = { listing: query.listing, unseen, now: meta.now };
    return { matches: [...(await matchesOf(deps, meta.actor.id, asked))] };
  }

  /** Matched and in talks are derived from others' actions: no event of the ad records them. */
  @Route(listWantedProgress)
  async progress(
    @Input() { meta }: RouteInput<typeof listWantedProgress>,
  ): Promise<ResponseOf<typeof listWantedProgress>> {
    const unseen = await this.blocks.blockedWith(meta.actor.id);
    const wantedAds = await openWantedAds(this.db, meta.actor.id, unseen);
    const listings = wantedAds.flatMap(({ id, candidates }) => [id, ...candidates]);
    const talks = await this.talks.withWhom(listings, meta.actor.id);
    return {
      needs: wantedAds.map(({ id, candidates }) => ({
        id,
        matches: candidates.length,
        talks: new Set([id, ...candidates].flatMap((listing) => talks.get(listing) ?? [])).size,
      })),
    };
  }

  @Route(listRuleTallies)
  async tallies(): Promise<ResponseOf<typeof listRuleTallies>> {
    return { rules: [...(await ruleTallies(this.db))] };
  }

  @Route(getJudged)
  async judged(@Input() { query }: RouteInput<typeof getJudged>): Promise<ResponseOf<typeof getJudged>> {
    const judged = await judgedOf(this.db, query.listing);
    if (!judged)
      throw notFound('LISTING_NOT_FOUND', { message: 'There is no such listing, or it is not public.' });
    return judged;
  }
}
