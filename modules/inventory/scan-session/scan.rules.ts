import { unreachable } from '../../kernel/decider/errors.js';
import type { ActiveItem } from '../item/active-item.state.js';
import type { ItemCommand } from '../item/item.decider.js';
import {
  counted,
  locationOf,
  moved,
  removed,
  type Stock,
  stockKey,
  takenFrom,
} from '../item/quantities.rules.js';
import type { Step } from '../steps.rules.js';
import type { ExpectedItem, ScanAction } from './scan-session.events.js';

type Bare<Command> = Command extends { readonly meta: unknown } ? Omit<Command, 'meta'> : never;
export type ScanCommand = Bare<ItemCommand>;

/** The commands by which a scan changes its item, in order.
 *  in      stock  of the item as the scan found it: as the device knew it, so that the same scan always gives the same commands
 *          newId  the id of what a command creates */
export function commandsOfScan(
  action: ScanAction,
  {
    stock,
    portions,
    scannedAt,
    sessionId,
    newId,
  }: {
    readonly stock: Stock;
    readonly portions: ActiveItem['portions'];
    readonly scannedAt: string;
    readonly sessionId: string;
    readonly newId: (name: string) => string;
  },
): readonly ScanCommand[] {
  const seen = (locationId: string | null): ScanCommand => ({
    type: 'SeeItem',
    seenAt: scannedAt,
    locationId,
    sessionId,
  });
  switch (action.do) {
    case 'see':
      return [seen(action.locationId)];
    case 'move':
      return [...movesOf(action, stock, portions), seen(action.toId)];
    case 'count': {
      const { locationId, quantity } = action;
      const count: ScanCommand = { type: 'CountStock', locationId, quantity, reason: 'Inventory count' };
      return quantity === 0 ? [count] : [count, seen(locationId)];
    }
    case 'sell': {
      const { quantity, priceCents, fromId } = action;
      const sale = { listingId: null, quantity, buyerId: null, priceCents };
      return [
        { type: 'SellItem', portionId: newId('sold'), ...sale, ...(fromId !== undefined && { fromId }) },
      ];
    }
    case 'lose': {
      const { locationId } = action;
      const missing = { why: 'lost', reason: 'Missing at a stocktake' } as const;
      return [{ type: 'WriteOffItem', portionId: newId('lost'), locationId, quantity: null, ...missing }];
    }
    default:
      return unreachable(action);
  }
}

/** Takes it from every place, or a quantity from the fullest places. A scanned lost or lent item is back. */
function movesOf(
  { toId, quantity }: Extract<ScanAction, { do: 'move' }>,
  stock: Stock,
  portions: ActiveItem['portions'],
): readonly ScanCommand[] {
  const { [stockKey(toId)]: _, ...elsewhere } = stock;
  if (Object.keys(stock).length === 0) {
    const back = Object.entries(portions).filter(([, { kind }]) => kind === 'lost' || kind === 'loaned');
    if (back.length > 0)
      return back.map(([portionId]) => ({ type: 'BringBack', portionId, locationId: toId }));
  }
  return linesToMove(elsewhere, stock, quantity).map((line) => ({
    type: 'MoveStock',
    fromId: line.locationId,
    toId,
    quantity: line.quantity,
  }));
}

/** When there are too few, the item refuses this one line. */
function linesToMove(elsewhere: Stock, stock: Stock, quantity: number | null) {
  const places = Object.keys(elsewhere);
  if (quantity === null && (places.length > 0 || Object.keys(stock).length > 0))
    return places.map((key) => ({ locationId: locationOf(key), quantity: null }));
  return takenFrom(elsewhere, quantity ?? 1) ?? [{ locationId: locationOf(places[0] ?? ''), quantity }];
}

/** The stock after a scan, if nobody else changes it: the device shows it before the server has responded. */
export function stockAfter(action: ScanAction, stock: Stock): Stock {
  switch (action.do) {
    case 'see':
      return stock;
    case 'count':
      return counted(stock, action.locationId, action.quantity);
    case 'lose':
      return removed(stock, action.locationId, null);
    case 'sell': {
      const { fromId, quantity } = action;
      const from = fromId === undefined ? takenFrom(stock, quantity) : [{ locationId: fromId, quantity }];
      return (from ?? []).reduce((left, line) => removed(left, line.locationId, line.quantity), stock);
    }
    case 'move':
      return movesOf(action, stock, {}).reduce(
        (next, command) => (command.type === 'MoveStock' ? moved(next, command) : next),
        stock,
      );
    default:
      return unreachable(action);
  }
}

/** Whether somebody else changed what a scan depends on since the device read it. Steps of the session's own scans
 *  do not count, so that its scans may arrive in any order; nor does a change that was reverted. A look-up depends on
 *  nothing.
 *  in      own  versions of the item's steps that scans of the session made */
export function hasChangedSince(
  action: ScanAction,
  { revision, stock, isHeld }: ExpectedItem,
  { active, steps }: { readonly active: ActiveItem; readonly steps: readonly Step[] },
  own: ReadonlySet<number>,
): boolean {
  if (action.do === 'see') return false;
  if (isHeld !== isHeldNow(active)) return true;
  const parts = steps
    .filter(({ version }) => version > revision && !own.has(version))
    .flatMap(({ changes }) => changes.map(({ part }) => part));
  const before = stockOf(stock);
  const place = placeLookedAt(action);
  if (place === undefined)
    return parts.some((part) => part.startsWith('stock.')) && !isSameStock(before, active.stock);
  return parts.includes(`stock.${stockKey(place)}`) && at(before, place) !== at(active.stock, place);
}

/** The one place that a scan depends on; undefined: all places. */
function placeLookedAt(action: Exclude<ScanAction, { do: 'see' }>): string | null | undefined {
  if (action.do === 'move') return undefined;
  return action.do === 'sell' ? action.fromId : action.locationId;
}

/** Whether the item is already as the scan would leave it. */
export function isAsScanned(action: ScanAction, { stock }: Pick<ActiveItem, 'stock'>): boolean {
  switch (action.do) {
    case 'see':
    case 'sell':
      return false;
    case 'move':
      return Object.keys(stock).length === 1 && stockKey(action.toId) in stock;
    case 'count':
      return at(stock, action.locationId) === action.quantity;
    case 'lose':
      return at(stock, action.locationId) === 0;
    default:
      return unreachable(action);
  }
}

export const isHeldNow = ({ offered }: Pick<ActiveItem, 'offered'>): boolean => Boolean(offered?.heldBy);

/** Lines as a stock; a place with none is left out. */
export const stockOf = (lines: ExpectedItem['stock']): Stock =>
  Object.fromEntries(
    lines
      .filter(({ quantity }) => quantity !== 0)
      .map(({ locationId, quantity }) => [stockKey(locationId), quantity]),
  );

export const linesOf = (stock: Stock): ExpectedItem['stock'] =>
  Object.entries(stock).map(([key, quantity]) => ({ locationId: locationOf(key), quantity }));

const at = (stock: Stock, locationId: string | null): number | null | undefined => {
  const there = stock[stockKey(locationId)];
  return there === undefined ? 0 : there;
};

function isSameStock(one: Stock, other: Stock): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => one[key] === other[key]);
}
