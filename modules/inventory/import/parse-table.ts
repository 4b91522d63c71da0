import { readFile } from 'node:fs/promises';

/** A CSV file to read, and how much it may hold. `TableReader` reads it in a child process (ADR 0049). */
export interface TableToParse {
  /** Its bytes, or its path. */
  readonly file: Uint8Array | string;
  readonly mostRows: number;
  readonly mostColumns: number;
  /** Cells, empty ones included; an empty row counts as one. */
  readonly mostCells: number;
  readonly want: 'head' | 'rows';
}

/** The headings with their columns and, if they are wanted, the rows: chunks of JSON, each a list of `TableRow`; or why there are none. */
export type ParsedTable =
  | { readonly status: 'not a table' | 'too many' }
  | (TableHead & { readonly status: 'parsed'; readonly chunks: readonly Uint8Array[] });

export interface TableHead {
  readonly headers: readonly string[];
  readonly columns: readonly TableColumn[];
  /** Rows below the heading that are not empty. */
  readonly rows: number;
}

export interface TableColumn {
  /** Its first three values. */
  readonly samples: readonly string[];
  /** Rows that have a value in it. */
  readonly filled: number;
}

export interface TableRow {
  /** As a spreadsheet counts: the heading of most files is row 1. */
  readonly row: number;
  readonly cells: readonly string[];
  /** Why nobody can say what its cells are. */
  readonly problem?: string;
}

export async function work(wanted: TableToParse): Promise<ParsedTable> {
  const { file } = wanted;
  return parseTable(typeof file === 'string' ? await readFile(file) : file, wanted);
}

class TooMany extends Error {}

/** Read a CSV file: UTF-8, UTF-16 or Windows-1252; apart by commas, semicolons, tabs or bars; rows end at CRLF, CR or LF. It stops where a file holds too much. */
export function parseTable(bytes: Uint8Array, wanted: Omit<TableToParse, 'file'>): ParsedTable {
  const text = decoded(bytes);
  if (text.includes('\0')) return { status: 'not a table' };
  try {
    return tableOf(text, wanted);
  } catch (error) {
    if (error instanceof TooMany) return { status: 'too many' };
    throw error;
  }
}

/** errors  TooMany */
function tableOf(
  text: string,
  { mostRows, mostColumns, mostCells, want }: Omit<TableToParse, 'file'>,
): ParsedTable {
  let heading: Heading | undefined;
  const columns: { samples: string[]; filled: number }[] = [];
  const chunks: Uint8Array[] = [];
  const chunk: TableRow[] = [];
  let rows = 0;
  let cells = 0;
  for (const one of rowsOf(text, () => heading)) {
    cells += Math.max(1, one.cells.length);
    if (cells > mostCells) throw new TooMany();
    if (!one.problem && one.cells.every(isBlank)) continue;
    if (!heading) {
      if (one.cells.length > mostColumns) throw new TooMany();
      heading = { headers: one.cells.map((name) => name.trim().slice(0, longestHeader)), ends: one.ends };
      columns.push(...heading.headers.map(() => ({ samples: [], filled: 0 })));
      continue;
    }
    rows += 1;
    if (rows > mostRows) throw new TooMany();
    const row = checkedRow(one, heading.headers.length);
    if (!row.problem) count(columns, row.cells);
    if (want === 'rows' && chunk.push(row) === chunkRows) chunks.push(encoded(chunk.splice(0)));
  }
  if (chunk.length > 0) chunks.push(encoded(chunk));
  if (!heading || rows === 0) return { status: 'not a table' };
  return { status: 'parsed', headers: heading.headers, columns, rows, chunks };
}

interface Heading {
  readonly headers: readonly string[];
  /** How its row ends. */
  readonly ends: string;
}

type Line = Pick<TableRow, 'cells' | 'problem'> & {
  readonly row: number;
  /** What follows it: '\r\n', '\r', '\n', or '' at the end. */
  readonly ends: string;
};

function checkedRow({ row, cells, problem }: Line, headings: number): TableRow {
  const why = problem ?? problemOf(cells, headings);
  if (!why) return { row, cells };
  return { row, cells: cells.slice(0, headings).map((cell) => cell.slice(0, longestHeader)), problem: why };
}

/** What is wrong with a row whatever its columns mean. */
function problemOf(cells: readonly string[], headings: number): string | undefined {
  if (cells.slice(headings).some((cell) => !isBlank(cell)))
    return `It has ${cells.length} cells, and there ${headings === 1 ? 'is 1 heading' : `are ${headings} headings`}. Put a text with a comma between quotation marks, "like, this".`;
  if (cells.some(({ length }) => length > longestCell))
    return `One of its cells has more than ${longestCell.toLocaleString('en-US')} characters.`;
  return undefined;
}

function count(columns: { samples: string[]; filled: number }[], cells: readonly string[]): void {
  for (const [at, column] of columns.entries()) {
    const cell = cells[at]?.trim();
    if (!cell) continue;
    column.filled += 1;
    if (column.samples.length < 3) column.samples.push(cell.slice(0, 80));
  }
}

/** The rows of a text, from its first. Where a quotation mark opens a cell that ends in a later row, the number of headings decides whether that is one cell. */
function* rowsOf(text: string, headingOf: () => Heading | undefined): Generator<Line> {
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
  /** Where its last quotation mark is. */
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
    if (cells.length > mostCellsOfRow) throw new TooMany();
    at = end + 1;
  }
}

/** A cell between quotation marks: blanks may be around them, and a mark in it is doubled. Undefined for a cell that only begins with a mark: `"Red" the truck`. */
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
  readonly heading: Heading;
  readonly delimiter: string;
}

/** The rows of what reads as one row with line breaks in a cell, when its quotation marks belong to the texts: `"57 hood,1` and, in the next row, `Hose 3/8",2`.
 *  out  undefined: it is one row; rows with a problem when nobody can tell */
function apart(
  text: string,
  { at, record, spanning, ends, heading, delimiter }: Spanning,
): readonly Omit<Line, 'row'>[] | undefined {
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

/** Whether several lines that are rows each, and one row together, are more likely rows: the mark opens the first cell, and closes behind an inch or far below. */
function areMoreLikelyRows(text: string, { nth, closes }: Spans, lines: number, wanted: number): boolean {
  if (nth === 0) return wanted > 1 && (lines > 2 || /\d/.test(text.charAt(closes - 1)));
  return wanted > 2 && lines > 10;
}

/** Line by line, as if no cell went beyond its line. */
function linesOf(text: string, from: number, until: number, delimiter: string): readonly Omit<Line, 'row'>[] {
  const lines: Omit<Line, 'row'>[] = [];
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

/** The sign that the first row has most of, outside of quotes. Without any, a row is one cell. */
function delimiterOf(text: string): string {
  const bare = text.slice(0, 20_000).replace(/(^|[,;\t|\r\n])"(?:[^"]|"")*"(?=[,;\t|\r\n]|$)/g, '$1');
  const heading = bare.split(/[\r\n]/).find((line) => !isBlank(line)) ?? '';
  const many = (sign: string) => heading.split(sign).length;
  return [',', ';', '\t', '|'].reduce((best, sign) => (many(sign) > many(best) ? sign : best), '\0');
}

function decoded(bytes: Uint8Array): string {
  const [first, second, third, fourth] = bytes;
  const isBigEndian = first === 0 && second && third === 0 && fourth;
  if ((first === 0xfe && second === 0xff) || isBigEndian) return new TextDecoder('utf-16be').decode(bytes);
  if ((first === 0xff && second === 0xfe) || (first && third && second === 0 && fourth === 0))
    return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
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
const isBlank = (cell: string): boolean => cell.trim() === '';
const encoded = (rows: readonly TableRow[]): Uint8Array => Buffer.from(JSON.stringify(rows));

const unclearQuotes =
  'A quotation mark in this row or near it opens a text and ends it in another row, so that nobody can tell the rows apart. Write a mark that belongs to a text twice, between quotation marks.';

/** Rows of one chunk. */
const chunkRows = 200;
const longestHeader = 200;
const mostCellsOfRow = 10_000;
/** More than the longest text of an item, or its longest list. */
const longestCell = 20_000;
