/** The word by which a make, or a make and a model, is followed, and by which its posts are found: "Chevrolet", "Bel Air" is `chevrolet.bel-air`.
 *  Only what is a letter or a digit counts, so that "C-10" and "c 10" are one.
 *  source  README, Words */
export function vehicleKey({
  make,
  model,
}: {
  readonly make: string;
  readonly model?: string | null;
}): string {
  const [ofMake, ofModel] = [slug(make), slug(model ?? '')];
  return ofModel ? `${ofMake}.${ofModel}` : ofMake;
}

/** The make and model of a car, as sales are compared: "F-100" and "F100" are one. */
export const keyOfCar = (car: { readonly make: string; readonly model: string }): string =>
  vehicleKey(car).replaceAll('-', '');

/** The key of the make alone, of any key. */
export const makeOf = (key: string): string => key.split('.')[0] ?? key;

/** Whether it is such a key, as it comes in an address. */
export const isVehicleKey = (key: string): boolean => isKey.test(key);

const isKey = /^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*(\.[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*)?$/u;

/** "Citroën" is `citroen`. */
const slug = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
