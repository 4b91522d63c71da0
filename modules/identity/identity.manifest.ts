import { exportStream } from '../kernel/export/export-section.js';
import { defineManifest } from '../kernel/manifest/manifest.js';
import { exportAccount } from './account.export.js';
import { endSuspensionsJob } from './accounts/end-suspensions.job.js';
import { followSuspensions } from './accounts/follow-suspensions.reactor.js';
import { deleteOldAttemptsJob } from './delete-old-attempts.job.js';
import { identityMigrations } from './identity.migrations.js';
import { IdentityModule } from './identity.module.js';
import type { LinkPurpose } from './identity.tables.js';
import { memberEvents } from './member/member.events.js';
import { totpMigrations } from './second-factor/totp.migrations.js';
import { deleteOldSessionsJob } from './sessions/delete-old-sessions.job.js';
import { deleteOldSignInsJob } from './sessions/delete-old-sign-ins.job.js';
import { signInMigrations } from './sessions/sign-in-history.migrations.js';
import { socialMigrations } from './social/social.migrations.js';

export const identityManifest = defineManifest({
  name: 'identity',
  nestModule: IdentityModule,
  migrations: [...identityMigrations, ...signInMigrations, ...totpMigrations, ...socialMigrations],
  streams: [memberEvents],
  reactors: (context) => [followSuspensions(context)],
  jobs: (context) => [
    deleteOldSignInsJob(context),
    deleteOldSessionsJob(context),
    deleteOldAttemptsJob(context),
    endSuspensionsJob(context),
  ],
  exportSections: ({ db, eventStore }) => [
    exportAccount(db),
    exportStream(eventStore, memberEvents, 'membership.json'),
  ],
  mailsToTypedAddress: Object.keys({
    'verify-email': true,
    'change-email': true,
    'reset-password': true,
    'sign-in': true,
  } satisfies Record<LinkPurpose, true>),
});
