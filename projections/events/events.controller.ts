import { Controller, Inject } from '@nestjs/common';
import { type EventView, listEvents } from '../../modules/events/events.contract.js';
import { DATABASE } from '../../modules/kernel/config/tokens.js';
import { type Call, Called, Serves } from '../../modules/kernel/http/route.js';
import type { Database } from '../../modules/kernel/postgres/database.js';
import { findGatherings } from './events.queries.js';

@Controller()
export class EventsController {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  @Serves(listEvents)
  list(@Called() { query, meta }: Call<typeof listEvents>): Promise<EventView[]> {
    return findGatherings(this.db, query, meta.now);
  }
}
