import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, notFound, unreachable } from '../../kernel/decider/errors.js';
import type { Portion } from './active-item.state.js';
import {
  mustHave,
  mustHaveRoomAt,
  mustHaveRoomForPortion,
  mustNotBeHeld,
  openItemOf,
} from './guards.rules.js';
import type { ItemEvent, writeOffReasons } from './item.events.js';
import type { Item } from './item.state.js';

interface Leaving {
  readonly portionId: string;
  readonly locationId: string | null;
  /** null: everything at the place. */
  readonly quantity: number | null;
}

export type PortionCommand =
  | Command<'LoanItem', Leaving & { readonly to: string; readonly dueOn: string | null }>
  | Command<'InstallItem', Leaving & { readonly into: string; readonly buildId: string | null }>
  | Command<
      'WriteOffItem',
      Leaving & { readonly why: (typeof writeOffReasons)[number]; readonly reason: string }
    >
  | Command<'BringBack', { readonly portionId: string; readonly locationId: string | null }>;

/** A portion leaves its place: lent, built into a car, lost, damaged or thrown away.
 *  events  [ItemLoaned], [ItemInstalled] or [ItemWrittenOff]; [] when this portion left before
 *  errors  NOT_SO_MANY, ITEM_HELD, TOO_MANY_PORTIONS (conflict), those of an edit */
export function takeOut(
  command: CommandOf<PortionCommand, 'LoanItem' | 'InstallItem' | 'WriteOffItem'>,
  item: Item,
): readonly ItemEvent[] {
  const { portionId, locationId, quantity, meta } = command;
  const active = openItemOf(item, meta);
  if (active.portions[portionId]) return [];
  mustNotBeHeld(active);
  mustHaveRoomForPortion(active);
  mustHave(active, locationId, quantity);
  const leaving = { ownerId: item.ownerId, portionId, locationId, quantity };
  switch (command.type) {
    case 'LoanItem':
      return [event('ItemLoaned', { ...leaving, to: command.to, dueOn: command.dueOn })];
    case 'InstallItem':
      return [event('ItemInstalled', { ...leaving, into: command.into, buildId: command.buildId })];
    case 'WriteOffItem':
      return [event('ItemWrittenOff', { ...leaving, why: command.why, reason: command.reason })];
    default:
      return unreachable(command);
  }
}

/** A loan comes back, a part comes out of a car, a lost one is found.
 *  errors  PORTION_NOT_FOUND (not-found), PORTION_SOLD, TOO_MANY_PLACES (conflict), those of an edit */
export function bringBack(
  { portionId, locationId, meta }: CommandOf<PortionCommand, 'BringBack'>,
  item: Item,
): readonly ItemEvent[] {
  const active = openItemOf(item, meta);
  const portion: Portion | undefined = Object.hasOwn(active.portions, portionId)
    ? active.portions[portionId]
    : undefined;
  if (!portion) throw notFound('PORTION_NOT_FOUND', { message: 'That is already back.' });
  if (portion.kind === 'sold' || portion.kind === 'transferred')
    throw conflict('PORTION_SOLD', { message: 'That was sold. Undo the sale in the history instead.' });
  mustHaveRoomAt(active, [locationId]);
  return [event('ItemBroughtBack', { portionId, locationId })];
}
