import { event, foldEvents } from '../../kernel/decider/decider.js';
import { preSaleDecider } from './pre-sale.decider.js';
import { command, drafted, row, space } from './pre-sale.fixtures.js';
import { preSaleState } from './pre-sale.state.js';
import { inParts } from './space-parts.rules.js';

test('a map is offered in parts, each with so many news, and the last as it is', () => {
  const known = [space('gone'), ...row('a', 3)];
  const map = [...row('a', 3), ...row('b', 5)];
  const parts = inParts(known, map, 2);
  expect(parts.map((part) => part.length)).toEqual([6, 8, 8]);
  expect(parts.at(-1)).toEqual(map);
});

test('what a pre-sale is told in parts is what it would be told at once', () => {
  const map = row('b', 7, { cents: 6_000 });
  const before = [
    drafted(),
    event('SpacesOffered', { mapVersion: 1, spaces: [...row('a', 2), ...row('b', 4)] }),
  ];
  const { spaces } = foldEvents(preSaleState, before);
  const known = [...spaces.values()].map(({ offered }) => offered);
  const history = [...before];
  for (const part of inParts(known, map, 2)) {
    const told = command({ type: 'OfferSpaces', mapVersion: 2, spaces: part });
    history.push(...preSaleDecider.decide(told, foldEvents(preSaleState, history)));
  }
  const state = foldEvents(preSaleState, history);
  expect([...state.spaces.values()].map(({ offered }) => offered)).toEqual(map);
  expect(state.mapVersion).toBe(2);
});

test('nothing new is told once', () => {
  expect(inParts(row('a', 3), row('a', 3), 2)).toEqual([row('a', 3)]);
});
