import { Global, Module } from '@nestjs/common';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { SAVED_SEARCHES } from '../../../modules/saved-searches/saved-searches.ports.js';
import { SavedSearchesListController } from './saved-searches.controller.js';
import { savedSearchesAnswers } from './saved-searches.queries.js';

const providers = {
  provide: SAVED_SEARCHES,
  inject: [DATABASE],
  useFactory: (db: Database) => savedSearchesAnswers(db),
};

@Global()
@Module({ controllers: [SavedSearchesListController], providers: [providers], exports: [providers] })
export class SavedSearchesProjectionModule {}
