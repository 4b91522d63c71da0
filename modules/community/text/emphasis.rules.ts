import { codeBefore, isSpace, isWordPart } from './characters.rules.js';

export interface EmphasisRun {
  readonly end: number;
  readonly canOpen: boolean;
  readonly canClose: boolean;
}

/** The run of * or _ that begins here. It touches what it marks, never within a word, so that 4*100 and a_b stay, nor after a backslash;
 *  of four or more it is a line to write on. */
export function emphasisAt(text: string, start: number): EmphasisRun {
  const sign = text.codePointAt(start);
  let end = start + 1;
  while (text.codePointAt(end) === sign) end++;
  const before = codeBefore(text, start);
  const after = text.codePointAt(end);
  const isMark = end - start <= 3 && before !== backslash && !(isWordPart(before) && isWordPart(after));
  return {
    end,
    canOpen: isMark && after !== undefined && !isSpace(after) && !isWordPart(before),
    canClose: isMark && before !== undefined && !isSpace(before) && !isWordPart(after),
  };
}

const backslash = 92;
