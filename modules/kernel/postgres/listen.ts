import type pg from 'pg';

/** Hear what is said by NOTIFY on a channel of the database, by whatever process. A line that breaks is taken up again after a second; what is said
 *  meanwhile is lost, so it can only be a wake-up.
 *  out  once it hears: what ends it */
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
