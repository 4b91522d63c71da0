import { itemAdded } from '../../../modules/inventory/item/item.fixtures.js';
import { itemState } from '../../../modules/inventory/item/item.state.js';
import { event, foldEvents } from '../../../modules/kernel/decider/decider.js';
import { recordedBy } from '../../../modules/kernel/testing/recorded.fixtures.js';
import { manifestCounts, unchangedCounts } from './manifest.js';

const later = { from: '2026-07-01', to: '2026-07-31', timeZone: 'UTC' };

test.each([
  [4, ['rig']],
  [4, ['shelf', 'rig']],
  [4, ['barn']],
  [null, ['shelf']],
])('the stock of %s that has not changed since says of %j what the history says', (quantity, places) => {
  const moved = event('StockMoved', { fromId: 'shelf', toId: 'rig', quantity: 3 });
  const history = recordedBy([
    ['ana', itemAdded(quantity)],
    ['ana', moved],
  ]).map((recorded, at) => ({ ...recorded, version: at + 1 }));
  const stock = foldEvents(itemState, history).active?.stock ?? {};
  expect(unchangedCounts(stock, new Set(places))).toEqual(manifestCounts(history, new Set(places), later));
});
