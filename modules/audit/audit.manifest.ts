import { defineManifest } from '../kernel/manifest/manifest.js';
import { AuditModule } from './audit.module.js';
import { auditEntryEvents } from './entry/audit-entry.events.js';

export const auditManifest = defineManifest({
  name: 'audit',
  nestModule: AuditModule,
  streams: [auditEntryEvents],
});
