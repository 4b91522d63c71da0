import type { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import { openJson, sealJson } from '../../../modules/kernel/encryption/sealed-json.js';
import type { MessageTable } from './messages.table.js';

/** out  null for no words, and when the sender is erased */
export type SealWords = (senderId: string, messageId: string, words: string) => string | null;

/** Encrypts the words of messages of these senders, each under its sender's key.
 *  source  ADR 0041 */
export async function wordSealer(
  keys: Pick<PersonKeys, 'getMany'> | undefined,
  senderIds: readonly string[],
): Promise<SealWords> {
  const known = senderIds.length ? await keys?.getMany([...new Set(senderIds)]) : undefined;
  return (senderId, messageId, words) => {
    const key = known?.get(senderId);
    return key && words !== '' ? sealJson(key, words, messageId) : null;
  };
}

export type SealedMessage = Pick<MessageTable, 'id' | 'sender_id' | 'sealed'>;

/** Messages with their words, in the order given; those of erased senders are left out. */
export async function openWords<Row extends SealedMessage>(
  keys: Pick<PersonKeys, 'getMany'>,
  rows: readonly Row[],
): Promise<readonly (Row & { readonly words: string })[]> {
  const known = rows.length
    ? await keys.getMany([...new Set(rows.map(({ sender_id }) => sender_id))])
    : undefined;
  return rows.flatMap((row) => {
    const key = known?.get(row.sender_id);
    return key && row.sealed !== null ? [{ ...row, words: String(openJson(key, row.sealed, row.id)) }] : [];
  });
}
