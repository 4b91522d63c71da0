import { Global, Module } from '@nestjs/common';
import { SETTINGS } from './settings.ports.js';
import { SettingsService } from './settings.service.js';

const providers = [{ provide: SETTINGS, useClass: SettingsService }];

/** Provides SETTINGS to every module. */
@Global()
@Module({ providers, exports: providers })
export class SettingsModule {}
