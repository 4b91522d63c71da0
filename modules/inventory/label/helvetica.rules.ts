/** Widths of the characters from the blank to ~, in thousandths of the size. Arial has the same widths, so that a page can preview the print.
 *  source  the AFM of Adobe's standard fonts */
const regular =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584';
const bold =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584';
const widths = { regular: figures(regular), bold: figures(bold) } as const;
/** The width of all other characters: of the printable ones, only a few capitals and symbols are wider. */
const otherWidth = 778;
const widest = 1000;
const wide = 'Œœ—…™Æ‰';

export type Weight = keyof typeof widths;

/** The width of a text, in units of its size. No kerning, here or on paper. */
export function textWidth(text: string, size: number, weight: Weight): number {
  const thousandths = [...text].reduce((sum, character) => sum + widthOf(character, weight), 0);
  return (thousandths * size) / 1000;
}

/** A text in lines of at most this width; the last of too many ends in "…". */
export function wrapped(
  text: string,
  { width, size, weight, lines }: { width: number; size: number; weight: Weight; lines: number },
): readonly string[] {
  const fits = (part: string) => textWidth(part, size, weight) <= width;
  const all: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = all.length ? `${all.at(-1)} ${word}` : word;
    if (all.length && fits(longer)) all[all.length - 1] = longer;
    else all.push(word);
  }
  if (all.length <= lines && all.every(fits)) return all;
  const active = all.slice(0, lines);
  const rest = all.slice(lines - 1).join(' ');
  return active.map((line, at) => shortened(at === lines - 1 ? rest : line, fits));
}

function shortened(line: string, fits: (part: string) => boolean): string {
  if (fits(line)) return line;
  let end = line.length;
  while (end > 0 && !fits(`${line.slice(0, end).trimEnd()}…`)) end--;
  return `${line.slice(0, end).trimEnd()}…`;
}

function widthOf(character: string, weight: Weight): number {
  const known = widths[weight][(character.codePointAt(0) ?? 0) - 32];
  return known ?? (wide.includes(character) ? widest : otherWidth);
}

function figures(text: string): readonly number[] {
  return text.split(' ').map(Number);
}
