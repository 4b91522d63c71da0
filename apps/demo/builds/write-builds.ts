import { createHash } from 'node:crypto';
import { buildDecider } from '../../../modules/builds/build/build.decider.js';
import { entryDecider } from '../../../modules/builds/entry/entry.decider.js';
import { taskDecider } from '../../../modules/builds/task/task.decider.js';
import { shortCode } from '../../../modules/inventory/label/short-code.rules.js';
import { deterministicId } from '../../../modules/kernel/decider/identifiers.js';
import { plusDays } from '../../../modules/kernel/decider/time.js';
import type { DemoDeps } from '../demo-deps.js';
import { inLanes } from '../in-lanes.js';
import { followingCommands, publishingCommands } from '../listing-commands.js';
import type { Picture } from '../offer.js';
import type { Person } from '../people.js';
import type { Pictures } from '../render-pictures.js';
import { buildCommands, entryCommand, taskCommands } from './build-commands.js';
import { type BuildPlan, buildPlans, itemIdOf, type Known, ownRubber } from './build-plans.js';
import { grilleNearby, kitForSale, needOfTruck, rubberOnShelf } from './parts-nearby.js';

/** Write the builds of the demo data by the usual commands, and what the demo member's truck needs: a part on their own shelf, a wanted ad, and somebody near who has it. */
export async function writeBuilds(
  deps: DemoDeps,
  seed: string,
  known: Known,
  pictures: Pictures,
): Promise<void> {
  const [seller, owner] = known.people;
  if (seller && owner) await writePartsNearby(deps, seed, { seller, owner }, pictures);
  await inLanes(deps, 'builds', buildPlans(seed, known), 8, (plan) => writeBuild(deps, plan, pictures));
}

async function writeBuild(deps: DemoDeps, plan: BuildPlan, pictures: Pictures): Promise<void> {
  const { sendToStream } = deps;
  const { story, buildId, cover, owner } = plan;
  const photoFor = async (usedBy: string, picture: Picture) =>
    deps.storeBuildPhoto(await pictures.photo(picture), { memberId: owner.memberId, usedBy });
  const photo = cover && (await photoFor(buildId, cover));
  await sendToStream(buildDecider, buildId, buildCommands(plan, photo));
  for (const [at, task] of story.tasks.entries())
    await sendToStream(taskDecider, plan.taskId(task.key), taskCommands(plan, task, at));
  for (const [at, entry] of story.entries.entries()) {
    const picture = plan.pictures[at];
    const id = deterministicId(buildId, 'entry', entry.daysAgo);
    const photos = picture ? [await photoFor(id, picture)] : [];
    await sendToStream(entryDecider, id, [entryCommand(plan, entry, photos)]);
  }
}

async function writePartsNearby(
  deps: DemoDeps,
  seed: string,
  { seller, owner }: { readonly seller: Person; readonly owner: Person },
  pictures: Pictures,
): Promise<void> {
  await addItem(deps, owner, itemIdOf(seed, owner, ownRubber), rubberOnShelf, 40);
  const kit = kitForSale(deterministicId(seed, 'kit of builds'), seller);
  const grille = grilleNearby(deterministicId(seed, 'grille of builds'), seller);
  for (const plan of [needOfTruck(seed, owner), kit, grille]) {
    const events = await deps.sendToListing(plan.id, publishingCommands(plan, deps.now));
    const photos = await Promise.all(plan.offer.pictures.map((picture) => pictures.photo(picture)));
    await deps.sendToListing(plan.id, followingCommands(plan, photos, deps.now), events);
  }
}

async function addItem(
  deps: DemoDeps,
  owner: Person,
  id: string,
  content: typeof rubberOnShelf,
  daysAgo: number,
): Promise<void> {
  const code = shortCode(createHash('sha256').update(`item ${id} 0`).digest());
  const meta = (name: string) => ({
    actor: { id: owner.memberId, roles: [] },
    now: plusDays(deps.now, -daysAgo),
    commandId: deterministicId(id, name),
  });
  await deps.sendToLabel(code, {
    type: 'IssueLabel',
    subject: 'item',
    subjectId: id,
    meta: meta('label'),
  });
  await deps.sendToItem(id, {
    type: 'AddItem',
    code,
    content,
    locationId: null,
    quantity: 1,
    photos: [],
    from: null,
    meta: meta('add'),
  });
}
