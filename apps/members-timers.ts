import { eraseMember } from '../modules/identity/erasure.js';
import type { IdentityTables } from '../modules/identity/identity.tables.js';
import { shutAccount } from '../modules/identity/sessions/end-sessions.js';
import { systemClock } from '../modules/kernel/clock.js';
import { currentOf, decide } from '../modules/kernel/decide.js';
import type { Meta } from '../modules/kernel/decider.js';
import { freshId } from '../modules/kernel/identifiers.js';
import { removePhotoSizes } from '../modules/marketplace/photos.js';
import { erasureEvents } from '../modules/members/erasure/erasure.events.js';
import { erasureDecider } from '../modules/members/erasure/erasure.js';
import { grantsEvents } from '../modules/members/grants/grants.events.js';
import { grantsDecider } from '../modules/members/grants/grants.js';
import { guardianshipEvents } from '../modules/members/guardians/guardianship.events.js';
import { type GuardianshipCommand, guardianshipDecider } from '../modules/members/guardians/guardianship.js';
import { forgetInvited } from '../modules/members/guardians/invitation-rows.js';
import { endedGrants } from '../projections/members/grants.queries.js';
import { minors, minorsOf } from '../projections/members/guardians.queries.js';
import { dueErasures } from '../projections/members/members.queries.js';
import { eachAlone } from './each-alone.js';
import type { House } from './house.js';
import { onlyOf, photosOf } from './members-photos.js';

type Means = Pick<House, 'db' | 'journal' | 'blobs'>;

/** Everybody whose eighteenth birthday has come is no longer a minor. Too early or twice is quiet. */
export async function comeOfAge(means: Means, now: string): Promise<void> {
  await eachAlone(await minors(means.db), (memberId) =>
    orderGuardianship(means, memberId, { type: 'ComeOfAge', meta: time(now) }),
  );
}

/** Every grant whose time is over is recorded to have ended, so that its member is told. */
export async function endGrants(means: Means, now: string): Promise<void> {
  await eachAlone(await endedGrants(means.db, now, 500), ({ memberId, grantId }) => {
    const order = { type: 'EndTier', memberId, grantId, meta: time(now) } as const;
    return decide(means.journal, grantsEvents, grantsDecider, memberId, order);
  });
}

/** Erase everybody whose grace is over.
 *  source  modules/members/README.md, Rule 12 */
export async function eraseDue(means: Means, now: string): Promise<void> {
  await eachAlone(await dueErasures(means.db, now, 20), (memberId) => eraseOne(means, memberId, now));
}

/** The account is shut first; minors are told apart from a guardian who leaves, pictures that nobody else shows go, then the member does; the proof
 *  comes last, so that an erasure that broke off is taken up again. What was on its way when the account was shut goes by `forget-photos`. */
export async function eraseOne(means: Means, memberId: string, now: string): Promise<void> {
  const { db, journal, blobs } = means;
  const erasure = await currentOf(journal, erasureEvents, erasureDecider, memberId);
  if (erasure.status !== 'requested' || erasure.dueAt > now) return;
  await shutAccount(db, memberId, systemClock.now());
  for (const minorId of await minorsOf(db, memberId))
    await orderGuardianship(means, minorId, { type: 'LoseGuardian', guardianId: memberId, meta: time(now) });
  await forgetInvitedMember(db, memberId);
  const photos = await onlyOf(db, memberId, await photosOf(journal, db, memberId));
  for (const { id, blobOf } of photos) await removePhotoSizes(blobs, id, blobOf);
  await eraseMember({ db, journal, clock: systemClock }, memberId, { id: memberId, roles: [] });
  const proof = { type: 'PerformErasure', photosRemoved: photos.length, meta: time(now) } as const;
  await decide(journal, erasureEvents, erasureDecider, memberId, proof);
}

/** Invitations that went to their mail know no address any more. */
async function forgetInvitedMember(db: Means['db'], memberId: string): Promise<void> {
  const account = await db
    .withTables<IdentityTables>()
    .selectFrom('identity.account')
    .select('email')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (account) await forgetInvited(db, account.email);
}

async function orderGuardianship(
  { journal }: Means,
  memberId: string,
  command: GuardianshipCommand,
): Promise<void> {
  await decide(journal, guardianshipEvents, guardianshipDecider, memberId, command);
}

const time = (now: string): Meta => ({ actor: { id: 'time', roles: [] }, now, commandId: freshId() });
