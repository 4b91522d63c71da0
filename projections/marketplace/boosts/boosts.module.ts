import { Global, Module } from '@nestjs/common';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { BOOSTS } from '../../../modules/marketplace/boost/boosts.ports.js';
import { BoostsOfMemberController } from './boosts.controller.js';
import { boostsAnswers } from './boosts.queries.js';

const answers = { provide: BOOSTS, inject: [DATABASE], useFactory: (db: Database) => boostsAnswers(db) };

@Global()
@Module({ controllers: [BoostsOfMemberController], providers: [answers], exports: [answers] })
export class BoostsModule {}
