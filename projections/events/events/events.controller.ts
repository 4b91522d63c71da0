import { Controller, Inject } from '@nestjs/common';
import { type EventView, listEvents } from '../../../modules/events/events.contract.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { findGatherings } from './events.queries.js';

@Controller()
export class EventsController {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  @Route(listEvents)
  list(@Input() { query, meta }: RouteInput<typeof listEvents>): Promise<EventView[]> {
    return findGatherings(this.db, query, meta.now);
  }
}
