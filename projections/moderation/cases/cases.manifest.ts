import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { cases } from './cases.projection.js';
import { isEvidence } from './cases.queries.js';

export const casesManifest = defineManifest({
  name: 'projections/moderation/cases',
  projections: [cases],
  keepsFiles: ({ db }, ref) => isEvidence(db, ref),
});
