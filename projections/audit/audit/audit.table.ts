/** One act of staff. */
export interface AuditEntryRow {
  /** Of its event in the log. */
  readonly position: number;
  /** The stream: acts of one command, of which all but the last were refused. */
  readonly entry_id: string;
  readonly at: string;
  readonly actor_id: string;
  readonly roles: readonly string[];
  readonly action: string;
  readonly call: string;
  readonly target_kind: string | null;
  readonly target_id: string | null;
  readonly things: readonly { readonly kind: string; readonly id: string }[];
  readonly subject_id: string;
  /** The reason, encrypted under the key of the subject; null when there is none, and once the subject is erased. */
  readonly sealed: string | null;
  /** The code of the refusal, and the position of its event. */
  readonly refused: string | null;
  readonly refused_position: number | null;
}

export type AuditTables = { readonly 'audit.entry': AuditEntryRow };

/** Found again by the stream alone when it is refused. */
export const createAuditEntries = `
create table entry (
  position bigint primary key,
  entry_id uuid not null,
  at timestamptz not null,
  actor_id text not null,
  roles jsonb not null,
  action text not null,
  call text not null,
  target_kind text,
  target_id text,
  things jsonb not null,
  subject_id text not null,
  sealed text,
  refused text,
  refused_position bigint
);
create index entry_stream on entry (entry_id, position);
create index entry_subject on entry (subject_id, at, position);
`;

/** Each search reads an index backwards: newest first. */
export const auditIndexes = [
  'create index entry_at on entry (at, position)',
  'create index entry_actor on entry (actor_id, at, position)',
  'create index entry_target on entry (target_kind, target_id, at, position)',
  'create index entry_action on entry (action, at, position)',
  'create index entry_actor_action on entry (actor_id, action, at, position)',
  'create index entry_refused on entry (refused_position) where refused_position is not null',
];
