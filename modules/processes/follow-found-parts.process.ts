import { buildState } from '../builds/build/build.state.js';
import { mayAs, standingOf } from '../builds/build/roles.rules.js';
import { type LinkedPart, partLinks } from '../builds/task/part-links.shared.js';
import { type TaskCommand, taskDecider } from '../builds/task/task.decider.js';
import { taskEvents } from '../builds/task/task.events.js';
import { taskState } from '../builds/task/task.state.js';
import { memberEvents } from '../identity/member/member.events.js';
import { itemEvents } from '../inventory/item/item.events.js';
import { itemState } from '../inventory/item/item.state.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { DomainError, unreachable } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { type EventOf, pick, type RecordedEvent } from '../kernel/event-store/events.js';
import type { DatabaseTransaction } from '../kernel/postgres/database.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { listingEvents } from '../marketplace/listing/listing.events.js';
import { listingState } from '../marketplace/listing/listing.state.js';
import { arrivalByDeal, type FoundPartDeps } from './found-part.js';

const ofTasks = pick(taskEvents, 'PartSought', 'PartArrived');
const ofListings = pick(
  listingEvents,
  'NeedFulfilled',
  'ListingReopened',
  'ListingRenewed',
  'ListingReinstated',
  'ListingWithdrawn',
  'ListingExpired',
  'ListingRemoved',
);
const ofItems = pick(itemEvents, 'ItemTransferred');
const ofMembers = pick(memberEvents, 'MemberErased');
type OfListing = RecordedEvent<EventOf<typeof ofListings>>;
type Handled = OfListing | RecordedEvent<EventOf<typeof ofTasks | typeof ofItems | typeof ofMembers>>;

type Bare<Command> = Command extends { readonly meta: unknown } ? Omit<Command, 'meta'> : never;

/** Whenever the wanted ad of a part is fulfilled, the part arrives with what the deal says. When the find is undone, it has not; when the ad ends, nobody looks for it any more. What its buyer takes over into
 *  their inventory is the item of the part.
 *  source  modules/builds/README.md, Parts */
export const followFoundParts = (deps: FoundPartDeps): Reactor =>
  reactor({
    name: 'follow-found-parts',
    handles: [ofTasks, ofListings, ofItems, ofMembers],
    handle: async (tx, events) => {
      for (const event of events) await follow(deps, tx, event);
    },
  });

async function follow(deps: FoundPartDeps, tx: DatabaseTransaction, event: Handled): Promise<void> {
  const { entityId, meta } = event;
  switch (event.type) {
    case 'PartSought':
      return partLinks.add(tx, 'need', event.data.listingId, {
        taskId: entityId,
        partId: event.data.partId,
        memberId: meta.actorId,
      });
    case 'PartArrived':
      if (event.data.listingId === null) return;
      return partLinks.add(tx, 'offer', event.data.listingId, {
        taskId: entityId,
        partId: event.data.partId,
        memberId: event.data.authorId,
      });
    case 'ItemTransferred':
      return followTransfer(deps, tx, event, event.data);
    case 'MemberErased':
      return partLinks.removeOf(tx, entityId, 'listings');
    case 'NeedFulfilled':
    case 'ListingReopened':
    case 'ListingRenewed':
    case 'ListingReinstated':
    case 'ListingWithdrawn':
    case 'ListingExpired':
    case 'ListingRemoved':
      return followNeed(deps, tx, event);
    default:
      return unreachable(event);
  }
}

async function followNeed(deps: FoundPartDeps, tx: DatabaseTransaction, event: OfListing): Promise<void> {
  const needId = event.entityId;
  const links = await partLinks.of(tx, 'need', needId);
  if (links.length === 0) return;
  const { sellerId: authorId } = await loadState(deps.eventStore, listingState, needId);
  for (const link of links) {
    if (!(await worksOn(deps, link, authorId))) continue;
    for (const command of await commandsFor(deps, event, link, authorId))
      await send(deps, event, link, authorId, command);
  }
}

async function commandsFor(
  deps: FoundPartDeps,
  event: OfListing,
  { partId }: LinkedPart,
  authorId: string,
): Promise<readonly Bare<TaskCommand>[]> {
  const needId = event.entityId;
  switch (event.type) {
    case 'NeedFulfilled': {
      const arrival = await arrivalByDeal(deps, event, authorId);
      return [{ type: 'FollowDeal', partId, needId, arrival }];
    }
    case 'ListingReopened':
      return [
        { type: 'FollowReopening', partId, needId, sellerId: await finderOf(deps, needId) },
        ...((await isOpen(deps, needId)) ? [{ type: 'FollowNeed', partId, needId } as const] : []),
      ];
    case 'ListingRenewed':
    case 'ListingReinstated':
      return (await isOpen(deps, needId)) ? [{ type: 'FollowNeed', partId, needId }] : [];
    case 'ListingWithdrawn':
    case 'ListingExpired':
    case 'ListingRemoved':
      return [{ type: 'FollowEndOfNeed', partId, needId }];
    default:
      return unreachable(event);
  }
}

const isOpen = async ({ eventStore }: FoundPartDeps, needId: string): Promise<boolean> =>
  ['active', 'paused', 'held'].includes((await loadState(eventStore, listingState, needId)).status);

/** The member who had it when the ad was last fulfilled; null: elsewhere. */
async function finderOf({ eventStore }: FoundPartDeps, needId: string): Promise<string | null> {
  const history = await eventStore.read(listingEvents, needId);
  const found = history.findLast(({ type }) => type === 'NeedFulfilled');
  return found?.type === 'NeedFulfilled' ? found.data.byId : null;
}

/** The buyer took over the item that the listing offered. */
async function followTransfer(
  deps: FoundPartDeps,
  tx: DatabaseTransaction,
  event: RecordedEvent<EventOf<typeof ofItems>>,
  { portionId, toMemberId, toItemId }: { portionId: string; toMemberId: string; toItemId: string },
): Promise<void> {
  const { active } = await loadState(deps.eventStore, itemState, event.entityId);
  const listingId = active?.portions[portionId]?.listingId;
  if (!listingId) return;
  for (const link of await partLinks.of(tx, 'offer', listingId))
    if (await worksOn(deps, link, toMemberId))
      await send(deps, event, link, toMemberId, {
        type: 'FollowTransfer',
        partId: link.partId,
        listingId,
        itemId: toItemId,
      });
}

/** Whether a member works on the build of a part; not after it became somebody else's. */
async function worksOn(
  { eventStore }: FoundPartDeps,
  { taskId }: LinkedPart,
  memberId: string,
): Promise<boolean> {
  const { buildId } = await loadState(eventStore, taskState, taskId);
  return mayAs(standingOf(await loadState(eventStore, buildState, buildId), memberId), 'helps');
}

/** A refusal means that the part, or its author, has changed since. */
async function send(
  { bus }: FoundPartDeps,
  event: RecordedEvent,
  { taskId, partId }: LinkedPart,
  actorId: string,
  command: Bare<TaskCommand>,
): Promise<void> {
  const meta = {
    actor: { id: actorId, roles: [] },
    now: event.recordedAt,
    commandId: deterministicId('follow-found-parts', event.id, partId, command.type),
  };
  await dispatch(bus, taskDecider, taskId, { ...command, meta } as TaskCommand).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
  });
}
