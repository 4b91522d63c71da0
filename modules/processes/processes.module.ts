import { Global, Module } from '@nestjs/common';
import { MODULE_CONTEXT, type ModuleContext } from '../kernel/manifest/manifest.js';
import { ERASER } from '../members/members.ports.js';
import { createEraser } from './erase-member.process.js';

const eraser = {
  provide: ERASER,
  inject: [MODULE_CONTEXT],
  useFactory: (context: ModuleContext) => createEraser(context),
};

@Global()
@Module({ providers: [eraser], exports: [eraser] })
export class ProcessesModule {}
