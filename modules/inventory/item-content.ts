import type { ItemContent } from './item/item.events.js';
import type { ItemBody } from './item.schemas.js';

/** The form as event data: money in cents, tags without duplicates. */
export function itemContentOf(
  { acquired, asking, minimum, tags, ...body }: ItemBody,
  importRef: string | null = null,
): Omit<ItemContent, 'ownerId'> {
  return {
    title: body.title,
    description: body.description,
    categoryPrimary: body.categoryPrimary,
    categorySub: body.categorySub,
    origin: body.origin,
    condition: body.condition,
    conditionNotes: body.conditionNotes,
    partNumbers: body.partNumbers,
    fitment: body.fitment,
    donorVehicle: body.donorVehicle,
    unit: body.unit,
    size: body.size,
    acquired: { on: acquired.on, from: acquired.from, cents: centsOf(acquired.price) },
    askingCents: centsOf(asking),
    minimumCents: centsOf(minimum),
    tags: [...new Set(tags)],
    notes: body.notes,
    customFields: body.customFields,
    matchOptIn: body.matchOptIn,
    visibility: body.visibility,
    importRef,
  };
}

/** The content in the shape of the form. */
export function itemBodyOf({
  ownerId: _owner,
  importRef: _ref,
  acquired,
  askingCents,
  minimumCents,
  ...content
}: ItemContent): ItemBody {
  return {
    ...content,
    acquired: { on: acquired.on, from: acquired.from, price: dollarsOf(acquired.cents) },
    asking: dollarsOf(askingCents),
    minimum: dollarsOf(minimumCents),
  } as ItemBody;
}

export const dollarsOf = (cents: number | null): number | null => (cents === null ? null : cents / 100);

export const centsOf = (dollars: number | null): number | null =>
  dollars === null ? null : Math.round(dollars * 100);
