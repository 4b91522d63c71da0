import { Global, Module } from '@nestjs/common';
import { MODULE_CONTEXT } from '../kernel/manifest/manifest.js';
import { MapFiles } from './map/map-files.service.js';
import { SpaceMapsController } from './map/space-maps.controller.js';
import { SpaceMaps } from './map/space-maps.service.js';
import { TAKEN_SPACES } from './spaces.ports.js';
import { takenByAnyModule } from './taken-spaces.js';

const taken = { provide: TAKEN_SPACES, inject: [MODULE_CONTEXT], useFactory: takenByAnyModule };

@Global()
@Module({
  controllers: [SpaceMapsController],
  providers: [SpaceMaps, MapFiles, taken],
  exports: [taken],
})
export class SpacesModule {}
