import { gatheringDecider } from '../../modules/events/gathering/gathering.decider.js';
import { gatheringEvents } from '../../modules/events/gathering/gathering.events.js';
import { type Accounts, installation } from '../../modules/identity/accounts/accounts.js';
import { termsVersion } from '../../modules/identity/identity.contract.js';
import { systemClock } from '../../modules/kernel/decider/clock.js';
import { dispatch } from '../../modules/kernel/decider/command-bus.js';
import { deterministicId } from '../../modules/kernel/decider/identifiers.js';
import { listingDecider } from '../../modules/marketplace/listing/listing.decider.js';
import { guardianshipDecider } from '../../modules/members/guardians/guardianship.decider.js';
import type { Roles } from '../../modules/memberships/roles.js';
import { showProgress } from '../cli/show-progress.js';
import type { Runtime } from '../runtime/runtime.js';
import { demoPassword, logIns, writeDemoData } from './demo-data.js';

/** Fill an empty store in development with demo data, by real commands, while the server already answers; continue an interrupted seeding.
 *  Never in production, never with SMC_DEMO=0, never into a store with other data. */
export async function seedDemo(
  runtime: Runtime,
  { accounts, roles }: { readonly accounts: Accounts; readonly roles: Roles },
  signal: AbortSignal,
): Promise<void> {
  const { environment, bus, eventStore, blobs } = runtime;
  if (environment.NODE_ENV === 'production' || !environment.SMC_DEMO) return;
  const begun = await accounts.withEmail(logIns[0].email);
  if (!begun && (await eventStore.log.head()) > 0) return;
  const steps = {
    members: showProgress('Demo members'),
    gatherings: showProgress('Demo events'),
    photos: showProgress('Demo photos'),
    listings: showProgress('Demo listings'),
  };
  const complete = await writeDemoData({
    now: systemClock.now(),
    blobs,
    signal,
    isGatheringKnown: async (id) => (await eventStore.read(gatheringEvents, id)).length > 0,
    createMember: async ({ roles: given, ...member }) => {
      const { member_id } = await accounts.create({ ...member, terms: termsVersion, verified: true });
      await giveBirthDate(runtime, member_id);
      for (const role of given) {
        const commandId = deterministicId('give role', member_id, role);
        await roles.give(member_id, role, { actor: installation, now: member.at, commandId });
      }
    },
    sendToListing: (id, command) => dispatch(bus, listingDecider, id, command),
    sendToGathering: (id, command) => dispatch(bus, gatheringDecider, id, command),
    progress: ({ step, done, of }) => steps[step]({ name: step, position: done, head: of }),
  });
  if (complete) printLogIns();
}

/** All demo members are adults. */
async function giveBirthDate({ bus }: Runtime, memberId: string): Promise<void> {
  const actor = { id: memberId, roles: [] };
  const meta = { actor, now: systemClock.now(), commandId: deterministicId('birth date', memberId) };
  await dispatch(bus, guardianshipDecider, memberId, {
    type: 'GiveBirthDate',
    memberId,
    birthDate: '1968-05-04',
    meta,
  });
}

function printLogIns(): void {
  const lines = logIns.map(({ as, email }) => `    ${as.padEnd(7)} ${email}`);
  process.stdout.write(
    `\n  The demo data is complete. Sign in with the password ${demoPassword} as\n${lines.join('\n')}\n  SMC_DEMO=0 starts without it. To start clean, stop the server and remove the data folder.\n\n`,
  );
}
