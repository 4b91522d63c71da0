import type pg from 'pg';

/** Take from the role that serves what nobody does to the log: to change and to delete its rows, and to say which migrations were made. Its rows in
 *  all other tables are given by default privileges, and would be these too.
 *  in      owner: connections of the role that owns the tables
 *          serving: connections of the role that serves
 *  source  ADR 0124 */
export async function protectAppended(
  owner: pg.Pool,
  serving: pg.Pool,
  appendOnly: readonly string[],
): Promise<void> {
  const role = await roleOf(serving);
  if (role === (await roleOf(owner))) return;
  await owner.query(`revoke update, delete, truncate on ${appendOnly.join(', ')} from ${role}`);
  await owner.query(`revoke insert, update, delete, truncate on kernel.migration from ${role}`);
}

/** Its name, as SQL writes it. */
async function roleOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ role: string }>('select quote_ident(current_user) as role');
  return rows[0]?.role ?? '';
}
