import { event } from '../../kernel/decider/decider.js';
import { recordedBy } from '../../kernel/testing/recorded.fixtures.js';
import { arrivalAlong } from './arrival-along.rules.js';

const said = {
  costCents: 2_800,
  sellerId: 'sam',
  listingId: 'listing',
  itemId: null,
  photos: [{ id: 'photo', width: 1200, height: 900 }],
  on: '2026-04-20',
};
const everything = { journal: true, photos: true, costs: true, names: true, documents: [] };

/** It arrived at a position; the build was handed over at 10. */
const along = (goesAlong: Partial<typeof everything>, arrivedAt = 5) =>
  arrivalAlong(said, 'part', {
    build: recordedBy([
      [
        'ana',
        event('BuildHandedOver', {
          fromId: 'ana',
          toId: 'bob',
          goesAlong: { ...everything, ...goesAlong },
          bookId: 'book',
        }),
      ],
    ]).map((one) => ({ ...one, position: 10 })),
    task: recordedBy([['ana', event('PartArrived', { partId: 'part', authorId: 'ana', ...said })]]).map(
      (one) => ({ ...one, position: arrivedAt }),
    ),
  });

test('a new owner takes over what went along of an arrival', () => {
  expect(along({})).toEqual(said);
  expect(along({ costs: false })).toEqual({ ...said, costCents: null });
  expect(along({ names: false, photos: false })).toEqual({ ...said, sellerId: null, photos: [] });
});

test('what was said after the hand-over is theirs', () => {
  expect(along({ costs: false, names: false, photos: false }, 15)).toEqual(said);
});
