import { defineManifest } from '../kernel/manifest/manifest.js';
import { forgetPrices } from './forget-prices.reactor.js';
import { SavedSearchesController } from './saved-searches.controller.js';
import { savedSearchesMigrations } from './saved-searches.migrations.js';
import { savedSearchEvents } from './search/saved-search.events.js';
import { watchEvents } from './watch/watch.events.js';

export const savedSearchesManifest = defineManifest({
  name: 'saved-searches',
  controllers: [SavedSearchesController],
  migrations: savedSearchesMigrations,
  streams: [savedSearchEvents, watchEvents],
  reactors: () => [forgetPrices],
});
