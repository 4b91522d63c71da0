import { defineManifest } from '../kernel/manifest/manifest.js';
import { forgetTold } from './join/forget-told.reactor.js';
import { joinMigrations } from './join/join.migrations.js';
import { JoinsController } from './join/joins.controller.js';
import { tellOfMeetsJob } from './join/tell-of-meets.job.js';
import { digestMatchesJob } from './match/digest-matches.job.js';
import { matchEvents } from './match/match.events.js';
import { matchNotifications } from './match/match.notifications.js';
import { notifyMatchesJob } from './match/notify-matches.job.js';
import { MatchesController } from './matches.controller.js';
import { atTheMeet, newMatch } from './matching.notification-kinds.js';

export const matchingManifest = defineManifest({
  name: 'matching',
  controllers: [MatchesController, JoinsController],
  migrations: joinMigrations,
  streams: [matchEvents],
  reactors: () => [forgetTold],
  jobs: (context) => [notifyMatchesJob(context), digestMatchesJob(context), tellOfMeetsJob(context)],
  notificationTypes: [newMatch, atTheMeet],
  notifications: matchNotifications,
});
