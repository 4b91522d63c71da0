import { deterministicId } from '../../modules/kernel/decider/identifiers.js';
import { plusDays } from '../../modules/kernel/decider/time.js';
import type { ListingEvent } from '../../modules/marketplace/listing/listing.events.js';
import { writeAds } from './ads.js';
import { audiencePlan } from './audience.js';
import { writeBoosts } from './boosts.js';
import { writeBuilds } from './builds/write-builds.js';
import { type DealStep, dealPlans } from './deal-plans.js';
import type { DemoDeps, DemoMember } from './demo-deps.js';
import { type DemoSize, fullDemo, lastGatheringOf, seed } from './demo-size.js';
import { eventPlans } from './events/event-plans.js';
import { writeEvents, writeOrganizers } from './events/write-events.js';
import { fieldPlan } from './field/field-plan.js';
import { writeField } from './field/write-field.js';
import { type GatheringPlan, gatheringPlans } from './gathering-plans.js';
import { writeGifts } from './gifts.js';
import { inLanes } from './in-lanes.js';
import { type InventoryPlan, inventoryPlans } from './inventory-plans.js';
import { followingCommands, publishingCommands } from './listing-commands.js';
import { type ListingPlan, listingPlan, pickerOf, withPurchaseOf } from './listing-plans.js';
import { demoPassword } from './log-ins.js';
import { pastSales } from './past-sales.js';
import { type Person, people, unusablePassword } from './people.js';
import { Pictures } from './render-pictures.js';
import { talkPlans } from './talk-plans.js';
import { trustMembers } from './trust/cast.js';
import { trustPlan } from './trust/trust-plans.js';
import { writeTrust } from './trust/write-trust.js';
import { communityOfMember, wallPlan } from './wall/wall-plans.js';
import { writeWall } from './wall/write-wall.js';

/** Write the demo data: members, gatherings, listings with photos, all by the usual commands. Repeated commands of
 *  an earlier start change nothing; complete data is not touched.
 *  out     whether the data is complete */
export async function writeDemoData(deps: DemoDeps, size: DemoSize = fullDemo): Promise<boolean> {
  if (await deps.isGatheringKnown(lastGatheringOf(size))) return true;
  const everybody = people(seed, size.people);
  const gatherings = gatheringPlans(seed, { now: deps.now, count: size.gatherings, people: everybody });
  const last = gatherings.at(-1);
  const announced = gatherings.slice(0, -1);

  const [first, ...others] = [...everybody, ...trustMembers(seed)].map((person) =>
    memberOf(person, deps.now),
  );
  if (first) await deps.createMember(first); // first and alone: its account shows that seeding has begun
  await inLanes(deps, 'members', others, 8, (member) => deps.createMember(member));
  const reviewer = trustMembers(seed).find(({ roles }) => roles.includes('reviewer'));
  const firstOf = (slug: string) => gatherings.find(({ club }) => club === slug)?.id;
  const events = reviewer && eventPlans(seed, { people: everybody, reviewer, now: deps.now, firstOf });
  if (events) await writeOrganizers(deps, events);
  await inLanes(deps, 'gatherings', announced, 8, (plan) => announce(deps, plan));
  if (events) await writeEvents(deps, events);
  const pick = pickerOf(everybody, announced);
  const planned = Array.from({ length: size.listings }, (_, at) => listingPlan(seed, at, pick));
  const published = await publishListings(deps, planned);
  const past = await publishListings(deps, pastSales(seed, everybody));
  const [, donna, marge] = everybody;
  const plans = donna ? withPurchaseOf(donna, published) : published;
  const pictures = new Pictures(deps.blobs);
  await addPhotosAndOutcomes(deps, [...plans, ...past], pictures);
  const byId = plans.map(({ plan }) => plan).sort((one, other) => one.id.localeCompare(other.id));
  const wall = { people: everybody, plans: byId, gatherings: announced, posts: size.posts, now: deps.now };
  const onWall = wallPlan(seed, wall);
  await writeWall(deps, onWall, pictures);
  const talks = { plans: byId, people: everybody, gatherings: announced, now: deps.now };
  const [conversations = [], ...feedback] = dealPlans(seed, byId, everybody, deps.now);
  const deals = [[...conversations, ...talkPlans(seed, talks)], ...feedback];
  await inLanes(deps, 'deals', deals, 32, async (steps) => {
    for (const step of steps) await deps.sendToDeal(await withPhoto(deps, pictures, step));
  });
  await fillInventories(deps, inventoryPlans(seed, everybody, size.items, deps.now), pictures);
  const communityOf = (memberId: string) => communityOfMember(onWall, memberId);
  await writeBuilds(deps, seed, { people: everybody, now: deps.now, communityOf }, pictures);
  if (events) await writeField(deps, fieldPlan(seed, events.field, { people: everybody, now: deps.now }));
  await writeTrust(deps, trustPlan(seed, { people: everybody, now: deps.now }), pictures);
  if (deps.signal.aborted || !last) return false;
  await writeAds(deps, seed, pictures);
  await writeBoosts(deps, byId);
  await deps.addSeen(audiencePlan(seed, byId, deps.now));
  if (donna && marge) await writeGifts(deps, seed, { admin: marge, buyer: donna });
  await announce(deps, last); // shows that all earlier steps are done
  return true;
}

/** Publish all listings without photos first: it takes seconds, and visitors then find something. */
async function publishListings(deps: DemoDeps, plans: readonly ListingPlan[]): Promise<readonly Published[]> {
  const published: Published[] = [];
  await inLanes(deps, 'listings', plans, listingLanes, async (plan) => {
    const events = await deps.sendToListing(plan.id, publishingCommands(plan, deps.now));
    published.push({ plan, events });
  });
  return published;
}

interface Published {
  readonly plan: ListingPlan;
  readonly events: readonly ListingEvent[];
}

/** The number of listings that share one commit of the log. */
const listingLanes = 128;

/** Listings that get their photos together. */
const photographedTogether = 32;

/** Then add the photos as fast as they can be drawn, newest listings first, because visitors see those. Some are added
 *  together while the next are drawn, so that processors get fewer batches. */
async function addPhotosAndOutcomes(
  deps: DemoDeps,
  published: readonly Published[],
  pictures: Pictures,
): Promise<void> {
  const newestFirst = [...published].sort((a, b) => a.plan.publishedDaysAgo - b.plan.publishedDaysAgo);
  const groups = Array.from({ length: Math.ceil(newestFirst.length / photographedTogether) }, (_, at) =>
    newestFirst.slice(at * photographedTogether, (at + 1) * photographedTogether),
  );
  await inLanes(deps, 'photos', groups, 2, async (group) => {
    const commands = await Promise.all(
      group.map(async ({ plan }) => {
        const photos = await Promise.all(plan.offer.pictures.map((picture) => pictures.photo(picture)));
        return followingCommands(plan, photos, deps.now);
      }),
    );
    await Promise.all(
      group.map(({ plan, events }, at) => deps.sendToListing(plan.id, commands[at] ?? [], events)),
    );
  });
}

/** A message with its photo. */
async function withPhoto(deps: DemoDeps, pictures: Pictures, step: DealStep): Promise<DealStep> {
  if (step.to !== 'message' || step.command.type !== 'SendMessage' || !step.fresh) return step;
  const { command, fresh, id } = step;
  const bytes = await pictures.beside(fresh.picture, fresh.codeWord);
  return {
    to: 'message',
    id,
    command: { ...command, photos: [await deps.storeMessagePhoto(bytes, id, command.meta)] },
  };
}

/** Places first, because items go into them; sessions last, because they move items. */
async function fillInventories(
  deps: DemoDeps,
  plans: readonly InventoryPlan[],
  pictures: Pictures,
): Promise<void> {
  const places = plans.flatMap((plan) => plan.places);
  await inLanes(deps, 'inventories', places, 32, async ({ id, code, label, command }) => {
    await deps.sendToLabel(code, label);
    await deps.sendToLocation(id, command);
  });
  const items = plans.flatMap((plan) => plan.items);
  await inLanes(deps, 'inventories', items, 32, async ({ id, code, label, command, pictures: drawn }) => {
    const photos = await Promise.all(drawn.map((picture) => pictures.photo(picture)));
    await deps.sendToLabel(code, label);
    await deps.sendToItem(id, command(photos));
  });
  for (const { id, toItems, commands } of plans.flatMap((plan) => plan.sessions)) {
    if (deps.signal.aborted) return;
    for (const { itemId, command } of toItems) await deps.sendToItem(itemId, command);
    for (const command of commands) await deps.sendToScanSession(id, command);
  }
  const links = plans.flatMap((plan) => plan.links);
  await inLanes(deps, 'inventories', links, 32, ({ id, command }) => deps.makeShareLink(id, command));
}

function memberOf(person: Person, now: string): DemoMember {
  const { memberId, name, email, roles, joinedDaysAgo, isDealer, canSignIn } = person;
  const at = plusDays(now, -joinedDaysAgo);
  const secret = canSignIn ? { password: demoPassword } : { hash: unusablePassword };
  return { memberId, name, email, roles, secret, at, isPremium: isDealer };
}

function announce(
  deps: DemoDeps,
  { id, organizer, gathering, announcedDaysAgo }: GatheringPlan,
): Promise<unknown> {
  const now = plusDays(deps.now, -announcedDaysAgo);
  const actor = { id: organizer.memberId, roles: ['organizer'] }; // what publishes at once, as tools do
  const meta = { actor, now, commandId: deterministicId(id, 'publish') };
  return deps.sendToGathering(id, { type: 'PublishGathering', gathering, meta });
}
