import { inventory } from '../../projections/inventory/inventory/inventory.projection.js';
import { listingSearch } from '../../projections/marketplace/listing-search/listing-search.projection.js';
import { minorsOf } from '../../projections/members/member-pages/guardians.queries.js';
import { memberPages } from '../../projections/members/member-pages/member-pages.projection.js';
import { dueErasures } from '../../projections/members/member-pages/member-pages.queries.js';
import { emailOf } from '../identity/accounts/accounts.shared.js';
import { disableAccount } from '../identity/accounts/disable-account.shared.js';
import { eraseMember } from '../identity/accounts/erase-member.shared.js';
import { forEachSettled } from '../kernel/async/for-each-settled.js';
import { systemClock } from '../kernel/decider/clock.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { byTime } from '../kernel/decider/system-command.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { enqueueWipe } from '../kernel/postgres/wipe-deleted.job.js';
import { removePhotoSizes } from '../media/photo-blobs.shared.js';
import { erasureDecider } from '../members/erasure/erasure.decider.js';
import { erasureState } from '../members/erasure/erasure.state.js';
import { type GuardianshipCommand, guardianshipDecider } from '../members/guardians/guardianship.decider.js';
import { deleteAddressOfInvitee } from '../members/guardians/invited-addresses.shared.js';

import type { Eraser } from '../members/members.ports.js';
import { onlyOf, photosOf } from './member-photos.js';

export type EraserDeps = Pick<ModuleContext, 'bus' | 'db' | 'eventStore' | 'blobs'>;

/** Erase every member whose grace is over.
 *  source  modules/members/README.md, Rule 12 */
export async function eraseDue(deps: EraserDeps, now: string): Promise<void> {
  await forEachSettled(await dueErasures(deps.db, now, 20), (memberId) => eraseOne(deps, memberId, now));
}

/** Erases a member who has no days of grace. The request disables the account, waits for the projections that the erasure reads, and erases the rest.
 *  When they are late, or the erasure fails half-way, the job does it. */
export const createEraser = (
  context: EraserDeps & Pick<ModuleContext, 'processors' | 'log' | 'clock'>,
): Eraser => ({
  atOnce: async (memberId) => {
    const { db, eventStore, processors, log, clock } = context;
    await disableAccount(db, memberId, clock.now());
    const head = await eventStore.log.head();
    if (!(await processors.waitForPosition(head, projectionsRead))) return;
    await eraseOne(context, memberId, clock.now()).catch((error: unknown) =>
      log.error({ err: error }, 'an erasure failed half-way: the job resumes it'),
    );
  },
});

const projectionsRead = [listingSearch.name, inventory.name, memberPages.name];

/** Disable the account, unlink minors, delete photos that nobody else shows, then erase the member, and have
 *  the deleted rows taken out of the database's files. The erasure is recorded last, so that the next
 *  turn resumes one that failed half-way. `delete-unused-photos` deletes photos that arrive after the account is disabled. */
export async function eraseOne(deps: EraserDeps, memberId: string, now: string): Promise<void> {
  const { bus, db, eventStore, blobs } = deps;
  const erasure = await loadState(eventStore, erasureState, memberId);
  if (erasure.status !== 'requested' || erasure.dueAt > now) return;
  await disableAccount(db, memberId, systemClock.now());
  for (const minorId of await minorsOf(db, memberId))
    await dispatchGuardianship(deps, minorId, {
      type: 'LoseGuardian',
      guardianId: memberId,
      meta: byTime(now),
    });
  await deleteInvitationsTo(db, memberId);
  const photos = await onlyOf(db, memberId, await photosOf(eventStore, db, memberId));
  for (const { id, blobOf } of photos) await removePhotoSizes(blobs, id, blobOf);
  await eraseMember({ bus, db, eventStore, clock: systemClock }, memberId, { id: memberId, roles: [] });
  await enqueueWipe(db, systemClock.now());
  const command = { type: 'PerformErasure', photosRemoved: photos.length, meta: byTime(now) } as const;
  await dispatch(bus, erasureDecider, memberId, command);
}

/** Deletes the address of invitations that went to the member. */
async function deleteInvitationsTo(db: EraserDeps['db'], memberId: string): Promise<void> {
  const email = await emailOf(db, memberId);
  if (email !== undefined) await deleteAddressOfInvitee(db, email);
}

async function dispatchGuardianship(
  { bus }: EraserDeps,
  memberId: string,
  command: GuardianshipCommand,
): Promise<void> {
  await dispatch(bus, guardianshipDecider, memberId, command);
}
