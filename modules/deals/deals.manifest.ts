import { defineManifest } from '../kernel/manifest/manifest.js';
import { dealNotifications } from './deal.notifications.js';
import { DealsModule } from './deals.module.js';
import { saleRequest } from './deals.notification-kinds.js';
import { endDueDealsJob } from './end-due-deals.job.js';
import { feedbackContent } from './feedback/feedback.content.js';
import { feedbackEvents } from './feedback/feedback.events.js';
import { offerEvents } from './offer/offer.events.js';
import { offerEnded } from './offer/offer-ended.effect.js';

export const dealsManifest = defineManifest({
  name: 'deals',
  nestModule: DealsModule,
  streams: [offerEvents, feedbackEvents],
  effects: [offerEnded],
  contents: [feedbackContent],
  jobs: (context) => [endDueDealsJob(context)],
  notificationTypes: [saleRequest],
  notifications: dealNotifications,
});
