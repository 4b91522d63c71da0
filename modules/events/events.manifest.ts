import { defineManifest } from '../kernel/manifest/manifest.js';
import { swapMeet } from './events.notification-kinds.js';
import { gatheringContent } from './gathering/gathering.content.js';
import { gatheringEvents } from './gathering/gathering.events.js';
import { gatheringOrphaned } from './gathering/gathering-orphaned.effect.js';

export const eventsManifest = defineManifest({
  name: 'events',
  streams: [gatheringEvents],
  contents: [gatheringContent],
  effects: [gatheringOrphaned],
  notificationTypes: [swapMeet],
});
