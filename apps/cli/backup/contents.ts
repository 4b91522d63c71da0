import { z } from 'zod';
import { type Reading, readArchive } from './archive.js';
import type { KeptTable } from './kept-tables.js';

/** The first entry of a backup, which describes it. */
export type About = z.infer<typeof aboutSchema>;

const aboutSchema = z.object({
  /** 1: unprotected, by an older version. */
  format: z.union([z.literal(1), z.literal(2)]),
  /** ISO-8601 UTC */
  at: z.iso.datetime(),
  /** The last position of its log. */
  head: z.number(),
  /** The migrations that its tables have had. */
  migrations: z.array(z.string()),
  /** Only in format 1: shows whether the installation has another secret. */
  secretDigest: z.string().optional(),
});

/** What a whole backup contains, without its rows and photos. */
export interface Contents {
  readonly about: About;
  readonly columns: ReadonlyMap<string, readonly string[]>;
}

/** Read a backup to its end and return what it contains: its description first, then each table once with its
 *  columns and its rows in parts, then photos.
 *  errors  Error with one sentence for a person at the terminal */
export async function contentsOf(file: string, reading: Reading): Promise<Contents> {
  let about: About | undefined;
  let table = '';
  let parts = 0;
  let hasPhotos = false;
  const columns = new Map<string, readonly string[]>();
  const refuse = (what: string): never => {
    throw new Error(`${file} is no backup of this product: ${what}.`);
  };
  for await (const { name, bytes } of readArchive(file, reading)) {
    if (!about) about = name === 'about.json' ? aboutOf(bytes) : refuse('it does not say what it is');
    else if (name.startsWith('blobs/')) hasPhotos = true;
    else if (hasPhotos) refuse(`${name} comes after the photos`);
    else {
      const [, of = '', part = ''] = rowsName.exec(name) ?? [];
      if (part === 'columns.json' && !columns.has(of)) {
        columns.set(of, namesIn(bytes) ?? refuse(`${name} does not name columns`));
        [table, parts] = [of, 0];
      } else if (of !== table || part !== String(parts++)) refuse(`${name} is not where it belongs`);
    }
  }
  if (!about) return refuse('it is empty');
  return { about, columns };

  function aboutOf(bytes: Buffer): About {
    const { success, data } = aboutSchema.safeParse(jsonOf(bytes));
    return success ? data : refuse('it does not say what it is');
  }
}

/** The tables and columns of a backup are those of the schema that it was made with, all of them and no others: their names go into statements.
 *  errors  Error with one sentence for a person at the terminal */
export function mustFit(columns: Contents['columns'], tables: readonly KeptTable[]): void {
  const known = new Map(tables.map((table) => [table.name, table.columns]));
  for (const [table, named] of columns) {
    const own = known.get(table);
    if (!own) throw new Error(`The backup has a table that its schema does not have: ${table}.`);
    if (named.length !== own.length || new Set([...named, ...own]).size !== own.length)
      throw new Error(`The backup has other columns of ${table} than its schema.`);
  }
  const missing = tables.find(({ name }) => !columns.has(name));
  if (missing) throw new Error(`The backup lacks the table ${missing.name}.`);
}

/** The table and part of an entry: `tables/kernel.event/columns.json`, `tables/kernel.event/0`. */
export const rowsName = /^tables\/([^/]+)\/(columns\.json|\d+)$/;

function namesIn(bytes: Buffer): readonly string[] | undefined {
  return z.array(z.string()).safeParse(jsonOf(bytes)).data;
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined; // no JSON: refused by its schema
  }
}
