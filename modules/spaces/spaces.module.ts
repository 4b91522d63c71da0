import { Global, Module } from '@nestjs/common';
import { MODULE_CONTEXT, type ModuleContext } from '../kernel/manifest/manifest.js';
import { MapFiles } from './map/map-files.service.js';
import { SpaceMapsController } from './map/space-maps.controller.js';
import { SpaceMaps } from './map/space-maps.service.js';
import { TAKEN_SPACES, type TakenSpaces } from './spaces.ports.js';

/** What all modules say that give spaces to somebody; each is asked for its answer when it is needed. */
const taken = {
  provide: TAKEN_SPACES,
  inject: [MODULE_CONTEXT],
  useFactory: (context: ModuleContext): TakenSpaces => ({
    of: async (gatheringId, now) => {
      const all = context.manifests.flatMap(({ takenSpaces }) => takenSpaces?.(context) ?? []);
      return (await Promise.all(all.map((one) => one.of(gatheringId, now)))).flat();
    },
  }),
};

@Global()
@Module({
  controllers: [SpaceMapsController],
  providers: [SpaceMaps, MapFiles, taken],
  exports: [taken],
})
export class SpacesModule {}
