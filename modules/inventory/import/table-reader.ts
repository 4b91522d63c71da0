import { extname } from 'node:path';
import type { Logger } from 'pino';
import { FairQueue } from '../../kernel/async/fair-queue.js';
import { ChildFailed, ChildProcesses } from '../../kernel/child/child-processes.js';
import { invalid, tooLarge, unavailable } from '../../kernel/decider/errors.js';
import { type Content, sourceOf } from '../../kernel/files/content.js';
import { maxImportCells, maxImportColumns, maxImportRows } from './import.schemas.js';
import type { ParsedTable, TableHead, TableRow, TableToParse } from './parse-table.shared.js';

/** A file of rows and columns. Its rows are unpacked chunk by chunk, so that a long file does not block other work. */
export interface Table {
  readonly headers: readonly string[];
  readonly chunks: readonly Uint8Array[];
}

export const rowsOf = (chunk: Uint8Array): readonly TableRow[] =>
  JSON.parse(Buffer.from(chunk).toString('utf8')) as readonly TableRow[];

/** Reads what members upload in processes of their own: a file that hangs or bloats its reader is refused, and no other is affected.
 *  source  ADR 0049 */
export class TableReader {
  readonly #children: ChildProcesses<TableToParse, ParsedTable>;
  readonly #line = new FairQueue({
    atOnce: 2,
    longest: 60,
    longestOfKey: 3,
    patience: 60_000,
    full: readersBusy,
  });

  constructor(
    private readonly log: Pick<Logger, 'warn'>,
    { module = parser, ...limits }: Partial<typeof usualLimits> & { readonly module?: URL } = {},
  ) {
    this.#children = new ChildProcesses(module, { ...usualLimits, ...limits });
  }

  /** Run work on a whole file, in turn: one at a time for one member, two at a time for all.
   *  errors  TOO_BUSY (unavailable); those of `work` */
  inTurn<Result>(memberId: string, work: () => Promise<Result>): Promise<Result> {
    return this.#line.run(memberId, work);
  }

  /** The headings of a file, its columns, and the number of rows.
   *  errors  NOT_A_TABLE, TOO_MANY_ROWS (invalid), TABLE_TOO_HEAVY (too-large), TOO_BUSY (unavailable) */
  async head(file: Content): Promise<TableHead> {
    const { headers, columns, rows } = await this.#parse(file, 'head');
    return { headers, columns, rows };
  }

  /** The whole file; errors as of `head`. */
  async table(file: Content): Promise<Table> {
    const { headers, chunks } = await this.#parse(file, 'rows');
    return { headers, chunks };
  }

  onApplicationShutdown(): void {
    this.#children.close();
  }

  async #parse(
    file: Content,
    want: TableToParse['want'],
  ): Promise<Extract<ParsedTable, { status: 'parsed' }>> {
    const parsed = await this.#children
      .run({ file: sourceOf(file), want, ...max })
      .catch((error: unknown) => {
        if (!(error instanceof ChildFailed)) throw error;
        if (error.why === 'unavailable') throw readersBusy();
        this.log.warn({ err: error }, 'a file of items could not be read in its process');
        throw tooHeavy();
      });
    switch (parsed.status) {
      case 'parsed':
        return parsed;
      case 'too many':
        throw tooManyRows();
      case 'not a table':
        throw notATable();
    }
  }
}

const notATable = () =>
  invalid('NOT_A_TABLE', {
    message:
      'This is not a CSV file with a heading and rows. In a spreadsheet, save it as “CSV (comma separated)”.',
  });

const tooManyRows = () =>
  invalid('TOO_MANY_ROWS', {
    message: `A file may have ${maxImportRows.toLocaleString('en-US')} rows, ${maxImportColumns} columns and a million cells at most, empty ones included. Split it, and import the parts one after the other.`,
  });

const tooHeavy = () =>
  tooLarge('TABLE_TOO_HEAVY', {
    message:
      'This file takes too long, or too much memory, to read. Split it, and import the parts one after the other.',
  });

const readersBusy = () =>
  unavailable('TOO_BUSY', {
    message: 'Many files are being read right now. Please try again in a moment.',
    retryAfter: 10,
  });

const parser = new URL(`./parse-table.shared${extname(import.meta.url)}`, import.meta.url);

const max = { maxRows: maxImportRows, maxColumns: maxImportColumns, maxCells: maxImportCells };

/** The largest files that are accepted take 0.5 s and 200 MB. */
const usualLimits = { atOnce: 2, time: 20_000, memory: 500_000_000, idle: 60_000 };
