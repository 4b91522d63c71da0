import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import {
  addItem,
  addItemPhoto,
  arrangeItemPhotos,
  type ContentCommand,
  deleteItem,
  removeItemPhoto,
  reviseItem,
  tagItem,
} from './content.rules.js';
import type { ItemEvent, itemEvents } from './item.events.js';
import { type Item, itemState } from './item.state.js';
import { bringBack, type PortionCommand, takeOut } from './portions.rules.js';
import {
  draftItemForSale,
  followHold,
  followHoldEnd,
  followListingEnd,
  nameBuyer,
  offerItem,
  type SellingCommand,
  sellItem,
  transferItem,
} from './selling.rules.js';
import {
  addStock,
  countStock,
  mergeInto,
  mergeStock,
  moveStock,
  removeStock,
  type StockCommand,
  seeItem,
  splitStock,
} from './stock.rules.js';
import { followReopening, type UndoCommand, undoStep } from './undo.rules.js';

export type ItemCommand = ContentCommand | StockCommand | PortionCommand | SellingCommand | UndoCommand;

export const itemDecider: StreamDecider<typeof itemEvents, Item, ItemCommand> = {
  ...itemState,
  decide,
  isAlwaysCarriedOut: (command) => always.has(command.type) || isSaleByListing(command),
};

/** System commands: they end something, or follow from other streams. */
const always: ReadonlySet<ItemCommand['type']> = new Set([
  'MergeInto',
  'MergeStock',
  'BringBack',
  'DeleteItem',
  'OfferItem',
  'FollowHold',
  'FollowHoldEnd',
  'FollowReopening',
  'FollowListingEnd',
  'TransferItem',
]);

const isSaleByListing = (command: ItemCommand): boolean =>
  command.type === 'SellItem' && command.listingId !== null;

function decide(command: ItemCommand, item: Item): readonly ItemEvent[] {
  switch (command.type) {
    case 'AddItem':
      return addItem(command, item);
    case 'ReviseItem':
      return reviseItem(command, item);
    case 'TagItem':
      return tagItem(command, item);
    case 'AddItemPhoto':
      return addItemPhoto(command, item);
    case 'RemoveItemPhoto':
      return removeItemPhoto(command, item);
    case 'ArrangeItemPhotos':
      return arrangeItemPhotos(command, item);
    case 'DeleteItem':
      return deleteItem(command, item);
    case 'CountStock':
      return countStock(command, item);
    case 'AddStock':
      return addStock(command, item);
    case 'RemoveStock':
      return removeStock(command, item);
    case 'MoveStock':
      return moveStock(command, item);
    case 'SplitStock':
      return splitStock(command, item);
    case 'MergeStock':
      return mergeStock(command, item);
    case 'MergeInto':
      return mergeInto(command, item);
    case 'SeeItem':
      return seeItem(command, item);
    case 'LoanItem':
    case 'InstallItem':
    case 'WriteOffItem':
      return takeOut(command, item);
    case 'BringBack':
      return bringBack(command, item);
    case 'DraftItemForSale':
      return draftItemForSale(command, item);
    case 'OfferItem':
      return offerItem(command, item);
    case 'FollowHold':
      return followHold(command, item);
    case 'FollowHoldEnd':
      return followHoldEnd(command, item);
    case 'FollowReopening':
      return followReopening(command, item);
    case 'FollowListingEnd':
      return followListingEnd(command, item);
    case 'SellItem':
      return sellItem(command, item);
    case 'NameBuyer':
      return nameBuyer(command, item);
    case 'TransferItem':
      return transferItem(command, item);
    case 'UndoStep':
      return undoStep(command, item);
    default:
      return unreachable(command);
  }
}
