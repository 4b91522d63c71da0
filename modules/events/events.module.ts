import { Module } from '@nestjs/common';
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
    OrganizersController,
    EventSuggestionsController,
    GatheringsController,
    GatheringDatesController,
    CalendarImportsController,
  ],
  providers: [OrganizersService, Gatherings, GatheringDates, GatheringPhotos, CalendarImports],
})
export class EventsModule {}
