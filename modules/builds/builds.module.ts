import { Global, Module } from '@nestjs/common';
import { BuildPhotos } from './build-photos.service.js';

/** The commands of builds. Its ports are for the read model and for other modules. */
@Global()
@Module({ providers: [BuildPhotos] })
export class BuildsModule {}
