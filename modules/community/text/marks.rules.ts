import { endOfAddress, hrefOf } from './addresses.rules.js';
import {
  type Code,
  codeBefore,
  isAsciiLetter,
  isDigit,
  isLetter,
  isWordPart,
  widthOf,
} from './characters.rules.js';
import { codeSpans, type Span } from './code-spans.rules.js';

/** A mention, a hashtag or a bare web address, and its place in the text. */
export type Mark =
  | (Span & { readonly kind: 'mention'; readonly handle: string })
  | (Span & { readonly kind: 'tag'; readonly tag: string })
  | AddressMark;

export type AddressMark = Span & { readonly kind: 'address'; readonly href: string };

/** The mentions, hashtags and addresses outside of `code`, in order. It reads forward only, each character a few times at most. */
export function marksIn(text: string): readonly Mark[] {
  const marks: Mark[] = [];
  let at = 0;
  for (const { start, end } of codeSpans(text)) {
    addMarks(text, at, start, marks);
    at = end;
  }
  addMarks(text, at, text.length, marks);
  return marks;
}

/** The bare web addresses of a text, in order, those in `code` too. */
export function addressesIn(text: string): readonly AddressMark[] {
  const marks: Mark[] = [];
  addMarks(text, 0, text.length, marks);
  return marks.filter((mark) => mark.kind === 'address');
}

export const longestTag = 40;

function addMarks(text: string, from: number, to: number, marks: Mark[]): void {
  let at = from;
  while (at < to) {
    const { end, mark } = readAt(text, at);
    if (mark && end <= to) marks.push(mark);
    at = end;
  }
}

/** The mark that begins here, if any, and where reading goes on. */
export function readAt(text: string, at: number): Read {
  switch (text.codePointAt(at)) {
    case codes.at:
      return isPartOfAddress(codeBefore(text, at)) ? { end: at + 1 } : readMention(text, at);
    case codes.hash:
      return isBeforeNoTag(codeBefore(text, at)) ? { end: at + 1 } : readTag(text, at);
    case codes.h:
    case codes.H:
      return isWordPart(codeBefore(text, at)) ? { end: at + 1 } : readAddress(text, at);
    default:
      return { end: at + 1 };
  }
}

export interface Read {
  readonly end: number;
  readonly mark?: Mark;
}

function readAddress(text: string, start: number): Read {
  const end = endOfAddress(text, start);
  if (end === undefined) return { end: start + 1 };
  const href = hrefOf(text.slice(start, end));
  return { end, ...(href && { mark: { kind: 'address', start, end, href } }) };
}

/** A handle as profiles have it: a letter, then letters and digits, in groups with single hyphens or underscores between them. */
function readMention(text: string, start: number): Read {
  if (!isAsciiLetter(text.codePointAt(start + 1))) return { end: start + 1 };
  const end = endOfGroups(text, start + 1, isHandlePart, isHyphenOrUnderscore);
  const handle = text.slice(start + 1, end).toLowerCase();
  const next = text.codePointAt(end);
  const isHost = next === codes.dot && isWordPart(text.codePointAt(end + 1));
  const isOther = next === codes.at || isWordPart(next) || isHost;
  if (handle.length < 3 || handle.length > 30 || isOther) return { end };
  return { end, mark: { kind: 'mention', start, end, handle } };
}

function readTag(text: string, start: number): Read {
  const end = endOfGroups(text, start + 1, isWordPart, isHyphen);
  const tag = text
    .slice(start + 1, end)
    .normalize('NFC')
    .toLowerCase();
  if (tag.length < 2 || tag.length > longestTag || !hasLetter(tag)) return { end: Math.max(end, start + 1) };
  return { end, mark: { kind: 'tag', start, end, tag } };
}

/** The end of groups of characters, with one sign between two groups. */
function endOfGroups(
  text: string,
  start: number,
  isPart: (code: Code) => boolean,
  isBetween: (code: Code) => boolean,
): number {
  let at = start;
  for (let code = text.codePointAt(at); code !== undefined; code = text.codePointAt(at)) {
    if (isPart(code)) at += widthOf(code);
    else if (at > start && isBetween(code) && isPart(text.codePointAt(at + 1))) at += 1;
    else break;
  }
  return at;
}

function hasLetter(tag: string): boolean {
  for (const character of tag) if (isLetter(character.codePointAt(0))) return true;
  return false;
}

const codes = { at: 64, hash: 35, h: 104, H: 72, dot: 46, hyphen: 45, underscore: 95 };
const isHyphen = (code: Code): boolean => code === codes.hyphen;
const isHyphenOrUnderscore = (code: Code): boolean => isHyphen(code) || code === codes.underscore;
const isHandlePart = (code: Code): boolean => isAsciiLetter(code) || isDigit(code);

/** What comes before the @ of an e-mail address, or of a path: ray@example.com, example.com/@ray. */
const isPartOfAddress = (code: Code): boolean => isWordPart(code) || isOneOf(code, '.-+%/@');
/** C#, example.com/#top, &#39; and ## begin no hashtag. */
const isBeforeNoTag = (code: Code): boolean => isWordPart(code) || isOneOf(code, '/&#@');
const isOneOf = (code: Code, signs: string): boolean =>
  code !== undefined && signs.includes(String.fromCodePoint(code));
