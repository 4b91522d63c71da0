import { Controller, Inject } from '@nestjs/common';
import { DATABASE } from '../kernel/config/tokens.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
import type { Database } from '../kernel/postgres/database.js';
import { keepDraft, listDrafts } from './drafts.contract.js';
import { draftsOf, keepDraftOf } from './drafts.shared.js';

@Controller()
export class DraftsController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
  ) {}

  @Route(listDrafts)
  async list(@Input() { meta }: RouteInput<typeof listDrafts>): Promise<ResponseOf<typeof listDrafts>> {
    return { drafts: [...(await draftsOf(this.#means(), meta.actor.id))] };
  }

  @Route(keepDraft)
  async keep(@Input() { body, meta }: RouteInput<typeof keepDraft>): Promise<ResponseOf<typeof keepDraft>> {
    return { words: await keepDraftOf(this.#means(), meta.actor.id, body, meta.now) };
  }

  #means() {
    return { db: this.db, keys: this.eventStore.keys };
  }
}
