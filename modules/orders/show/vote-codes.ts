import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../../kernel/encryption/derived-key.js';

/** Digits and letters that nobody takes for each other. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 8;

/** The code of a number on a date: "117-K7QF-3MWX". It follows from the installation's secret, so that nothing is stored: 40 bits beside the number, of which
 *  nobody guesses one.
 *  source  ADR 0117 */
export function voteCode(secret: string, dateId: string, number: number): string {
  const mark = markOf(secret, dateId, number);
  return `${number}-${mark.slice(0, 4)}-${mark.slice(4)}`;
}

/** The number of a code of this date, however it is typed; undefined for any other. */
export function numberOfCode(secret: string, dateId: string, code: string): number | undefined {
  const typed = plain(code);
  const digits = typed.slice(0, -length);
  if (!/^\d{1,6}$/.test(digits)) return undefined;
  const given = Buffer.from(typed.slice(-length));
  const number = Number(digits);
  const expected = Buffer.from(markOf(secret, dateId, number));
  const isRight = given.length === expected.length && timingSafeEqual(given, expected);
  return isRight && number > 0 ? number : undefined;
}

/** Letters that look like others are those. */
const plain = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll('U', 'V');

function markOf(secret: string, dateId: string, number: number): string {
  const digest = createHmac('sha256', derivedKey(secret, 'votes of visitors'))
    .update(`${dateId} ${number}`)
    .digest();
  return Array.from({ length }, (_, at) => signs[(digest[at] ?? 0) % signs.length]).join('');
}
