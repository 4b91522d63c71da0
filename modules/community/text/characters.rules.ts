/** What the scanners of texts ask of one character, by its code point; undefined is the edge of the text. */

export type Code = number | undefined;

export const isSmallLetter = (code: Code): boolean => code !== undefined && code >= 97 && code <= 122;

export const isAsciiLetter = (code: Code): boolean => code !== undefined && isSmallLetter(code | 32);

export const isDigit = (code: Code): boolean => code !== undefined && code >= 48 && code <= 57;

export const isLetter = (code: Code): boolean =>
  code !== undefined && (code < 128 ? isAsciiLetter(code) : /\p{L}/u.test(String.fromCodePoint(code)));

/** A letter, an accent or a digit of any alphabet. */
export const isWordPart = (code: Code): boolean =>
  code !== undefined &&
  (code < 128 ? isAsciiLetter(code) || isDigit(code) : /[\p{L}\p{M}\p{N}]/u.test(String.fromCodePoint(code)));

export const isSpace = (code: Code): boolean =>
  code !== undefined && (code < 128 ? code <= 32 : /\s/.test(String.fromCodePoint(code)));

/** Signs that are not seen, such as those that turn the direction of what follows. */
export const isUnseen = (code: Code): boolean =>
  code !== undefined &&
  (code < 128 ? code < 32 || code === 127 : /[\p{Cc}\p{Cf}]/u.test(String.fromCodePoint(code)));

export const widthOf = (code: number): number => (code > 0xffff ? 2 : 1);

/** The character that ends before this place. */
export function codeBefore(text: string, at: number): Code {
  if (at === 0) return undefined;
  const unit = text.codePointAt(at - 1);
  const isSecondHalf = unit !== undefined && unit >= 0xdc00 && unit <= 0xdfff;
  return isSecondHalf && at > 1 ? text.codePointAt(at - 2) : unit;
}
