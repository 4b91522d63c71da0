import type { FieldErrors, FieldPath } from 'react-hook-form';
import type { ListingFields } from './listing-form-fields';

export const listingSteps = [
  { key: 'what', label: 'What it is' },
  { key: 'details', label: 'Details' },
  { key: 'place', label: 'Price & place' },
  { key: 'photos', label: 'Photos' },
  { key: 'review', label: 'Review' },
] as const;
export type StepKey = (typeof listingSteps)[number]['key'];

/** The fields of each step, in the order on the page. */
export const stepFields: Readonly<Record<StepKey, readonly (keyof ListingFields)[]>> = {
  what: ['listingType', 'categoryPrimary', 'categorySub', 'marketSegment', 'title'],
  details: ['vehicle', 'vin', 'description', 'condition', 'origin', 'quantity', 'partNumbers', 'fitment'],
  place: ['priceMode', 'price', 'tradeFor', 'shipping', 'place'],
  photos: [],
  review: [],
};

export const stepIndex = (key: StepKey): number => listingSteps.findIndex((step) => step.key === key);

export function stepOf(path: string): StepKey {
  const field = path.split('.')[0];
  return listingSteps.find(({ key }) => stepFields[key].some((name) => name === field))?.key ?? 'what';
}

/** The form field that a server error refers to; some names cover a whole group. */
export function fieldNamed(path: string): FieldPath<ListingFields> {
  if (path === 'vehicle') return 'vehicle.year';
  return (path.startsWith('place') ? 'place' : path) as FieldPath<ListingFields>;
}

export type FieldProblem = { readonly path: string; readonly message: string };

/** Every problem of these fields, one by one, in the order of the form. */
export function problemsIn(
  errors: FieldErrors<ListingFields>,
  steps: readonly StepKey[],
): readonly FieldProblem[] {
  return steps.flatMap((step) => stepFields[step].flatMap((name) => leafErrors(errors[name], name)));
}

/** Puts the cursor into a field of the step that is shown. */
export function focusField(path: string): void {
  const control = document.getElementsByName(path)[0] ?? document.getElementsByName(`${path}.0.make`)[0];
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}

function leafErrors(node: unknown, path: string): readonly FieldProblem[] {
  if (typeof node !== 'object' || node === null) return [];
  const { message } = node as { readonly message?: unknown };
  if (typeof message === 'string') return [{ path, message }];
  return Object.entries(node).flatMap(([key, child]) =>
    key === 'ref' ? [] : leafErrors(child, key === 'root' ? path : `${path}.${key}`),
  );
}
