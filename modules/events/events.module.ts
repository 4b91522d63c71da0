import { Module } from '@nestjs/common';
import { AttendanceController } from './attendance/attendance.controller.js';
import { AttendanceService } from './attendance/attendance.service.js';
import { BroadcastsController } from './broadcast/broadcasts.controller.js';
import { BroadcastsService } from './broadcast/broadcasts.service.js';
import { CalendarsController } from './calendar/calendars.controller.js';
import { CalendarsService } from './calendar/calendars.service.js';
import { GatheringDatesController } from './gathering/gathering-dates.controller.js';
import { GatheringDates } from './gathering/gathering-dates.service.js';
import { GatheringPhotos } from './gathering/gathering-photos.service.js';
import { GatheringsController } from './gathering/gatherings.controller.js';
import { Gatherings } from './gathering/gatherings.service.js';
import { CalendarImportsController } from './import/calendar-imports.controller.js';
import { CalendarImports } from './import/calendar-imports.service.js';
import { OrganizersController } from './organizer/organizers.controller.js';
import { OrganizersService } from './organizer/organizers.service.js';
import { EventSuggestionsController } from './suggestion/suggestions.controller.js';

/** Controllers whose paths begin with a word, as /api/events/suggestions, come before those of /api/events/:id. */
@Module({
  controllers: [
    CalendarsController,
    AttendanceController,
    BroadcastsController,
    OrganizersController,
    EventSuggestionsController,
    GatheringsController,
    GatheringDatesController,
    CalendarImportsController,
  ],
  providers: [
    AttendanceService,
    BroadcastsService,
    CalendarsService,
    OrganizersService,
    Gatherings,
    GatheringDates,
    GatheringPhotos,
    CalendarImports,
  ],
})
export class EventsModule {}
