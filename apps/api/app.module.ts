import { type DynamicModule, Global, Module } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { IdentityModule } from '../../modules/identity/identity.module.js';
import { activeSessions } from '../../modules/identity/sessions/active-sessions.js';
import {
  ACTIVE_SESSIONS,
  BLOBS,
  CLOCK,
  DATABASE,
  ENVIRONMENT,
  LOG,
  MASTER_SECRET,
  POOL,
  STOREFRONTS,
} from '../../modules/kernel/config/tokens.js';
import { systemClock } from '../../modules/kernel/decider/clock.js';
import { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import { Processors } from '../../modules/kernel/processing/processors.js';
import { MailModule } from '../../modules/mail/mail.module.js';
import { MarketplaceModule } from '../../modules/marketplace/marketplace.module.js';
import { pictureBlob, removePhotoSizes, storePhoto } from '../../modules/marketplace/photos/photos.js';
import { findPlace } from '../../modules/marketplace/places/gazetteer.js';
import type { Storefronts } from '../../modules/marketplace/storefronts.ports.js';
import { MembersModule } from '../../modules/members/members.module.js';
import {
  ERASER,
  EXPORT_SECTIONS,
  PHOTOS,
  type Photos,
  PLACES,
  type Places,
} from '../../modules/members/members.ports.js';
import { NotificationsModule } from '../../modules/notifications/notifications.module.js';
import { SupportModule } from '../../modules/support/support.module.js';
import { EventsProjectionModule } from '../../projections/events/events-projection.module.js';
import { ListingSearchModule } from '../../projections/listing-search/listing-search.module.js';
import {
  haveDealt,
  isStorefrontOpen,
} from '../../projections/listing-search/storefront-visibility.queries.js';
import { MembersProjectionModule } from '../../projections/member-pages/members-projection.module.js';
import { NotificationsProjectionModule } from '../../projections/notifications/notifications-projection.module.js';
import { exportSections } from '../runtime/export-sections.js';
import { createEraser } from '../runtime/member-eraser.js';
import type { Runtime } from '../runtime/runtime.js';
import { Description, Stopping } from './description.js';
import { HealthController } from './health.controller.js';

@Global()
@Module({})
class RuntimeModule {
  static of(runtime: Runtime): DynamicModule {
    const given = [
      { provide: ENVIRONMENT, useValue: runtime.environment },
      { provide: DATABASE, useValue: runtime.db },
      { provide: POOL, useValue: runtime.pool },
      { provide: CLOCK, useValue: systemClock },
      { provide: LOG, useValue: runtime.log },
      { provide: BLOBS, useValue: runtime.blobs },
      { provide: MASTER_SECRET, useValue: runtime.secret },
      { provide: CommandBus, useValue: runtime.bus },
      { provide: DomainEventStore, useValue: runtime.eventStore },
      { provide: Processors, useValue: runtime.processors },
      { provide: PHOTOS, useValue: photosOn(runtime) },
      { provide: ACTIVE_SESSIONS, useValue: activeSessions(runtime.db, runtime.pool, systemClock) },
      { provide: PLACES, useValue: places },
      { provide: EXPORT_SECTIONS, useValue: exportSections(runtime) },
      { provide: ERASER, useValue: createEraser(runtime) },
      { provide: STOREFRONTS, useValue: storefrontsOn(runtime) },
      Stopping,
      Description,
    ];
    return { module: RuntimeModule, providers: given, exports: given };
  }
}

const photosOn = ({ blobs }: Runtime): Photos => ({
  store: (bytes, owner) => storePhoto(blobs, bytes, { owner, blobOf: pictureBlob }),
  remove: (id) => removePhotoSizes(blobs, id, pictureBlob),
  read: (id, size) => blobs.get(pictureBlob(id, size)),
});
const storefrontsOn = ({ db }: Runtime): Storefronts => ({
  isOpen: (memberId) => isStorefrontOpen(db, memberId),
  haveDealt: (one, other) => haveDealt(db, one, other),
});
const places: Places = { areaOf: (zip) => findPlace(zip).area };

/** All modules and read models, on one house. */
@Module({})
export class AppModule {
  static of(runtime: Runtime): DynamicModule {
    return {
      module: AppModule,
      imports: [
        RuntimeModule.of(runtime),
        MailModule,
        MembersModule,
        IdentityModule,
        MarketplaceModule,
        ListingSearchModule,
        EventsProjectionModule,
        NotificationsModule,
        SupportModule,
        NotificationsProjectionModule,
        MembersProjectionModule,
      ],
      controllers: [HealthController],
    };
  }
}
