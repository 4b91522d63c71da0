import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { AuditController } from './audit.controller.js';
import { audit } from './audit.projection.js';

export const auditProjectionManifest = defineManifest({
  name: 'projections/audit/audit',
  controllers: [AuditController],
  projections: [audit],
});
