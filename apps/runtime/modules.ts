import { gatheringEvents } from '../../modules/events/gathering/gathering.events.js';
import { followProfile } from '../../modules/identity/follow-profile.reactor.js';
import { followRoles } from '../../modules/identity/follow-roles.reactor.js';
import { identityMigrations } from '../../modules/identity/identity.migrations.js';
import { memberEvents } from '../../modules/identity/member/member.events.js';
import { totpMigrations } from '../../modules/identity/second-factor/totp.migrations.js';
import { signInMigrations } from '../../modules/identity/sessions/sign-in-history.migrations.js';
import { socialMigrations } from '../../modules/identity/social/social.migrations.js';
import { systemClock } from '../../modules/kernel/decider/clock.js';
import type { StreamDefinition } from '../../modules/kernel/event-store/events.js';
import type { Migration } from '../../modules/kernel/postgres/database.js';
import { kernelMigrations } from '../../modules/kernel/postgres/kernel.migrations.js';
import type { Projection, Reactor } from '../../modules/kernel/processing/projection.js';
import { mailMigrations } from '../../modules/mail/mail.migrations.js';
import { listingEvents } from '../../modules/marketplace/listing/listing.events.js';
import { blocksEvents } from '../../modules/members/blocks/blocks.events.js';
import { deleteGuardianRows } from '../../modules/members/delete-guardian-rows.reactor.js';
import { deleteHandle } from '../../modules/members/delete-handle.reactor.js';
import { erasureEvents } from '../../modules/members/erasure/erasure.events.js';
import { notifyOfErasure } from '../../modules/members/erasure/notify-of-erasure.reactor.js';
import { askGuardianCheck } from '../../modules/members/guardians/check/ask-guardian-check.reactor.js';
import { guardianshipEvents } from '../../modules/members/guardians/guardianship.events.js';
import { sendInvitation } from '../../modules/members/guardians/send-invitation.reactor.js';
import { membersMigrations } from '../../modules/members/members.migrations.js';
import { profileEvents } from '../../modules/members/profile/profile.events.js';
import { grantsEvents } from '../../modules/memberships/grants/grants.events.js';
import { notifyByEmail } from '../../modules/notifications/by-email/notify-by-email.reactor.js';
import { inboxEvents } from '../../modules/notifications/inbox/inbox.events.js';
import { notificationsMigrations } from '../../modules/notifications/notifications.migrations.js';
import { notify } from '../../modules/notifications/notify.reactor.js';
import { deleteUnusedPhotos } from '../../modules/processes/delete-unused-photos.reactor.js';
import { notifyInvitedGuardian } from '../../modules/processes/notify-invited-guardian.reactor.js';
import {
  pauseForMinors,
  pauseForSuspended,
} from '../../modules/processes/pause-unsupervised-listings.process.js';
import { deleteSupportSender } from '../../modules/support/delete-sender.reactor.js';
import { supportMigrations } from '../../modules/support/support.migrations.js';
import { events } from '../../projections/events/events.projection.js';
import { listingSearch } from '../../projections/listing-search/listing-search.projection.js';
import { listingTimers } from '../../projections/listing-timers/listing-timers.projection.js';
import { memberPages } from '../../projections/member-pages/members.projection.js';
import { notifications } from '../../projections/notifications/notifications.projection.js';
import { guardianCheckSettings } from './guardian-check.js';
import { notificationMailer } from './notification-mailer.js';
import type { Runtime } from './runtime.js';

/** Every schema step of the product, in order. */
export const migrations: readonly Migration[] = [
  ...kernelMigrations,
  ...identityMigrations,
  ...signInMigrations,
  ...totpMigrations,
  ...socialMigrations,
  ...mailMigrations,
  ...supportMigrations,
  ...membersMigrations,
  ...notificationsMigrations,
];

/** Every kind of fact that the log holds. */
export const streams: readonly StreamDefinition[] = [
  memberEvents,
  listingEvents,
  gatheringEvents,
  inboxEvents,
  profileEvents,
  blocksEvents,
  guardianshipEvents,
  grantsEvents,
  erasureEvents,
];

/** Every read model. */
export const projections: readonly Projection[] = [
  listingSearch,
  events,
  listingTimers,
  notifications,
  memberPages,
];

/** Everything that is done for facts, once: members are told, in the app and by mail, names and roles follow, letters and handles of erased members go, photos that
 *  nobody shows any more go, what minors show is paused when their guardian goes, and the configured check is asked about guardians. */
export const createReactors = (
  runtime: Pick<Runtime, 'bus' | 'eventStore' | 'secret' | 'environment' | 'blobs'>,
): readonly Reactor[] => {
  const post = notificationMailer(runtime);
  return [
    notify(runtime.eventStore),
    sendInvitation({ ...post, supportEmail: runtime.environment.SUPPORT_EMAIL }),
    notifyInvitedGuardian(runtime.eventStore),
    notifyByEmail(post),
    notifyOfErasure(post),
    deleteSupportSender,
    followProfile(runtime),
    followRoles,
    deleteHandle,
    deleteGuardianRows,
    deleteUnusedPhotos(runtime),
    pauseForMinors(runtime),
    pauseForSuspended(runtime),
    ...(guardianCheckSettings(runtime.environment) ? [askGuardianCheck(systemClock)] : []),
  ];
};
