import { CommandBus } from '@nestjs/cqrs';
import { sweepSignIns } from '../../modules/identity/sign-in-history.js';
import { systemClock } from '../../modules/kernel/clock.js';
import { freshId } from '../../modules/kernel/identifiers.js';
import { OrderListing } from '../../modules/marketplace/listing.handler.js';
import { sweepHolds } from '../../modules/members/guardians/gate.js';
import { sweepInvitations } from '../../modules/members/guardians/invitations.js';
import { forgetOutgoing, sendOutgoing } from '../../modules/notifications/by-mail/outgoing.js';
import { remind } from '../../modules/notifications/remind.js';
import { sweepSold } from '../../projections/listing-search/settle.js';
import { dueListings } from '../../projections/listing-timers/listing-timers.projection.js';
import { dueReminders, noteReminded } from '../../projections/listing-timers/reminders.js';
import { forgetRead } from '../../projections/notifications/notifications.queries.js';
import type { House } from '../house.js';
import { comeOfAge, endGrants, eraseDue } from '../members-timers.js';
import { noticePost } from '../notice-post.js';
import { pauseUnanswered } from '../pause-for-minors.js';

/** Let time have its say every 30 seconds: holds that lapse, listings that expire and what is said before, sold ones that have been shown long enough,
 *  eighteenth birthdays, accounts to be erased, digests and gathered mails. Orders that come too late or twice are quiet,
 *  so that several processes may do this at once. */
export function startTimers(house: House, bus: CommandBus, every = 30_000): { stop(): Promise<void> } {
  const { db, log } = house;
  const post = noticePost(house);
  let running: Promise<void> = Promise.resolve();
  let agesOf = '';
  const tick = async () => {
    const now = systemClock.now();
    await sweepSold(db, now);
    await forgetRead(db, now);
    await forgetOutgoing(db, now);
    await sweepSignIns(db, now);
    await sweepHolds(db, now);
    await sweepInvitations(db, now);
    if (agesOf !== now.slice(0, hour)) {
      await comeOfAge(house, now);
      agesOf = now.slice(0, hour);
    }
    await endGrants(house, now);
    await eraseDue(house, now);
    await pauseUnanswered(house, now);
    for (const { listing_id, what } of await dueListings(db, now, 500)) {
      const meta = { actor: { id: 'time', roles: [] }, now, commandId: freshId() };
      await bus.execute(new OrderListing(listing_id, { type: what, meta }));
    }
    for (const reminder of await dueReminders(db, now, 500)) {
      await remind(house.journal, reminder, now);
      await noteReminded(db, reminder, now);
    }
    await sendOutgoing(post, db, now);
  };
  const timer = setInterval(() => {
    running = tick().catch((error: unknown) => log.error({ err: error }, 'a timer did not run'));
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
