import { gatheringEvents } from '../modules/events/gathering.events.js';
import { identityMigrations } from '../modules/identity/identity.migrations.js';
import { memberEvents } from '../modules/identity/member.events.js';
import { signInMigrations } from '../modules/identity/sign-in-history.migrations.js';
import { socialMigrations } from '../modules/identity/social.migrations.js';
import { totpMigrations } from '../modules/identity/totp.migrations.js';
import type { Migration } from '../modules/kernel/database.js';
import type { Family } from '../modules/kernel/events.js';
import type { Journal } from '../modules/kernel/journal.js';
import { kernelMigrations } from '../modules/kernel/kernel.migrations.js';
import type { Projection, Sender } from '../modules/kernel/projection.js';
import { mailMigrations } from '../modules/mail/mail.migrations.js';
import { listingEvents } from '../modules/marketplace/listing.events.js';
import { inboxEvents } from '../modules/notifications/inbox.events.js';
import { notify } from '../modules/notifications/notify.js';
import { forgetWriter } from '../modules/support/forget-writer.policy.js';
import { supportMigrations } from '../modules/support/support.migrations.js';
import { events } from '../projections/events/events.projection.js';
import { listingSearch } from '../projections/listing-search/listing-search.projection.js';
import { listingTimers } from '../projections/listing-timers/listing-timers.projection.js';
import { notifications } from '../projections/notifications/notifications.projection.js';

/** Every schema step of the product, in order. */
export const migrations: readonly Migration[] = [
  ...kernelMigrations,
  ...identityMigrations,
  ...signInMigrations,
  ...totpMigrations,
  ...socialMigrations,
  ...mailMigrations,
  ...supportMigrations,
];

/** Every kind of fact that the log holds. */
export const families: readonly Family[] = [memberEvents, listingEvents, gatheringEvents, inboxEvents];

/** Every read model. */
export const projections: readonly Projection[] = [listingSearch, events, listingTimers, notifications];

/** Everything that is done for facts, once: members are told, and letters of erased members go. */
export const sendersOn = (journal: Journal): readonly Sender[] => [notify(journal), forgetWriter];
