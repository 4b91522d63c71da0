import type { CipherKey, PersonKeys } from '../../kernel/encryption/person-keys.js';
import { openJson, sealJson } from '../../kernel/encryption/sealed-json.js';
import type { NotificationTable } from '../notifications.tables.js';

/** The text of a notification, and its link. */
export type NotificationWords = Pick<NotificationTable, 'message' | 'href'>;
type Stored = NotificationWords & Pick<NotificationTable, 'sealed'>;

/** The stored form: text and link, encrypted under the recipient's key, and the path, by which everything that
 *  leads to one page is marked as read. The path is without its query, which may contain the recipient's words.
 *  source  ADR 0041 */
export function sealNotification(key: CipherKey, id: string, { message, href }: NotificationWords): Stored {
  const [path = ''] = href.split(/[?#]/);
  return { message: '', href: path, sealed: sealJson(key, { message, href }, id) };
}

/** Rows of one recipient with their words. Rows that are not encrypted yet contain them; after the recipient's erasure nobody can read them.
 *  source  seal-earlier.job.ts */
export async function openNotifications<Row extends Stored & Pick<NotificationTable, 'id'>>(
  keys: Pick<PersonKeys, 'getMany'>,
  memberId: string,
  rows: readonly Row[],
): Promise<readonly Omit<Row, 'sealed'>[]> {
  const key = (await keys.getMany([memberId])).get(memberId);
  return rows.map(({ sealed, ...row }) => {
    if (sealed === null || !key) return row;
    return { ...row, ...(openJson(key, sealed, row.id) as NotificationWords) };
  });
}
