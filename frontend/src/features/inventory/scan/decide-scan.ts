import { itemStatusLabels, quantityText } from '@entities/inventory/inventory-labels';
import type { InventoryIndex } from '@entities/inventory/offline/inventory-index';
import type {
  DeviceScan,
  DeviceSession,
  OfflineItem,
  OfflinePlace,
} from '@entities/inventory/offline/offline-types';
import { readScanned } from '@entities/inventory/offline/read-scanned';
import { money } from '@lib/format';
import { locationOf, stockKey, totalOf } from '@modules/inventory/scan-session/offline.schemas';
import { moneyMessage, wholeMessage } from '@modules/kernel/http/amounts.schemas';
import type { WholeValue } from '@ui/forms/whole-input';
import { purposes } from './purposes';

/** The result of a scan. Its texts are shown and read aloud. */
export type Decided = { readonly title: string; readonly message: string } & (
  | { readonly kind: 'wrong' }
  /** Nothing to do: the item is already in this state. */
  | { readonly kind: 'same'; readonly item: OfflineItem }
  | { readonly kind: 'place'; readonly place: OfflinePlace }
  | { readonly kind: 'scan'; readonly item: OfflineItem; readonly action: DeviceScan['action'] }
);

export interface ScanOptions {
  /** The quantity; null means all for a move, one for a sale. */
  readonly quantity: WholeValue;
  /** Dollars, or the typed text while it is unreadable. */
  readonly price: number | string | null;
}

/** Decides the effect of a scanned or typed text in a session. Pure. */
export function decideScan(
  text: string,
  session: DeviceSession,
  inventory: InventoryIndex,
  options: ScanOptions,
): Decided {
  const scanned = readScanned(text);
  if (scanned.kind === 'wrong') return { kind: 'wrong', title: 'Not a part', message: scanned.message };
  const place = inventory.placeByCode(scanned.code);
  if (place) return placeScanned(place, session);
  const item = inventory.itemByCode(scanned.code);
  if (!item)
    return {
      kind: 'wrong',
      title: 'Not on this device',
      message: 'No part of yours here has this code. It is new, or it is somebody else’s.',
    };
  return itemScanned(item, session, inventory, options);
}

function placeScanned(place: OfflinePlace, { purpose }: DeviceSession): Decided {
  const { path, isArchived } = place;
  if (purposes[purpose].place === null)
    return { kind: 'wrong', title: path, message: 'That is a place, not a part.' };
  if (isArchived) return { kind: 'wrong', title: path, message: 'That place is archived. Choose another.' };
  return {
    kind: 'place',
    place,
    title: path,
    message: purpose === 'count' ? 'Now counting here.' : 'The next parts go here.',
  };
}

function itemScanned(
  item: OfflineItem,
  { purpose, locationId }: DeviceSession,
  inventory: InventoryIndex,
  { quantity, price }: ScanOptions,
): Decided {
  const { stock, status } = item;
  const title = inventory.titleOf(item);
  const wrong = (message: string): Decided => ({ kind: 'wrong', title, message });
  const scan = (action: DeviceScan['action'], message: string): Decided => ({
    kind: 'scan',
    item,
    action,
    title,
    message,
  });
  if (typeof price === 'string') return wrong(`The price “${price}” cannot be read. ${moneyMessage}`);
  if (typeof quantity === 'string') return wrong(`“${quantity}” is not how many. ${wholeMessage}`);
  const isHere = Object.keys(stock).length > 0;
  switch (purpose) {
    case 'look-up':
      return scan({ do: 'see', locationId: null }, whereItIs(item, inventory));
    case 'sell': {
      if (!isHere) return wrong(`None of it is in stock: ${itemStatusLabels[status].toLowerCase()}.`);
      const many = quantity ?? 1;
      const total = totalOf(stock);
      if (total !== null && total < many) return wrong(`You only have ${total}.`);
      return scan(
        { do: 'sell', quantity: many, price, ...soldFrom(item, inventory, many) },
        `${many} sold${price === null ? '' : ` for ${money(price)}`}.`,
      );
    }
    case 'count': {
      if (locationId === null) return wrong('Choose the place first, or scan its label.');
      const seen = quantity ?? 1;
      return scan(
        { do: 'see', locationId, quantity: seen },
        `${seen} here. ${belongs(item, locationId, inventory)}`,
      );
    }
    default: {
      if (locationId === null) return wrong('Choose the place first, or scan its label.');
      const mayComeBack = status === 'lost' || status === 'loaned';
      if (!isHere && !mayComeBack)
        return wrong(`None of it is in stock: ${itemStatusLabels[status].toLowerCase()}.`);
      const to = inventory.nameOf(locationId);
      const keys = Object.keys(stock);
      if (keys.length === 1 && keys[0] === stockKey(locationId))
        return { kind: 'same', item, title, message: `Already in ${to}.` };
      const from = keys
        .filter((key) => key !== stockKey(locationId))
        .map((key) => inventory.nameOf(locationOf(key)));
      const many = quantity === null ? '' : `${quantity} `;
      return scan(
        { do: 'move', toId: locationId, quantity },
        isHere ? `${many}${from.join(', ')} → ${to}` : `Back again, in ${to}.`,
      );
    }
  }
}

/** "3 in Barn › Rack A, 1 in Trailer. For sale." */
function whereItIs({ stock, status }: OfflineItem, { nameOf }: InventoryIndex): string {
  const places = Object.entries(stock).map(
    ([key, quantity]) => `${quantityText(quantity, 'each')} in ${nameOf(locationOf(key))}`,
  );
  const label = itemStatusLabels[status];
  return places.length === 0
    ? `${label}.`
    : `${places.join(', ')}. ${status === 'in_stock' ? '' : `${label}.`}`.trim();
}

function belongs({ stock }: OfflineItem, locationId: string, { within, nameOf }: InventoryIndex): string {
  const here = within(locationId);
  const expected = Object.entries(stock).filter(([key]) => here.has(key));
  if (expected.length > 0) return `${quantityText(totalOf(Object.fromEntries(expected)), 'each')} expected.`;
  const elsewhere = Object.keys(stock).map((key) => nameOf(locationOf(key)));
  return elsewhere.length > 0 ? `It belongs in ${elsewhere.join(', ')}.` : 'It was not in stock.';
}

/** At a meet an item is sold off the trailer, when some of it is there. */
function soldFrom({ stock }: OfflineItem, inventory: InventoryIndex, many: number): { fromId?: string } {
  const aboard = Object.entries(stock).find(([key, quantity]) => {
    const wheels = inventory.places.filter(
      ({ kind }) => kind === 'trailer' || kind === 'vehicle' || kind === 'event-space',
    );
    return wheels.some(({ id }) => inventory.within(id).has(key)) && (quantity === null || quantity >= many);
  });
  return aboard && aboard[0] !== '' ? { fromId: aboard[0] } : {};
}
