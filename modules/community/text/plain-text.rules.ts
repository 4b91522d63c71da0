import { hrefOf } from './addresses.rules.js';
import { codeBefore, isSpace, isWordPart } from './characters.rules.js';
import { codeSpans } from './code-spans.rules.js';

/** A text as one line of plain words, without the marks of markdown, for previews, notifications and head tags.
 *  out     at most `maxLetters` characters, cut at a word, then with … */
export function plainText(text: string, maxLetters: number): string {
  const words = wordsOf(text.replace(/\r\n?/g, '\n')).replace(/\s+/g, ' ').trim();
  if (words.length <= maxLetters) return words;
  const room = words.slice(0, Math.max(maxLetters - 1, 0)).replace(/[\ud800-\udbff]$/, '');
  const lastSpace = words[room.length] === ' ' ? room.length : room.lastIndexOf(' ');
  const cut = lastSpace > room.length / 2 ? room.slice(0, lastSpace) : room;
  return `${trimmed(cut)}…`;
}

/** One pass; `parts` is what is kept, in which an opening mark is emptied when its closing mark comes. */
function wordsOf(text: string): string {
  const parts: string[] = [];
  const spans = codeSpans(text)[Symbol.iterator]();
  let span = spans.next().value;
  const next = { closing: finder(text, ')'), bracket: finder(text, '['), space: finder(text, /\s/g) };
  let brackets: number[] = [];
  let emphases = new Map<string, number>();
  let at = 0;
  while (at < text.length) {
    if (at === 0 || text[at - 1] === '\n') {
      at = endOfLineMarks(text, at);
      brackets = [];
      emphases = new Map();
    }
    const sign = text[at];
    if (span && at >= span.end) span = spans.next().value;
    if (span && at === span.start) {
      parts.push(text.slice(span.start, span.end).replace(/^`+|`+$/g, ''));
      at = span.end;
    } else if (sign === '*' || sign === '_') at = readEmphasis(at, sign);
    else if (sign === ']' && text[at + 1] === '(') at = readTarget(at);
    else {
      if (sign === '[') brackets.push(parts.length);
      parts.push(sign ?? '');
      at++;
    }
  }
  return parts.join('');

  function readEmphasis(start: number, sign: string): number {
    let end = start;
    while (text[end] === sign) end++;
    const run = text.slice(start, end);
    const before = codeBefore(text, start);
    const after = text.codePointAt(end);
    const isInWord = isWordPart(before) && isWordPart(after);
    const opening = emphases.get(run);
    const canClose = before !== undefined && !isSpace(before) && !isInWord;
    if (canClose && opening !== undefined) {
      parts[opening] = '';
      emphases.delete(run);
      return end;
    }
    if (after !== undefined && !isSpace(after) && !isInWord) emphases.set(run, parts.length);
    parts.push(run);
    return end;
  }

  /** Leaves the target of a link out, and its brackets. */
  function readTarget(start: number): number {
    const opening = brackets.pop();
    const from = start + 2;
    const end = next.closing(from);
    const isOne = end < next.bracket(from) && end < next.space(from);
    if (opening === undefined || !isOne || hrefOf(text.slice(from, end)) === undefined) {
      parts.push(']');
      return start + 1;
    }
    parts[opening] = '';
    return end + 1;
  }
}

/** Past the marks of quotes and bullets with which a line begins. Numbers of a list stay. */
function endOfLineMarks(text: string, start: number): number {
  lineMarks.lastIndex = start;
  lineMarks.test(text);
  return Math.max(lineMarks.lastIndex, start);
}

/** Each turn begins with another sign, so nothing is read twice. */
const lineMarks = /(?:[ \t>]|[-*+](?=[ \t\n]|$))*/y;

/** Where a sign comes next, from places that only grow; the length of the text when it does not. */
function finder(text: string, sign: string | RegExp): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found >= from) return found;
    if (typeof sign === 'string') found = text.indexOf(sign, from);
    else {
      sign.lastIndex = from;
      found = sign.exec(text)?.index ?? -1;
    }
    if (found < 0) found = text.length;
    return found;
  };
}

const trimmed = (words: string): string => words.replace(/[\s,;:–—-]{1,20}$/, '');
