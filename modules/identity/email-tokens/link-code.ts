import { randomInt } from 'node:crypto';

/** A short code that a person types: eight letters and digits without look-alikes, some 10^11 of them. */
export function newCode(): string {
  const signs = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** The code as it is compared: without the dash. */
export const plainCode = (code: string): string => code.replace('-', '');

const alphabet = 'BCDFGHJKMNPQRTVWXYZ2346789';
