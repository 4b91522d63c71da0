import { type DynamicModule, Global, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import {
  BLOBS,
  CLOCK,
  CONTENTS,
  DATABASE,
  ENVIRONMENT,
  LOG,
  MASTER_SECRET,
  POOL,
  SECURITY_LOG,
} from '../../modules/kernel/config/tokens.js';
import { systemClock } from '../../modules/kernel/decider/clock.js';
import { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import { MODULE_CONTEXT, type ModuleContext } from '../../modules/kernel/manifest/manifest.js';
import { Processors } from '../../modules/kernel/processing/processors.js';
import { manifests } from './modules.js';
import { createReactors } from './registry.js';
import type { Runtime } from './runtime.js';

/** What every module may inject. */
@Global()
@Module({})
class RuntimeModule {
  static of(runtime: Runtime): DynamicModule {
    const provided = [
      { provide: ENVIRONMENT, useValue: runtime.environment },
      { provide: DATABASE, useValue: runtime.db },
      { provide: POOL, useValue: runtime.pool },
      { provide: CLOCK, useValue: systemClock },
      { provide: LOG, useValue: runtime.log },
      { provide: SECURITY_LOG, useValue: runtime.security },
      { provide: BLOBS, useValue: runtime.blobs },
      { provide: CONTENTS, useValue: runtime.contents },
      { provide: MASTER_SECRET, useValue: runtime.secret },
      { provide: CommandBus, useValue: runtime.bus },
      { provide: DomainEventStore, useValue: runtime.eventStore },
      { provide: Processors, useValue: runtime.processors },
      {
        provide: MODULE_CONTEXT,
        inject: [ModuleRef],
        useFactory: (nest: ModuleRef): ModuleContext => ({
          environment: runtime.environment,
          log: runtime.log,
          secret: runtime.secret,
          clock: systemClock,
          pool: runtime.pool,
          db: runtime.db,
          eventStore: runtime.eventStore,
          bus: runtime.bus,
          processors: runtime.processors,
          blobs: runtime.blobs,
          contents: runtime.contents,
          manifests,
          get: (port) => nest.get(port, { strict: false }),
        }),
      },
    ];
    return { module: RuntimeModule, providers: provided, exports: provided };
  }
}

/** All modules on one runtime. Once they are created, the processors get the modules' reactors. */
@Module({})
export class AppModule implements OnModuleInit {
  constructor(@Inject(MODULE_CONTEXT) private readonly context: ModuleContext) {}

  static of(runtime: Runtime): DynamicModule {
    const modules = manifests.flatMap(({ nestModule }) => nestModule ?? []);
    const controllers = manifests.flatMap((manifest) => manifest.controllers ?? []);
    return { module: AppModule, imports: [RuntimeModule.of(runtime), ...modules], controllers };
  }

  onModuleInit(): void {
    this.context.processors.setReactors(createReactors(this.context));
  }
}
