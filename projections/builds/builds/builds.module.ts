import { Global, Module } from '@nestjs/common';
import { BUILD_LOOKUP } from '../../../modules/builds/builds.ports.js';
import { FIT_HISTORY } from '../../../modules/builds/fit-history.ports.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { BooksReadController } from './books.controller.js';
import { buildLookup } from './build-lookup.queries.js';
import { BuildsReadController } from './builds.controller.js';
import { EntriesReadController } from './entries.controller.js';
import { FitSaidController } from './fit-said.controller.js';
import { fitHistory } from './fit-said.queries.js';
import { MilestonesController } from './milestones.controller.js';
import { BuildReads } from './reads.js';
import { TasksReadController } from './tasks.controller.js';

const lookup = { provide: BUILD_LOOKUP, inject: [DATABASE], useFactory: (db: Database) => buildLookup(db) };
const fits = { provide: FIT_HISTORY, inject: [DATABASE], useFactory: (db: Database) => fitHistory(db) };

/** Controllers in the order of their paths: books, and what fits, are found before the page of a build could take theirs. */
@Global()
@Module({
  controllers: [
    FitSaidController,
    BooksReadController,
    BuildsReadController,
    MilestonesController,
    TasksReadController,
    EntriesReadController,
  ],
  providers: [BuildReads, lookup, fits],
  exports: [lookup, fits],
})
export class BuildsProjectionModule {}
