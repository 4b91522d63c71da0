import type { CommandBus } from '@nestjs/cqrs';
import { markSeen } from '../../modules/community/feed/feed-marks.shared.js';
import { DonorsService } from '../../modules/donations/donor/donors.service.js';
import { gatheringDecider } from '../../modules/events/gathering/gathering.decider.js';
import { gatheringEvents } from '../../modules/events/gathering/gathering.events.js';
import { type Accounts, installation } from '../../modules/identity/accounts/accounts.js';
import { termsVersion } from '../../modules/identity/identity.contract.js';
import { itemDecider } from '../../modules/inventory/item/item.decider.js';
import { labelDecider } from '../../modules/inventory/label/label.decider.js';
import { locationDecider } from '../../modules/inventory/location/location.decider.js';
import { scanSessionDecider } from '../../modules/inventory/scan-session/scan-session.decider.js';
import { shareLinkDecider } from '../../modules/inventory/share-link/share-link.decider.js';
import { shareTokenDigest, shareTokenOf } from '../../modules/inventory/share-link/share-tokens.shared.js';
import { systemClock } from '../../modules/kernel/decider/clock.js';
import { dispatch } from '../../modules/kernel/decider/command-bus.js';
import { deterministicId } from '../../modules/kernel/decider/identifiers.js';
import { plusDays } from '../../modules/kernel/decider/time.js';
import { encryptedBlobs } from '../../modules/kernel/files/encrypted-blobs.js';
import { addSeen, deleteAudienceOf } from '../../modules/marketplace/audience/audience-rows.js';
import { listingDecider } from '../../modules/marketplace/listing/listing.decider.js';
import { storePhoto } from '../../modules/media/photos.js';
import { guardianshipDecider } from '../../modules/members/guardians/guardianship.decider.js';
import { Handles } from '../../modules/members/profile/handles.js';
import { type GrantsCommand, grantsDecider } from '../../modules/memberships/grants/grants.decider.js';
import type { Roles } from '../../modules/memberships/roles.js';
import { blobsOfSender } from '../../modules/messages/photos/photo-files.shared.js';
import { messagePhotoRows } from '../../modules/messages/photos/photo-rows.shared.js';
import { claimTargets } from '../../modules/moderation/case/open-targets.js';
import { savePreferences } from '../../modules/notifications/inbox/change-preferences.js';
import { showProgress } from '../cli/show-progress.js';
import type { Runtime } from '../runtime/runtime.js';
import { appendCommands } from './append-commands.js';
import { photoOfOwner } from './builds/photo-of-owner.js';
import { dispatchDealStep } from './deal-plans.js';
import { writeDemoData } from './demo-data.js';
import type { DemoDeps } from './demo-deps.js';
import { withoutEmails } from './demo-emails.js';
import type { DemoSize } from './demo-size.js';
import { unusablePassword } from './people.js';
import { readWelcome } from './read-welcome.js';
import { encodeHere } from './render-pictures.js';
import { showMember } from './show-member.js';

/** Write the missing part of the demo data, by the rules that real commands follow.
 *  in   size: a smaller one, for tests
 *  out  whether it is complete */
export function seedDemo(
  { bus, db, eventStore, blobs, secret }: Pick<Runtime, 'bus' | 'db' | 'eventStore' | 'blobs' | 'secret'>,
  { accounts, roles }: { readonly accounts: Accounts; readonly roles: Roles },
  signal: AbortSignal,
  size?: DemoSize,
): Promise<boolean> {
  const steps = {
    members: showProgress('Demo members'),
    gatherings: showProgress('Demo events'),
    photos: showProgress('Demo photos'),
    listings: showProgress('Demo listings'),
    wall: showProgress('Demo wall'),
    deals: showProgress('Demo deals'),
    inventories: showProgress('Demo inventories'),
    builds: showProgress('Demo builds'),
    cases: showProgress('Demo cases'),
  };
  const handles = new Handles(db, eventStore);
  const deps: DemoDeps = {
    now: systemClock.now(),
    blobs,
    signal,
    isGatheringKnown: async (id) => (await eventStore.read(gatheringEvents, id)).length > 0,
    createMember: async ({ roles: given, isPremium, ...member }) => {
      const { member_id } = await accounts.create({ ...member, terms: termsVersion, verified: true });
      await savePreferences(db, member_id, withoutEmails, member.at);
      if (!('hash' in member.secret) || member.secret.hash !== unusablePassword)
        await readWelcome({ db, eventStore }, member_id);
      await giveBirthDate(bus, member_id);
      for (const role of given) {
        const commandId = deterministicId('give role', member_id, role);
        await roles.give(member_id, role, { actor: installation, now: member.at, commandId });
      }
      if (isPremium) await dispatch(bus, grantsDecider, member_id, premiumFor(member_id));
    },
    sendToListing: (id, commands, before) =>
      appendCommands({ eventStore, bus }, listingDecider, id, commands, before),
    sendToGathering: (id, command) => dispatch(bus, gatheringDecider, id, command),
    sendToLabel: (code, command) => dispatch(bus, labelDecider, code, command),
    sendToLocation: (id, command) => dispatch(bus, locationDecider, id, command),
    sendToItem: (id, command) => dispatch(bus, itemDecider, id, command),
    sendToScanSession: (id, command) => dispatch(bus, scanSessionDecider, id, command),
    sendToDeal: (step) => dispatchDealStep(bus, step),
    storeMessagePhoto: async (bytes, messageId, { actor, now, commandId }) => {
      const key = await eventStore.keys.getOrCreate(actor.id);
      const under = {
        encode: encodeHere,
        owner: `${actor.id} ${commandId}`,
        blobOf: blobsOfSender(actor.id),
      };
      const photo = await storePhoto(encryptedBlobs(blobs, key), bytes, under);
      await messagePhotoRows.add(db, photo, actor.id, now);
      await messagePhotoRows.give(db, [photo.id], actor.id, messageId);
      return photo;
    },
    storeBuildPhoto: (drawn, of) => photoOfOwner({ db, blobs }, drawn, { ...of, now: systemClock.now() }),
    makeShareLink: (id, command) =>
      dispatch(bus, shareLinkDecider, id, command(shareTokenDigest(shareTokenOf(secret, id)))),
    sendToStream: (decider, id, commands, before) =>
      appendCommands({ eventStore, bus }, decider, id, commands, before),
    donors: new DonorsService(secret),
    noteOpenCase: (caseId, targets) => claimTargets(db, targets, caseId, []),
    showMember: (shown) => showMember({ bus, handles }, shown),
    markFeedSeen: ({ member, at }) => markSeen(db, member.memberId, at, at),
    addSeen: async (seen) => {
      await deleteAudienceOf(db, [...new Set(seen.map(({ sellerId }) => sellerId))]);
      await addSeen(db, seen);
    },
    progress: ({ step, done, of }) => steps[step]({ name: step, position: done, head: of }),
  };
  return writeDemoData(deps, size);
}

/** All demo members are adults. */
async function giveBirthDate(bus: CommandBus, memberId: string): Promise<void> {
  const actor = { id: memberId, roles: [] };
  const meta = { actor, now: systemClock.now(), commandId: deterministicId('birth date', memberId) };
  await dispatch(bus, guardianshipDecider, memberId, {
    type: 'GiveBirthDate',
    memberId,
    birthDate: '1968-05-04',
    meta,
  });
}

/** A year of premium, so that there is something on the New Items Wall. */
function premiumFor(memberId: string): GrantsCommand {
  const grantId = deterministicId('premium', memberId);
  const now = systemClock.now();
  return {
    type: 'GrantTier',
    memberId,
    grantId,
    tier: 'premium',
    reason: 'promo',
    note: 'Demo data',
    until: plusDays(now, 365),
    meta: { actor: installation, now, commandId: grantId },
  };
}
