import { CommandBus } from '@nestjs/cqrs';
import { sweepTries } from '../../modules/identity/attempt-limiter.js';
import { sweepSessions } from '../../modules/identity/sessions/end-sessions.js';
import { sweepSignIns } from '../../modules/identity/sessions/sign-in-history.js';
import { eachAlone } from '../../modules/kernel/async/for-each-settled.js';
import { systemClock } from '../../modules/kernel/decider/clock.js';
import { freshId } from '../../modules/kernel/decider/identifiers.js';
import { OrderListing } from '../../modules/marketplace/listing.handler.js';
import { sweepHolds } from '../../modules/members/guardians/age-gate.js';
import { sweepInvitations } from '../../modules/members/guardians/invitation-store.js';
import { forgetOutgoing, sendOutgoing } from '../../modules/notifications/by-email/outgoing.js';
import { remind } from '../../modules/notifications/remind.js';
import { comeOfAge, endGrants, eraseDue } from '../../modules/processes/member.job.js';
import { pauseUnanswered } from '../../modules/processes/pause-unsupervised-listings.process.js';
import { sweepSupport } from '../../modules/support/support-requests.js';
import { sweepSold } from '../../projections/listing-search/after-rebuild.js';
import { dueListings } from '../../projections/listing-timers/listing-timers.projection.js';
import { dueReminders, noteReminded } from '../../projections/listing-timers/reminders.js';
import { forgetRead } from '../../projections/notifications/notifications.queries.js';
import { noticePost } from './notification-mailer.js';
import type { House } from './runtime.js';

/** Let time have its say every 30 seconds: holds that lapse, listings that expire and what is said before, sold ones that have been shown long enough,
 *  eighteenth birthdays, accounts to be erased, digests and gathered mails. Orders that come too late or twice are quiet,
 *  so that several processes may do this at once; what cannot be done is logged, and keeps nothing after it from its turn. */
export function startTimers(house: House, bus: CommandBus, every = 30_000): { stop(): Promise<void> } {
  const { db, log } = house;
  const post = noticePost(house);
  let running: Promise<void> = Promise.resolve();
  let agesOf = '';
  const steps: Readonly<Record<string, (now: string) => Promise<unknown>>> = {
    'sold listings': (now) => sweepSold(db, now),
    'read notifications': (now) => forgetRead(db, now),
    'mails that went out': (now) => forgetOutgoing(db, now),
    'sign-in history': (now) => sweepSignIns(db, now),
    sessions: (now) => sweepSessions(db, now),
    tries: (now) => sweepTries(db, now),
    'support letters': (now) => sweepSupport(db, now),
    'sign-up holds': (now) => sweepHolds(db, now),
    'guardian invitations': (now) => sweepInvitations(db, now),
    birthdays: async (now) => {
      if (agesOf === now.slice(0, hour)) return;
      await comeOfAge(house, now);
      agesOf = now.slice(0, hour);
    },
    'grants that end': (now) => endGrants(house, now),
    erasures: (now) => eraseDue(house, now),
    'listings that nobody answers for': (now) => pauseUnanswered(house, now),
    'listings that are due': async (now) =>
      eachAlone(await dueListings(db, now, 500), ({ listing_id, what }) => {
        const meta = { actor: { id: 'time', roles: [] }, now, commandId: freshId() };
        return bus.execute(new OrderListing(listing_id, { type: what, meta }));
      }),
    reminders: async (now) =>
      eachAlone(await dueReminders(db, now, 500), async (reminder) => {
        await remind(house.journal, reminder, now);
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
