import type { CipherKey, PersonKeys } from '../../kernel/encryption/person-keys.js';
import { openJson, sealJson } from '../../kernel/encryption/sealed-json.js';
import type { WrittenMessage } from '../message.js';
import type { NotificationTable } from '../notifications.tables.js';

/** The text of a notification, its link, and whom and what the text speaks of. */
export interface NotificationWords extends Omit<WrittenMessage, 'about'> {
  readonly href: string;
}
type Stored = Pick<NotificationTable, 'message' | 'href' | 'sealed'>;

/** The stored form: text and link, encrypted under the recipient's key, and the path, by which everything that
 *  leads to one page is marked as read. The path is without its query, which may contain the recipient's words.
 *  source  ADR 0041 */
export function sealNotification(
  key: CipherKey,
  id: string,
  { message, href, actors, ofSeveral, words }: NotificationWords,
): Stored {
  const [path = ''] = href.split(/[?#]/);
  const sealed = sealJson(key, { message, href, actors, ofSeveral, words }, id);
  return { message: '', href: path, sealed };
}

/** Rows of one recipient with their words. Rows that are not encrypted yet contain them; after the recipient's erasure nobody can read them.
 *  source  seal-earlier.job.ts */
export async function openNotifications<Row extends Stored & Pick<NotificationTable, 'id'>>(
  keys: Pick<PersonKeys, 'getMany'>,
  memberId: string,
  rows: readonly Row[],
): Promise<readonly (Omit<Row, 'sealed'> & NotificationWords)[]> {
  const key = (await keys.getMany([memberId])).get(memberId);
  return rows.map(({ sealed, ...row }) => {
    if (sealed === null || !key) return row;
    return { ...row, ...(openJson(key, sealed, row.id) as NotificationWords) };
  });
}
