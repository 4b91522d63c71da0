import { defineManifest } from '../kernel/manifest/manifest.js';
import { MEMBER_RELATIONS } from '../members/member-relations.ports.js';
import { NOTIFIER } from '../notifications/notifications.ports.js';
import { SavedSearchesController } from './saved-searches.controller.js';
import { savedSearchesMigrations } from './saved-searches.migrations.js';
import { newListing } from './saved-searches.notification-kinds.js';
import { alertSavedSearchesJob } from './search/alert-saved-searches.job.js';
import { savedSearchContent } from './search/saved-search.content.js';
import { savedSearchEvents } from './search/saved-search.events.js';
import { alertPriceDropsJob } from './watch/alert-price-drops.job.js';
import { deletePrices } from './watch/delete-prices.reactor.js';
import { notifyWatchersOfRelease } from './watch/notify-watchers-of-release.reactor.js';
import { watchEvents } from './watch/watch.events.js';

export const savedSearchesManifest = defineManifest({
  name: 'saved-searches',
  controllers: [SavedSearchesController],
  migrations: savedSearchesMigrations,
  streams: [savedSearchEvents, watchEvents],
  contents: [savedSearchContent],
  notificationTypes: [newListing],
  reactors: ({ eventStore, get }) => [
    deletePrices,
    notifyWatchersOfRelease({ eventStore, relations: get(MEMBER_RELATIONS), notifier: get(NOTIFIER) }),
  ],
  jobs: (context) => [alertSavedSearchesJob(context), alertPriceDropsJob(context)],
});
