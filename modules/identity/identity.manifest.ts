import { defineManifest } from '../kernel/manifest/manifest.js';
import { exportStream } from '../members/export/export.ports.js';
import { exportAccount } from './account.export.js';
import { purgeExpiredAttempts } from './attempt-limiter.js';
import { followProfile } from './follow-profile.reactor.js';
import { followRoles } from './follow-roles.reactor.js';
import { identityMigrations } from './identity.migrations.js';
import { IdentityModule } from './identity.module.js';
import type { LinkPurpose } from './identity.tables.js';
import { memberEvents } from './member/member.events.js';
import { totpMigrations } from './second-factor/totp.migrations.js';
import { purgeExpiredSessions } from './sessions/end-sessions.js';
import { purgeOldSignIns } from './sessions/sign-in-history.js';
import { signInMigrations } from './sessions/sign-in-history.migrations.js';
import { socialMigrations } from './social/social.migrations.js';

export const identityManifest = defineManifest({
  name: 'identity',
  nestModule: IdentityModule,
  migrations: [...identityMigrations, ...signInMigrations, ...totpMigrations, ...socialMigrations],
  streams: [memberEvents],
  reactors: (context) => [followProfile(context), followRoles],
  jobs: ({ db }) => [
    { name: 'purge sign-in history', run: (now) => purgeOldSignIns(db, now) },
    { name: 'purge sessions', run: (now) => purgeExpiredSessions(db, now) },
    { name: 'purge attempts', run: (now) => purgeExpiredAttempts(db, now) },
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
