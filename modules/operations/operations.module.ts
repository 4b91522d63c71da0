import { Global, Module } from '@nestjs/common';
import { AnnouncementsController } from './announcement/announcements.controller.js';
import { AnnouncementsService } from './announcement/announcements.service.js';
import { JobsController } from './jobs/jobs.controller.js';
import { LogController } from './log/log.controller.js';
import { LogBrowser } from './log/log-browser.js';
import { PersonNames } from './person-names.js';
import { ProcessorsController } from './processors/processors.controller.js';
import { ProcessorsService } from './processors/processors.service.js';
import { RebuildsService } from './processors/rebuilds.service.js';
import { SettingsController } from './setting/settings.controller.js';
import { SETTINGS } from './setting/settings.ports.js';
import { SettingsService } from './setting/settings.service.js';

const settings = { provide: SETTINGS, useExisting: SettingsService };

/** Provides SETTINGS to every module. */
@Global()
@Module({
  controllers: [
    AnnouncementsController,
    JobsController,
    LogController,
    ProcessorsController,
    SettingsController,
  ],
  providers: [
    AnnouncementsService,
    LogBrowser,
    PersonNames,
    ProcessorsService,
    RebuildsService,
    SettingsService,
    settings,
  ],
  exports: [settings],
})
export class OperationsModule {}
