import { parse } from 'csv-parse/sync';
import { invalid } from '../../kernel/decider/errors.js';
import { mostImportColumns, mostImportRows } from './import.schemas.js';

/** A file of rows and columns, as text. */
export interface Table {
  readonly headers: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  /** As a spreadsheet counts: the heading is row 1. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** Read a CSV file: UTF-8, UTF-16 or Windows-1252; apart by commas, semicolons or tabs. Empty rows are left out.
 *  errors  NOT_A_TABLE, TOO_MANY_ROWS (invalid) */
export function readTable(bytes: Buffer): Table {
  const text = decoded(bytes);
  const [headers = [], ...records] = recordsOf(text);
  const rows = records.flatMap((cells, at) =>
    cells.some((cell) => cell.trim() !== '') ? [{ row: at + 2, cells }] : [],
  );
  if (text.includes('\0') || headers.length < 1 || rows.length === 0 || !headers.some((name) => name.trim()))
    throw notATable();
  if (headers.length > mostImportColumns || rows.length > mostImportRows)
    throw invalid('TOO_MANY_ROWS', {
      message: `A file may have ${mostImportRows.toLocaleString('en-US')} rows and ${mostImportColumns} columns at most. Split it, and import the parts one after the other.`,
    });
  return { headers: headers.map((header) => header.trim()), rows };
}

function recordsOf(text: string): readonly (readonly string[])[] {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: 1_000_000,
    });
  } catch {
    throw notATable();
  }
}

/** The sign that the heading has most of, outside of quotes. */
function delimiterOf(text: string): string {
  const heading = /^[^\r\n]*/.exec(text.replace(/"[^"]*"/g, ''))?.[0] ?? '';
  const count = (sign: string) => heading.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}

function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const notATable = () =>
  invalid('NOT_A_TABLE', {
    message:
      'This is not a CSV file with a heading and rows. In a spreadsheet, save it as “CSV (comma separated)”.',
  });
