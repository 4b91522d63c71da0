import { Global, Module } from '@nestjs/common';
import { PLANS } from '../../../modules/events/attendance/plans.ports.js';
import { ATTENDANCE } from '../../../modules/events/attendance.ports.js';
import { GATHERINGS, type Gatherings } from '../../../modules/events/gatherings.ports.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { attendanceAnswers } from './attendance.queries.js';
import { EventsController } from './events.controller.js';
import { draftsOf } from './events.queries.js';
import { eventsOfMember, findEvents, nextOfOrganizer, publishedSince } from './list.queries.js';
import { hasRun, plansAnswers } from './plans.queries.js';

const gatherings = {
  provide: GATHERINGS,
  inject: [DATABASE],
  useFactory: (db: Database): Gatherings => ({
    near: (place, radius, now, limit) => findEvents(db, { upcoming: true, limit, ...place, radius }, { now }),
    organizedBy: (organizerId, now, limit) => findEvents(db, { upcoming: true, limit, organizerId }, { now }),
    ofOrganizer: (clubId, now, limit) => nextOfOrganizer(db, clubId, now, limit),
    draftsOf: (clubId) => draftsOf(db, clubId),
    publishedSince: (at, now, limit) => publishedSince(db, at, now, limit),
    hasRun: (clubId, now) => hasRun(db, clubId, now),
    ofMember: (memberId, now, limit) => eventsOfMember(db, memberId, limit, now),
  }),
};

const attendance = {
  provide: ATTENDANCE,
  inject: [DATABASE],
  useFactory: (db: Database) => attendanceAnswers(db),
};

const plans = { provide: PLANS, inject: [DATABASE], useFactory: (db: Database) => plansAnswers(db) };

@Global()
@Module({
  controllers: [EventsController],
  providers: [gatherings, attendance, plans],
  exports: [gatherings, attendance, plans],
})
export class EventsProjectionModule {}
