import { purgeExpiredAttempts } from '../../modules/identity/attempt-limiter.js';
import { purgeExpiredSessions } from '../../modules/identity/sessions/end-sessions.js';
import { purgeOldSignIns } from '../../modules/identity/sessions/sign-in-history.js';
import { forEachSettled } from '../../modules/kernel/async/for-each-settled.js';
import { systemClock } from '../../modules/kernel/decider/clock.js';
import { dispatch } from '../../modules/kernel/decider/command-bus.js';
import { newId } from '../../modules/kernel/decider/identifiers.js';
import { listingDecider } from '../../modules/marketplace/listing/listing.decider.js';
import { purgeExpiredCooldowns } from '../../modules/members/guardians/age-gate.js';
import { purgeExpiredInvitations } from '../../modules/members/guardians/invitation-store.js';
import { deleteSentOutgoing, sendOutgoing } from '../../modules/notifications/by-email/outgoing.js';
import { sendReminder } from '../../modules/notifications/remind.js';
import { comeOfAge, endGrants, eraseDue } from '../../modules/processes/member.job.js';
import { pauseUnsupervised } from '../../modules/processes/pause-unsupervised-listings.process.js';
import { purgeOldSupportRequests } from '../../modules/support/support-requests.js';
import { hideOldSold } from '../../projections/listing-search/after-rebuild.js';
import { dueListings } from '../../projections/listing-timers/listing-timers.projection.js';
import { dueReminders, noteReminded } from '../../projections/listing-timers/reminders.js';
import { deleteReadNotifications } from '../../projections/notifications/notifications.queries.js';
import { notificationMailer } from './notification-mailer.js';
import type { Runtime } from './runtime.js';

/** Let time have its say every 30 seconds: holds that lapse, listings that expire and what is said before, sold ones that have been shown long enough,
 *  eighteenth birthdays, accounts to be erased, digests and gathered mails. Orders that come too late or twice are quiet,
 *  so that several processes may do this at once; what cannot be done is logged, and keeps nothing after it from its turn. */
export function startScheduler(runtime: Runtime, every = 30_000): { stop(): Promise<void> } {
  const { bus, db, log } = runtime;
  const post = notificationMailer(runtime);
  let running: Promise<void> = Promise.resolve();
  let agesOf = '';
  const steps: Readonly<Record<string, (now: string) => Promise<unknown>>> = {
    'sold listings': (now) => hideOldSold(db, now),
    'read notifications': (now) => deleteReadNotifications(db, now),
    'mails that went out': (now) => deleteSentOutgoing(db, now),
    'sign-in history': (now) => purgeOldSignIns(db, now),
    sessions: (now) => purgeExpiredSessions(db, now),
    attempts: (now) => purgeExpiredAttempts(db, now),
    'support letters': (now) => purgeOldSupportRequests(db, now),
    'sign-up holds': (now) => purgeExpiredCooldowns(db, now),
    'guardian invitations': (now) => purgeExpiredInvitations(db, now),
    birthdays: async (now) => {
      if (agesOf === now.slice(0, hour)) return;
      await comeOfAge(runtime, now);
      agesOf = now.slice(0, hour);
    },
    'grants that end': (now) => endGrants(runtime, now),
    erasures: (now) => eraseDue(runtime, now),
    'listings that nobody answers for': (now) => pauseUnsupervised(runtime, now),
    'listings that are due': async (now) =>
      forEachSettled(await dueListings(db, now, 500), ({ listing_id, what }) => {
        const meta = { actor: { id: 'time', roles: [] }, now, commandId: newId() };
        return dispatch(bus, listingDecider, listing_id, { type: what, meta });
      }),
    reminders: async (now) =>
      forEachSettled(await dueReminders(db, now, 500), async (reminder) => {
        await sendReminder(runtime.eventStore, reminder, now);
        await noteReminded(db, reminder, now);
      }),
    'mails to go out': (now) => sendOutgoing(post, db, now),
  };
  const tick = async () => {
    const now = systemClock.now();
    for (const [step, take] of Object.entries(steps))
      await take(now).catch((error: unknown) => log.error({ err: error, step }, 'a timer did not run'));
  };
  const timer = setInterval(() => {
    running = tick();
  }, every);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/** '2026-11-20T06' */
const hour = 13;
