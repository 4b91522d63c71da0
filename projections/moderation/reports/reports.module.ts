import { Global, Module } from '@nestjs/common';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { REPORT_HISTORY } from '../../../modules/moderation/report/report-history.ports.js';
import { ReportsListController } from './reports.controller.js';
import { reportHistory } from './reports.queries.js';

const history = {
  provide: REPORT_HISTORY,
  inject: [DATABASE],
  useFactory: (db: Database) => reportHistory(db),
};

@Global()
@Module({ controllers: [ReportsListController], providers: [history], exports: [history] })
export class ReportsProjectionModule {}
