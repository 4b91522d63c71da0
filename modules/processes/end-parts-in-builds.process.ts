import { buildDecider } from '../builds/build/build.decider.js';
import { buildEvents } from '../builds/build/build.events.js';
import { type Build, buildState } from '../builds/build/build.state.js';
import { personRows } from '../builds/build/person-rows.shared.js';
import { memberEvents } from '../identity/member/member.events.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { systemCommand } from '../kernel/decider/system-command.js';
import { type EventOf, pick, type RecordedEvent } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import type { DatabaseTransaction } from '../kernel/postgres/database.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { blocksEvents } from '../members/blocks/blocks.events.js';

const ofBuilds = pick(
  buildEvents,
  'BuildStarted',
  'CollaboratorInvited',
  'CollaboratorLeft',
  'HandOverOffered',
  'HandOverEnded',
  'BuildHandedOver',
);
const ofMembers = pick(memberEvents, 'MemberErased');
const blocks = pick(blocksEvents, 'MemberBlocked');
type Handled = RecordedEvent<EventOf<typeof ofBuilds | typeof ofMembers | typeof blocks>>;
type Deps = Pick<ModuleContext, 'bus' | 'eventStore'>;

/** Whenever a member blocks another, neither works on, or is offered, a build of the other any more. Whenever a member is erased, their builds are deleted, and
 *  so ends their part in those of others.
 *  source  modules/builds/README.md, Collaborators */
export const endPartsInBuilds = (deps: Deps): Reactor =>
  reactor({
    name: 'end-parts-in-builds',
    handles: [ofBuilds, ofMembers, blocks],
    handle: async (tx, events) => {
      for (const event of events) {
        if (event.type === 'MemberErased') await erased(deps, tx, event);
        else if (event.type === 'MemberBlocked')
          await blocked(deps, tx, event, [event.entityId, event.data.memberId]);
        else await personRows.set(tx, event.entityId, personsOf(await buildOf(deps, event)));
      }
    },
  });

const buildOf = ({ eventStore }: Deps, { entityId }: Handled): Promise<Build> =>
  loadState(eventStore, buildState, entityId);

const personsOf = ({ ownerId, collaborators, offer }: Build): readonly string[] => [
  ownerId,
  ...collaborators.keys(),
  ...(offer ? [offer.toId] : []),
];

/** Two others who work on the same build stay: whether they go on is their decision. */
async function blocked(
  deps: Deps,
  tx: DatabaseTransaction,
  event: Handled,
  pair: readonly [string, string],
): Promise<void> {
  for (const buildId of await personRows.buildsOf(tx, pair)) {
    const { ownerId } = await loadState(deps.eventStore, buildState, buildId);
    const other = pair.find((id) => id !== ownerId);
    if (other !== undefined && pair.includes(ownerId)) await end(deps, event, buildId, other, 'blocked');
  }
}

async function erased(deps: Deps, tx: DatabaseTransaction, event: Handled): Promise<void> {
  const memberId = event.entityId;
  for (const buildId of await personRows.buildsOf(tx, [memberId])) {
    await end(deps, event, buildId, memberId, 'erased');
    const meta = metaOf(event, buildId, 'delete');
    await dispatch(deps.bus, buildDecider, buildId, { type: 'DeleteForErasure', ownerId: memberId, meta });
  }
  await personRows.removeOf(tx, memberId);
}

/** End what a member has to do with a build of somebody else: their part in it, and an offer to them. */
async function end(
  { bus }: Deps,
  event: Handled,
  buildId: string,
  memberId: string,
  because: 'blocked' | 'erased',
): Promise<void> {
  await dispatch(bus, buildDecider, buildId, {
    type: 'EndCollaboration',
    memberId,
    because,
    meta: metaOf(event, buildId, 'part'),
  });
  await dispatch(bus, buildDecider, buildId, {
    type: 'EndOffer',
    toId: memberId,
    because,
    meta: metaOf(event, buildId, 'offer'),
  });
}

const metaOf = (event: Handled, buildId: string, step: string) =>
  systemCommand(event.recordedAt, deterministicId('end-parts-in-builds', event.id, buildId, step));
