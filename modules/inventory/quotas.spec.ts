import { event } from '../kernel/decider/decider.js';
import { metaOf } from '../kernel/testing/decider.fixtures.js';
import type { ItemEvent } from './item/item.events.js';
import { itemAdded } from './item/item.fixtures.js';
import type { LocationEvent } from './location/location.events.js';
import { mustHaveRoomForItem, mustHaveRoomForLocations } from './quotas.js';
import {
  checkRoomForPhotos,
  type InventorySize,
  roomForItems,
  roomForLocations,
  tooManyItems,
  tooManyLocations,
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
});

test('the refusals say the number', () => {
  expect(tooManyItems({ ...nothing, items: 50_000 }).message).toContain('at most 50,000 items. First delete');
  expect(tooManyItems({ ...nothing, deletedItems: 200_000 }).message).toContain(
    'at most 200,000 items, with those that were deleted',
  );
  expect(roomForLocations({ ...nothing, locations: 4_990 })).toBe(10);
  expect(tooManyLocations({ ...nothing, locations: 4_990 }).message).toContain(
    'at most 5,000 places, and you have 4,990',
  );
  checkRoomForPhotos(49_999);
  expect(() => checkRoomForPhotos(50_000)).toThrow('at most 50,000 photos');
});

describe('a full inventory', () => {
  const full = { ...nothing, items: 50_000, locations: 5_000 };

  test('refuses what is new', async () => {
    const { item, locations } = commandsOf({ size: async () => full, isMade: false });
    await expect(item()).rejects.toMatchObject({ code: 'TOO_MANY_ITEMS' });
    await expect(locations()).rejects.toMatchObject({ code: 'TOO_MANY_LOCATIONS' });
  });

  test('lets a repeated command through', async () => {
    const { item, locations } = commandsOf({ size: async () => full, isMade: true });
    await item();
    await locations();
  });
});

test('a size that cannot be read is no repeated command', async () => {
  const size = () => Promise.reject(new Error('The database is away.'));
  const { item, locations } = commandsOf({ size, isMade: true });
  await expect(item()).rejects.toThrow('The database is away.');
  await expect(locations()).rejects.toThrow('The database is away.');
});

function commandsOf({
  size,
  isMade,
}: {
  readonly size: () => Promise<InventorySize>;
  readonly isMade: boolean;
}) {
  const meta = metaOf('ana');
  const deps = (history: readonly (ItemEvent | LocationEvent)[]) => ({
    lookup: { sizeOf: size },
    eventStore: { read: async () => (isMade ? history : []) } as never,
  });
  return {
    item: () => mustHaveRoomForItem(deps([itemAdded()]), 'item', meta),
    locations: () => mustHaveRoomForLocations(deps([locationAdded]), ['barn', 'rack'], meta),
  };
}

const locationAdded: LocationEvent = event('LocationAdded', {
  name: 'Barn',
  kind: 'building' as const,
  note: '',
  ownerId: 'ana',
  code: 'A3K7QF9MWX',
  parentId: null,
});
