import { Controller, Inject } from '@nestjs/common';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { listSavedSearches } from '../../../modules/saved-searches/saved-searches.contract.js';
import { savedBy } from './saved-searches.queries.js';

@Controller()
export class SavedSearchesListController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly eventStore: DomainEventStore,
  ) {}

  @Route(listSavedSearches)
  async list(
    @Input() { meta }: RouteInput<typeof listSavedSearches>,
  ): Promise<ResponseOf<typeof listSavedSearches>> {
    const { searches, watched } = await savedBy(this.db, this.eventStore.keys, meta.actor.id);
    return {
      searches: searches.map(({ id, name, address, alerts, byMail, savedAt, version }) => ({
        id,
        name,
        address,
        alerts,
        byMail,
        savedAt: new Date(savedAt).toISOString(),
        version,
      })),
      watched: [...watched],
    };
  }
}
