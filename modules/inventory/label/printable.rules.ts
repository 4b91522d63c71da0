import { circledNumber, signsAlone, writtenLetters, writtenSigns } from './printed-signs.rules.js';

/** A text in the characters that Helvetica prints (Windows-1252). Other characters become their usual spelling: ⅜
 *  is 3/8, 1⅛ is 1-1/8, ″ is ". Emoji become a blank, and characters without a Latin form a "?". Removing characters
 *  never joins two numbers. */
export function printable(text: string): string {
  const plain = withPlainNumbers(text.normalize('NFC').replace(blanks, ' '));
  const parts = [...plain].map((sign, at, all) => ({ sign, as: printedAs(sign, all[at - 1], all[at + 1]) }));
  const printed = parts.reduce(joined, { text: '', isSeam: false }).text.replace(/ +/g, ' ').trim();
  return printed || (text.trim() ? unknown : '');
}

const unknown = '?';
/** Space of any width, control characters, and invisible letters. */
const blanks = /[\p{Z}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]+/gu;

/**
 * Digits of any script as ASCII digits, fractions with a slash, powers with ^. Invisible characters are replaced
 * first: between two digits they leave a blank.
 */
function withPlainNumbers(text: string): string {
  return text
    .replace(/\p{Nd}/gu, digitOf)
    .replaceAll('\u00ad', '-')
    .replace(/(\d)\p{Default_Ignorable_Code_Point}+(?=\d)/gu, '$1 ')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('\u20e3', ' ') // the keycap around a digit
    .replace(
      /(.?)([⁰¹²³⁴-⁹]+)(?:[⁄∕]([₀-₉]+|\d+)|\/([₀-₉]+))(?=(.?))/gu,
      (_, before, over, under, low, after) => fraction(before, [over, under ?? low], after),
    )
    .replace(/(.?)([⅐-⅞↉])(?=(.?))/gu, (_, before, sign: string, after) =>
      fraction(before, sign.normalize('NFKD').split('⁄'), after),
    )
    .replace(/(.?)⅟/gu, (_, before: string) => `${before}${between(before)}1/`)
    .replace(/(.?)([¹²³⁰⁴-⁹⁺⁻⁼⁽⁾]+)(?=(.?))/gu, power)
    .replace(/(.?)([₀-₉]+)(?=(.?))/gu, (_, before: string, index: string, after: string) =>
      apart(`${before}${/\d/.test(before) ? '_' : ''}${index.normalize('NFKD')}`, after),
    );
}

/** Digits come in blocks of ten in Unicode, so the value of a digit is the number of digits before it in its block. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return sign;
  const compatible = sign.normalize('NFKD');
  if (/^\d$/.test(compatible)) return compatible;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

function fraction(before: string, [over = '', under = '']: readonly string[], after: string): string {
  const line = `${over.normalize('NFKD')}/${under.normalize('NFKD')}`;
  return apart(`${before}${between(before)}${line}`, after);
}

/** Separates a whole number from its fraction, and a word from a fraction. */
const between = (before: string): string =>
  /\d/.test(before) ? '-' : /[\p{L}\p{No}]/u.test(before) ? ' ' : '';

/** A number that is not next to another one. */
const apart = (number: string, after: string): string => (/[\d\p{No}]/u.test(after) ? `${number} ` : number);

function power(whole: string, before: string, raised: string, after: string): string {
  if (/^[¹²³]+$/.test(raised)) return whole;
  const sign = /[\p{L}\d)]/u.test(before) ? '^' : '';
  return apart(`${before}${sign}${raised.normalize('NFKD').replaceAll('−', '-')}`, after);
}

/** The printed form of one character; '' when it adds nothing to the previous one, such as an accent. */
function printedAs(sign: string, before = '', after = ''): string {
  if (isPrinted(sign)) return sign;
  const isInWord = isGreek(before) || isGreek(after);
  const lone = isInWord ? undefined : signsAlone.get(sign);
  const known = lone ?? writtenSigns.get(sign) ?? writtenLetters.get(sign) ?? circledNumber(sign);
  if (known !== undefined) return lone === 'ohm' && /\d/.test(before) ? ` ${known}` : known;
  if (/\p{M}/u.test(sign)) return '';
  const parts = [...sign.normalize('NFKD')];
  if (parts.length > 1 || parts[0] !== sign) return parts.map((part) => printedAs(part)).join('');
  return /\p{Extended_Pictographic}|\p{Emoji}|[\u{1f1e6}-\u{1f1ff}]/u.test(sign) ? ' ' : unknown;
}

interface Joined {
  readonly text: string;
  /** Whether the text between the last character and the next was replaced. */
  readonly isSeam: boolean;
}

function joined(
  { text, isSeam }: Joined,
  { sign, as }: { readonly sign: string; readonly as: string },
): Joined {
  const isReplaced = as !== sign;
  const wouldRun = (isSeam || isReplaced) && /\d$/.test(text) && /^\d/.test(as);
  return { text: `${text}${wouldRun ? ' ' : ''}${as}`, isSeam: isReplaced || (isSeam && as === '') };
}

const isGreek = (sign: string): boolean => /\p{Script=Greek}/u.test(sign);

const isPrinted = (sign: string): boolean =>
  /^[ -~\u00a1-\u00ac\u00ae-\u00ff]$/.test(sign) || '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'.includes(sign);
