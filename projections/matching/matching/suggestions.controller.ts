import { Controller, Inject } from '@nestjs/common';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Route } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { listSuggestions } from '../../../modules/vocabulary/vocabulary.contract.js';
import { suggestionsOf } from './suggested.queries.js';

@Controller()
export class SuggestionListController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
  ) {}

  @Route(listSuggestions)
  async list(): Promise<ResponseOf<typeof listSuggestions>> {
    return { suggestions: [...(await suggestionsOf(this.db, this.eventStore.keys))] };
  }
}
