import { randomInt } from 'node:crypto';

/** A short code for typing: eight letters and digits without look-alikes, about 10^11 codes. */
export function newCode(): string {
  const characters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}

/** The code without its dash, as it is compared. */
export const plainCode = (code: string): string => code.replace('-', '');

const alphabet = 'BCDFGHJKMNPQRTVWXYZ2346789';
