import { type DynamicModule, Global, Module } from '@nestjs/common';
import { EventsModule } from '../../modules/events/events.module.js';
import { IdentityModule } from '../../modules/identity/identity.module.js';
import { systemClock } from '../../modules/kernel/clock.js';
import { Journal } from '../../modules/kernel/journal.js';
import { Processors } from '../../modules/kernel/processors.js';
import { BLOBS, CLOCK, DATABASE, ENVIRONMENT, LOG, POOL, SECRET } from '../../modules/kernel/tokens.js';
import { MailModule } from '../../modules/mail/mail.module.js';
import { MarketplaceModule } from '../../modules/marketplace/marketplace.module.js';
import { NotificationsModule } from '../../modules/notifications/notifications.module.js';
import { SupportModule } from '../../modules/support/support.module.js';
import { EventsProjectionModule } from '../../projections/events/events-projection.module.js';
import { ListingSearchModule } from '../../projections/listing-search/listing-search.module.js';
import { NotificationsProjectionModule } from '../../projections/notifications/notifications-projection.module.js';
import type { House } from '../house.js';
import { Description, Stopping } from './description.js';
import { HealthController } from './health.controller.js';

@Global()
@Module({})
class HouseModule {
  static of(house: House): DynamicModule {
    const given = [
      { provide: ENVIRONMENT, useValue: house.environment },
      { provide: DATABASE, useValue: house.db },
      { provide: POOL, useValue: house.pool },
      { provide: CLOCK, useValue: systemClock },
      { provide: LOG, useValue: house.log },
      { provide: BLOBS, useValue: house.blobs },
      { provide: SECRET, useValue: house.secret },
      { provide: Journal, useValue: house.journal },
      { provide: Processors, useValue: house.processors },
      Stopping,
      Description,
    ];
    return { module: HouseModule, providers: given, exports: given };
  }
}

/** All modules and read models, on one house. */
@Module({})
export class AppModule {
  static of(house: House): DynamicModule {
    return {
      module: AppModule,
      imports: [
        HouseModule.of(house),
        MailModule,
        IdentityModule,
        MarketplaceModule,
        EventsModule,
        ListingSearchModule,
        EventsProjectionModule,
        NotificationsModule,
        SupportModule,
        NotificationsProjectionModule,
      ],
      controllers: [HealthController],
    };
  }
}
