import { Global, Module } from '@nestjs/common';
import { BuildsController } from './build/builds.controller.js';
import { Builds } from './build/builds.service.js';
import { Collaborators } from './build/collaborators.service.js';
import { WorkController } from './build/work.controller.js';
import { BuildPhotos } from './build-photos.service.js';
import { EntriesController } from './entry/entries.controller.js';
import { Entries } from './entry/entries.service.js';

/** The commands of builds. Its ports are for the read model and for other modules. */
@Global()
@Module({
  controllers: [BuildsController, WorkController, EntriesController],
  providers: [BuildPhotos, Builds, Collaborators, Entries],
})
export class BuildsModule {}
