import { TIME_ZONES } from '../identity/time-zones.ports.js';
import { exportStream } from '../kernel/export/export-section.js';
import { defineManifest } from '../kernel/manifest/manifest.js';
import { OUTBOX } from '../mail/mail.ports.js';
import { NOTIFIER } from '../notifications/notifications.ports.js';
import { blocksEvents } from './blocks/blocks.events.js';
import { deleteGuardianRows } from './delete-guardian-rows.reactor.js';
import { deleteHandle } from './delete-handle.reactor.js';
import { erasureEvents } from './erasure/erasure.events.js';
import { notifyOfErasure } from './erasure/notify-of-erasure.reactor.js';
import { askGuardianCheck } from './guardians/check/ask-guardian-check.reactor.js';
import { createGuardianChecks, guardianCheckSettings } from './guardians/check/create-guardian-checks.js';
import { comeOfAgeJob } from './guardians/come-of-age.job.js';
import { deleteOldCooldownsJob } from './guardians/delete-old-cooldowns.job.js';
import { deleteOldInvitationsJob } from './guardians/delete-old-invitations.job.js';
import { guardianshipEvents } from './guardians/guardianship.events.js';
import { guardianshipNotifications } from './guardians/guardianship.notifications.js';
import { notifyInvitedGuardian } from './guardians/notify-invited-guardian.reactor.js';
import { sendInvitation } from './guardians/send-invitation.reactor.js';
import { membersMigrations } from './members.migrations.js';
import { MembersModule } from './members.module.js';
import { guardianship, newFollower, welcome } from './members.notification-kinds.js';
import { profileContent } from './profile/profile.content.js';
import { profileEvents } from './profile/profile.events.js';
import { memberNotifications } from './welcome.notifications.js';

export const membersManifest = defineManifest({
  name: 'members',
  nestModule: MembersModule,
  migrations: membersMigrations,
  streams: [profileEvents, blocksEvents, guardianshipEvents, erasureEvents],
  contents: [profileContent],
  notificationTypes: [welcome, guardianship, newFollower],
  notifications: [...memberNotifications, ...guardianshipNotifications],
  reactors: ({ eventStore, secret, environment, clock, get }) => {
    const { publicUrl, SUPPORT_EMAIL: supportEmail } = environment;
    const outbox = get(OUTBOX);
    return [
      sendInvitation({ eventStore, outbox, secret, publicUrl, supportEmail }),
      notifyInvitedGuardian({ eventStore, notifier: get(NOTIFIER) }),
      notifyOfErasure({ eventStore, outbox, timeZones: get(TIME_ZONES), publicUrl }),
      deleteHandle,
      deleteGuardianRows,
      ...(guardianCheckSettings(environment) ? [askGuardianCheck(clock)] : []),
    ];
  },
  jobs: (context) => [
    ...createGuardianChecks(context),
    comeOfAgeJob(context),
    deleteOldCooldownsJob(context),
    deleteOldInvitationsJob(context),
  ],
  exportSections: ({ eventStore }) => [
    exportStream(eventStore, profileEvents, 'profile.json'),
    exportStream(eventStore, blocksEvents, 'blocks.json'),
    exportStream(eventStore, guardianshipEvents, 'guardianship.json'),
    exportStream(eventStore, erasureEvents, 'erasure.json'),
  ],
  mailsToTypedAddress: ['guardian-invitation'],
});
