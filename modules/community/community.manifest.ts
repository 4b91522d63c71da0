import { defineManifest } from '../kernel/manifest/manifest.js';
import { commentEvents } from './comment/comment.events.js';
import { CommunityModule } from './community.module.js';
import { postEvents } from './post/post.events.js';
import { reactionEvents } from './reaction/reaction.events.js';

export const communityManifest = defineManifest({
  name: 'community',
  nestModule: CommunityModule,
  streams: [postEvents, commentEvents, reactionEvents],
});
