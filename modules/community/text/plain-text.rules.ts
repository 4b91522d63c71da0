import { targetAt } from './addresses.rules.js';
import { codeSpans } from './code-spans.rules.js';
import { emphasisAt } from './emphasis.rules.js';

/** A text as one line of plain words, without the marks of markdown, for previews, notifications and head tags.
 *  out     at most `maxLetters` characters, cut at a word, then with … */
export function plainText(text: string, maxLetters: number): string {
  const words = wordsOf(text.replace(/\r\n?/g, '\n')).replace(/\s+/g, ' ').trim();
  if (words.length <= maxLetters) return words;
  const room = words.slice(0, Math.max(maxLetters - 1, 0)).replace(/[\ud800-\udbff]$/, '');
  const lastSpace = words[room.length] === ' ' ? room.length : room.lastIndexOf(' ');
  const cut = lastSpace > room.length / 2 ? room.slice(0, lastSpace) : room;
  return `${cut.replace(/[\s,;:–—-]{1,20}$/, '')}…`;
}

/** One pass; `parts` is what is kept, in which an opening mark is emptied when its closing mark comes. */
function wordsOf(text: string): string {
  const parts: string[] = [];
  const spans = codeSpans(text)[Symbol.iterator]();
  let span = spans.next().value;
  let brackets: number[] = [];
  const emphases = new Map<string, number>();
  let at = 0;
  while (at < text.length) {
    if (at === 0 || text[at - 1] === '\n') at = startLine(at);
    const sign = text[at];
    if (sign === undefined) break;
    if (span && at >= span.end) span = spans.next().value;
    if (span && at === span.start) {
      parts.push(text.slice(span.start, span.end).replace(/^`+|`+$/g, ''));
      at = span.end;
    } else if (sign === '*' || sign === '_') at = readEmphasis(at);
    else if (sign === ']') at = readBracket(at);
    else {
      if (sign === '[') brackets.push(text[at - 1] === '!' ? picture : parts.length);
      parts.push(sign);
      at++;
    }
  }
  return parts.join('');

  function startLine(start: number): number {
    const end = endOfLineMarks(text, start);
    if (end > start || text[end] === '\n') {
      brackets = [];
      emphases.clear();
    }
    return end;
  }

  function readEmphasis(start: number): number {
    const { end, canOpen, canClose } = emphasisAt(text, start);
    const run = text.slice(start, end);
    const opening = emphases.get(run);
    if (canClose && opening !== undefined) {
      parts[opening] = '';
      emphases.delete(run);
      return end;
    }
    if (canOpen) emphases.set(run, parts.length);
    parts.push(run);
    return end;
  }

  /** Leaves the target of a link out, and its brackets. */
  function readBracket(start: number): number {
    const opening = brackets.pop();
    const target = opening === undefined || opening === picture ? undefined : targetAt(text, start + 1);
    if (opening !== undefined && target) parts[opening] = '';
    else parts.push(']');
    return target?.end ?? start + 1;
  }
}

/** In place of an opening bracket: what it opens stays as it was typed. */
const picture = -1;

/** Past the marks of quotes and bullets with which a line begins. Numbers of a list stay. */
function endOfLineMarks(text: string, start: number): number {
  lineMarks.lastIndex = start;
  lineMarks.test(text);
  return Math.max(lineMarks.lastIndex, start);
}

/** Each turn begins with another sign, so nothing is read twice. */
const lineMarks = /(?:[ \t>]|[-*+](?=[ \t\n]|$))*/y;
