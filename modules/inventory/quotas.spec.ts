import { DomainError } from '../kernel/decider/errors.js';
import {
  checkRoomForItems,
  checkRoomForLocations,
  checkRoomForPhotos,
  roomForItems,
} from './quotas.rules.js';

const nothing = { items: 0, deletedItems: 0, locations: 0 };

test.each([
  [{ ...nothing, items: 49_999 }, 1],
  [{ ...nothing, items: 50_000 }, 0],
  [{ ...nothing, items: 60_000 }, 0], // from before there was a limit
  [{ ...nothing, items: 10_000, deletedItems: 189_999 }, 1],
  [{ ...nothing, deletedItems: 200_000 }, 0],
])('an inventory of %j has room for %i items', (size, room) => {
  expect(Math.min(1, roomForItems(size))).toBe(room);
  const check = () => checkRoomForItems(size, 1);
  if (room) check();
  else expect(check).toThrow(expect.objectContaining({ code: 'TOO_MANY_ITEMS' }));
});

test('the refusals say the number', () => {
  expect(refusal(() => checkRoomForItems({ ...nothing, items: 50_000 }, 1))).toContain(
    'at most 50,000 items. First delete',
  );
  expect(refusal(() => checkRoomForItems({ ...nothing, deletedItems: 200_000 }, 1))).toContain(
    'at most 200,000 items, with those that were deleted',
  );
  checkRoomForLocations({ ...nothing, locations: 4_990 }, 10);
  expect(refusal(() => checkRoomForLocations({ ...nothing, locations: 4_990 }, 11))).toContain(
    'at most 5,000 places, and you have 4,990',
  );
  checkRoomForPhotos(49_999);
  expect(refusal(() => checkRoomForPhotos(50_000))).toContain('at most 50,000 photos');
});

function refusal(check: () => void): string {
  try {
    check();
  } catch (error) {
    if (error instanceof DomainError) return error.message;
  }
  throw new Error('It was not refused.');
}
