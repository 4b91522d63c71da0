import { textWidth, type Weight, wrapped } from './helvetica.rules.js';
import type { Box, Size } from './label-sheets.rules.js';
import { printable } from './printable.rules.js';

export const labelLines = ['title', 'place', 'code', 'price', 'contact'] as const;
export type LabelLine = (typeof labelLines)[number];
/** The text beside the code; a line that is left out, or empty, is not printed. */
export type LabelText = Readonly<Partial<Record<LabelLine, string>>>;

/** A line of text on a label. Millimetres from the label's corner; `y` is the baseline. */
export interface PlacedLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Height of the font, in millimetres. */
  readonly size: number;
  readonly weight: Weight;
  /** The width in Helvetica: a preview in another font is drawn as wide. */
  readonly width: number;
}

export interface LabelLayout {
  /** The square of the code with its quiet zone. */
  readonly code: Box;
  readonly lines: readonly PlacedLine[];
}

/** Where the code and the lines are on a label of this size: the code at the left, or above on a label that is
 *  nearly square. Where the lines do not fit in this font, the title is shortened first, then the last lines are
 *  left out.
 *  units  points: of the font */
export function layoutOf(label: Size, text: LabelText, points = fontOf(label, [text])): LabelLayout {
  const { code, room } = boxesOf(label);
  return { code, lines: linesIn(room, chosenOf(text), points) };
}

/** The font of labels that are printed together: the largest in which all lines of all of them fit, so that a sheet
 *  looks even. A few long texts do not make all others small: then they are shortened.
 *  units  points */
export function fontOf(label: Size, texts: readonly LabelText[]): number {
  const { room } = boxesOf(label);
  const fonts = texts.map((text) => largestFont(room, chosenOf(text))).sort((one, other) => one - other);
  const middle = fonts[Math.floor(fonts.length / 2)] ?? largest;
  return Math.max(fonts[0] ?? largest, Math.min(readable, middle));
}

function boxesOf(label: Size): { readonly code: Box; readonly room: Box } {
  const margin = Math.min(2.5, Math.max(0.7, label.height * 0.06));
  const inner = { width: label.width - 2 * margin, height: label.height - 2 * margin };
  const isTall = label.width < label.height * 1.3;
  const side = isTall ? inner.height * 0.6 : Math.min(inner.height, inner.width * 0.45);
  const code = {
    x: isTall ? (label.width - side) / 2 : margin,
    y: isTall ? margin : (label.height - side) / 2,
    width: side,
    height: side,
  };
  const gap = Math.min(1.5, margin);
  const room = isTall
    ? { x: margin, y: margin + side + gap / 2, width: inner.width, height: inner.height - side - gap / 2 }
    : { x: margin + side + gap / 2, y: margin, width: inner.width - side - gap / 2, height: inner.height };
  return { code, room };
}

/** Level of error correction for a code of this size: the highest whose modules a common label printer draws well, otherwise the lowest.
 *  in   modulesOf  how many modules a code of the level has on a side
 *  units  side: millimetres, with the quiet zone */
export function correctionLevel(
  side: number,
  modulesOf: (level: 'Q' | 'M' | 'L') => number,
): 'Q' | 'M' | 'L' {
  const isLarge = (level: 'Q' | 'M' | 'L', least: number) =>
    side / (modulesOf(level) + 2 * quietZone) >= least;
  if (isLarge('Q', 0.45)) return 'Q';
  return isLarge('M', 0.33) ? 'M' : 'L';
}

/** Modules of white around a code.
 *  source  ISO/IEC 18004 */
export const quietZone = 4;

const point = 25.4 / 72;
const largest = 14;
const smallest = 5;
/** No text of others makes a font smaller than this. */
const readable = 7;
const lineHeight = 1.18;

/** How the lines differ: share of the size, weight, maximum number of lines. */
const manners: Readonly<Record<LabelLine, { share: number; weight: Weight; lines: number }>> = {
  title: { share: 1, weight: 'bold', lines: 3 },
  place: { share: 0.82, weight: 'regular', lines: 2 },
  code: { share: 0.92, weight: 'regular', lines: 1 },
  price: { share: 1.1, weight: 'bold', lines: 1 },
  contact: { share: 0.82, weight: 'regular', lines: 1 },
};

const chosenOf = (text: LabelText): readonly Chosen[] =>
  labelLines.flatMap((line) => {
    const words = printable(text[line] ?? '');
    return words ? [{ line, words }] : [];
  });

function largestFont(room: Size, chosen: readonly Chosen[]): number {
  for (let points = largest; points > smallest; points -= 0.5) if (whole(room, chosen, points)) return points;
  return smallest;
}

function linesIn(room: Box, chosen: readonly Chosen[], points: number): readonly PlacedLine[] {
  const all = whole(room, chosen, points);
  if (all) return placed(room, all);
  for (let count = chosen.length; count > 0; count--)
    for (let max = 3; max > 0; max--) {
      const lines = set(room, chosen.slice(0, count), points * point, max);
      if (lines && heightOf(lines) <= room.height) return placed(room, lines);
    }
  return [];
}

/** All lines in this font; undefined when they do not fit. */
function whole(room: Size, chosen: readonly Chosen[], points: number): readonly Line[] | undefined {
  const lines = set(room, chosen, points * point, Number.POSITIVE_INFINITY);
  return lines && heightOf(lines) <= room.height ? lines : undefined;
}

type Chosen = { readonly line: LabelLine; readonly words: string };
type Line = Pick<PlacedLine, 'text' | 'size' | 'weight'>;

/** The lines at a size; undefined when a text does not fit. With `max`, texts are shortened to that many lines instead. */
function set(room: Size, chosen: readonly Chosen[], unit: number, max: number): readonly Line[] | undefined {
  const all: Line[] = [];
  for (const { line, words } of chosen) {
    const { share, weight, lines } = manners[line];
    const size = unit * share;
    const isWhole = max === Number.POSITIVE_INFINITY;
    const set = wrapped(words, { width: room.width, size, weight, lines: Math.min(lines, max) });
    const isCut = set.join(' ') !== words;
    if (isWhole && (isCut || set.some((text) => textWidth(text, size, weight) > room.width)))
      return undefined;
    all.push(...set.map((text) => ({ text, size, weight })));
  }
  return all;
}

const heightOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { size }) => sum + size * lineHeight, 0);

/** One below the other, centred in the space. */
function placed(room: Box, lines: readonly Line[]): readonly PlacedLine[] {
  let y = room.y + (room.height - heightOf(lines)) / 2;
  return lines.map((line) => {
    y += line.size * lineHeight;
    return {
      ...line,
      x: room.x,
      y: y - line.size * 0.3,
      width: textWidth(line.text, line.size, line.weight),
    };
  });
}
