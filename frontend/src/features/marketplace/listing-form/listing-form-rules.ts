import { zodResolver } from '@hookform/resolvers/zod';
import { moneyMessage } from '@modules/kernel/http/amounts.schemas';
import { isVehicleCategory, ListingBody } from '@modules/marketplace/listing.schemas';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { bodyOf, isPriced, type ListingFields } from './listing-form-fields';

/** Minimum age of a vehicle in years: 25 is the public rule, 20 the enforced one. */
export const enforcedAge = 20;
export const publicAge = 25;

/** Why a typed place is invalid, as a message. */
type PlaceProblem = (text: string) => Promise<string | undefined>;

/** Validates the form as the server would, with helpful messages. `refusalOf` returns the problem of a typed place,
 *  if any.
 *  out     the contract's ListingBody */
export function listingResolver(refusalOf: PlaceProblem): Resolver<ListingFields, unknown, ListingBody> {
  const check = zodResolver(listingRules(refusalOf), { error: messageFor }) as unknown as Resolver<
    Readonly<Record<string, unknown>>,
    unknown,
    ListingBody
  >;
  return (fields, context, options) =>
    check(bodyOf(fields), context, options as never) as unknown as ReturnType<
      Resolver<ListingFields, unknown, ListingBody>
    >;
}

/** Checks a vehicle's year: refused, young (with a notice), or fine. */
export function vehicleAge(year: number, now = new Date()): 'too-new' | 'young' | 'classic' {
  const age = now.getUTCFullYear() - year;
  return age < enforcedAge ? 'too-new' : age < publicAge ? 'young' : 'classic';
}

function listingRules(refusalOf: PlaceProblem) {
  const place = z
    .unknown()
    .refine((given) => given !== undefined, 'Enter where it is: a ZIP code, or a city and state.')
    .superRefine(async (given, context) => {
      const message = hasText(given) && (await refusalOf(given.text));
      if (message) context.addIssue({ code: 'custom', message });
    });
  return ListingBody.extend({ place: place.pipe(ListingBody.shape.place) }).superRefine(
    (body, context) => {
      for (const [path, message] of ruleViolations(body)) context.addIssue({ code: 'custom', path, message });
    },
    { when: () => true },
  );
}

type RuleViolation = readonly [path: (string | number)[], message: string];

/** Rules across fields, for values that may be incomplete.
 *  source  modules/marketplace/listing/content.rules.ts */
function ruleViolations(body: Partial<ListingBody>): readonly RuleViolation[] {
  const found: RuleViolation[] = [];
  if (body.listingType === 'wanted') found.push(...wantedViolations(body));
  else if (body.priceMode && isPriced(body.priceMode) && !body.price)
    found.push([['price'], 'Enter a price, or choose “Ask for price”, “Trade” or “Free”.']);
  const year = body.vehicle?.year;
  if (typeof year === 'number' && year >= 1885 && vehicleAge(year) === 'too-new')
    found.push([['vehicle', 'year'], tooNew()]);
  (body.fitment ?? []).forEach(({ yearFrom, yearTo }, row) => {
    if (yearFrom > yearTo)
      found.push([['fitment', row, 'yearTo'], 'The last year cannot be before the first.']);
  });
  return found;
}

function wantedViolations(body: Partial<ListingBody>): readonly RuleViolation[] {
  const found: RuleViolation[] = [];
  if ((body.priceMode === 'fixed' || body.wanted?.isLimitPrivate) && !body.price)
    found.push([['price'], 'Enter the most you would pay, or choose “Open to offers”.']);
  if (body.categoryPrimary && isVehicleCategory(body.categoryPrimary) && !body.fitment?.length)
    found.push([['fitment'], 'Add the vehicle you are looking for: make, model and years.']);
  return found;
}

const tooNew = () =>
  `This is a place for classics: the model year has to be ${new Date().getUTCFullYear() - enforcedAge} or earlier.`;

/** Messages for the contract's errors. Undefined keeps the contract's own message. */
function messageFor(
  issue: {
    readonly code?: string;
    readonly path?: readonly PropertyKey[];
    readonly input?: unknown;
  } & object,
): string | undefined {
  const name = String(issue.path?.at(-1) ?? '');
  if (name === 'price' && typeof issue.input === 'string') return moneyMessage;
  if (name in MESSAGES) return MESSAGES[name];
  if (issue.code === 'too_big' && 'maximum' in issue)
    return `Keep it to ${String(issue.maximum)} characters.`;
  if (issue.code === 'too_small' || issue.code === 'invalid_type') return BLANK[name] ?? 'Fill this in.';
  if (issue.code === 'invalid_value') return 'Choose one of these.';
  return undefined;
}

const BLANK: Readonly<Record<string, string>> = {
  title: 'Enter a title.',
  make: 'Enter the make, like Chevrolet.',
  model: 'Enter the model, like Bel Air.',
};

const MESSAGES: Readonly<Record<string, string>> = {
  year: 'Enter the model year in four digits, like 1967.',
  yearFrom: 'Enter the first year in four digits, like 1965.',
  yearTo: 'Enter the last year in four digits, like 1968.',
  mileage: 'Enter the mileage in whole miles, or leave it blank.',
  quantity: 'Enter how many there are, 1 to 9,999.',
  price: 'Enter a price of at most $10,000,000.',
  number: 'Enter the number, or remove this row.',
};

const hasText = (given: unknown): given is { readonly text: string } =>
  typeof given === 'object' && given !== null && 'text' in given && typeof given.text === 'string';
