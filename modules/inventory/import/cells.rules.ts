import { amountMessage, readSigned } from '../../kernel/http/amounts.schemas.js';

/** How values are written in the cells of a CSV file. Each `…Text` is read back by its `read…`; the readers also accept what people type. Pure. */

/** Thrown by a reader: a sentence for the person who fills in the file. */
export class BadCell extends Error {}

/** A cell that no spreadsheet takes for a formula: `=1+1` becomes `'=1+1`. Plain numbers stay.
 *  source  OWASP, CSV Injection */
export const safeCell = (text: string): string =>
  formulaLike.test(text) && !plainNumber.test(text) ? `'${text}` : text;

/** The text that `safeCell` was given. It also unwraps ="0012345", which programs write so that spreadsheets do not read a number. */
export function readSafeCell(cell: string): string {
  if (cell.startsWith("'") && formulaLike.test(cell.slice(1))) return cell.slice(1);
  const [, text] = /^="((?:[^"]|"")*)"$/.exec(cell.trim()) ?? [];
  return text?.replaceAll('""', '"') ?? cell;
}

const formulaLike = /^'*[=+\-@\t\r]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

/** Several texts in one cell: 'chrome; needs paint'. A separator within a text has a backslash before it. */
export const listText = (texts: readonly string[], separator: string, others = ''): string =>
  texts.map((text) => escaped(text, separator.trim() + others)).join(separator);

/** The texts of a cell, split at any of these separators. */
export function readList(cell: string, separators: string): readonly string[] {
  const texts: string[] = [''];
  for (let at = 0; at < cell.length; at++) {
    const sign = cell.charAt(at);
    const next = cell.charAt(at + 1);
    const last = texts.length - 1;
    if (sign === '\\' && next !== '' && (next === '\\' || separators.includes(next))) {
      texts[last] += next;
      at += 1;
    } else if (separators.includes(sign)) texts.push('');
    else texts[last] += sign;
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}

const escaped = (text: string, separators: string): string =>
  [...text].map((sign) => (sign === '\\' || separators.includes(sign) ? `\\${sign}` : sign)).join('');

/** 1,250.50, $1250.5, "12 lbs", and 1.5E-07 as programs write it: the number; null for an empty cell.
 *  errors  BadCell */
export function readNumber(cell: string): number | null {
  if (cell === '') return null;
  if (cell.length > longestNumber) throw new BadCell(`“${short(cell)}” is not a number.`);
  const bare = cell.replace(/\s*(usd|in|inches|lbs?|pounds|")\.?\s*$/i, '').trim();
  const number = byProgram.test(bare) ? Number(bare) : readSigned(bare);
  const isRounded = /^\d{16,}$/.test(bare) && String(number) !== bare;
  if (typeof number !== 'number' || isRounded)
    throw new BadCell(`“${short(cell)}” is not a number.${/\d/.test(cell) ? ` ${amountMessage}` : ''}`);
  return number;
}

/** Inches or pounds in fractions: 3 1/2, 3-1/2", ½, 3½; else as `readNumber`.
 *  errors  BadCell */
export function readMeasure(cell: string): number | null {
  const bare = cell
    .replace(/[\u00bc-\u00be\u2150-\u215e]/g, (sign) => ` ${sign.normalize('NFKD')}`)
    .replaceAll('\u2044', '/')
    .replace(/[\u2033\u201d]$/, '"')
    .trim();
  const [, whole = '0', over, under] =
    /^(?:(\d{1,4})(?:\s+|\s?-\s?))?(\d{1,2})\/([1-9]\d?)\s*(?:in|inch|inches|lbs?|pounds|")?\.?$/i.exec(
      bare,
    ) ?? [];
  return over === undefined ? readNumber(bare) : Number(whole) + Number(over) / Number(under);
}

/** Accepts any number of digits. */
const byProgram = /^-?\d+(\.\d+)?(e[+-]\d+)?$/i;

/** Dollars, rounded to cents; null for an empty cell. 1.250 is refused, because it may mean 1,250.
 *  errors  BadCell */
export function readDollars(cell: string): number | null {
  refuseThousands(cell);
  const dollars = readNumber(cell);
  return dollars === null ? null : Math.round(dollars * 100) / 100;
}

/** A quantity: a whole number; '?' is null, nobody has counted; an empty cell is one.
 *  errors  BadCell */
export function readQuantity(cell: string): number | null {
  if (cell === '') return 1;
  if (/^(\?|unknown|not counted)$/i.test(cell)) return null;
  refuseThousands(cell);
  const quantity = readNumber(cell.replace(/\s*\b(pcs?|pieces?|ea|each|units?)\.?$/i, '')) ?? 1;
  if (!Number.isInteger(quantity) || quantity < 0)
    throw new BadCell(`“${short(cell)}” is not a whole number. Write ? where nobody has counted.`);
  return quantity;
}

/** errors  BadCell */
function refuseThousands(cell: string): void {
  if (/^\D*[1-9]\d{0,2}\.\d{3}\D*$/.test(cell))
    throw new BadCell(`“${short(cell)}” is not clear. Write 1,250 for thousands, or 1.25.`);
}

export const quantityCell = (quantity: number | null): string => (quantity === null ? '?' : String(quantity));

/** yes, no, true, false, x; null for an empty cell.
 *  errors  BadCell */
export function readYesNo(cell: string): boolean | null {
  if (cell === '') return null;
  if (/^(yes|y|true|1|x)$/i.test(cell)) return true;
  if (/^(no|n|false|0)$/i.test(cell)) return false;
  throw new BadCell(`“${short(cell)}” is neither yes nor no.`);
}

/** One of these words, in any case, with blanks or dashes; null for an empty cell.
 *  errors  BadCell */
export function readWord<Word extends string>(cell: string, words: readonly Word[]): Word | null {
  if (cell === '') return null;
  const found = words.find((word) => lettersAndDigits(word) === lettersAndDigits(cell));
  if (found === undefined) throw new BadCell(`“${short(cell)}” is none of ${words.join(', ')}.`);
  return found;
}

/** A heading or a word without case, blanks and punctuation. */
export const lettersAndDigits = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A longer text is not a number. */
const longestNumber = 60;

/** The part of a cell that an error message quotes. */
export const short = (cell: string): string => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell);
