import type { RouteInput } from '../kernel/http/route.js';
import type { findPlace } from './places.contract.js';
import { PlacesController } from './places.controller.js';

const find = (text: string) =>
  new PlacesController().find({ query: { text } } as RouteInput<typeof findPlace>);

test('a place is found by its ZIP code; an unknown place is refused with guesses', () => {
  expect(find('53545')).toMatchObject({ area: 'Janesville, WI' });
  expect(() => find('Atlantis')).toThrow(
    expect.objectContaining({
      code: 'PLACE_NOT_FOUND',
      kind: 'unprocessable',
      details: expect.objectContaining({ guesses: expect.arrayContaining(['Atlantis, FL']) }),
    }),
  );
});
