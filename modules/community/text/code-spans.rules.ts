import { isSpace } from './characters.rules.js';

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** `code` in a text, its backticks included: a run of backticks, up to the next run of as many in the same paragraph or entry of a list. */
export function codeSpans(text: string): readonly Span[] {
  const runs = backtickRuns(text);
  const closing = closingRuns(runs);
  const spans: Span[] = [];
  for (let at = 0; at < runs.length; at++) {
    const opens = runs[at];
    const closes = closing[at];
    const last = closes === undefined ? undefined : runs[closes];
    if (!opens || closes === undefined || !last) continue;
    spans.push({ start: opens.start, end: last.start + last.length });
    at = closes;
  }
  return spans;
}

interface Run {
  readonly start: number;
  readonly length: number;
  readonly paragraph: number;
}

function backtickRuns(text: string): readonly Run[] {
  const runs: Run[] = [];
  let paragraph = 0;
  let isBlank = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at);
    if (code === newline) {
      if (isBlank || isListLine(text, at + 1)) paragraph++;
      isBlank = true;
    } else if (!isSpace(code)) isBlank = false;
    if (code !== backtick) continue;
    const start = at;
    while (text.codePointAt(at + 1) === backtick) at++;
    runs.push({ start, length: at + 1 - start, paragraph });
  }
  return runs;
}

/** Whether the line that begins here begins an entry of a list. */
function isListLine(text: string, start: number): boolean {
  listMark.lastIndex = start;
  return listMark.test(text);
}

const listMark = /[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]/y;

/** For each run the next one of its length in its paragraph. */
function closingRuns(runs: readonly Run[]): readonly (number | undefined)[] {
  const closing: (number | undefined)[] = [];
  const next = new Map<number, number>();
  for (let at = runs.length - 1; at >= 0; at--) {
    const run = runs[at];
    if (!run) continue;
    if (run.paragraph !== runs[at + 1]?.paragraph) next.clear();
    closing[at] = next.get(run.length);
    next.set(run.length, at);
  }
  return closing;
}

const newline = 10;
const backtick = 96;
