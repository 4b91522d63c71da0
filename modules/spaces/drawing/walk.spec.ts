import { feetOf, startOf, walkPast } from './walk.rules.js';

const at = (id: string, x: number, y: number) => ({ id, x, y });
const ids = (stops: readonly { readonly id: string }[]) => stops.map(({ id }) => id).join(' ');
const gate = { x: 0, y: 0 };

test('a walk begins at its start, and goes to the nearest stop each time', () => {
  expect(ids(walkPast([at('far', 90, 0), at('near', 10, 0), at('middle', 40, 0)], gate))).toBe(
    'near middle far',
  );
  expect(walkPast([], gate)).toEqual([]);
});

test('up one aisle and down the next: lines that cross are taken apart', () => {
  const crossed = [at('b', 30, 10), at('d', 10, 40), at('a', 10, 10), at('c', 30, 40)];
  const walk = walkPast(crossed, gate);
  expect(ids(walk)).toBe('a b c d');
  const lures = [at('a', 1, 0), at('b', -2, 0), at('c', 5, 0), at('d', -12, 0)];
  expect(feetOf(walkPast(lures, gate), gate)).toBe(22);
});

test('whatever the sequence in which stops come, the walk is the same, past each once', () => {
  const stops = Array.from({ length: 40 }, (_, nth) => at(`s${nth}`, (nth * 37) % 101, (nth * 53) % 97));
  const walk = walkPast(stops, gate);
  expect(new Set(walk)).toEqual(new Set(stops));
  expect(walk).toHaveLength(40);
  expect(walkPast(stops.toReversed(), gate)).toEqual(walk);
});

/* With six stops every walk can be tried. */
test('no walk of a few stops is more than a quarter longer than the shortest', () => {
  for (let field = 0; field < 30; field++) {
    const stops = Array.from({ length: 6 }, (_, nth) =>
      at(`s${nth}`, (nth * 37 + field * 29) % 83, (nth * 61 + field * field * 17) % 71),
    );
    const shortest = Math.min(...everyWalk(stops).map((walk) => feetOf(walk, gate)));
    expect(feetOf(walkPast(stops, gate), gate)).toBeLessThanOrEqual(shortest * 1.25);
  }
});

test('a map without a gate begins at its origin, one with a gate in the middle of it', () => {
  const points = [at('', 10, 0), at('', 30, 0)];
  expect(startOf({ shapes: [{ name: 'Gateway Motel', points }] })).toEqual({ name: null, x: 0, y: 0 });
  expect(startOf({ shapes: [{ name: 'North gate', points }] })).toEqual({ name: 'North gate', x: 20, y: 0 });
});

function everyWalk<Stop>(stops: readonly Stop[]): readonly (readonly Stop[])[] {
  if (stops.length < 2) return [stops];
  return stops.flatMap((first, at) => everyWalk(stops.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}
