import { defineManifest } from '../kernel/manifest/manifest.js';
import { digestMatchesJob } from './match/digest-matches.job.js';
import { matchEvents } from './match/match.events.js';
import { matchNotifications } from './match/match.notifications.js';
import { notifyMatchesJob } from './match/notify-matches.job.js';
import { MatchesController } from './matches.controller.js';
import { newMatch } from './matching.notification-kinds.js';

export const matchingManifest = defineManifest({
  name: 'matching',
  controllers: [MatchesController],
  streams: [matchEvents],
  jobs: (context) => [notifyMatchesJob(context), digestMatchesJob(context)],
  notificationTypes: [newMatch],
  notifications: matchNotifications,
});
