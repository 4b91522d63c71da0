import { buildState } from '../builds/build/build.state.js';
import { mayAs, standingOf } from '../builds/build/roles.rules.js';
import { partLinks } from '../builds/task/part-links.shared.js';
import { taskDecider } from '../builds/task/task.decider.js';
import { taskEvents } from '../builds/task/task.events.js';
import { taskState } from '../builds/task/task.state.js';
import { memberEvents } from '../identity/member/member.events.js';
import { itemDecider } from '../inventory/item/item.decider.js';
import { itemEvents } from '../inventory/item/item.events.js';
import { itemState } from '../inventory/item/item.state.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { foldEvents } from '../kernel/decider/decider.js';
import { DomainError } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { type EventOf, pick, type RecordedEvent } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import type { DatabaseTransaction } from '../kernel/postgres/database.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { type Following, followingOf, type JoinedTask, portionsMovedBy } from './installed-parts.js';

const ofTasks = pick(taskEvents, 'PartPlanned', 'PartChanged', 'PartArrived', 'PartInstalled');
const ofItems = pick(itemEvents, 'ItemInstalled', 'ItemBroughtBack', 'StepUndone', 'MergedInto');
const ofMembers = pick(memberEvents, 'MemberErased');
type OfTask = RecordedEvent<EventOf<typeof ofTasks>>;
type OfItem = RecordedEvent<EventOf<typeof ofItems>>;
type Deps = Pick<ModuleContext, 'bus' | 'eventStore'>;

/** Whenever a portion of an item leaves its place for a build, or comes back, by whatever page, the part of the task follows: it is in the car, or out of it. It also ends what a fault left half done.
 *  source  modules/builds/README.md, Parts; ADR 0093 */
export const followInstalledParts = (deps: Deps): Reactor =>
  reactor({
    name: 'follow-installed-parts',
    handles: [ofTasks, ofItems, ofMembers],
    handle: async (tx, events) => {
      for (const event of events) {
        if (event.type === 'MemberErased') await partLinks.removeOf(tx, event.entityId, 'items');
        else if (isOfItem(event)) await follow(deps, tx, event);
        else await link(tx, event);
      }
    },
  });

const isOfItem = (event: OfTask | OfItem): event is OfItem => event.type in ofItems.schemas;

async function link(tx: DatabaseTransaction, { entityId, data, meta }: OfTask): Promise<void> {
  if (data.itemId === null) return;
  const memberId = 'authorId' in data ? data.authorId : meta.actorId;
  await partLinks.add(tx, 'item', data.itemId, { taskId: entityId, partId: data.partId, memberId });
}

async function follow(deps: Deps, tx: DatabaseTransaction, event: OfItem): Promise<void> {
  const itemId = event.entityId;
  if (event.type === 'MergedInto') return partLinks.copy(tx, 'item', itemId, event.data.intoItemId);
  const moved = portionsMovedBy(event);
  if (moved.length === 0) return;
  const links = await partLinks.of(tx, 'item', itemId);
  if (links.length === 0) return;
  const item = await loadState(deps.eventStore, itemState, itemId);
  for (const portionId of moved) {
    const tasks = await joinedTasks(deps, new Set(links.map(({ taskId }) => taskId)), item.ownerId);
    const following = followingOf(portionId, { itemId, item }, tasks);
    if (following) await send(deps, event, following, { portionId, itemId, ownerId: item.ownerId });
  }
}

/** A refusal means that the item has changed in another way since. */
async function send(
  { bus }: Deps,
  event: OfItem,
  { taskId, command }: Following,
  {
    portionId,
    itemId,
    ownerId,
  }: { readonly portionId: string; readonly itemId: string; readonly ownerId: string },
): Promise<void> {
  const meta = {
    actor: { id: ownerId, roles: [] },
    now: event.recordedAt,
    commandId: deterministicId('follow-installed-parts', event.id, portionId),
  };
  if (taskId !== null) {
    await dispatch(bus, taskDecider, taskId, { ...command, meta });
    return;
  }
  await dispatch(bus, itemDecider, itemId, { ...command, meta }).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
  });
}

/** The tasks of builds on which the owner of the item works: what a former owner does with their inventory changes nothing in a car that is sold. */
async function joinedTasks(
  { eventStore }: Deps,
  ids: ReadonlySet<string>,
  ownerId: string,
): Promise<readonly JoinedTask[]> {
  const joined: JoinedTask[] = [];
  for (const id of ids) {
    const history = await eventStore.read(taskEvents, id);
    const task = foldEvents(taskState, history);
    const build = await loadState(eventStore, buildState, task.buildId);
    if (mayAs(standingOf(build, ownerId), 'helps')) joined.push({ id, task, history });
  }
  return joined;
}
