import { unreachable } from '../../kernel/decider/errors.js';
import type { Parts } from '../steps.rules.js';
import type { Restored } from '../steps.schemas.js';
import type { ActiveItem, Portion } from './active-item.state.js';
import type { ItemContent, ItemEvent } from './item.events.js';
import { type MutableStock, stockKey } from './quantities.rules.js';

/** The names of the parts that an event may change: only these are compared to find a step. */
export function partsTouchedBy(
  event: Exclude<ItemEvent, { type: 'ItemAdded' }>,
  { content, stock }: ActiveItem,
): readonly string[] {
  switch (event.type) {
    case 'ItemRevised':
      return [...new Set([...Object.keys(content), ...Object.keys(event.data)])].map(inContent);
    case 'ItemPhotoAdded':
    case 'ItemPhotoRemoved':
    case 'ItemPhotosArranged':
      return ['photos'];
    case 'StockCounted':
    case 'StockAdded':
    case 'StockRemoved':
    case 'StockSplit':
      return [atPlace(event.data)];
    case 'StockMoved':
      return [atPlace({ locationId: event.data.fromId }), atPlace({ locationId: event.data.toId })];
    case 'StockMerged':
      return event.data.lines.map(atPlace);
    case 'MergedInto':
      return [...Object.keys(stock).map((key) => `stock.${key}`), 'mergedInto'];
    case 'ItemSeen':
      return ['lastSeen'];
    case 'ItemLoaned':
    case 'ItemInstalled':
    case 'ItemWrittenOff':
    case 'ItemBroughtBack':
      return [atPlace(event.data), portion(event.data)];
    case 'ItemDraftedForSale':
    case 'ItemListed':
    case 'ItemHeld':
    case 'ItemHoldEnded':
    case 'ItemUnlisted':
      return ['offered'];
    case 'ItemSold':
      return [...event.data.lines.map(atPlace), portion(event.data), 'offered'];
    case 'BuyerNamed':
    case 'ItemTransferred':
      return [portion(event.data)];
    case 'ItemDeleted':
      return ['isDeleted'];
    case 'StepUndone':
      return event.data.restored.map(({ part }) => part);
    default:
      return unreachable(event);
  }
}

/** These parts of an item; missing ones are left out. */
export function partsNamed(names: readonly string[], active: ActiveItem): Parts {
  const parts: Record<string, unknown> = {};
  for (const name of names) {
    const value = partNamed(name, active);
    if (value !== undefined) parts[name] = value;
  }
  return parts;
}

function partNamed(name: string, active: ActiveItem): unknown {
  if (name.startsWith('content.')) return active.content[name.slice(8) as keyof ItemContent];
  if (name.startsWith('stock.')) return active.stock[name.slice(6)];
  if (name.startsWith('portion.')) return active.portions[name.slice(8)];
  return active[name as keyof ActiveItem];
}

/** Restores, in place, the parts of an undo. */
export function restore(
  active: { -readonly [Part in keyof ActiveItem]: ActiveItem[Part] } & {
    readonly stock: MutableStock;
    readonly portions: Record<string, Portion>;
  },
  restored: Restored,
): void {
  for (const { part, value } of restored) {
    if (part.startsWith('content.')) {
      const { [part.slice(8) as keyof ItemContent]: _, ...content } = active.content;
      active.content = { ...content, ...(value !== undefined && { [part.slice(8)]: value }) } as ItemContent;
    } else if (part.startsWith('stock.')) put(active.stock, part.slice(6), value);
    else if (part.startsWith('portion.')) put(active.portions, part.slice(8), value);
    else Object.assign(active, { [part]: value });
  }
}

function put<Value>(all: Record<string, Value>, name: string, value: unknown): void {
  if (value === undefined) delete all[name];
  else all[name] = value as Value;
}

const inContent = (field: string): string => `content.${field}`;
const atPlace = ({ locationId }: { readonly locationId: string | null }): string =>
  `stock.${stockKey(locationId)}`;
const portion = ({ portionId }: { readonly portionId: string }): string => `portion.${portionId}`;
