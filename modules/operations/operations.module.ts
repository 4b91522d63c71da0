import { Module } from '@nestjs/common';
import { AnnouncementsController } from './announcement/announcements.controller.js';
import { AnnouncementsService } from './announcement/announcements.service.js';
import { JobsController } from './jobs/jobs.controller.js';
import { LogController } from './log/log.controller.js';
import { LogBrowser } from './log/log-browser.js';
import { MailsController } from './mails/mails.controller.js';
import { PersonNames } from './person-names.js';
import { ProcessorsController } from './processors/processors.controller.js';
import { ProcessorsService } from './processors/processors.service.js';
import { RebuildsService } from './processors/rebuilds.service.js';
import { SettingsController } from './settings/settings.controller.js';

@Module({
  controllers: [
    AnnouncementsController,
    JobsController,
    LogController,
    MailsController,
    ProcessorsController,
    SettingsController,
  ],
  providers: [AnnouncementsService, LogBrowser, PersonNames, ProcessorsService, RebuildsService],
})
export class OperationsModule {}
