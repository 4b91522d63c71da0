import { fitmentBody } from '@entities/part-form/part-fields';
import { zodResolver } from '@hookform/resolvers/zod';
import { NewItemBody, type NewItemBodyInput } from '@modules/inventory/item.schemas';
import { amountMessage, moneyMessage } from '@modules/kernel/http/amounts.schemas';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { type ItemFields, itemBodyOf } from './item-fields';

export type CheckedItem = z.output<typeof NewItemBody>;

/** The fields of the form in the order on the page. */
export const itemFieldOrder = [
  'title',
  'quantity',
  'locationId',
  'type',
  'description',
  'condition',
  'conditionNotes',
  'partNumbers',
  'fitment',
  'origin',
  'donorVehicle',
  'size',
  'acquired',
  'asking',
  'minimum',
  'tags',
  'notes',
  'customFields',
  'visibility',
] as const;

/** Checks the form as the server would, with helpful messages.
 *  out     the contract's NewItemBody
 *  source  modules/inventory/item/content.rules.ts */
export const itemResolver: Resolver<ItemFields, unknown, CheckedItem> = async (fields, context, options) => {
  const checked = await check(itemBodyOf(fields) as NewItemBodyInput, context, options as never);
  const { categorySub, ...errors } = checked.errors as FieldErrors<Record<string, unknown>>;
  const found = { ...errors, ...(categorySub && { type: categorySub }), ...acrossFields(fields) };
  return (Object.keys(found).length > 0 ? { values: {}, errors: found } : checked) as Awaited<
    ReturnType<Resolver<ItemFields, unknown, CheckedItem>>
  >;
};

const check = zodResolver(NewItemBody, { error: messageFor }) as unknown as Resolver<
  NewItemBodyInput,
  unknown,
  CheckedItem
>;

/** Rules across fields. */
function acrossFields({ fitment, asking, minimum }: ItemFields): object {
  const reversed = fitmentBody(fitment).map(({ yearFrom = 0, yearTo = 0 }) =>
    yearTo < yearFrom
      ? { yearTo: { type: 'custom', message: 'The last year cannot be before the first.' } }
      : undefined,
  );
  return {
    ...(reversed.some(Boolean) && { fitment: reversed }),
    ...(typeof asking === 'number' &&
      typeof minimum === 'number' &&
      minimum > asking && {
        minimum: { type: 'custom', message: 'The lowest price is more than the asking price.' },
      }),
  };
}

/** Messages for the contract's errors. Undefined keeps the contract's own message. */
function messageFor(
  issue: {
    readonly code?: string;
    readonly path?: readonly PropertyKey[];
    readonly input?: unknown;
  } & object,
): string | undefined {
  const name = String(issue.path?.at(-1) ?? '');
  if (PRICES.has(name) && typeof issue.input === 'string') return moneyMessage;
  if (name === 'value' && Number.isNaN(issue.input)) return amountMessage;
  if (name in MESSAGES) return MESSAGES[name];
  if (name === 'title' && issue.code === 'too_small') return undefined;
  if (issue.code === 'too_big' && 'maximum' in issue) return `Keep it to ${String(issue.maximum)}.`;
  if (issue.code === 'too_small' || issue.code === 'invalid_type') return 'Fill this in.';
  return undefined;
}

const PRICES: ReadonlySet<string> = new Set(['price', 'asking', 'minimum']);

const MESSAGES: Readonly<Record<string, string>> = {
  quantity: 'Enter a whole number, or check “I don’t know”.',
  yearFrom: 'Enter the first year in four digits, like 1965.',
  yearTo: 'Enter the last year in four digits, like 1968.',
  make: 'Enter the make, like Chevrolet.',
  model: 'Enter the model, like Bel Air.',
  number: 'Enter the number, or remove this row.',
  name: 'Enter a name, or remove this row.',
  value: 'Fill this in, or remove this row.',
  length: `In inches. ${amountMessage}`,
  width: `In inches. ${amountMessage}`,
  height: `In inches. ${amountMessage}`,
  weight: `In pounds. ${amountMessage}`,
};
