import { defineManifest } from '../kernel/manifest/manifest.js';
import { appealEvents } from './appeal/appeal.events.js';
import { caseEvents } from './case/case.events.js';
import { decisionEvents } from './decision/decision.events.js';
import { ModerationModule } from './moderation.module.js';
import { reportEvents } from './report/report.events.js';

export const moderationManifest = defineManifest({
  name: 'moderation',
  nestModule: ModerationModule,
  streams: [reportEvents, caseEvents, decisionEvents, appealEvents],
});
