import { minorsOf } from '../../projections/members/member-pages/guardians.queries.js';
import { memberPages } from '../../projections/members/member-pages/member-pages.projection.js';
import { dueErasures } from '../../projections/members/member-pages/member-pages.queries.js';
import { emailOf } from '../identity/accounts/accounts.shared.js';
import { disableAccount } from '../identity/accounts/disable-account.shared.js';
import { eraseMember } from '../identity/accounts/erase-member.shared.js';
import { forEachSettled } from '../kernel/async/for-each-settled.js';
import type { Contents } from '../kernel/content/contents.js';
import { systemClock } from '../kernel/decider/clock.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { systemCommand } from '../kernel/decider/system-command.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { enqueueRowErasure } from '../kernel/postgres/erase-deleted-rows.job.js';
import { isOwned } from '../media/photo-blobs.shared.js';
import { erasureDecider } from '../members/erasure/erasure.decider.js';
import { erasureState } from '../members/erasure/erasure.state.js';
import { type GuardianshipCommand, guardianshipDecider } from '../members/guardians/guardianship.decider.js';
import { deleteAddressOfInvitee } from '../members/guardians/invited-addresses.shared.js';

import type { Eraser } from '../members/members.ports.js';

export type EraserDeps = Pick<ModuleContext, 'bus' | 'db' | 'eventStore' | 'blobs' | 'contents'>;

/** Erase every member whose grace is over.
 *  source  modules/members/README.md, Rule 12 */
export async function eraseDue(deps: EraserDeps, now: string): Promise<void> {
  await forEachSettled(await dueErasures(deps.db, now, 20), (memberId) => eraseOne(deps, memberId, now));
}

/** Erases a member who has no days of grace. The request disables the account, waits for the projections that the erasure reads, and erases the rest.
 *  If they are late, or the erasure fails half-way, the job completes it. */
export const createEraser = (
  context: EraserDeps & Pick<ModuleContext, 'processors' | 'log' | 'clock'>,
): Eraser => ({
  atOnce: async (memberId) => {
    const { db, eventStore, processors, contents, log, clock } = context;
    await disableAccount(db, memberId, clock.now());
    const head = await eventStore.log.head();
    if (!(await processors.waitForPosition(head, projectionsReadFor(contents)))) return;
    await eraseOne(context, memberId, clock.now()).catch((error: unknown) =>
      log.error({ err: error }, 'an erasure failed half-way: the job resumes it'),
    );
  },
});

/** The projections whose rows an erasure reads: for photos, but those that their module deletes. */
export const projectionsReadFor = ({ types }: Pick<Contents, 'types'>): readonly string[] => [
  ...new Set([
    memberPages.name,
    ...types.flatMap(({ photos, readsFrom }) =>
      photos && photos.files !== 'of its module' ? readsFrom : [],
    ),
  ]),
];

/** Disable the account, unlink minors, delete photos that nobody else shows, then erase the member, and have the
 *  deleted rows removed from the database's files. The erasure is recorded last, so that the next run resumes one that
 *  failed half-way. `delete-unused-photos` deletes photos that arrive after the account is disabled. */
export async function eraseOne(deps: EraserDeps, memberId: string, now: string): Promise<void> {
  const { bus, db, eventStore } = deps;
  const erasure = await loadState(eventStore, erasureState, memberId);
  if (erasure.status !== 'requested' || erasure.dueAt > now) return;
  await disableAccount(db, memberId, systemClock.now());
  for (const minorId of await minorsOf(db, memberId))
    await dispatchGuardianship(deps, minorId, {
      type: 'LoseGuardian',
      guardianId: memberId,
      meta: systemCommand(now),
    });
  await deleteInvitationsTo(db, memberId);
  const photosRemoved = await deletePhotosOf(deps, memberId);
  await eraseMember({ bus, db, eventStore, clock: systemClock }, memberId, { id: memberId, roles: [] });
  await enqueueRowErasure(db, systemClock.now());
  const command = { type: 'PerformErasure', photosRemoved, meta: systemCommand(now) } as const;
  await dispatch(bus, erasureDecider, memberId, command);
}

/** Deletes every picture that a member ever added and that nobody else shows. Pictures without an owner may be shared.
 *  out  how many */
async function deletePhotosOf({ contents, blobs }: EraserDeps, memberId: string): Promise<number> {
  const photos = await contents.photosOf(memberId);
  const shared = photos.flatMap(({ id }) => (isOwned(id) ? [] : [id]));
  const elsewhere = await contents.shownByOthers(memberId, shared);
  const own = photos.filter(({ id }) => !elsewhere.has(id));
  for (const { id, files } of own) for (const blob of files.all(id)) await blobs.remove(blob);
  return own.length;
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
