import { type RawBuilder, sql } from 'kysely';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { finderOf, searchTextOf } from '../../../modules/kernel/text/words.rules.js';
import type { searchMessages } from '../../../modules/messages/messages.contract.js';
import { lineAround } from './line-around.js';
import type { MessageTable } from './messages.table.js';
import { openWords } from './sealed-words.js';
import { type Deps, isShownTo, membersOf, rowsOf } from './threads.queries.js';

/** How many messages a search shows. */
export const mostFound = 20;

/** How many of the newest messages a search decrypts, and how many at a time. */
const searched = 5_000;
const atATime = 500;

/** The newest messages of a member's threads with these words, of those that the member sees there.
 *  out  neither what was unsent or removed, nor anything of a thread that they have left or dismissed */
export async function messagesWith(
  deps: Deps,
  memberId: string,
  search: string,
): Promise<ResponseOf<typeof searchMessages>> {
  const { found, searchedSince } = await findMessages(deps, memberId, search);
  const shown = found.slice(0, mostFound);
  const members = await membersOf(deps.db, [...new Set(shown.map(({ thread_id }) => thread_id))]);
  const names = await deps.people.namesFor(memberId, [
    ...new Set([...members.values()].flat().concat(shown.map(({ sender_id }) => sender_id))),
  ]);
  const nameOf = (id: string) => names.get(id) ?? 'Former member';
  return {
    messages: shown.map(({ id, thread_id, sender_id, sent_at, words }) => ({
      id,
      threadId: thread_id,
      others: (members.get(thread_id) ?? [])
        .filter((one) => one !== memberId)
        .map((one) => ({ id: one, name: nameOf(one) })),
      senderName: nameOf(sender_id),
      isMine: sender_id === memberId,
      sentAt: sent_at,
      line: [...lineAround(words, search)],
    })),
    hasMore: found.length > mostFound,
    searchedSince,
  };
}

type Row = Pick<MessageTable, 'id' | 'thread_id' | 'sender_id' | 'sent_at'>;
type Found = Row & { readonly words: string };

/** One more than are shown. Words are decrypted part by part, so that a word that is often used needs few parts. */
async function findMessages(
  { db, eventStore }: Deps,
  memberId: string,
  search: string,
): Promise<{ readonly found: readonly Found[]; readonly searchedSince: string | null }> {
  const isFound = finderOf(search);
  const { rows } = await newest(memberId).execute(db);
  const readable = rows.slice(0, searched);
  const found: Found[] = [];
  for (let from = 0; from < readable.length && found.length <= mostFound; from += atATime) {
    const part = await openWords(eventStore.keys, await withSealed(db, readable.slice(from, from + atATime)));
    found.push(...part.filter(({ words }) => isFound(searchTextOf(words))));
  }
  const isCut = rows.length > searched && found.length <= mostFound;
  return { found, searchedSince: isCut ? (readable.at(-1)?.sent_at ?? null) : null };
}

/** The newest messages that a member can read, one more than are searched. */
const newest = (memberId: string): RawBuilder<Row> => sql<Row>`
  select message.id, message.thread_id, message.sender_id, message.sent_at
  from messages.seat join messages.message on message.thread_id = seat.thread_id
  where seat.member_id = ${memberId} and seat.status in ('in', 'requested') and message.position > seat.joined_position
    and message.sealed is not null and not message.is_withdrawn and not message.is_removed and ${isShownTo(memberId)}
  order by message.position desc limit ${searched + 1}`;

async function withSealed(
  db: Database,
  rows: readonly Row[],
): Promise<readonly (Row & Pick<MessageTable, 'sealed'>)[]> {
  const stored = await rowsOf(db)
    .selectFrom('messages.message')
    .select(['id', 'sealed'])
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const sealed = new Map(stored.map((one) => [one.id, one.sealed]));
  return rows.map((row) => ({ ...row, sealed: sealed.get(row.id) ?? null }));
}
