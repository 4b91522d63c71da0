import { shutOut } from '../modules/identity/accounts/shut-out.js';
import { memberEvents } from '../modules/identity/member.events.js';
import { memberDecider } from '../modules/identity/member.js';
import type { Database } from '../modules/kernel/database.js';
import { currentOf, decide } from '../modules/kernel/decide.js';
import { freshId, idFrom } from '../modules/kernel/identifiers.js';
import type { Journal } from '../modules/kernel/journal.js';
import { type Sender, sender } from '../modules/kernel/projection.js';
import { listingEvents } from '../modules/marketplace/listing.events.js';
import { listingDecider } from '../modules/marketplace/listing.js';
import { guardianshipEvents } from '../modules/members/guardians/guardianship.events.js';
import { guardianshipDecider } from '../modules/members/guardians/guardianship.js';
import { isPending } from '../modules/members/guardians/guardianship-age.js';
import { cardsOf } from '../projections/listing-search/cards-of-member.js';
import { publicListingsOf, unansweredListings } from '../projections/listing-search/storefront-doors.js';
import { eachAlone } from './each-alone.js';

/** Whenever nobody answers for a minor any more, then what they show is paused; once somebody does again they may resume it.
 *  source  spec section 1 (under 18), modules/members/README.md, Rule 4 */
export const pauseForMinors = (journal: Journal): Sender =>
  sender({
    name: 'pause-for-minors',
    families: [guardianshipEvents],
    take: async (tx, facts) => {
      for (const { type, of, id, at } of facts) {
        if (type !== 'GuardianUnlinked' && type !== 'GuardianRefused') continue;
        if (!isPending(await currentOf(journal, guardianshipEvents, guardianshipDecider, of), at)) continue;
        for (const listingId of await cardsOf(tx, of))
          await pause(journal, listingId, at, idFrom('pause-for-minors', id, listingId));
      }
    },
  });

/** Whenever a member is suspended, then what they show is paused; they may resume it once they are let in again.
 *  source  modules/identity/README.md, Rule 23 */
export const pauseForSuspended = (journal: Journal): Sender =>
  sender({
    name: 'pause-for-suspended',
    families: [memberEvents],
    take: async (tx, facts) => {
      for (const { type, of, id, at } of facts) {
        if (type !== 'MemberSuspended' || !(await isSuspended(journal, of))) continue;
        for (const listingId of await cardsOf(tx, of))
          await pause(journal, listingId, at, idFrom('pause-for-suspended', id, listingId));
      }
    },
  });

/** What the rows did not show yet when the guardian went or the seller was shut out, and what came up since: an order that was under way, or a
 *  listing that moderation brought back. */
export async function pauseUnanswered(
  { journal, db }: { readonly journal: Journal; readonly db: Database },
  now: string,
): Promise<void> {
  const shown = [...(await unansweredListings(db, 500)), ...(await publicListingsOf(db, shutOut, 500))];
  await eachAlone(shown, (listingId) => pause(journal, listingId, now, freshId()));
}

async function isSuspended(journal: Journal, memberId: string): Promise<boolean> {
  const member = await currentOf(journal, memberEvents, memberDecider, memberId);
  return member.status === 'registered' && member.isSuspended;
}

async function pause(journal: Journal, listingId: string, now: string, commandId: string): Promise<void> {
  const meta = { actor: { id: 'time', roles: [] }, now, commandId };
  await decide(journal, listingEvents, listingDecider, listingId, { type: 'PauseUnanswered', meta });
}
