import { type GatheringCommand } from '../../modules/events/gathering/gathering.decider.js';
import type { NewMember } from '../../modules/identity/accounts/accounts.js';
import { deterministicId } from '../../modules/kernel/decider/identifiers.js';
import { plusDays } from '../../modules/kernel/decider/time.js';
import type { Blobs } from '../../modules/kernel/files/blobs.js';
import type { Receipt } from '../../modules/kernel/http/contract.js';
import { type ListingCommand } from '../../modules/marketplace/listing/listing.decider.js';
import { type GatheringPlan, gatheringPlans } from './gathering-plans.js';
import { followingCommands, publishingCommands } from './listing-commands.js';
import { type ListingPlan, listingPlan, pickerOf } from './listing-plans.js';
import { demoPassword, type Person, people, unusablePassword } from './people.js';
import { Pictures } from './render-pictures.js';

export { demoPassword, logIns } from './people.js';
export { quietCorners } from './places.js';

/** An account to make, and the roles that its member is given. */
export interface DemoMember extends NewMember {
  readonly roles: Person['roles'];
  readonly at: string;
}

/** What settling needs of the house: real commands, and what to say of their progress. */
export interface DemoDeps {
  /** ISO-8601 UTC: ages and dates count from here. */
  readonly now: string;
  readonly blobs: Blobs;
  /** Settling stops between two orders; the next start goes on. */
  readonly signal: AbortSignal;
  /** Whether a gathering was ever announced. */
  gatheringKnown(id: string): Promise<boolean>;
  createMember(member: DemoMember): Promise<unknown>;
  orderListing(id: string, command: ListingCommand): Promise<Receipt>;
  orderGathering(id: string, command: GatheringCommand): Promise<Receipt>;
  progress(what: {
    readonly step: 'members' | 'gatherings' | 'listings' | 'photos';
    readonly done: number;
    readonly of: number;
  }): void;
}

export interface DemoSize {
  readonly people: number;
  readonly listings: number;
  readonly gatherings: number;
}

const seed = 'demo nation 1';
export const fullDemo: DemoSize = { people: 300, listings: 3_600, gatherings: 60 };

/** Settle the demo nation: members, gatherings, listings with photos, all by the commands that everybody uses. What an earlier start has
 *  ordered is not ordered again; a settled nation is left alone. True when it is complete.
 *  source  product.md section 1 */
export async function writeDemoData(means: DemoDeps, size: DemoSize = fullDemo): Promise<boolean> {
  const settled = deterministicId(seed, 'gathering', size.gatherings - 1);
  if (await means.gatheringKnown(settled)) return true;
  const everybody = people(seed, size.people);
  const organizers = everybody.filter(({ roles }) => roles.includes('organizer'));
  const gatherings = gatheringPlans(seed, { now: means.now, count: size.gatherings, organizers });
  const last = gatherings.at(-1);

  const [first, ...others] = everybody.map((person) => memberOf(person, means.now));
  if (first) await means.createMember(first); // alone: who finds the first log-in knows that settling has begun
  await inLanes(means, 'members', others, 8, (member) => means.createMember(member));
  await inLanes(means, 'gatherings', gatherings.slice(0, -1), 8, (plan) => announce(means, plan));
  const plans = await putUp(means, everybody, size.listings);
  await follow(means, plans);
  if (means.signal.aborted || !last) return false;
  await announce(means, last); // the mark that everything before it is done
  return true;
}

/** All listings without their photos first: that takes seconds, and there is something to find. */
async function putUp(
  means: DemoDeps,
  everybody: readonly Person[],
  count: number,
): Promise<readonly ListingPlan[]> {
  const pick = pickerOf(everybody);
  const plans: ListingPlan[] = [];
  const numbers = Array.from({ length: count }, (_, at) => at);
  await inLanes(means, 'listings', numbers, 24, async (at) => {
    const plan = listingPlan(seed, at, pick);
    plans.push(plan);
    for (const command of publishingCommands(plan, means.now)) await means.orderListing(plan.id, command);
  });
  return plans;
}

/** Then their photos, as fast as they can be drawn, the newest listings first: those are what visitors see. */
async function follow(means: DemoDeps, plans: readonly ListingPlan[]): Promise<void> {
  const pictures = new Pictures(means.blobs);
  const newestFirst = [...plans].sort((a, b) => a.publishedDaysAgo - b.publishedDaysAgo);
  await inLanes(means, 'photos', newestFirst, 24, async (plan) => {
    const photos = await Promise.all(plan.offer.pictures.map((picture) => pictures.photo(picture)));
    for (const command of followingCommands(plan, photos, means.now))
      await means.orderListing(plan.id, command);
  });
}

/** So many at once, in order, until all are done or we are asked to stop. */
async function inLanes<One>(
  { signal, progress }: DemoDeps,
  step: Parameters<DemoDeps['progress']>[0]['step'],
  list: readonly One[],
  lanes: number,
  work: (one: One) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  let done = 0;
  const lane = async () => {
    while (next < list.length && !signal.aborted) {
      const one = list[next++] as One;
      await work(one);
      progress({ step, done: ++done, of: list.length });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: lanes }, () => lane().catch(stopAll)));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;

  function stopAll(error: unknown): never {
    next = list.length;
    throw error;
  }
}

function memberOf(person: Person, now: string): DemoMember {
  const { memberId, name, email, roles, joinedDaysAgo } = person;
  const at = plusDays(now, -joinedDaysAgo);
  const secret = person.canSignIn ? { password: demoPassword } : { hash: unusablePassword };
  return { memberId, name, email, roles, secret, at };
}

function announce(
  means: DemoDeps,
  { id, organizer, gathering, announcedDaysAgo }: GatheringPlan,
): Promise<Receipt> {
  const now = plusDays(means.now, -announcedDaysAgo);
  const actor = { id: organizer.memberId, roles: organizer.roles };
  const meta = { actor, now, commandId: deterministicId(id, 'publish') };
  return means.orderGathering(id, { type: 'PublishGathering', gathering, meta });
}
