import { type Kysely, sql } from 'kysely';
import type { MessageTable, ParticipantTable, ThreadTable } from './messages.table.js';
import type { SealWords } from './sealed-words.js';

export type Tables = {
  thread: Omit<ThreadTable, 'about'> & { readonly about: string };
  seat: ParticipantTable;
  message: MessageTable;
};

/** The last message or entry of a thread. */
export type Last = Pick<
  ThreadTable,
  'last_position' | 'last_message_id' | 'last_words' | 'last_sender_id' | 'last_at'
> & { readonly hidden_from: readonly string[] };

/** Collects the rows that a batch of events makes and changes, so that each table needs one statement however long the batch is.
 *  source  ADR 0027 */
export class Batch {
  /** Threads whose members are signalled. */
  readonly changed = new Set<string>();
  readonly #threads: Tables['thread'][] = [];
  readonly #seats: ParticipantTable[] = [];
  readonly #messages: MessageTable[] = [];
  readonly #withdrawn: string[] = [];
  readonly #removed = new Map<string, boolean>();
  readonly #lasts = new Map<string, readonly Last[]>();

  constructor(
    private readonly db: Kysely<Tables>,
    /** The stored form of a message's words. */
    readonly seal: SealWords,
  ) {}

  open(thread: Tables['thread'], participants: readonly ParticipantTable[]): void {
    this.#threads.push(thread);
    this.#seats.push(...participants);
  }

  send(message: MessageTable): void {
    this.#messages.push(message);
  }

  withdraw(messageId: string): void {
    this.#withdrawn.push(messageId);
  }

  setRemoved(messageId: string, isRemoved: boolean): void {
    this.#removed.set(messageId, isRemoved);
  }

  setLastActivity(threadId: string, last: Last): void {
    this.#lasts.set(threadId, [...(this.#lasts.get(threadId) ?? []), last]);
  }

  /** The opened threads are written before their participants change. */
  async writeOpened(): Promise<void> {
    const [threads, participants] = [this.#threads.splice(0), this.#seats.splice(0)];
    if (!threads.length) return;
    await this.db
      .insertInto('thread')
      .values(threads)
      .onConflict((same) => same.doNothing())
      .execute();
    await this.db
      .insertInto('seat')
      .values(participants)
      .onConflict((same) => same.doNothing())
      .execute();
  }

  async write(): Promise<void> {
    await this.writeOpened();
    if (this.#messages.length)
      await this.db
        .insertInto('message')
        .values(this.#messages)
        .onConflict((same) => same.doNothing())
        .execute();
    if (this.#withdrawn.length)
      await this.db
        .updateTable('message')
        .set({ is_withdrawn: true, sealed: null })
        .where('id', 'in', this.#withdrawn)
        .execute();
    for (const [id, is_removed] of this.#removed)
      await this.db.updateTable('message').set({ is_removed }).where('id', '=', id).execute();
    if (this.#lasts.size) await this.#writeLasts();
  }

  async #writeLasts(): Promise<void> {
    const entries = [...this.#lasts].flatMap(([id, all]) => all.map((one) => ({ id, ...one })));
    const said = sql`said as (select * from unnest(${entries.map(({ id }) => id)}::text[],
      ${entries.map(({ last_sender_id }) => last_sender_id)}::text[],
      ${entries.map(({ last_position }) => last_position)}::bigint[],
      ${entries.map(({ hidden_from }) => JSON.stringify(hidden_from))}::jsonb[]) as said (thread_id, sender_id, position, hidden_from))`;
    const last = [...this.#lasts].flatMap(([id, all]) => {
      const one = all.at(-1);
      return one ? [{ id, ...one }] : [];
    });
    await sql`with ${said}
      update thread set last_position = last.position, last_message_id = last.message_id, last_words = last.words,
        last_sender_id = last.sender_id, last_at = last.at,
        has_answer = has_answer or exists (select from said where said.thread_id = thread.id and said.sender_id <> thread.opened_by)
      from unnest(${last.map(({ id }) => id)}::text[], ${last.map((one) => one.last_position)}::bigint[],
        ${last.map((one) => one.last_message_id)}::text[], ${last.map((one) => one.last_words)}::text[],
        ${last.map((one) => one.last_sender_id)}::text[], ${last.map((one) => one.last_at)}::timestamptz[])
        as last (thread_id, position, message_id, words, sender_id, at)
      where thread.id = last.thread_id`.execute(this.db);
    await sql`with ${said}, last as (select thread_id, member_id, max(said.position) as position,
          max(said.position) filter (where sender_id is distinct from member_id) as of_others,
          max(said.position) filter (where sender_id = member_id) as own
        from said join seat using (thread_id) where not said.hidden_from ? member_id group by thread_id, member_id)
      update seat set last_position = last.position, last_of_others = greatest(last_of_others, last.of_others),
        last_own = greatest(last_own, last.own)
      from last where seat.thread_id = last.thread_id and seat.member_id = last.member_id`.execute(this.db);
  }
}
