import fc from 'fast-check';
import { foldEvents } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { spaceMapDecider } from './space-map.decider.js';
import type { SpaceMapEvent } from './space-map.events.js';
import { command, space, zone } from './space-map.fixtures.js';
import { type SpaceMapCommand, spaceMapState } from './space-map.state.js';

/* Few ids, codes and zones, so that they meet. */
const id = fc.constantFrom('a', 'b', 'c', 'd');
const one = fc
  .record({
    id,
    code: fc.constantFrom('B1', 'b1', 'B2', 'B3', 'b3', 'B4'),
    zoneId: fc.constantFrom(null, null, 'blue', 'red'),
    x: fc.constantFrom(0, 10),
  })
  .map(({ code, ...rest }) => space(code, rest));
const sent = fc.oneof(
  fc.record({
    type: fc.constant('PutSpaces' as const),
    spaces: fc.array(one, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ type: fc.constant('TakeOutSpaces' as const), ids: fc.array(id, { maxLength: 3 }) }),
  fc.record({
    type: fc.constant('SetZones' as const),
    zones: fc.uniqueArray(fc.constantFrom('blue', 'red')).map((names) => names.map((name) => zone(name))),
  }),
  fc.constant({ type: 'PublishMap' as const }),
  fc.constant({ type: 'RevertDraft' as const }),
);
/** What is published is sold now and then, and for good. */
const turns = fc.array(fc.tuple(sent, fc.option(id, { freq: 8 })), { maxLength: 30 });

/** What a command leaves; a refused one leaves all as it was. */
function after(history: readonly SpaceMapEvent[], next: SpaceMapCommand): readonly SpaceMapEvent[] {
  try {
    return [...history, ...spaceMapDecider.decide(next, foldEvents(spaceMapState, history))];
  } catch (error) {
    if (error instanceof DomainError) return history;
    throw error;
  }
}

test('whatever is drawn: codes and zones hold, what is taken stays published, and revert leads back', () => {
  fc.assert(
    fc.property(turns, (all) => {
      let history: readonly SpaceMapEvent[] = [];
      const taken = new Set<string>();
      for (const [next, sold] of all) {
        history = after(history, command(next.type === 'PublishMap' ? { ...next, taken: [...taken] } : next));
        const { draft, published } = foldEvents(spaceMapState, history);
        if (sold && published?.spaces.has(sold)) taken.add(sold);
        const codes = [...draft.spaces.values()].map(({ code }) => code.toLowerCase());
        expect(new Set(codes).size).toBe(codes.length);
        const zones = [null, ...draft.zones.map((each) => each.id)];
        for (const { zoneId } of draft.spaces.values()) expect(zones).toContain(zoneId);
        for (const each of taken) expect(published?.spaces.has(each)).toBe(true);
        const reverted = foldEvents(spaceMapState, after(history, command({ type: 'RevertDraft' })));
        expect(reverted.published).toEqual(published);
        expect(reverted.draft).toEqual(
          published ?? {
            spaces: new Map(),
            zones: [],
            background: { picture: null, shapes: [] },
            anchor: null,
          },
        );
      }
    }),
    { numRuns: 300 },
  );
});
