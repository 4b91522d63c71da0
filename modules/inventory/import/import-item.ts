import type { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { type CommandMetadata, foldEvents } from '../../kernel/decider/decider.js';
import { conflict, DomainError } from '../../kernel/decider/errors.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { openItemOf } from '../item/guards.rules.js';
import { type ItemCommand, itemDecider } from '../item/item.decider.js';
import { itemEvents } from '../item/item.events.js';
import { type Item, itemState } from '../item/item.state.js';
import { locationOf, type Stock, stockKey } from '../item/quantities.rules.js';
import { notShownYet, opens } from '../item/visibility.rules.js';
import { itemBodyOf, itemContentOf } from '../item-content.js';
import { issueLabel } from '../label/issue-label.js';
import type { ImportMapping } from './import.schemas.js';
import { mergedBody } from './merged-body.rules.js';
import type { PlannedItem } from './plan-import.js';

export interface ItemImport {
  readonly bus: CommandBus;
  readonly eventStore: DomainEventStore;
  /** Its command id is the id of the import. */
  readonly meta: CommandMetadata;
  readonly mapping: ImportMapping;
  readonly headers: readonly string[];
  readonly known: 'keep' | 'change';
  /** Ids of the file that exist in the read model: the other items are most likely new. */
  readonly isThere: (id: string) => boolean;
  /** Whether others may see the owner's items. */
  readonly mayShow: boolean;
  /** Called between the places of an item. */
  readonly isCancelled: () => Promise<boolean>;
}

export interface Imported {
  readonly outcome: 'added' | 'changed' | 'unchanged';
  readonly position: number;
}

type Bare<Command> = Command extends { readonly meta: unknown } ? Omit<Command, 'meta'> : never;
type StockLine = { readonly locationId: string | null; readonly quantity: number | null };

/** The ids under which an item of a file may be in the inventory: its own, or the one that an import gave it. */
export const idsOf = (ownerId: string, ref: string): readonly string[] => [
  ...(uuid.test(ref) ? [ref.toLowerCase()] : []),
  deterministicId('imported item', ownerId, ref),
];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Put an item of a file into the inventory, or update the existing one from the file. A repeat changes nothing.
 *  errors  those of AddItem, or of ReviseItem, CountStock and MoveStock */
export async function importItem(
  context: ItemImport,
  planned: PlannedItem,
  lines: readonly StockLine[],
): Promise<Imported> {
  const { eventStore, meta, known } = context;
  if (!idsOf(meta.actor.id, planned.ref).some(context.isThere)) {
    const added = await add(context, planned, lines).catch(ignoringAdded);
    if (added) return added;
  }
  for (const id of idsOf(meta.actor.id, planned.ref)) {
    const history = await eventStore.read(itemEvents, id);
    const item = foldEvents(itemState, history);
    if (!item.active || item.ownerId !== meta.actor.id) continue;
    const isOurs = history[0]?.meta.commandId === commandIdOf(context, planned, 'add');
    if (isOurs) return addOthers(context, planned, id, lines.slice(1), history.at(-1)?.position ?? 0);
    return known === 'keep'
      ? { outcome: 'unchanged', position: 0 }
      : change(context, planned, { id, item }, lines);
  }
  return add(context, planned, lines);
}

/** errors  those of AddItem; NOT_SHOWN_YET (forbidden), ALREADY_ADDED (conflict) */
async function add(
  context: ItemImport,
  planned: PlannedItem,
  [first = { locationId: null, quantity: 1 }, ...others]: readonly StockLine[],
): Promise<Imported> {
  const { bus, meta } = context;
  if (!context.mayShow && opens(planned.body.visibility)) throw notShownYet();
  const id = deterministicId('imported item', meta.actor.id, planned.ref);
  const addMeta = { ...meta, commandId: commandIdOf(context, planned, 'add') };
  const code = await issueLabel(bus, 'item', id, addMeta);
  const command = {
    type: 'AddItem',
    code,
    content: itemContentOf(planned.body, planned.ref),
    ...first,
    photos: [],
    from: null,
    meta: addMeta,
  } as const;
  const { position } = await dispatch(bus, itemDecider, id, command, { isNew: true });
  return addOthers(context, planned, id, others, position);
}

function ignoringAdded(error: unknown): undefined {
  if (!(error instanceof DomainError) || error.code !== 'ALREADY_ADDED') throw error;
}

/** A new item that is at several places. */
async function addOthers(
  context: ItemImport,
  planned: PlannedItem,
  id: string,
  lines: readonly StockLine[],
  position: number,
): Promise<Imported> {
  let reached = position;
  for (const [at, line] of lines.entries()) {
    await goOn(context, `It is there, with ${at + 1} of its ${lines.length + 1} places.`);
    reached = await send(context, planned, id, `line ${at}`, { type: 'CountStock', ...line, reason: '' });
  }
  return { outcome: 'added', position: reached };
}

async function change(
  context: ItemImport,
  planned: PlannedItem,
  { id, item }: { readonly id: string; readonly item: Item },
  lines: readonly StockLine[],
): Promise<Imported> {
  const active = openItemOf(item, context.meta);
  const body = mergedBody(itemBodyOf(active.content), planned.body, context);
  if (!context.mayShow && opens(body.visibility, active.content.visibility)) throw notShownYet();
  const content = itemContentOf(body, active.content.importRef);
  let position = await send(context, planned, id, 'revise', { type: 'ReviseItem', content });
  const commands = stockCommands(active.stock, lines, context.mapping);
  for (const [at, command] of commands.entries()) {
    await goOn(context, `It has ${at} of ${commands.length} changes of its places.`);
    position = await send(context, planned, id, `stock ${at}`, command);
  }
  const isSame = (await eventsOf(context, id)) === item.steps.length;
  return { outcome: isSame ? 'unchanged' : 'changed', position };
}

const eventsOf = async ({ eventStore }: ItemImport, id: string): Promise<number> =>
  (await eventStore.read(itemEvents, id)).length;

/** The commands that change the stock to that of the file. A quantity that moved entirely from one place to another is moved; the rest is counted. */
function stockCommands(
  stock: Stock,
  lines: readonly StockLine[],
  mapping: ImportMapping,
): readonly Bare<ItemCommand>[] {
  const here = Object.entries(stock);
  const [from] = here;
  const [to] = lines;
  if (!mapping.includes('quantity') && !mapping.includes('place')) return [];
  if (!mapping.includes('place')) {
    if (here.length > 1)
      throw conflict('SEVERAL_PLACES', {
        message: 'It is in several places. Say in the file how many are in each.',
      });
    const locationId = from ? locationOf(from[0]) : null;
    return to ? [{ type: 'CountStock', locationId, quantity: to.quantity, reason: '' }] : [];
  }
  const isMove = here.length === 1 && lines.length === 1 && from && to && from[0] !== stockKey(to.locationId);
  if (isMove && (!mapping.includes('quantity') || from[1] === to.quantity))
    return [{ type: 'MoveStock', fromId: locationOf(from[0]), toId: to.locationId, quantity: null }];
  if (!mapping.includes('quantity')) return [];
  const wanted = new Map(lines.map(({ locationId, quantity }) => [stockKey(locationId), quantity]));
  const places = new Set([...here.map(([key]) => key), ...wanted.keys()]);
  return [...places].map((key) => ({
    type: 'CountStock',
    locationId: locationOf(key),
    quantity: wanted.has(key) ? (wanted.get(key) ?? null) : 0,
    reason: '',
  }));
}

/** errors  IMPORT_CANCELLED (conflict) */
async function goOn({ isCancelled }: ItemImport, sofar: string): Promise<void> {
  if (await isCancelled())
    throw conflict('IMPORT_CANCELLED', { message: `The import was cancelled here. ${sofar}` });
}

async function send(
  context: ItemImport,
  planned: PlannedItem,
  id: string,
  step: string,
  command: Bare<ItemCommand>,
): Promise<number> {
  const meta = { ...context.meta, commandId: commandIdOf(context, planned, step) };
  return (await dispatch(context.bus, itemDecider, id, { ...command, meta } as ItemCommand)).position;
}

const commandIdOf = ({ meta }: ItemImport, { ref }: PlannedItem, step: string): string =>
  deterministicId(meta.commandId, ref, step);
