/** Letters and digits that nobody confuses: no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const alphabet = '34679ACDEFGHJKMNPQRTWXY';
const base = alphabet.length;
/** Signs before the check sign: 23^9, about 1.8 million million codes. */
const length = 9;

/** The short code of a label that these bytes choose, with its check sign: 'K7QF3-MWXT6'.
 *  in      digest  eight bytes at least */
export function shortCode(digest: Uint8Array): string {
  let rest = digest.subarray(0, 8).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  let signs = '';
  for (let at = 0; at < length; at++) {
    signs += alphabet.charAt(Number(rest % BigInt(base)));
    rest /= BigInt(base);
  }
  return signs + checkSign(signs);
}

/** A code as somebody typed it, as it is kept; undefined when it is none: a sign is wrong, or two changed places.
 *  source  README, Codes */
export function readShortCode(typed: string): string | undefined {
  const signs = typed.toUpperCase().replace(/[\s-]/g, '');
  if (signs.length !== length + 1 || [...signs].some((sign) => !alphabet.includes(sign))) return undefined;
  return checkSign(signs.slice(0, length)) === signs.at(-1) ? signs : undefined;
}

/** What keeps a typed code from being one: signs are missing or too many, one is none of ours, or one is wrong; null for a code. */
export function whatIsWrong(typed: string): 'length' | 'sign' | 'check' | null {
  if (readShortCode(typed) !== undefined) return null;
  const signs = [...typed.toUpperCase().replace(/[\s-]/g, '')];
  if (signs.some((sign) => !alphabet.includes(sign))) return 'sign';
  return signs.length === length + 1 ? 'check' : 'length';
}

/** A code as it is printed and shown: two groups of five. */
export const printedCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** One wrong sign, or two neighbours changed, give another check sign: the weights differ by one, and the base is a prime. */
function checkSign(signs: string): string {
  const sum = [...signs].reduce((total, sign, at) => total + alphabet.indexOf(sign) * (at + 1), 0);
  return alphabet.charAt(sum % base);
}
