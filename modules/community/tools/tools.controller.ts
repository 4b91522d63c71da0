import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { foldEvents } from '../../kernel/decider/decider.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { mustModerate } from '../community/authority.rules.js';
import { communityState } from '../community/community.state.js';
import { getWatchWords, setWatchWords } from './tools.contract.js';
import { watchWordsDecider } from './watch-words.decider.js';
import { watchWordsEvents } from './watch-words.events.js';
import { watchWordsState } from './watch-words.state.js';

/** The words that moderators watch for. */
@Controller()
export class CommunityToolsController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
  ) {}

  @Route(getWatchWords)
  async words(
    @Input() { params, meta }: RouteInput<typeof getWatchWords>,
  ): Promise<ResponseOf<typeof getWatchWords>> {
    mustModerate(await this.#community(params.id), meta);
    const history = await this.eventStore.read(watchWordsEvents, params.id);
    const { words } = foldEvents(watchWordsState, history);
    return { words: [...words], version: history.at(-1)?.version ?? 0 };
  }

  @Route(setWatchWords)
  async set(@Input() { params, body, meta }: RouteInput<typeof setWatchWords>): Promise<Receipt> {
    const command = {
      type: 'SetWatchWords',
      community: await this.#community(params.id),
      words: body.words,
      meta,
    } as const;
    const madeFrom = { version: body.madeFrom, changedBy: ['WatchWordsSet'] } as const;
    return dispatch(this.bus, watchWordsDecider, params.id, command, { madeFrom });
  }

  #community(id: string) {
    return loadState(this.eventStore, communityState, id);
  }
}
