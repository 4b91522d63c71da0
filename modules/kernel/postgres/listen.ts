import type pg from 'pg';

/** Listen to a channel of the database, for a NOTIFY of any process. A broken connection is reopened after a
 *  second. Notifications in that second are lost, so use them only to wake up.
 *  out  a function that ends it, once it listens */
export async function listen(
  pool: pg.Pool,
  channel: string,
  hear: (payload: string) => void,
): Promise<() => void> {
  let open: pg.PoolClient | undefined;
  let isOver = false;
  const drop = (line: pg.PoolClient) => {
    if (open !== line) return;
    open = undefined;
    line.release(true);
  };
  const again = () => {
    if (!isOver) setTimeout(() => void listen().catch(again), 1_000).unref();
  };
  const listen = async () => {
    const line = await pool.connect();
    if (isOver) return line.release();
    open = line;
    line.on('notification', ({ payload = '' }) => hear(payload));
    try {
      await line.query(`listen ${line.escapeIdentifier(channel)}`);
    } catch (error) {
      drop(line);
      throw error;
    }
    line.once('error', () => {
      drop(line);
      again();
    });
  };
  await listen();
  return () => {
    isOver = true;
    if (open) drop(open);
  };
}
