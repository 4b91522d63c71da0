import { unreachable } from '../../kernel/decider/errors.js';
import { quoted } from '../../kernel/text/quoted.rules.js';
import type { ItemEvent } from './item.events.js';

/** A step of an item's history as a sentence to its owner.
 *  in      placeName  of a storage location; null is no place
 *          stepName   the sentence of an earlier step */
export function sentenceOf(
  event: ItemEvent,
  placeName: (locationId: string | null) => string,
  stepName: (step: number) => string,
): string {
  const at = (locationId: string | null) => (locationId === null ? '' : ` at ${placeName(locationId)}`);
  switch (event.type) {
    case 'ItemAdded':
      return addedSentence(event.data.from?.how, many(event.data.quantity), at(event.data.locationId));
    case 'ItemRevised':
      return 'You changed its description.';
    case 'ItemPhotoAdded':
      return 'You added a photo.';
    case 'ItemPhotoRemoved':
      return 'You removed a photo.';
    case 'ItemPhotosArranged':
      return 'You put the photos in order.';
    case 'StockCounted':
      return `You counted ${many(event.data.quantity)}${at(event.data.locationId)}.${because(event.data.reason)}`;
    case 'StockAdded':
      return `You added ${event.data.quantity}${at(event.data.locationId)}.${because(event.data.reason)}`;
    case 'StockRemoved':
      return `You removed ${event.data.quantity}${at(event.data.locationId)}.${because(event.data.reason)}`;
    case 'StockMoved':
      return `You moved ${event.data.quantity ?? 'it'} from ${placeName(event.data.fromId)} to ${placeName(event.data.toId)}.`;
    case 'StockSplit':
      return `You split off ${event.data.quantity} as a new item.${because(event.data.reason)}`;
    case 'StockMerged':
      return 'You merged another item into this one.';
    case 'MergedInto':
      return 'You merged it into another item.';
    case 'ItemSeen':
      return `You saw it${at(event.data.locationId)}.`;
    case 'ItemLoaned':
      return `You lent ${some(event.data.quantity)} to ${event.data.to}${event.data.dueOn ? `, until ${event.data.dueOn}` : ''}.`;
    case 'ItemInstalled':
      return `You put ${some(event.data.quantity)} into ${event.data.into}.`;
    case 'ItemWrittenOff':
      return `${writtenOff[event.data.why](some(event.data.quantity))}${because(event.data.reason)}`;
    case 'ItemBroughtBack':
      return `It came back${event.data.locationId === null ? '' : ` to ${placeName(event.data.locationId)}`}.`;
    case 'ItemDraftedForSale':
      return `You made a draft of a listing: ${event.data.quantity} for sale.`;
    case 'ItemListed':
      return `You listed ${event.data.quantity} for sale.`;
    case 'ItemHeld':
      return 'A buyer holds it.';
    case 'ItemHoldEnded':
      return 'The hold ended.';
    case 'ItemUnlisted':
      return {
        withdrawn: 'You withdrew its listing.',
        expired: 'Its listing expired.',
        removed: 'Its listing was removed.',
      }[event.data.why];
    case 'ItemSold':
      return `You sold ${some(event.data.lines.reduce<number | null>((sum, { quantity }) => (sum === null || quantity === null ? null : sum + quantity), 0))}${
        event.data.priceCents === null ? '' : ` for $${(event.data.priceCents / 100).toLocaleString('en-US')}`
      }.`;
    case 'BuyerNamed':
      return 'You said which member bought it.';
    case 'ItemTransferred':
      return 'The buyer added it to their inventory.';
    case 'ItemDeleted':
      return 'You deleted it.';
    case 'StepUndone':
      return `You undid this: ${stepName(event.data.step) || 'an earlier step.'}`;
    default:
      return unreachable(event);
  }
}

function addedSentence(how: 'split' | 'transfer' | undefined, quantity: string, place: string): string {
  if (how === 'split') return `You split ${quantity} off another item${place}.`;
  if (how === 'transfer') return `You took over ${quantity} from the seller.`;
  return `You added it: ${quantity}${place}.`;
}

const writtenOff = {
  lost: (many: string) => `You marked ${many} as lost.`,
  damaged: (many: string) => `You marked ${many} as damaged.`,
  discarded: (many: string) => `You threw ${many} away.`,
};
const many = (quantity: number | null): string => (quantity === null ? 'an unknown number' : `${quantity}`);
const some = (quantity: number | null): string => (quantity === null ? 'all of it' : `${quantity}`);
const because = (reason: string): string => (reason ? ` ${quoted(reason)}` : '');
