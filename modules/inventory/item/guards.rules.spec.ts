import type { ActiveItem } from './active-item.state.js';
import { mustHaveRoomAt, mustHaveRoomForPortion } from './guards.rules.js';
import { maxPlaces, maxPortions } from './item.events.js';

const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}`, 1]));

test('a refusal for want of room names the limit as `most`, which programs read', () => {
  expect(() => mustHaveRoomAt({ stock: many(maxPlaces) }, ['one-more'])).toThrow(
    expect.objectContaining({
      code: 'TOO_MANY_PLACES',
      details: { most: maxPlaces, message: expect.any(String) },
    }),
  );
  const full = { portions: many(maxPortions) } as unknown as ActiveItem;
  expect(() => mustHaveRoomForPortion(full)).toThrow(
    expect.objectContaining({
      code: 'TOO_MANY_PORTIONS',
      details: { most: maxPortions, message: expect.any(String) },
    }),
  );
});
