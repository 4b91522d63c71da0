import { Global, Module } from '@nestjs/common';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { DEAL_HISTORY, type DealHistory } from '../../../modules/limits/deal-history.ports.js';
import { DealsReadController } from './deals.controller.js';
import { hasDealtSince, hasOutcome } from './outcomes.queries.js';
import { ratingsOf, ratingsOfEach } from './reputation.queries.js';

const outcomes = {
  provide: DEAL_HISTORY,
  inject: [DATABASE],
  useFactory: (db: Database): DealHistory => ({
    hasOutcome: (memberId) => hasOutcome(db, memberId),
    hasDealtSince: (one, other, since) => hasDealtSince(db, one, other, since),
    ratingsOf: (memberId) => ratingsOf(db, memberId),
    ratingsOfEach: (memberIds) => ratingsOfEach(db, memberIds),
  }),
};

@Global()
@Module({ controllers: [DealsReadController], providers: [outcomes], exports: [outcomes] })
export class DealsProjectionModule {}
