import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { CasesReadController } from './cases.controller.js';
import { cases } from './cases.projection.js';
import { isEvidence } from './cases.queries.js';
import { DecisionsController } from './decisions.controller.js';

export const casesManifest = defineManifest({
  name: 'projections/moderation/cases',
  projections: [cases],
  controllers: [CasesReadController, DecisionsController],
  keepsFiles: ({ db }, ref) => isEvidence(db, ref),
});
