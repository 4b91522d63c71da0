import type pg from 'pg';
import { lastingPurpose } from '../../modules/kernel/encryption/lasting-secret.js';
import { MasterKey } from '../../modules/kernel/encryption/master-key.js';

/** Rows that are encrypted under a key of the installation's secret. */
interface MasterRows {
  /** What they are called for the operator. */
  readonly words: string;
  readonly table: string;
  readonly purpose: string;
  /** SQL: the columns by which a row is found again. */
  readonly id: readonly string[];
  /** SQL: which rows; others are under the key of a person. */
  readonly where: string;
  /** SQL: what the encryption is bound to. */
  readonly bound: string;
}

export const masterRows: readonly MasterRows[] = [
  {
    words: 'the secret of lasting keys',
    table: 'kernel.lasting_secret',
    purpose: lastingPurpose,
    id: ['is_only'],
    where: 'true',
    bound: `'${lastingPurpose}'`,
  },
  {
    words: 'keys of persons',
    table: 'kernel.person_key',
    purpose: 'person keys',
    id: ['person_id'],
    where: 'true',
    bound: 'person_id',
  },
  {
    words: 'e-mails about no member',
    table: 'mail.outbox',
    purpose: 'mails',
    id: ['id'],
    where: 'person_id is null',
    bound: 'id::text',
  },
  {
    words: 'webhooks',
    table: 'paying.webhook',
    purpose: 'webhooks',
    id: ['provider', 'id'],
    where: 'true',
    bound: "provider || ' ' || id",
  },
  {
    words: 'sign-ins by a provider that are under way',
    table: 'identity.social_flow',
    purpose: 'social sign-in',
    id: ['id'],
    where: 'true',
    bound: 'id::text',
  },
];

export interface Rotating {
  /** Called after each batch: how many rows are done, of how many that had to be. */
  readonly progress?: (words: string, done: number, all: number) => void;
  readonly batch?: number;
}

/** Encrypt under the current SECRET_KEY whatever is still under an earlier one, or was written before keys had ids. Each row changes by itself and
 *  only if nobody else changed it, so the product may run, an erased person stays erased, and a stopped rotation goes on with the rows
 *  that remain.
 *  out     one sentence for the operator
 *  errors  Error when rows cannot be decrypted, after all others are done
 *  source  ADR 0125 */
export async function rotateKeys(pool: pg.Pool, secret: string, rotating: Rotating = {}): Promise<string> {
  const counts: string[] = [];
  let unreadable = 0;
  for (const rows of masterRows) {
    const { done, failed } = await rewrap(pool, rows, new MasterKey(secret, rows.purpose), rotating);
    if (done + failed > 0) counts.push(`${rows.words}: ${done}`);
    unreadable += failed;
  }
  const changed = counts.length ? `Encrypted again: ${counts.join(', ')}.` : 'Nothing was left to do.';
  if (unreadable > 0)
    throw new Error(
      `${changed} ${unreadable} rows are under none of the accepted secrets, or were changed: keep SECRET_KEY_PREVIOUS.`,
    );
  return `${changed} SECRET_KEY_PREVIOUS may go two hours after every process has the new SECRET_KEY. Keep it for backups of before.`;
}

/** Passes over the rows until one finds none: rows that another process wrote under its earlier key come in the next pass. */
async function rewrap(
  pool: pg.Pool,
  rows: MasterRows,
  key: MasterKey,
  { progress, batch = 500 }: Rotating,
): Promise<{ readonly done: number; readonly failed: number }> {
  let done = 0;
  for (;;) {
    const all = done + (await remaining(pool, rows, key));
    let failed = 0;
    let inPass = 0;
    for await (const found of batches(pool, rows, key, batch)) {
      for (const row of found) {
        const outcome = await rewrapRow(pool, rows, key, row);
        if (outcome === 'done') inPass++;
        if (outcome === 'failed') failed++;
      }
      progress?.(rows.words, done + inPass, Math.max(all, done + inPass));
    }
    done += inPass;
    if (inPass === 0) return { done, failed };
  }
}

interface Row {
  readonly ids: readonly string[];
  readonly bound: string;
  readonly sealed: Buffer;
}

const isLeft = ({ where }: MasterRows): string =>
  `sealed is not null and (${where}) and substring(sealed from 1 for 12) <> $1`;

async function remaining(pool: pg.Pool, rows: MasterRows, key: MasterKey): Promise<number> {
  const found = await pool.query<{ count: string }>(
    `select count(*) from ${rows.table} where ${isLeft(rows)}`,
    [key.mark],
  );
  return Number(found.rows[0]?.count);
}

/** The rows that are left, in the order of their ids; each batch continues after the last. */
async function* batches(
  pool: pg.Pool,
  rows: MasterRows,
  key: MasterKey,
  batch: number,
): AsyncGenerator<readonly Row[]> {
  const ids = rows.id.join(', ');
  const texts = rows.id.map((column) => `${column}::text`).join(', ');
  let after: readonly string[] | undefined;
  for (;;) {
    const further = after ? `and (${ids}) > (${after.map((_, at) => `$${at + 3}`).join(', ')})` : '';
    const { rows: found } = await pool.query<Row>(
      `select array[${texts}] as ids, ${rows.bound} as bound, sealed from ${rows.table}
       where ${isLeft(rows)} ${further} order by ${ids} limit $2`,
      [key.mark, batch, ...(after ?? [])],
    );
    if (found.length === 0) return;
    yield found;
    after = found.at(-1)?.ids;
  }
}

async function rewrapRow(
  pool: pg.Pool,
  { table, id }: MasterRows,
  key: MasterKey,
  { ids, bound, sealed }: Row,
): Promise<'done' | 'changed since' | 'failed'> {
  let plain: Buffer;
  try {
    plain = key.decrypt(sealed, bound);
  } catch {
    return 'failed'; // counted, and said at the end
  }
  const same = id.map((column, at) => `${column} = $${at + 3}`).join(' and ');
  const { rowCount } = await pool.query(`update ${table} set sealed = $1 where sealed = $2 and ${same}`, [
    key.encrypt(plain, bound),
    sealed,
    ...ids,
  ]);
  return rowCount === 1 ? 'done' : 'changed since';
}
