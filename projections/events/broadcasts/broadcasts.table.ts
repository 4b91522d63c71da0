/** One row for each broadcast, without its words: the log has them. */
export interface BroadcastTable {
  readonly id: string;
  /** Who wrote it. */
  readonly member_id: string;
  readonly club_id: string;
  readonly gathering_id: string;
  /** One date of a series, by the day that names it; null for all. */
  readonly day: string | null;
  readonly is_for_interested: boolean;
  readonly recipients: number;
  readonly sent_at: string;
  /** By a decision of a case. */
  readonly is_removed: boolean;
}

export type BroadcastsTables = { readonly 'broadcasts.broadcast': BroadcastTable };

export const createBroadcasts = `
create table broadcast (
  id text primary key,
  member_id text not null,
  club_id text not null,
  gathering_id text not null,
  day text collate "C",
  is_for_interested boolean not null,
  recipients int not null,
  sent_at timestamptz not null,
  is_removed boolean not null
);
create index broadcast_about on broadcast (gathering_id, sent_at);
create index broadcast_by on broadcast (member_id);
`;
