import { type FieldProblem, fieldProblems } from '@ui/forms/field-problems';
import type { FieldErrors, FieldPath } from 'react-hook-form';
import type { ListingFields } from './listing-form-fields';

export const listingSteps = [
  { key: 'what', label: 'Photos and title' },
  { key: 'details', label: 'Details' },
  { key: 'place', label: 'Price & place' },
  { key: 'review', label: 'Review' },
] as const;
/** The steps that have fields. */
export const filledSteps = listingSteps.filter((step) => step.key !== 'review');
export type StepKey = (typeof listingSteps)[number]['key'];

/** The fields of each step, in the order on the page. */
export const stepFields: Readonly<Record<StepKey, readonly (keyof ListingFields)[]>> = {
  what: ['listingType', 'categoryPrimary', 'categorySub', 'marketSegment', 'title'],
  details: ['vehicle', 'vin', 'description', 'condition', 'origin', 'quantity', 'partNumbers', 'fitment'],
  place: ['priceMode', 'price', 'tradeFor', 'shipping', 'place', 'wanted'],
  review: [],
};

/** The step that an address names; -1 for none. Older addresses name a separate step for photos. */
export const stepIn = (address: URLSearchParams): number => {
  const asked = address.get('step');
  return listingSteps.findIndex(({ key }) => key === (asked === 'photos' ? 'what' : asked));
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

/** Every problem of these steps, in the order of the form. */
export const problemsIn = (
  errors: FieldErrors<ListingFields>,
  steps: readonly StepKey[],
): readonly FieldProblem[] =>
  fieldProblems(
    errors,
    steps.flatMap((step) => stepFields[step]),
  );
