import type { Category } from '../../../modules/moderation/moderation.schemas.js';

export interface ReportRow {
  readonly id: string;
  readonly reporter_id: string;
  readonly is_guest: boolean;
  readonly subject_id: string;
  readonly category: Category;
  /** The words of the reporter, encrypted under their key; null once it is gone. */
  readonly sealed: string | null;
  /** ISO-8601 UTC */
  readonly sent_at: string;
  /** Until when the seller may answer; null when nothing is asked any more. */
  readonly asked_until: string | null;
  /** The seller answered that it is for sale. */
  readonly is_answered: boolean;
  readonly case_id: string | null;
  readonly decision_id: string | null;
  readonly outcome: 'acted' | 'nothing' | null;
  readonly resolved_at: string | null;
  /** Whether the latest word of staff says that it was right; null before there is one. */
  readonly is_right: boolean | null;
}

/** `report`: what became of each; `target`: what each is about. */
export const createReports = `
create table report (
  id text primary key,
  reporter_id text not null,
  is_guest boolean not null,
  subject_id text not null,
  category text not null,
  sealed text,
  sent_at timestamptz not null,
  asked_until timestamptz,
  is_answered boolean not null default false,
  case_id text,
  decision_id text,
  outcome text,
  resolved_at timestamptz,
  is_right boolean
);
create index report_reporter on report (reporter_id, sent_at);
create index report_case on report (case_id) where case_id is not null;
create index report_decision on report (decision_id) where decision_id is not null;
create index report_asked on report (asked_until) where asked_until is not null;
create index report_asked_subject on report (subject_id) where asked_until is not null;

create table target (
  report_id text not null,
  nth int not null,
  kind text not null,
  id text not null,
  primary key (report_id, nth)
);
create index target_thing on target (kind, id);
`;
