import { FloodGate, linesOfKind, linesOfNetwork, networksAtOnce, window } from './flood-gate.rules.js';

const flood = (gate: FloodGate<'a' | 'b'>, times: number, network = 'n1', now = 0) =>
  Array.from({ length: times }, (_, nth) => gate.admit('a', network, `m${nth}`, now)).filter(Boolean).length;

test('the first lines of a network are written, the rest of its minute is one count', () => {
  const gate = new FloodGate<'a' | 'b'>();
  expect(flood(gate, 1_000)).toBe(linesOfNetwork);
  expect(gate.due(window - 1)).toEqual([]);
  expect(gate.due(window)).toEqual([
    {
      kind: 'a',
      network: 'n1',
      count: 1_000 - linesOfNetwork,
      memberIds: Array.from({ length: 10 }, (_, nth) => `m${nth + linesOfNetwork}`),
    },
  ]);
  expect(gate.due(window)).toEqual([]);
});

test('the next minute begins again', () => {
  const gate = new FloodGate<'a' | 'b'>();
  flood(gate, 50);
  gate.due(window);
  expect(flood(gate, 1, 'n1', window)).toBe(1);
});

test('another network and another kind have lines of their own', () => {
  const gate = new FloodGate<'a' | 'b'>();
  flood(gate, 50);
  expect(gate.admit('a', 'n2', undefined, 0)).toBe(true);
  expect(gate.admit('b', 'n1', undefined, 0)).toBe(true);
});

test('a flood from many networks is bounded too, in lines and in memory, and counted as one', () => {
  const gate = new FloodGate<'a' | 'b'>();
  const written = Array.from({ length: networksAtOnce * 3 }, (_, nth) => flood(gate, 1, `n${nth}`));
  expect(written.filter(Boolean)).toHaveLength(linesOfKind);
  expect(gate.due(window)).toMatchObject([
    { kind: 'a', network: 'many', count: networksAtOnce * 3 - linesOfKind },
  ]);
});

test('nothing that was admitted or counted is lost', () => {
  const gate = new FloodGate<'a' | 'b'>();
  const written = flood(gate, 30, 'n1') + flood(gate, 700, 'n2') + flood(gate, 5, 'n3');
  const counted = gate.due(Number.POSITIVE_INFINITY).reduce((sum, { count }) => sum + count, 0);
  expect(written + counted).toBe(735);
});

test('the end of the first window with a count is when one is due', () => {
  const gate = new FloodGate<'a' | 'b'>();
  flood(gate, 3, 'n0', 0);
  expect(gate.nextDue).toBeUndefined();
  flood(gate, 30, 'n1', 500);
  flood(gate, 30, 'n2', 900);
  expect(gate.nextDue).toBe(500 + window);
});
