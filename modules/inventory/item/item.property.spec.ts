import fc from 'fast-check';
import { foldEvents } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { type ActiveItem, toParts } from './active-item.state.js';
import { type ItemCommand, itemDecider } from './item.decider.js';
import type { ItemEvent } from './item.events.js';
import { command, itemAdded } from './item.fixtures.js';
import { type Item, itemState } from './item.state.js';

const places = fc.constantFrom('shelf', 'bin', 'trailer', null);
const counts = fc.integer({ min: 1, max: 6 });
const portions = fc.constantFrom('p1', 'p2', 'p3');

type Bare = Parameters<typeof command>[1];
/** Commands that neither count, add nor remove: they preserve the sum. */
const keeping: fc.Arbitrary<Bare> = fc.oneof(
  fc.record({
    type: fc.constant('MoveStock' as const),
    fromId: places,
    toId: places,
    quantity: fc.option(counts),
  }),
  fc.record({
    type: fc.constant('LoanItem' as const),
    portionId: portions,
    locationId: places,
    quantity: fc.option(counts),
    to: fc.constant('Bob'),
    dueOn: fc.constant(null),
  }),
  fc.record({
    type: fc.constant('WriteOffItem' as const),
    portionId: portions,
    locationId: places,
    quantity: fc.option(counts),
    why: fc.constantFrom('lost' as const, 'damaged' as const),
    reason: fc.constant(''),
  }),
  fc.record({ type: fc.constant('BringBack' as const), portionId: portions, locationId: places }),
  fc.record({
    type: fc.constant('SellItem' as const),
    portionId: portions,
    listingId: fc.constant(null),
    quantity: fc.option(counts),
    buyerId: fc.constant(null),
    priceCents: fc.constant(null),
  }),
  fc.record({ type: fc.constant('UndoStep' as const), step: fc.integer({ min: 1, max: 12 }) }),
);
const changing: fc.Arbitrary<Bare> = fc.oneof(
  fc.record({
    type: fc.constant('CountStock' as const),
    locationId: places,
    quantity: fc.option(counts),
    reason: fc.constant(''),
  }),
  fc.record({
    type: fc.constantFrom('AddStock' as const, 'RemoveStock' as const),
    locationId: places,
    quantity: counts,
    reason: fc.constant(''),
  }),
  fc.constant({ type: 'DeleteItem' as const }),
);

test('whatever moves, is lent, lost, sold, brought back or undone: nothing of it appears or vanishes', () => {
  fc.assert(
    fc.property(fc.array(keeping, { maxLength: 25 }), fc.integer({ min: 0, max: 12 }), (bares, many) => {
      const { active } = carryOut([itemAdded(many)], bares).item;
      const everywhere = [
        ...Object.values(active?.stock ?? {}),
        ...Object.values(active?.portions ?? {}).map(({ quantity }) => quantity),
      ];
      expect(everywhere.reduce((sum: number, one) => sum + (one ?? Number.NaN), 0)).toBe(many);
      expect(everywhere.every((one) => one !== null && one > 0)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('an undo followed by its own undo leaves everything as it was', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(keeping, changing), { maxLength: 20 }),
      fc.option(fc.integer({ min: 0, max: 6 })),
      fc.integer({ min: 2, max: 20 }),
      (bares, many, step) => {
        const { history, item } = carryOut([itemAdded(many)], bares);
        const undone = attempt(item, { type: 'UndoStep', step });
        if (undone.length === 0) return;
        const again = [...history, ...undone];
        const redone = attempt(foldEvents(itemState, again), { type: 'UndoStep', step: again.length });
        const after = foldEvents(itemState, [...again, ...redone]).active as ActiveItem;
        expect(toParts(after)).toEqual(toParts(item.active as ActiveItem));
      },
    ),
    { numRuns: 300 },
  );
});

function carryOut(
  begun: readonly ItemEvent[],
  bares: readonly Bare[],
): { readonly history: readonly ItemEvent[]; readonly item: Item } {
  let history = begun;
  let item = foldEvents(itemState, begun);
  for (const bare of bares) {
    const events = attempt(item, bare);
    history = [...history, ...events];
    item = events.reduce(itemState.evolve, item);
  }
  return { history, item };
}

/** The events of Ana's command; [] when it is refused. */
function attempt(item: Item, bare: Bare): readonly ItemEvent[] {
  try {
    return itemDecider.decide(command('ana', bare) as ItemCommand, item);
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}
