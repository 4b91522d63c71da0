/** Letters and digits that nobody confuses: no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const alphabet = '34679ACDEFGHJKMNPQRTWXY';
const base = alphabet.length;
/** Characters before the check character: 23^9, about 1.8 million million codes. */
const length = 9;

/** The short code of a label derived from these bytes, with its check character: 'K7QF3-MWXT6'.
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

/** Normalizes a typed code to its stored form; undefined when it is invalid: a character is wrong, or two are swapped.
 *  source  README, Codes */
export function readShortCode(typed: string): string | undefined {
  const signs = typed.toUpperCase().replace(/[\s-]/g, '');
  if (signs.length !== length + 1 || [...signs].some((sign) => !alphabet.includes(sign))) return undefined;
  return checkSign(signs.slice(0, length)) === signs.at(-1) ? signs : undefined;
}

/** Why a typed code is invalid: too few or too many characters, an unknown character, or a wrong one; null for a valid code. */
export function whatIsWrong(typed: string): 'length' | 'sign' | 'check' | null {
  if (readShortCode(typed) !== undefined) return null;
  const signs = [...typed.toUpperCase().replace(/[\s-]/g, '')];
  if (signs.some((sign) => !alphabet.includes(sign))) return 'sign';
  return signs.length === length + 1 ? 'check' : 'length';
}

/** A code as it is printed and shown: two groups of five. */
export const printedCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** One wrong character, or two swapped neighbours, give another check character: the weights differ by one, and the base is a prime. */
function checkSign(signs: string): string {
  const sum = [...signs].reduce((total, sign, at) => total + alphabet.indexOf(sign) * (at + 1), 0);
  return alphabet.charAt(sum % base);
}
