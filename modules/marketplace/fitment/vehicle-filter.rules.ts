import { wordsOf } from './models.rules.js';
import { vehicleKey } from './vehicle-key.rules.js';
import { makeAt, modelAt } from './vehicle-names.rules.js';

/** A make and a model as people write them: "chevy" is Chevrolet and "bel-air" Bel Air. What is not in the list of
 *  names stays as it is. Pure. */
export function namesOf({ make, model = '' }: { readonly make: string; readonly model?: string }): {
  readonly make: string;
  readonly model: string;
} {
  const words = wordsOf(make);
  const named = makeAt(words);
  const ofMake = named?.length === words.length ? named.make : oneLine(make);
  const typed = wordsOf(model);
  const known = modelAt(ofMake, typed);
  return { make: ofMake, model: known && known.length === typed.length ? known.model : oneLine(model) };
}

/** What is compared when listings are narrowed by a vehicle: "F-100", "F 100" and "f100" are one.
 *  out  only letters and digits; '' for a name without any */
export function filterKeys(vehicle: { readonly make: string; readonly model?: string }): {
  readonly make: string;
  readonly model: string;
} {
  const { make, model } = namesOf(vehicle);
  return { make: keyOf(make), model: keyOf(model) };
}

const keyOf = (name: string): string => vehicleKey({ make: name }).replaceAll('-', '');
const oneLine = (name: string): string => name.replace(/\s+/g, ' ').trim();
