import { Global, Module } from '@nestjs/common';
import { GuestReports } from './report/guest-reports.service.js';
import { ReportsController } from './report/reports.controller.js';
import { Reports } from './report/reports.service.js';

@Global()
@Module({
  controllers: [ReportsController],
  providers: [GuestReports, Reports],
})
export class ModerationModule {}
