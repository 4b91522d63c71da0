import { isSpace, isUnseen, isWordPart, widthOf } from './characters.rules.js';

/** The address of a link, or undefined for what is never a link: other schemes, names and passwords before the host, signs
 *  that are not seen, and paths within our own pages. */
export function hrefOf(typed: string): string | undefined {
  if (!/^(?:https?:\/\/[^/\\]|mailto:[^\s/\\])/i.test(typed) || /[\s\\<>"`\p{Cc}\p{Cf}]/u.test(typed))
    return undefined;
  const url = URL.parse(typed);
  return url?.username === '' && url.password === '' ? url.href : undefined;
}

/** Where the bare web address that begins here ends, or undefined when none begins here. Signs of the sentence around it are not part of it. */
export function endOfAddress(text: string, start: number): number | undefined {
  const from = endOfScheme(text, start);
  if (from === undefined || !isWordPart(text.codePointAt(from))) return undefined;
  let at = from;
  let round = 0;
  let square = 0;
  for (let code = text.codePointAt(at); code !== undefined; code = text.codePointAt(at)) {
    if (isSpace(code) || isUnseen(code) || endsAddress.has(code)) break;
    if (code === codes['(']) round++;
    if (code === codes['[']) square++;
    if (code === codes[')'] && --round < 0) break;
    if (code === codes[']'] && --square < 0) break;
    at += widthOf(code);
  }
  while (at > from && belongsToSentence.has(text.codePointAt(at - 1) ?? 0)) at--;
  return at;
}

export interface Target {
  readonly href: string;
  readonly end: number;
}

/** The target in its brackets that begins here, "(https://example.com)". It has no other brackets than round ones, and no title. */
export function targetAt(text: string, start: number): Target | undefined {
  if (text.codePointAt(start) !== codes['(']) return undefined;
  let at = start + 1;
  let round = 0;
  for (let code = text.codePointAt(at); code !== undefined; code = text.codePointAt(at)) {
    if (isSpace(code) || endsAddress.has(code) || code === codes['['] || code === codes[']'])
      return undefined;
    if (code === codes['(']) round++;
    if (code === codes[')'] && --round < 0) break;
    at += widthOf(code);
  }
  const href = round < 0 ? hrefOf(text.slice(start + 1, at)) : undefined;
  return href === undefined ? undefined : { href, end: at + 1 };
}

function endOfScheme(text: string, start: number): number | undefined {
  const rest = text.codePointAt(start + 4) === codes.s || text.codePointAt(start + 4) === codes.S ? 5 : 4;
  const isScheme = isAt(text, start, 'http') && isAt(text, start + rest, '://');
  return isScheme ? start + rest + 3 : undefined;
}

/** Whether these small letters or signs stand here, in either case. */
function isAt(text: string, start: number, word: string): boolean {
  for (let at = 0; at < word.length; at++) {
    const code = text.codePointAt(start + at);
    const wanted = word.charCodeAt(at);
    if (code !== wanted && !(wanted >= 97 && code === wanted - 32)) return false;
  }
  return true;
}

const codes = { '(': 40, ')': 41, '[': 91, ']': 93, s: 115, S: 83 };
const endsAddress = new Set(Array.from('<>"`\\{}|^“”«»', (sign) => sign.charCodeAt(0)));
const belongsToSentence = new Set(Array.from(".,;:!?'*_~…’‘", (sign) => sign.charCodeAt(0)));
