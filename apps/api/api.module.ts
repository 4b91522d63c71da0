import { type DynamicModule, Module } from '@nestjs/common';
import { AppModule } from '../runtime/app.module.js';
import type { Runtime } from '../runtime/runtime.js';
import { Description, FREE_SPACE, freeSpace, Stopping } from './description.js';
import { HealthController } from './health.controller.js';

/** All modules, and what the HTTP side reports about itself. */
@Module({
  controllers: [HealthController],
  providers: [Description, Stopping, { provide: FREE_SPACE, useValue: freeSpace }],
})
export class ApiModule {
  static of(runtime: Runtime): DynamicModule {
    return { module: ApiModule, imports: [AppModule.of(runtime)] };
  }
}
