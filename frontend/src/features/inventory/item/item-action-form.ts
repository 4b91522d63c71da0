import type { ItemActionRequest } from '@entities/inventory/item.mutations';
import type { ItemAction, ItemDetail, writeOffReasons } from '@modules/inventory/item.schemas';
import { moneyMessage, readWhole } from '@modules/kernel/http/amounts.schemas';
import { dollarsIn, isUnread, type MoneyValue } from '@ui/forms/money-value';

export type DialogAction = Exclude<ItemAction, 'edit' | 'list' | 'merge'>;

/** The values in the dialogs of an item; each dialog uses some of them. */
export type ActionFields = {
  readonly fromId: string | null;
  readonly toId: string | null;
  /** As typed; '' means all, or an unknown quantity in a count. */
  readonly quantity: string;
  readonly with: string;
  readonly dueOn: string;
  readonly reason: string;
  readonly why: (typeof writeOffReasons)[number];
  readonly cents: MoneyValue;
};

type ActionForm = {
  readonly title: string;
  readonly action: string;
  readonly done: string;
  /** Whether it concerns one of the places of the item. */
  readonly asksPlace: boolean;
  /** Whether an empty number has a meaning. */
  readonly quantity: 'needed' | 'or-all' | 'or-unknown' | 'none';
};

export const actionForms: Readonly<Record<DialogAction, ActionForm>> = {
  count: {
    title: 'Count',
    action: 'Save the count',
    done: 'Counted',
    asksPlace: true,
    quantity: 'or-unknown',
  },
  add: { title: 'Add more', action: 'Add', done: 'Added', asksPlace: false, quantity: 'needed' },
  remove: {
    title: 'Take some out',
    action: 'Take out',
    done: 'Taken out',
    asksPlace: true,
    quantity: 'needed',
  },
  move: { title: 'Move', action: 'Move', done: 'Moved', asksPlace: true, quantity: 'or-all' },
  split: {
    title: 'Split some off as a new item',
    action: 'Split off',
    done: 'Split off',
    asksPlace: true,
    quantity: 'needed',
  },
  loan: { title: 'Lend', action: 'Lend', done: 'Lent', asksPlace: true, quantity: 'or-all' },
  install: {
    title: 'Install in a car',
    action: 'Install',
    done: 'Installed',
    asksPlace: true,
    quantity: 'or-all',
  },
  'write-off': {
    title: 'Lost, damaged or thrown away',
    action: 'Write off',
    done: 'Written off',
    asksPlace: true,
    quantity: 'or-all',
  },
  sell: {
    title: 'Sold elsewhere',
    action: 'Record the sale',
    done: 'Sale recorded',
    asksPlace: false,
    quantity: 'or-all',
  },
  delete: { title: 'Delete it?', action: 'Delete', done: 'Deleted', asksPlace: false, quantity: 'none' },
};

/** The problems of the typed values, by field. */
export function problemsOf(action: DialogAction, fields: ActionFields): Readonly<Record<string, string>> {
  const quantity = readWhole(fields.quantity);
  const least = action === 'count' ? 0 : 1;
  const isNumber = typeof quantity === 'number' && quantity >= least && quantity <= 1_000_000;
  const isNeeded = actionForms[action].quantity === 'needed' || fields.quantity !== '';
  return {
    ...(actionForms[action].quantity !== 'none' &&
      isNeeded &&
      !isNumber && { quantity: `Enter a whole number, ${least} or more.` }),
    ...(action === 'sell' && isUnread(fields.cents) && { cents: moneyMessage }),
    ...(action === 'loan' && fields.with.trim() === '' && { with: 'Enter who has it.' }),
    ...(action === 'install' && fields.with.trim() === '' && { with: 'Enter which car it is in.' }),
    ...(action === 'move' &&
      fields.fromId === fields.toId && { toId: 'It is there already. Choose another place.' }),
  };
}

/** The command with the typed values. */
export function commandOf(action: DialogAction, fields: ActionFields): ItemActionRequest {
  const { fromId: locationId, toId, reason, why } = fields;
  const orNull = readWhole(fields.quantity) ?? null;
  const number = orNull ?? 0;
  const words = fields.with.trim();
  switch (action) {
    case 'count':
      return { type: action, body: { locationId, quantity: orNull, reason } };
    case 'add':
      return { type: action, body: { locationId: toId, quantity: number, reason } };
    case 'remove':
    case 'split':
      return { type: action, body: { locationId, quantity: number, reason } };
    case 'move':
      return { type: action, body: { fromId: locationId, toId, quantity: orNull } };
    case 'loan':
      return {
        type: action,
        body: { locationId, quantity: orNull, to: words, dueOn: fields.dueOn || null },
      };
    case 'install':
      return { type: action, body: { locationId, quantity: orNull, into: words } };
    case 'write-off':
      return { type: action, body: { locationId, quantity: orNull, why, reason } };
    case 'sell':
      return {
        type: action,
        body: { quantity: orNull, price: dollarsIn(fields.cents) },
      };
    case 'delete':
      return { type: action };
  }
}

export const blankAction = ({ stock }: ItemDetail, action: DialogAction): ActionFields => {
  const first = stock[0]?.locationId ?? null;
  return {
    fromId: first,
    toId: action === 'move' ? null : first,
    quantity: '',
    with: '',
    dueOn: '',
    reason: '',
    why: 'lost',
    cents: null,
  };
};
