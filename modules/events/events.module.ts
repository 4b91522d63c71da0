import { Module } from '@nestjs/common';
import { GatheringDatesController } from './gathering/gathering-dates.controller.js';
import { GatheringDates } from './gathering/gathering-dates.service.js';
import { GatheringPhotos } from './gathering/gathering-photos.service.js';
import { GatheringsController } from './gathering/gatherings.controller.js';
import { Gatherings } from './gathering/gatherings.service.js';

@Module({
  controllers: [GatheringsController, GatheringDatesController],
  providers: [Gatherings, GatheringDates, GatheringPhotos],
})
export class EventsModule {}
