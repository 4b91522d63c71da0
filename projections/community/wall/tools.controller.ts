import { Controller, Inject } from '@nestjs/common';
import { mustModerate } from '../../../modules/community/community/authority.rules.js';
import { communityState } from '../../../modules/community/community/community.state.js';
import { personsBy, signedPictures } from '../../../modules/community/persons.shared.js';
import { listWatched, readCommunityInsights } from '../../../modules/community/tools/tools.contract.js';
import { COMMUNITY_WEEKS, type CommunityWeeks } from '../../../modules/community/tools/tools.ports.js';
import { watchWordsState } from '../../../modules/community/tools/watch-words.state.js';
import { lastMondays } from '../../../modules/community/tools/weeks.rules.js';
import { DATABASE, MASTER_SECRET } from '../../../modules/kernel/config/tokens.js';
import type { CommandMetadata } from '../../../modules/kernel/decider/decider.js';
import { loadState } from '../../../modules/kernel/decider/handle-command.js';
import { plusDays } from '../../../modules/kernel/decider/time.js';
import { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { topPostsOf, writtenByWeek } from './insights.queries.js';
import { watchedIn, wordsIn } from './watched.queries.js';

/** What moderators read about the wall of their community. */
@Controller()
export class CommunityToolsReadsController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(COMMUNITY_WEEKS) private readonly weeks: CommunityWeeks,
    @Inject(MASTER_SECRET) private readonly secret: string,
  ) {}

  @Route(readCommunityInsights)
  async insights(
    @Input() { params: { id }, meta }: RouteInput<typeof readCommunityInsights>,
  ): Promise<ResponseOf<typeof readCommunityInsights>> {
    await this.#mustModerate(id, meta);
    const mondays = lastMondays(meta.now, 26);
    const since = mondays.at(-1) ?? meta.now;
    const [members, written, topPosts] = await Promise.all([
      this.weeks.of(id, since),
      writtenByWeek(this.db, id, since),
      topPostsOf(this.db, id, since),
    ]);
    const moved = new Map(members.map((week) => [week.week, week]));
    const wrote = new Map(written.map((week) => [week.week, week]));
    const nothing = { joined: 0, left: 0, posts: 0, comments: 0, unanswered: 0 };
    return {
      weeks: mondays.map((week) => ({ ...nothing, ...moved.get(week), ...wrote.get(week), week })),
      topPosts,
    };
  }

  @Route(listWatched)
  async watched(
    @Input() { params: { id }, meta }: RouteInput<typeof listWatched>,
  ): Promise<ResponseOf<typeof listWatched>> {
    await this.#mustModerate(id, meta);
    const { words } = await loadState(this.eventStore, watchWordsState, id);
    const found = await watchedIn(this.db, id, { words, since: plusDays(meta.now, -30), limit: 100 });
    const authors = await personsBy(
      this.db,
      found.map(({ authorId }) => authorId),
      signedPictures(this.secret, meta.now),
    );
    return {
      found: found.map(({ authorId, ...one }) => ({
        ...one,
        author: authors.get(authorId) ?? null,
        text: one.text.slice(0, 300),
        words: wordsIn(one.text, words),
      })),
    };
  }

  /** errors  COMMUNITY_NOT_FOUND (not-found), NOT_A_MODERATOR (forbidden) */
  async #mustModerate(id: string, meta: CommandMetadata): Promise<void> {
    mustModerate(await loadState(this.eventStore, communityState, id), meta);
  }
}
