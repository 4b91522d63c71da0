import type pg from 'pg';

/** Read the whole log by a cursor, parsed, and do nothing with it: what reading it costs at least.
 *  out     events a second */
export async function plainCursor(pool: pg.Pool): Promise<number> {
  const client = await pool.connect();
  const begun = performance.now();
  let seen = 0;
  try {
    await client.query('begin');
    await client.query(
      'declare plain no scroll cursor for select position, stream, version, id, type, shape, data, meta, at from kernel.event order by position',
    );
    for (;;) {
      const { rows } = await client.query('fetch 5000 from plain');
      if (!rows.length) return (seen / (performance.now() - begun)) * 1_000;
      seen += rows.length;
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
}
