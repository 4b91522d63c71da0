/** A row of a CSV file, or why its cells are ambiguous. */
export interface CsvRow {
  /** The number in a spreadsheet, from 1. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly problem?: string;
  /**
   * The line end after it: '\r
   * ', '\r', '
   * ', or '' at the end of the file.
   */
  readonly ends: string;
}

export interface CsvHeading {
  readonly headers: readonly string[];
  /** The line end of the row. */
  readonly ends: string;
}

/** The file exceeds the limits. */
export class TooMany extends Error {}

/** The rows of a text, from its first. If a quotation mark opens a cell that ends in a later line, the number of
 *  headings decides whether that is one cell.
 *  errors  TooMany */
export function* csvRows(text: string, headingOf: () => CsvHeading | undefined): Generator<CsvRow> {
  const separator = /^"?sep=([^\p{L}\p{N}"\r\n])"?[;,\t|]*(?:\r\n|\r|\n|$)/iu.exec(text);
  const delimiter = separator?.[1] ?? delimiterOf(text);
  let at = separator ? separator[0].length : 0;
  let row = 1;
  while (at < text.length) {
    const record = readRecord(text, at, text.length, delimiter);
    const ends = breakAt(text, record.end);
    const heading = headingOf();
    const { spans } = record;
    const lines = spans && heading && apart(text, { at, record, spanning: spans, ends, heading, delimiter });
    for (const line of lines ?? [{ cells: record.cells, ends }]) yield { ...line, row: row++ };
    at = record.end + ends.length;
  }
}

interface Cells {
  readonly cells: readonly string[];
  readonly end: number;
  /** The first cell between quotation marks that holds a line break. */
  readonly spans?: Spans | undefined;
}

interface Spans {
  /** Its number in the row, from 0. */
  readonly nth: number;
  /** The position of its last quotation mark. */
  readonly closes: number;
}

/** The cells up to the next line break that is not between quotation marks. */
function readRecord(text: string, from: number, until: number, delimiter: string): Cells {
  const cells: string[] = [];
  let spans: Spans | undefined;
  for (let at = from; ; ) {
    const quoted = readQuoted(text, at, until, delimiter);
    const end = quoted?.end ?? endOfCell(text, at, until, delimiter);
    cells.push(quoted?.value ?? text.slice(at, end));
    if (quoted?.isSpanning) spans ??= { nth: cells.length - 1, closes: quoted.closes };
    if (end >= until || text[end] !== delimiter) return { cells, end, spans };
    if (cells.length > maxCellsOfRow) throw new TooMany();
    at = end + 1;
  }
}

/** A cell between quotation marks: blanks may surround them, and a mark inside is doubled. Undefined for a cell
 *  that only begins with a mark: `"Red" the truck`. */
function readQuoted(
  text: string,
  from: number,
  until: number,
  delimiter: string,
):
  | { readonly value: string; readonly end: number; readonly closes: number; readonly isSpanning: boolean }
  | undefined {
  const opens = afterBlanks(text, from, delimiter);
  if (text[opens] !== '"' || opens >= until) return undefined;
  const last = Math.min(until, opens + 5 * longestCell);
  for (let at = text.indexOf('"', opens + 1); at >= 0 && at < last; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] === '"' && at + 1 < until) continue;
    const end = afterBlanks(text, at + 1, delimiter);
    if (end < until && text[end] !== delimiter && !isBreak(text.charCodeAt(end))) return undefined;
    const value = text.slice(opens + 1, at).replaceAll('""', '"');
    return { value, end: Math.min(end, until), closes: at, isSpanning: /[\r\n]/.test(value) };
  }
  return undefined;
}

function endOfCell(text: string, from: number, until: number, delimiter: string): number {
  const sign = delimiter.charCodeAt(0);
  let at = from;
  for (; at < until; at++) {
    const code = text.charCodeAt(at);
    if (code === sign || isBreak(code)) break;
  }
  return at;
}

interface Spanning {
  readonly at: number;
  readonly record: Cells;
  readonly spanning: Spans;
  readonly ends: string;
  readonly heading: CsvHeading;
  readonly delimiter: string;
}

/** Splits a row that seems to have line breaks in a cell into several rows, when its quotation marks are part of
 *  the texts: `"57 hood,1` and, in the next row, `Hose 3/8",2`.
 *  out  undefined: it is one row; rows with a problem when it is ambiguous */
function apart(
  text: string,
  { at, record, spanning, ends, heading, delimiter }: Spanning,
): readonly Omit<CsvRow, 'row'>[] | undefined {
  const lines = linesOf(text, at, record.end, delimiter);
  const inner = lines.slice(0, -1).map((line) => line.ends);
  const isOfProgram = (ends === '' || ends === heading.ends) && !inner.includes(heading.ends);
  if (isOfProgram) return undefined; // Excel ends rows by CRLF, and the lines of a cell by LF
  const wanted = heading.headers.length;
  const isOneRow = record.cells.length === wanted;
  const areRows = lines.every(({ cells }) => cells.length === wanted);
  if (isOneRow && !areRows) return undefined;
  if (areRows && (!isOneRow || areMoreLikelyRows(text, spanning, lines.length, wanted)))
    return lines.map((line, nth) => (nth === lines.length - 1 ? { ...line, ends } : line));
  const isShort = record.cells.length < wanted;
  if (isShort && !record.cells.some((cell) => /[\r\n]/.test(cell) && cell.includes(delimiter)))
    return undefined;
  return lines.map((line) => ({ ...line, problem: unclearQuotes }));
}

/**
 * Whether lines that are valid both as several rows and as one row are more likely several: the mark opens the first
 * cell, and closes after an inch sign or far below.
 */
function areMoreLikelyRows(text: string, { nth, closes }: Spans, lines: number, wanted: number): boolean {
  if (nth === 0) return wanted > 1 && (lines > 2 || /\d/.test(text.charAt(closes - 1)));
  return wanted > 2 && lines > 10;
}

/** Line by line, as if no cell spanned lines. */
function linesOf(
  text: string,
  from: number,
  until: number,
  delimiter: string,
): readonly Omit<CsvRow, 'row'>[] {
  const lines: Omit<CsvRow, 'row'>[] = [];
  for (let at = from; at <= until; ) {
    let end = at;
    while (end < until && !isBreak(text.charCodeAt(end))) end += 1;
    const ends = end < until ? breakAt(text, end) : '';
    lines.push({ cells: readRecord(text, at, end, delimiter).cells, ends });
    if (ends === '') break;
    at = end + ends.length;
  }
  return lines;
}

/** The separator: the candidate that occurs most in the first row outside quotes. Without any, a row is one cell. */
function delimiterOf(text: string): string {
  const bare = text.slice(0, 20_000).replace(/(^|[,;\t|\r\n])"(?:[^"]|"")*"(?=[,;\t|\r\n]|$)/g, '$1');
  const heading = bare.split(/[\r\n]/).find((line) => !isBlank(line)) ?? '';
  const many = (sign: string) => heading.split(sign).length;
  return [',', ';', '\t', '|'].reduce((best, sign) => (many(sign) > many(best) ? sign : best), '\0');
}

function breakAt(text: string, at: number): string {
  if (text[at] === '\r') return text[at + 1] === '\n' ? '\r\n' : '\r';
  return text[at] === '\n' ? '\n' : '';
}

function afterBlanks(text: string, from: number, delimiter: string): number {
  let at = from;
  while (text[at] === ' ' || (text[at] === '\t' && delimiter !== '\t')) at += 1;
  return at;
}

const isBreak = (code: number): boolean => code === 10 || code === 13;
export const isBlank = (cell: string): boolean => cell.trim() === '';

const unclearQuotes =
  'A quotation mark in this row or near it opens a text and ends it in another row, so that nobody can tell the rows apart. Write a mark that belongs to a text twice, between quotation marks.';

const maxCellsOfRow = 10_000;
/** More than the longest text or list of an item. */
export const longestCell = 20_000;
