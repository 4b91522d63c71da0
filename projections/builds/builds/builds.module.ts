import { Global, Module } from '@nestjs/common';
import { BUILD_LOOKUP } from '../../../modules/builds/builds.ports.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { buildLookup } from './build-lookup.queries.js';
import { BuildsReadController } from './builds.controller.js';
import { BuildReads } from './reads.js';

const lookup = { provide: BUILD_LOOKUP, inject: [DATABASE], useFactory: (db: Database) => buildLookup(db) };

@Global()
@Module({
  controllers: [BuildsReadController],
  providers: [BuildReads, lookup],
  exports: [lookup],
})
export class BuildsProjectionModule {}
