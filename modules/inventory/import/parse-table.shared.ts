import { readFile } from 'node:fs/promises';
import { type CsvHeading, type CsvRow, csvRows, isBlank, longestCell, TooMany } from './csv-rows.js';

/** A CSV file to read, and its limits. `TableReader` reads it in a child process (ADR 0049). */
export interface TableToParse {
  /** Its bytes, or its path. */
  readonly file: Uint8Array | string;
  readonly maxRows: number;
  readonly maxColumns: number;
  /** The maximum number of cells, empty ones included; an empty row counts as one. */
  readonly maxCells: number;
  readonly want: 'head' | 'rows';
}

/** The headings with their columns and, on request, the rows: chunks of JSON, each a list of `TableRow`; or why there are none. */
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
  /** The number in a spreadsheet: the heading of most files is row 1. */
  readonly row: number;
  readonly cells: readonly string[];
  /** Why its cells are ambiguous. */
  readonly problem?: string;
}

export async function work(wanted: TableToParse): Promise<ParsedTable> {
  const { file } = wanted;
  return parseTable(typeof file === 'string' ? await readFile(file) : file, wanted);
}

/** Read a CSV file: UTF-8, UTF-16 or Windows-1252; separated by commas, semicolons, tabs or bars; rows end at
 *  CRLF, CR or LF. It stops where a file exceeds the limits. */
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
  { maxRows, maxColumns, maxCells, want }: Omit<TableToParse, 'file'>,
): ParsedTable {
  let heading: CsvHeading | undefined;
  const columns: { samples: string[]; filled: number }[] = [];
  const chunks: Uint8Array[] = [];
  const chunk: TableRow[] = [];
  let rows = 0;
  let cells = 0;
  for (const one of csvRows(text, () => heading)) {
    cells += Math.max(1, one.cells.length);
    if (cells > maxCells) throw new TooMany();
    if (!one.problem && one.cells.every(isBlank)) continue;
    if (!heading) {
      if (one.cells.length > maxColumns) throw new TooMany();
      heading = { headers: one.cells.map((name) => name.trim().slice(0, longestHeader)), ends: one.ends };
      columns.push(...heading.headers.map(() => ({ samples: [], filled: 0 })));
      continue;
    }
    rows += 1;
    if (rows > maxRows) throw new TooMany();
    const row = checkedRow(one, heading.headers.length);
    if (!row.problem) count(columns, row.cells);
    if (want === 'rows' && chunk.push(row) === chunkRows) chunks.push(encoded(chunk.splice(0)));
  }
  if (chunk.length > 0) chunks.push(encoded(chunk));
  if (!heading || rows === 0) return { status: 'not a table' };
  return { status: 'parsed', headers: heading.headers, columns, rows, chunks };
}

function checkedRow({ row, cells, problem }: CsvRow, headings: number): TableRow {
  const why = problem ?? problemOf(cells, headings);
  if (!why) return { row, cells };
  return { row, cells: cells.slice(0, headings).map((cell) => cell.slice(0, longestHeader)), problem: why };
}

/** A problem of a row, whatever its columns mean. */
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

function decoded(bytes: Uint8Array): string {
  const [first, second, third, fourth] = bytes;
  const isBigEndian = first === 0 && second && third === 0 && fourth;
  if ((first === 0xfe && second === 0xff) || isBigEndian) return new TextDecoder('utf-16be').decode(bytes);
  if ((first === 0xff && second === 0xfe) || (first && third && second === 0 && fourth === 0))
    return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes); // no UTF-8: the other encoding of spreadsheets
  }
}

const encoded = (rows: readonly TableRow[]): Uint8Array => Buffer.from(JSON.stringify(rows));

/** Rows of one chunk. */
const chunkRows = 200;
const longestHeader = 200;
