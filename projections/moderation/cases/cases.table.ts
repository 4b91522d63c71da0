import type { KnownCase } from '../../../modules/moderation/case/case.state.js';
import type {
  Category,
  FrozenRule,
  Measure,
  Strikes,
} from '../../../modules/moderation/moderation.schemas.js';

/** A case as the queue shows it. Times are ISO-8601 UTC. */
export interface CaseRow {
  readonly id: string;
  /** What the next event is folded onto; without the words of a proposal. */
  readonly state: KnownCase;
  readonly subject_id: string;
  readonly community_id: string | null;
  /** The most urgent one of its reports. */
  readonly category: Category;
  readonly status: KnownCase['status'];
  readonly opened_at: string;
  /** Until when authors may mend what is hidden; null when nothing is. */
  readonly mend_until: string | null;
  readonly is_hidden: boolean;
  readonly claimed_by: string | null;
  readonly claimed_until: string | null;
  readonly decided_at: string | null;
  readonly decided_by: string | null;
  readonly outcome: 'acted' | 'nothing' | null;
  readonly decision_id: string | null;
}

/** What a case is about, the first target first. */
export interface CaseTargetRow {
  readonly case_id: string;
  readonly nth: number;
  readonly kind: string;
  readonly id: string;
}

/** A decision, by its latest change. Its words are in the log alone. */
export interface DecisionRow {
  readonly id: string;
  readonly case_id: string;
  readonly subject_id: string;
  readonly category: Category;
  readonly at: string;
  readonly rule: FrozenRule;
  readonly measure: Measure;
  readonly strikes: Strikes;
  readonly strikes_until: string | null;
  readonly ends_at: string | null;
  readonly status: 'standing' | 'amended' | 'overturned';
  readonly decided_by: string;
  readonly confirmed_by: string | null;
}

export const createCases = `
create table "case" (
  id text primary key,
  state jsonb not null,
  subject_id text not null,
  community_id text,
  category text not null,
  status text not null,
  opened_at timestamptz not null,
  mend_until timestamptz,
  is_hidden boolean not null,
  claimed_by text,
  claimed_until timestamptz,
  decided_at timestamptz,
  decided_by text,
  outcome text,
  decision_id text
);
create index case_open on "case" (opened_at) where status <> 'decided';
create index case_decided on "case" (decided_at) where status = 'decided';
create index case_subject on "case" (subject_id, opened_at);
create index case_reports on "case" using gin ((state->'reports') jsonb_path_ops);
create index case_community on "case" (community_id) where community_id is not null and status <> 'decided';

create table target (
  case_id text not null,
  nth int not null,
  kind text not null,
  id text not null,
  primary key (case_id, nth)
);
create index target_thing on target (kind, id);

create table decision (
  id text primary key,
  case_id text not null,
  subject_id text not null,
  category text not null,
  at timestamptz not null,
  rule jsonb not null,
  measure jsonb not null,
  strikes int not null,
  strikes_until timestamptz,
  ends_at timestamptz,
  status text not null,
  decided_by text not null,
  confirmed_by text
);
create index decision_subject on decision (subject_id, at);
create index decision_decider on decision (decided_by, at);
`;
