/* The one parser of amounts for fields, addresses and files. Ambiguous text is refused, never guessed. */

export const amountMessage = 'Write 12.50: a point before the fraction, a comma only before three digits.';
export const moneyMessage = 'Write 12.50: a point before the cents, a comma only before three digits.';
export const wholeMessage = 'Write a whole number, like 1,250.';

/** A number as people write it: "12.50", "1,250", "$1,250.50", ".5". A comma or a blank is accepted only before three digits.
 *  out     null for an empty text; undefined for an ambiguous text ("12,50", "1.500,00", "0,500") or for other text ("1e3", "0x10") */
export function readAmount(text: string): number | null | undefined {
  const bare = text
    .trim()
    .replace(/^(us)?\$\s*/i, '')
    .replace(/\s*usd$/i, '');
  if (bare === '') return text.trim() === '' ? null : undefined;
  const digits = bare.replace(/[,\s]/g, '');
  return figures.test(bare) && digits.length <= maxDigits ? Number(digits) : undefined;
}

/** The same, with an optional minus. */
export function readSigned(text: string): number | null | undefined {
  const [, minus, rest = ''] = /^\s*([-\u2212])?(.*)$/s.exec(text) ?? [];
  if (minus === undefined) return readAmount(text);
  const amount = readAmount(rest);
  return amount ? -amount : (amount ?? undefined);
}

/** The same for money, in whole cents: it has at most two decimals.
 *  units   cents */
export function readCents(text: string): number | null | undefined {
  if (/\.\d{3,}/.test(text)) return undefined;
  const dollars = readAmount(text);
  return typeof dollars === 'number' ? Math.round(dollars * 100) : dollars;
}

/** The same for counts: without a decimal point. */
export function readWhole(text: string): number | null | undefined {
  return text.includes('.') ? undefined : readAmount(text);
}

/** With more digits, a JavaScript number would be rounded. */
const maxDigits = 15;
const figures = /^(?:(?:\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+)(?:\.\d*)?|\.\d+)$/;
