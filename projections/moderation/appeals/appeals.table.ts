import type { AppealStatus } from '../../../modules/moderation/appeal/appeal.schemas.js';
import type { Measure } from '../../../modules/moderation/moderation.schemas.js';

/** An appeal, or its escalation: each has its own dates. Times are ISO-8601 UTC. */
export interface AppealTable {
  readonly id: string;
  readonly level: 1 | 2;
  readonly is_latest: boolean;
  readonly decision_id: string;
  readonly subject_id: string;
  readonly status: AppealStatus;
  readonly filed_at: string;
  readonly look_by: string;
  readonly decide_by: string;
  readonly looked_at: string | null;
  /** Of any end, a withdrawal too. */
  readonly decided_at: string | null;
  readonly reviewer_id: string | null;
}

/** A decision as lists and figures of appeals need it. */
export interface DecisionTable {
  readonly id: string;
  readonly subject_id: string;
  readonly decided_by: string | null;
  readonly decided_at: string;
  readonly measure: Measure;
  readonly rule_title: string;
  readonly is_overturned: boolean;
}

export type AppealsTables = {
  readonly 'appeals.appeal': AppealTable;
  readonly 'appeals.decision': DecisionTable;
};

export const createAppeals = `
create table appeal (
  id text not null,
  level int not null,
  is_latest boolean not null,
  decision_id text not null,
  subject_id text not null,
  status text not null,
  filed_at timestamptz not null,
  look_by timestamptz not null,
  decide_by timestamptz not null,
  looked_at timestamptz,
  decided_at timestamptz,
  reviewer_id text,
  primary key (id, level)
);
create index appeal_open on appeal (decide_by) where is_latest and decided_at is null;
create index appeal_filed on appeal (filed_at) where is_latest;
create index appeal_subject on appeal (subject_id);
create index appeal_reviewer on appeal (reviewer_id) where reviewer_id is not null;

create table decision (
  id text primary key,
  subject_id text not null,
  decided_by text,
  decided_at timestamptz not null,
  measure jsonb not null,
  rule_title text not null,
  is_overturned boolean not null
);
create index decision_subject on decision (subject_id, decided_at desc);
create index decision_decider on decision (decided_by) where decided_by is not null;
create index decision_at on decision (decided_at);
`;
