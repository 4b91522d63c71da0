import { Global, Module } from '@nestjs/common';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { OUTCOMES, type Outcomes } from '../../../modules/limits/deal-history.ports.js';
import { DealsReadController } from './deals.controller.js';
import { hasOutcome } from './outcomes.queries.js';
import { ratingsOf } from './reputation.queries.js';

const outcomes = {
  provide: OUTCOMES,
  inject: [DATABASE],
  useFactory: (db: Database): Outcomes => ({
    hasOutcome: (memberId) => hasOutcome(db, memberId),
    ratingsOf: (memberId) => ratingsOf(db, memberId),
  }),
};

@Global()
@Module({ controllers: [DealsReadController], providers: [outcomes], exports: [outcomes] })
export class DealsProjectionModule {}
