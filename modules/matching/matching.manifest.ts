import { defineManifest } from '../kernel/manifest/manifest.js';
import { matchEvents } from './match/match.events.js';
import { matchNotifications } from './match/match.notifications.js';
import { MatchesController } from './matches.controller.js';

export const matchingManifest = defineManifest({
  name: 'matching',
  controllers: [MatchesController],
  streams: [matchEvents],
  notifications: matchNotifications,
});
