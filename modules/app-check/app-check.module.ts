import { Global, Module } from '@nestjs/common';
import { APP_CHECK } from '../kernel/http/app-check.js';
import { AppCheckController } from './app-check.controller.js';
import { AppCheckService } from './app-check.service.js';
import { AppCheckTokens } from './app-check-tokens.js';

/** Provides APP_CHECK to every module, and lets the guard check calls. */
@Global()
@Module({
  controllers: [AppCheckController],
  providers: [AppCheckTokens, AppCheckService, { provide: APP_CHECK, useExisting: AppCheckService }],
  exports: [AppCheckService, APP_CHECK],
})
export class AppCheckModule {}
