import fc from 'fast-check';
import { openCommandBus } from '../../kernel/decider/command-bus.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { newId } from '../../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { metaOf as metaAt } from '../../kernel/testing/decider.fixtures.js';
import { MemoryLog } from '../../kernel/testing/memory-log.fixtures.js';
import { communityEvents } from '../community/community.events.js';
import { appointed, founded, noDealers } from '../community/community.fixtures.js';
import { communityState } from '../community/community.state.js';
import { Moderation } from '../community/moderation.service.js';
import { keepOwners } from './keep-owners.reactor.js';
import { leave } from './leave.js';
import { membershipEvents } from './membership.events.js';
import { membershipState } from './membership.state.js';
import { idOfMembership } from './membership-ids.shared.js';

/* Several members leave, are banned, appointed or made owner at once, each call in a process of its own: they read and append in turns that fast-check
   chooses, and some of them end before a read or an append. Afterwards the reactor handles the log. */

const id = 'model-a';
const members = ['ana', 'bob', 'cid', 'dee'] as const;
type Name = (typeof members)[number];
const metaOf = (actor: string) => ({ ...metaAt(actor), commandId: newId() });

test('an open community has an owner who is its member, whoever leaves, is banned, appointed or made owner at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(call, { minLength: 1, maxLength: 5 }),
      async (scheduler, calls) => {
        const log = new MemoryLog();
        const eventStore = log.seenBy(async () => {});
        await begin(eventStore);
        const running = calls.map(({ act, dies }) => attempt(log, scheduler, act, dies));
        await scheduler.waitFor(Promise.all(running));
        await handleAll(eventStore);
        const { status, ownerId, moderators } = await loadState(eventStore, communityState, id);
        for (const one of [...(ownerId === null ? [] : [ownerId]), ...moderators])
          expect([one, (await partOf(eventStore, one)).status]).toEqual([one, 'member']);
        expect(status === 'active' || ownerId === null).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});

type Act = (deps: ReturnType<typeof open>) => Promise<unknown>;

const name = fc.constantFrom(...members);
const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 3,
    arbitrary: name.map(
      (who): Act =>
        (deps) =>
          leave(deps, id, who, 'left', metaOf(who)),
    ),
  },
  fc.tuple(name, name).map(
    ([by, memberId]): Act =>
      ({ moderation }) =>
        moderation.appoint({ id, memberId }, metaOf(by)),
  ),
  fc.tuple(name, name).map(
    ([by, memberId]): Act =>
      ({ moderation }) =>
        moderation.handOver({ id, memberId }, metaOf(by)),
  ),
  fc.tuple(name, name).map(
    ([by, memberId]): Act =>
      ({ moderation }) =>
        moderation.ban({ id, memberId }, { ruleId: noDealers.id, reason: 'Ads.', until: null }, metaOf(by)),
  ),
);
const call = fc.record({ act: acts, dies: fc.option(fc.integer({ min: 1, max: 12 }), { freq: 4 }) });

function open(eventStore: DomainEventStore) {
  const bus = openCommandBus(eventStore);
  const moderation = new Moderation(bus, eventStore, undefined as never, undefined as never, 'secret');
  return { bus, eventStore, moderation };
}

/** Ana owns it, Bob moderates it, Cid and Dee are members. */
async function begin(eventStore: DomainEventStore): Promise<void> {
  await eventStore.append(communityEvents, id, [founded(), appointed('bob')], 'none', metaOf('ana'));
  for (const memberId of members) {
    const joined = {
      type: 'CommunityJoined',
      data: { communityId: id, memberId, how: 'open', by: null },
    } as const;
    await eventStore.append(
      membershipEvents,
      idOfMembership(id, memberId),
      [joined],
      'none',
      metaOf(memberId),
    );
  }
}

/** Refusals, and processes that end, are as good as any other outcome. */
async function attempt(
  log: MemoryLog,
  scheduler: fc.Scheduler,
  act: Act,
  dies: number | null,
): Promise<void> {
  let turns = 0;
  const eventStore = log.seenBy(async () => {
    turns += 1;
    if (turns === dies) throw new Error('The process ended.');
    await scheduler.schedule(Promise.resolve());
  });
  await act(open(eventStore)).catch(() => undefined);
}

/** The reactor handles everything, and what it records itself. */
async function handleAll(eventStore: DomainEventStore): Promise<void> {
  const { bus } = open(eventStore);
  const reactor = keepOwners({ bus, eventStore });
  const handled = new Set(reactor.handles.flatMap(({ schemas }) => Object.keys(schemas)));
  for (let done = 0, all = await eventsIn(eventStore); done < all.length; ) {
    const events = all.slice(done).filter(({ type }) => handled.has(type));
    done = all.length;
    await reactor.handle(undefined as never, events);
    all = await eventsIn(eventStore);
  }
}

async function eventsIn(eventStore: DomainEventStore) {
  const parts = await Promise.all(
    members.map((one: Name) => eventStore.read(membershipEvents, idOfMembership(id, one))),
  );
  const all = [...(await eventStore.read(communityEvents, id)), ...parts.flat()];
  return all.sort((a, b) => a.position - b.position);
}

const partOf = (eventStore: DomainEventStore, memberId: string) =>
  loadState(eventStore, membershipState, idOfMembership(id, memberId));
