import { Global, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { BLOBS, CLOCK, LOG, MASTER_SECRET } from '../kernel/config/tokens.js';
import type { Blobs } from '../kernel/files/blobs.js';
import { readPicture } from '../kernel/files/read-picture.js';
import { signedPhotos } from './photo-addresses.shared.js';
import { pictureBlob, removePhotoSizes } from './photo-blobs.shared.js';
import { PhotoEncoder } from './photo-encoder.js';
import { PhotosController } from './photos.controller.js';
import { idOf, storePhoto } from './photos.js';
import { PHOTOS, type Photos, PRIVATE_PHOTOS } from './photos.ports.js';

const encoder = { provide: PhotoEncoder, inject: [LOG], useFactory: (log: Logger) => new PhotoEncoder(log) };
const providers = [
  {
    provide: PHOTOS,
    inject: [BLOBS, LOG, PhotoEncoder],
    useFactory: (blobs: Blobs, log: Logger, { encode }: PhotoEncoder): Photos => ({
      store: (content, owner) => storePhoto(blobs, content, { encode, owner, blobOf: pictureBlob }),
      add: (content, owner) => storePhoto(blobs, content, { encode, owner }),
      storeIn: (own, content, under) => storePhoto(own, content, { encode, ...under }),
      idOf,
      remove: (id) => removePhotoSizes(blobs, id, pictureBlob),
      read: (id, size) => readPicture(blobs, pictureBlob(id, size), log),
    }),
  },
  { provide: PRIVATE_PHOTOS, inject: [MASTER_SECRET, CLOCK], useFactory: signedPhotos },
];

@Global()
@Module({ controllers: [PhotosController], providers: [encoder, ...providers], exports: providers })
export class MediaModule {}
