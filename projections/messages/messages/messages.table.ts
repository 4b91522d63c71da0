import type { About } from '../../../modules/messages/thread/thread.events.js';
import type { ParticipantStatus } from '../../../modules/messages/thread/thread.state.js';

/** A thread. Positions are those of the log: they order messages, and survive a rebuild. */
export interface ThreadTable {
  readonly id: string;
  readonly about: About;
  readonly opened_by: string;
  readonly last_position: number;
  readonly last_message_id: string | null;
  /** The step of the deal, if that was the last entry. */
  readonly last_words: string | null;
  readonly last_sender_id: string | null;
  readonly last_at: string;
  /** Whether somebody other than its opener has written. */
  readonly has_answer: boolean;
}

/** A participant: one member's part in a thread. */
export interface ParticipantTable {
  readonly thread_id: string;
  readonly member_id: string;
  readonly status: ParticipantStatus;
  readonly side: 'buying' | 'selling' | 'none';
  readonly is_muted: boolean;
  readonly archived_up_to: number | null;
  /** Copied from the thread, so that the index gives the list in order. */
  readonly last_position: number;
  /** Position of the last message by somebody else. */
  readonly last_of_others: number;
  /** Position of their own last message: everything before it is read. */
  readonly last_own: number;
  /** The position at which they were added; 0 for members from the beginning. They do not see earlier entries. */
  readonly joined_position: number;
}

/** A message. A thread reads its words from the log; the row has them too, encrypted, to search them. */
export interface MessageTable {
  readonly id: string;
  readonly thread_id: string;
  readonly sender_id: string;
  readonly position: number;
  readonly sent_at: string;
  readonly is_withdrawn: boolean;
  /** By a decision of a case. */
  readonly is_removed: boolean;
  /** The words, encrypted under the sender's key; null when there are none, and once it is withdrawn. */
  readonly sealed: string | null;
  /** Members who are not shown it. */
  readonly hidden_from: readonly string[];
}

export type MessagesTables = {
  readonly 'messages.thread': ThreadTable;
  readonly 'messages.seat': ParticipantTable;
  readonly 'messages.message': MessageTable;
};

export const createMessages = `
create table thread (
  id text primary key,
  about jsonb not null,
  opened_by text not null,
  last_position bigint not null,
  last_message_id text,
  last_words text,
  last_sender_id text,
  last_at timestamptz not null,
  has_answer boolean not null
);

create table seat (
  thread_id text not null,
  member_id text not null,
  status text not null,
  side text not null,
  is_muted boolean not null,
  archived_up_to bigint,
  last_position bigint not null,
  last_of_others bigint not null,
  last_own bigint not null,
  joined_position bigint not null,
  primary key (thread_id, member_id)
);
create index seat_list on seat (member_id, last_position desc) where status <> 'left';

create table message (
  id text primary key,
  thread_id text not null,
  sender_id text not null,
  position bigint not null,
  sent_at timestamptz not null,
  is_withdrawn boolean not null,
  is_removed boolean not null,
  sealed text,
  hidden_from text[] not null
);
create index message_page on message (thread_id, position desc);
create index message_sender on message (sender_id);
`;
