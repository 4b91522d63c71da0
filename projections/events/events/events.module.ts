import { Global, Module } from '@nestjs/common';
import { GATHERINGS, type Gatherings } from '../../../modules/events/gatherings.ports.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { EventsController } from './events.controller.js';
import { findGatherings } from './events.queries.js';

const gatherings = {
  provide: GATHERINGS,
  inject: [DATABASE],
  useFactory: (db: Database): Gatherings => ({
    near: (place, radius, now, limit) => findGatherings(db, { upcoming: true, limit, ...place, radius }, now),
    ofOrganizer: (organizerId, now, limit) => findGatherings(db, { upcoming: true, limit, organizerId }, now),
    draftsOf: async () => [],
    organizedBy: (organizerId, now, limit) => findGatherings(db, { upcoming: true, limit, organizerId }, now),
  }),
};

@Global()
@Module({ controllers: [EventsController], providers: [gatherings], exports: [gatherings] })
export class EventsProjectionModule {}
