import { Global, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { BLOBS, CLOCK, LOG, MASTER_SECRET } from '../kernel/config/tokens.js';
import type { Blobs } from '../kernel/files/blobs.js';
import { readPicture } from '../kernel/files/read-picture.js';
import { MemberLimits } from '../limits/member-limits.js';
import { PhotoEncoder } from '../media/photo-encoder.js';
import { PhotosController } from '../media/photos.controller.js';
import { storePhoto } from '../media/photos.js';
import {
  PHOTOS,
  type Photos,
  PRIVATE_PHOTOS,
  pictureBlob,
  removePhotoSizes,
  signedPhotos,
} from '../media/photos.ports.js';
import { areaOfZip } from '../places/gazetteer.js';
import { PlacesController } from '../places/places.controller.js';
import { PLACES, type Places } from '../places/places.ports.js';
import { AudienceController } from './audience/audience.controller.js';
import { LISTING_DRAFTS } from './drafts.ports.js';
import { LISTING_COMMANDS } from './listing-commands.ports.js';
import { ListingCommandsService } from './listing-commands.service.js';
import { ListingDraftsService } from './listing-drafts.service.js';
import { ListingPhotos } from './listing-photos.service.js';
import { MarketplaceController } from './marketplace.controller.js';
import { OfferHistoryController } from './offer-history.controller.js';

const encoder = { provide: PhotoEncoder, inject: [LOG], useFactory: (log: Logger) => new PhotoEncoder(log) };
const answers = [
  {
    provide: PHOTOS,
    inject: [BLOBS, LOG, PhotoEncoder],
    useFactory: (blobs: Blobs, log: Logger, { encode }: PhotoEncoder): Photos => ({
      store: (content, owner) => storePhoto(blobs, content, { encode, owner, blobOf: pictureBlob }),
      add: (content, owner) => storePhoto(blobs, content, { encode, owner }),
      storeIn: (own, content, under) => storePhoto(own, content, { encode, ...under }),
      remove: (id) => removePhotoSizes(blobs, id, pictureBlob),
      read: (id, size) => readPicture(blobs, pictureBlob(id, size), log),
    }),
  },
  { provide: PRIVATE_PHOTOS, inject: [MASTER_SECRET, CLOCK], useFactory: signedPhotos },
  { provide: LISTING_DRAFTS, useClass: ListingDraftsService },
  { provide: LISTING_COMMANDS, useClass: ListingCommandsService },
  { provide: PLACES, useValue: { areaOf: areaOfZip } satisfies Places },
];

@Global()
@Module({
  controllers: [
    AudienceController,
    MarketplaceController,
    OfferHistoryController,
    PhotosController,
    PlacesController,
  ],
  providers: [encoder, ListingPhotos, MemberLimits, ...answers],
  exports: answers,
})
export class MarketplaceModule {}
