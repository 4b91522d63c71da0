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
import { type CarryingOutDeps, updateEffects } from './effects.js';

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
        await world.decide(kind);
        const accepted: Bare[] = [];
        for (const one of after) if (await world.send(one)) accepted.push(one);
        const found = await world.status();
        const state = await world.overturn(kind);
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
  await world.decide('content-removed');
  const removed = await world.version();
  await world.update();
  expect(await world.version()).toBe(removed);
  expect(await world.overturn('content-removed')).toBe('given-back');
  await world.update();
  expect(await world.version()).toBe(removed + 1);
});

/** A world with one published listing of Ana's. */
async function begin(before: readonly Bare[]) {
  const eventStore = new MemoryLog().seenBy(async () => {});
  const bus = openCommandBus(eventStore);
  const base = { db: undefined as never, eventStore, secret: '' };
  const deps: CarryingOutDeps = { ...base, bus, contents: openContents([listingContent], base), effects };
  const [id, decisionId] = [newId(), newId()];
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
  const update = () => updateEffects(deps, decisionId, now);
  return {
    send,
    update,
    status: async () => (await loadState(eventStore, listingState, id)).status,
    version: async () => (await eventStore.history(listingDecider.events, id)).version,
    async decide(kind: string): Promise<void> {
      const target = { kind: 'listing', id };
      const key = kind === 'content-removed' ? `${kind}:listing:${id}` : `${kind}:${id}`;
      const decision = warning({ subjectId: 'ana', at: now, effects: [{ key, kind, target, title: null }] });
      await dispatch(bus, decisionDecider, decisionId, {
        type: 'ApplyDecision',
        decision,
        meta: metaOf('mo'),
      });
      await update();
      now = plusDays(now, 7);
    },
    async overturn(_kind: string) {
      now = plusDays(now, 1);
      const overturn = {
        type: 'OverturnDecision',
        appealId: 'a',
        reason: 'Wrong.',
        meta: metaOf('rae'),
      } as const;
      await dispatch(bus, decisionDecider, decisionId, overturn);
      await update();
      const found = foldEvents(decisionState, await eventStore.read(decisionState.events, decisionId));
      return found.status === 'none' ? undefined : found.effects[0]?.state;
    },
  };
}
