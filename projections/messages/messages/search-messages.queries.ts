import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { finderOf, searchTextOf } from '../../../modules/kernel/text/words.rules.js';
import type { searchMessages } from '../../../modules/messages/messages.contract.js';
import { lineAround } from './line-around.js';
import type { MessageTable } from './messages.table.js';
import { openWords } from './sealed-words.js';
import { type Deps, isShownTo, membersOf } from './threads.queries.js';

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

type Row = Pick<MessageTable, 'id' | 'thread_id' | 'sender_id' | 'position' | 'sent_at' | 'sealed'>;
type Found = Row & { readonly words: string };

/** One more than are shown, page by page, so that a word that is often used needs few pages. */
async function findMessages(
  { db, eventStore }: Deps,
  memberId: string,
  search: string,
): Promise<{ readonly found: readonly Found[]; readonly searchedSince: string | null }> {
  const isFound = finderOf(search);
  const found: Found[] = [];
  let before = Number.MAX_SAFE_INTEGER;
  for (let read = 0; read < searched; read += atATime) {
    const { rows } = await rowsBefore(memberId, before).execute(db);
    const open = await openWords(eventStore.keys, rows);
    found.push(...open.filter(({ words }) => isFound(searchTextOf(words))));
    const last = rows.at(-1);
    if (!last || rows.length < atATime || found.length > mostFound) return { found, searchedSince: null };
    before = last.position;
    if (read + atATime >= searched) return { found, searchedSince: last.sent_at };
  }
  return { found, searchedSince: null };
}

const rowsBefore = (memberId: string, before: number): RawBuilder<Row> => sql<Row>`
  select message.id, message.thread_id, message.sender_id, message.position, message.sent_at, message.sealed
  from messages.seat join messages.message on message.thread_id = seat.thread_id
  where seat.member_id = ${memberId} and seat.status in ('in', 'requested') and message.position > seat.joined_position
    and message.position < ${before} and message.sealed is not null
    and not message.is_withdrawn and not message.is_removed and ${sql<SqlBool>`${isShownTo(memberId)}`}
  order by message.position desc limit ${atATime}`;
