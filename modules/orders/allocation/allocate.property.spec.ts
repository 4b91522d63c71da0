import fc from 'fast-check';
import { fieldRow, inputOf, wishes } from './allocate.fixtures.js';
import { type AllocationInput, allocate } from './allocate.rules.js';
import { accepts, type FieldSpace, holds, isAnchor, openField } from './field.rules.js';
import type { Asked } from './turns.rules.js';
import { viewOf, worthOf } from './worth.rules.js';

const names = Array.from({ length: 14 }, (_, at) => `m${at}`);
const zones = ['north', 'south'];
const types = ['regular', 'corner', 'power'] as const;

/** Two rows that are back to back, and one apart; some spaces are somebody's. */
const spaces: fc.Arbitrary<readonly FieldSpace[]> = fc
  .array(
    fc.record({
      isFree: fc.constantFrom(true, true, true, false),
      type: fc.constantFrom(...types),
      depth: fc.constantFrom(20, 30),
      zoneId: fc.constantFrom('north', 'south', null),
      isNear: fc.boolean(),
    }),
    { minLength: 18, maxLength: 18 },
  )
  .map((each) => {
    const like = (from: number) => (at: number) => {
      const { isNear, ...one } = each[from + at - 1] as (typeof each)[number];
      return { ...one, hasPower: one.type === 'power', near: isNear ? ['the gate'] : [] };
    };
    return [
      ...fieldRow('a', 6, like(0), 'b'),
      ...fieldRow('b', 6, like(6), 'a'),
      ...fieldRow('c', 6, like(12)),
    ];
  });

const requests = (most: number, mostOthers: number): fc.Arbitrary<readonly Asked[]> =>
  fc
    .array(
      fc.record({
        wishes: fc.record({
          count: fc.integer({ min: 1, max: most }),
          types: fc.subarray([...types]),
          trailerLength: fc.constantFrom(0, 18, 26),
          power: fc.constantFrom('needed', 'wished', 'no', 'no'),
          zoneIds: fc.subarray(zones),
          near: fc.subarray(['the gate']),
          beside: fc.subarray(names, { maxLength: mostOthers }),
          besideSpace: fc.constantFrom(null, 'a3', 'c2'),
          sameAsLast: fc.boolean(),
          hasFriend: fc.constantFrom(true, true, false),
        }),
        hadLast: fc.boolean(),
        times: fc.nat({ max: 2 }),
        lot: fc.nat({ max: 0xffff }).map((lot) => lot.toString(16)),
        lastSpaces: fc.subarray(['a1', 'b2', 'c3'], { maxLength: 1 }),
      }),
      { maxLength: names.length },
    )
    .map((all) =>
      all.map(({ wishes: { hasFriend, ...some }, ...one }, at) => ({
        ...one,
        ...{ id: `of-${names[at]}`, memberId: names[at] as string, at: `2027-05-01T12:00:${10 + at}.000Z` },
        wishes: wishes({
          ...some,
          beside: [
            ...some.beside.filter((name) => name !== names[at] && name !== names[at ^ 1]),
            ...(hasFriend && mostOthers > 0 ? [names[at ^ 1] as string] : []), // often a wish of both
          ].slice(-3),
        }),
      })),
    );

const locked = fc.constantFrom([], [{ requestId: 'of-m0', spaceIds: ['a2', 'a3'] }]);
const rules = fc.record({
  priorities: fc.subarray(['last time', 'times before'] as const),
  draw: fc.constantFrom('lot' as const, 'time' as const),
});
const anInput = fc
  .record({ rules, spaces, requests: requests(4, 3), locked })
  .map(({ spaces: all, requests: some, ...more }) => inputOf(all, some, more));

test('no space is given twice, or is somebody’s, and what is needed always holds', () => {
  let together = 0;
  fc.assert(
    fc.property(anInput, (input) => {
      const placements = allocate(input);
      const ids = placements.flatMap(({ spaceIds }) => spaceIds);
      expect(new Set(ids).size).toBe(ids.length);
      const field = openField(input.spaces, input.left);
      for (const { requestId, spaceIds, reasons } of placements) {
        const { wishes: wished } = input.requests.find(({ id }) => id === requestId) as Asked;
        const places = spaceIds.map((id) => field.placeOf.get(id) as number);
        if (reasons.some(({ about, met }) => about === 'group' && met)) together++;
        expect(places.every((one) => field.isFree[one])).toBe(true);
        expect(reasons.length > 0 || places.length > 0).toBe(true);
        if (!places.length || reasons.some(({ about }) => about === 'by team')) continue;
        expect(places).toHaveLength(wished.count);
        expect(places.every((one) => accepts(field, wished, one))).toBe(true);
        expect(places.some((one) => isAnchor(field, wished, one))).toBe(true);
        expect(hangTogether(input, spaceIds)).toBe(true);
      }
      expect(placements).toHaveLength(input.requests.length);
    }),
    { numRuns: 400 },
  );
  expect(together).toBeGreaterThan(100);
});

test('the same input in another sequence gives the same proposal', () => {
  fc.assert(
    fc.property(anInput, fc.infiniteStream(fc.nat()), (input, chance) => {
      const shuffled = <Row>(rows: readonly Row[]): Row[] =>
        rows
          .map((row) => ({ row, at: chance.next().value as number }))
          .toSorted((one, other) => one.at - other.at)
          .map(({ row }) => row);
      const mixed = {
        ...input,
        spaces: shuffled(input.spaces).map((one) => ({ ...one, row: shuffled(one.row) })),
        requests: shuffled(input.requests),
      };
      expect(allocate(mixed)).toEqual(allocate(input));
    }),
    { numRuns: 300 },
  );
});

test('nobody who goes later has what one who asked for a single space wanted more and could have had', () => {
  fc.assert(
    fc.property(spaces, requests(1, 0), rules, (all, some, by) => {
      const input = inputOf(all, some, { rules: by });
      const placements = allocate(input);
      const field = openField(all, new Map());
      for (const { requestId, turn, spaceIds } of placements) {
        const asked = some.find(({ id }) => id === requestId) as Asked;
        const worth = (id: string | undefined) =>
          id === undefined ? -1 : worthOf(viewOf(field, asked), [field.placeOf.get(id) as number], new Map());
        const envied = placements.filter((other) => {
          const place = field.placeOf.get(other.spaceIds[0] ?? '');
          const could =
            place !== undefined &&
            accepts(field, asked.wishes, place) &&
            isAnchor(field, asked.wishes, place);
          return could && other.turn > turn && worth(other.spaceIds[0]) > worth(spaceIds[0]);
        });
        expect(envied).toEqual([]);
        if (spaceIds.length)
          expect(holds(field, asked.wishes, field.placeOf.get(spaceIds[0] as string) as number)).toBe(true);
      }
    }),
    { numRuns: 400 },
  );
});

/** Whether each of some spaces can be reached from the first over spaces beside each other. */
function hangTogether({ spaces: all }: AllocationInput, ids: readonly string[]): boolean {
  const reached = new Set(ids.slice(0, 1));
  for (const id of reached) {
    const space = all.find((one) => one.id === id);
    for (const beside of [...(space?.row ?? []), ...(space?.back ?? [])])
      if (ids.includes(beside)) reached.add(beside);
  }
  return reached.size === ids.length;
}
