import type pg from 'pg';
import { besides, schemaOf } from '../../../modules/kernel/processing/projection.js';
import { projections } from '../../runtime/registry.js';

/** A table whose rows are not rebuilt from the log. */
export interface KeptTable {
  /** Qualified with its schema. */
  readonly name: string;
  readonly columns: readonly string[];
  /** Which of its rows are backed up; read models are rebuilt, so their checkpoints are not. */
  readonly where: string;
}

/** The tables to back up, each after those that it refers to. */
export async function keptTables(client: pg.ClientBase): Promise<readonly KeptTable[]> {
  const { rows } = await client.query<{ name: string; schema: string; columns: string[]; refers: string[] }>(`
    select format('%I.%I', n.nspname, c.relname) as name, n.nspname as schema,
      array(select quote_ident(a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select distinct format('%I.%I', tn.nspname, t.relname) from pg_constraint k
        join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
        where k.conrelid = c.oid and k.contype = 'f') as refers
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'public')
    order by 1`);
  const built = new Set(
    projections.flatMap(({ name }) => [schemaOf(name), besides(name).next, besides(name).old]),
  );
  const kept = rows.filter(({ schema, name }) => !built.has(schema) && name !== 'kernel.migration');
  const ordered: KeptTable[] = [];
  const add = ({ name, columns, refers }: (typeof kept)[number]): void => {
    if (ordered.some((one) => one.name === name)) return;
    for (const one of kept) if (one.name !== name && refers.includes(one.name)) add(one);
    ordered.push({ name, columns, where: followers.has(name) ? ofReactors : 'true' });
  };
  for (const table of kept) add(table);
  return ordered;
}

const followers = new Set(['kernel.checkpoint', 'kernel.parked']);
const ofProjections = projections.flatMap(({ name }) => [name, besides(name).checkpoint]);
const ofReactors = `name not in (${ofProjections.map((name) => `'${name}'`).join(', ')})`;
