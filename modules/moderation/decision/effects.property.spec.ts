import fc from 'fast-check';
import type { Effect } from '../../identity/effects.ports.js';
import { openContents } from '../../kernel/content/contents.js';
import { dispatch, openCommandBus } from '../../kernel/decider/command-bus.js';
import { foldEvents } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { plusDays } from '../../kernel/decider/time.js';
import { MemoryLog } from '../../kernel/testing/memory-log.fixtures.js';
import { listingContent } from '../../marketplace/listing/listing.content.js';
import { type ListingCommand, listingDecider } from '../../marketplace/listing/listing.decider.js';
import { content } from '../../marketplace/listing/listing.fixtures.js';
import { listingState } from '../../marketplace/listing/listing.state.js';
import { listingPaused } from '../../marketplace/listing/listing-paused.effect.js';
import { decisionDecider } from './decision.decider.js';
import { warning } from './decision.fixtures.js';
import { decisionState } from './decision.state.js';
import type { CarryingOutDeps } from './decisions-about.js';
import { updateEffects } from './effects.js';

const start = '2026-06-01T12:00:00.000Z';
const decidedOn = plusDays(start, 1);
const effects: readonly Effect[] = [listingPaused];
const kinds = ['content-removed', ...effects.map(({ kind }) => kind)];

type Bare = ListingCommand extends infer One
  ? One extends ListingCommand
    ? Omit<One, 'meta'>
    : never
  : never;

/** What a seller may send, whatever became of the listing. */
const ofMember = fc.constantFrom<Bare>(
  { type: 'PauseListing' },
  { type: 'ResumeListing' },
  { type: 'WithdrawListing' },
  { type: 'RenewListing' },
  { type: 'ReviseListing', content: { ...content, price: { mode: 'obo', cents: 40_000 } } },
  { type: 'SellListing', where: 'elsewhere', priceCents: null },
);

test('overturning after anything that the member did restores exactly the difference', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...kinds),
      fc.array(ofMember, { maxLength: 2 }),
      fc.array(ofMember, { maxLength: 4 }),
      async (kind, before, after) => {
        const [world, other] = [await begin(before), await begin(before)];
        const decisionId = await world.decide(kind);
        const accepted: Bare[] = [];
        for (const one of after) if (await world.send(one)) accepted.push(one);
        const found = await world.status();
        const state = await world.overturn(decisionId);
        for (const one of accepted) await other.send(one);
        if (state === 'given-back') expect(await world.status()).toBe(await other.status());
        else expect(await world.status()).toBe(found);
        if (accepted.length === 0) expect(await world.status()).toBe(await other.status());
      },
    ),
    { numRuns: 150 },
  );
});

test('carrying out and giving back again changes nothing', async () => {
  const world = await begin([]);
  const decisionId = await world.decide('content-removed');
  const removed = await world.version();
  await world.update(decisionId);
  expect(await world.version()).toBe(removed);
  expect(await world.overturn(decisionId)).toBe('given-back');
  await world.update(decisionId);
  expect(await world.version()).toBe(removed + 1);
});

describe.each(kinds)('what two decisions ask for (%s)', (kind) => {
  test.each([
    ['the first', 'the second', 0],
    ['the second', 'the first', 1],
  ])('stays when %s falls, and is given back with %s', async (_, __, first) => {
    const world = await begin([]);
    const decided = [await world.decide(kind), await world.decide(kind)];
    const found = await world.status();
    expect(await world.overturn(decided[first] ?? '')).toBe('kept');
    expect(await world.status()).toBe(found);
    expect(await world.overturn(decided[1 - first] ?? '')).toBe('given-back');
    expect(await world.status()).toBe('active');
  });
});

/** A world with one published listing of Ana's. */
async function begin(before: readonly Bare[]) {
  const eventStore = new MemoryLog().seenBy(async () => {});
  const bus = openCommandBus(eventStore);
  const base = { db: undefined as never, eventStore, secret: '' };
  const id = newId();
  const decided: { id: string; subjectId: string }[] = [];
  const contents = openContents([listingContent], base);
  const memberDecisions = { about: async () => decided };
  const deps: CarryingOutDeps = { ...base, bus, contents, effects, memberDecisions };
  let now = start;
  const metaOf = (actor: string) => ({ actor: { id: actor, roles: [] }, now, commandId: newId() });
  const send = async (bare: Bare): Promise<boolean> => {
    const version = (await eventStore.history(listingDecider.events, id)).version;
    try {
      const command = { ...bare, meta: metaOf('ana') } as ListingCommand;
      return (await dispatch(bus, listingDecider, id, command)).version > version;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  };
  await send({ type: 'DraftListing', listingType: 'for_sale', content });
  await send({ type: 'PublishListing' } as Bare);
  for (const one of before) await send(one);
  now = decidedOn;
  return {
    send,
    status: async () => (await loadState(eventStore, listingState, id)).status,
    version: async () => (await eventStore.history(listingDecider.events, id)).version,
    update: (decisionId: string) => updateEffects(deps, decisionId, now),
    async decide(kind: string): Promise<string> {
      const decisionId = newId();
      const target = { kind: 'listing', id };
      const isRemoval = kind === 'content-removed';
      const key = isRemoval ? `${kind}:listing:${id}` : `${kind}:${id}`;
      const decision = warning({
        subjectId: 'ana',
        at: now,
        effects: [{ key, kind, target, title: null }],
        ...(!isRemoval && { measure: { kind: 'suspend', days: 30 }, endsAt: plusDays(now, 30) }),
      });
      const apply = { type: 'ApplyDecision', decision, meta: metaOf('mo') } as const;
      await dispatch(bus, decisionDecider, decisionId, apply);
      decided.push({ id: decisionId, subjectId: 'ana' });
      await updateEffects(deps, decisionId, now);
      now = plusDays(now, 7);
      return decisionId;
    },
    async overturn(decisionId: string) {
      now = plusDays(now, 1);
      const overturn = { type: 'OverturnDecision', appealId: 'a', reason: 'Wrong.' } as const;
      await dispatch(bus, decisionDecider, decisionId, { ...overturn, meta: metaOf('rae') });
      await updateEffects(deps, decisionId, now);
      const found = foldEvents(decisionState, await eventStore.read(decisionState.events, decisionId));
      return found.status === 'none' ? undefined : found.effects[0]?.state;
    },
  };
}
