import type {
  Audience,
  BuildStatus,
  CostView,
  GoesAlong,
  goals,
  Role,
} from '../../../modules/builds/build/build.events.js';
import type { documentKinds } from '../../../modules/builds/document/document.events.js';
import type { Column, Fit, priorities, System } from '../../../modules/builds/task/task.events.js';
import type { Photo } from '../../../modules/media/photo.schemas.js';

/** `build`: each with its sums, which follow from the rows beside it. `system_sum`, `month_sum`: the same by system and by month. `former_owner`: who had it
 *  before, the first one first. `witness`: what was said of a part's fit. `erased`: members whose events may still be on their way.
 *  source  ADR 0095 */
export const createBuilds = `
create table build (
  id text primary key,
  owner_id text not null,
  version int not null,
  standing text not null, -- shown, hidden, removed, deleted
  decision text, -- of a case: hidden, removed
  words_by text not null, -- under whose key the words of its last change are
  year int not null,
  make text not null,
  model text not null,
  nickname text not null,
  make_key text not null,
  model_key text not null, -- make.model
  about text not null,
  goal text not null,
  started_on text,
  target_on text,
  vin text, -- encrypted under the key of words_by
  budget text, -- cents, encrypted under the owner's key
  cover jsonb,
  cover_by text,
  status text not null,
  status_note text not null,
  audience text not null,
  community_id text,
  costs text not null,
  latitude double precision,
  longitude double precision,
  area text,
  sale_listing_id text,
  sale_gives jsonb, -- GoesAlong
  offered_to text,
  offered_at timestamptz,
  offered_along jsonb, -- what would go along
  stall_helper boolean not null,
  blocker text,
  look_again_on text,
  templates text[] not null,
  dismissed text[] not null,
  started_at timestamptz not null,
  handed_over_at timestamptz, -- the last time
  completed_at timestamptz,
  deleted_at timestamptz,
  active_at timestamptz not null, -- whenever something was last done to it
  words text not null, -- of its search
  tasks int not null default 0,
  tasks_done int not null default 0,
  tasks_blocked int not null default 0,
  entries int not null default 0,
  planned_minutes bigint not null default 0,
  minutes bigint not null default 0,
  planned_cents bigint not null default 0,
  part_cents bigint not null default 0,
  entry_cents bigint not null default 0,
  parts_planned int not null default 0,
  parts_sought int not null default 0,
  parts_arrived int not null default 0,
  parts_installed int not null default 0
);
create table collaborator (
  build_id text not null,
  member_id text not null,
  role text not null,
  is_invited boolean not null,
  since timestamptz not null,
  primary key (build_id, member_id)
);
create table former_owner (
  build_id text not null,
  member_id text not null,
  position bigint not null,
  is_named boolean not null, -- whether names went along
  at timestamptz not null,
  primary key (build_id, position)
);
create table system_sum (
  build_id text not null,
  system text not null,
  tasks int not null,
  done int not null,
  blocked int not null,
  planned_minutes bigint not null,
  minutes bigint not null,
  planned_cents bigint not null,
  spent_cents bigint not null,
  primary key (build_id, system)
);
create table month_sum (
  build_id text not null,
  month text not null, -- 2026-11
  entries int not null,
  minutes bigint not null,
  spent_cents bigint not null,
  tasks_done int not null,
  primary key (build_id, month)
);
create table task (
  id text primary key,
  build_id text not null,
  version int not null,
  words_by text not null, -- under whose key its words are
  system text not null,
  title text not null,
  notes text not null,
  priority text not null,
  planned_cents int,
  planned_minutes int,
  after_ids text[] not null,
  column_name text not null,
  rank text collate "C" not null,
  blocked text, -- why; null while it is not
  blocked_by text,
  from_template text,
  from_line text,
  photos jsonb not null, -- TaskPhoto[]
  is_deleted boolean not null,
  planned_at timestamptz not null,
  changed_at timestamptz not null,
  done_at timestamptz,
  words text not null,
  entries int not null default 0,
  minutes bigint not null default 0,
  entry_cents bigint not null default 0,
  part_planned_cents bigint not null default 0,
  part_cents bigint not null default 0,
  parts_planned int not null default 0,
  parts_sought int not null default 0,
  parts_arrived int not null default 0,
  parts_installed int not null default 0
);
create table part (
  task_id text not null,
  part_id text not null,
  build_id text not null,
  words_by text not null,
  position bigint not null, -- the first planned one first
  planned_at timestamptz not null,
  title text not null,
  quantity int not null,
  planned_cents int, -- for one
  link text not null,
  planned_item_id text,
  arrived_item_id text,
  item_id text, -- the one that arrived, or else the planned one
  portion_id text, -- of the item, that left the stock for it
  status text not null,
  cost_cents int, -- for all of it
  need_id text, -- the wanted ad that looks for it, or found it
  sought_at timestamptz,
  listing_id text, -- the listing that offered it
  seller_id text,
  photos jsonb not null,
  photos_by text,
  arrived_on text,
  installed_at timestamptz,
  is_dropped boolean not null,
  primary key (task_id, part_id)
);
create table witness (
  task_id text not null,
  part_id text not null,
  build_id text not null,
  author_id text not null,
  fit text not null,
  note text not null,
  year int not null,
  make text not null,
  model text not null,
  make_key text not null,
  model_key text not null, -- make.model
  title text not null,
  numbers text[] not null, -- keys of its part numbers
  item_id text,
  listing_id text,
  at timestamptz not null,
  primary key (task_id, part_id)
);
create table entry (
  id text primary key,
  build_id text not null,
  author_id text not null, -- '' once erased
  is_named boolean not null, -- whether the author is named: not after a hand-over without names
  version int not null,
  on_day text not null, -- 2026-11-05
  at timestamptz not null,
  position bigint not null,
  edited_at timestamptz,
  text text not null,
  photos jsonb not null,
  compare jsonb,
  minutes int,
  cost_cents int,
  odometer int,
  task_id text,
  is_deleted boolean not null,
  is_removed boolean not null, -- by a decision
  is_withheld boolean not null, -- it did not go along with a hand-over
  words text not null
);
create table document (
  id text primary key,
  build_id text not null,
  owner_id text not null,
  name text, -- encrypted under the owner's key
  kind text not null,
  task_id text,
  part_id text,
  file_id text not null,
  bytes int not null,
  type text not null,
  at timestamptz not null
);
create table book (
  id text primary key,
  build_id text not null,
  owner_id text not null,
  title text not null,
  hides_costs boolean not null,
  hides_names boolean not null,
  file_id text not null,
  digest text not null,
  entries int not null,
  tasks int not null,
  is_keepsake boolean not null,
  listings text[] not null,
  at timestamptz not null
);
create table erased (id text primary key);
create index task_build on task (build_id, column_name, rank, id);
create index part_build on part (build_id);
create index entry_build on entry (build_id, on_day desc, position desc);
create index entry_task on entry (task_id) where task_id is not null;
`;

/** Those that writing does without. */
export const buildsIndexes = [
  'create index on build (owner_id, started_at)',
  'create index on build (words_by)',
  'create index on build (cover_by)',
  'create index on build (offered_to) where offered_to is not null',
  'create index on build (sale_listing_id) where sale_listing_id is not null',
  'create index on build (community_id) where community_id is not null',
  `create index build_shown on build (active_at desc, id) where standing = 'shown' and audience <> 'private'`,
  `create index build_make on build (make_key) where standing = 'shown' and audience <> 'private'`,
  `create index build_quiet on build (active_at, id) where stall_helper and standing = 'shown'`,
  'create index on collaborator (member_id)',
  'create index on former_owner (member_id)',
  'create index on task (build_id, system, column_name, rank, id) where not is_deleted',
  'create index on task (build_id, changed_at desc, id) where not is_deleted',
  'create index on task (words_by)',
  'create index on task (blocked_by)',
  `create index task_photos on task using gin (photos jsonb_path_ops) where photos <> '[]'`,
  'create index on part (item_id) where item_id is not null',
  'create index on part (need_id) where need_id is not null',
  'create index on part (words_by)',
  'create index on part (photos_by) where photos_by is not null',
  'create index on part (seller_id) where seller_id is not null',
  'create index on witness (author_id)',
  'create index on witness (model_key)',
  'create index on witness (item_id) where item_id is not null',
  'create index on witness (listing_id) where listing_id is not null',
  'create index on witness using gin (numbers)',
  `create index entry_photos on entry (build_id, on_day) where photos <> '[]'`,
  'create index on entry (author_id)',
  'create index on document (build_id, owner_id, at desc)',
  'create index on document (owner_id)',
  'create index on book (owner_id, at desc)',
  'create index on book using gin (listings)',
];

/** Times are ISO-8601 UTC, days ISO dates, money integer cents. */
export interface BuildRow extends Sums {
  readonly id: string;
  readonly owner_id: string;
  readonly version: number;
  readonly standing: 'shown' | 'hidden' | 'removed' | 'deleted';
  readonly decision: 'hidden' | 'removed' | null;
  readonly words_by: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly nickname: string;
  readonly make_key: string;
  readonly model_key: string;
  readonly about: string;
  readonly goal: (typeof goals)[number];
  readonly started_on: string | null;
  readonly target_on: string | null;
  readonly vin: string | null;
  readonly budget: string | null;
  readonly cover: Photo | null;
  readonly cover_by: string | null;
  readonly status: BuildStatus;
  readonly status_note: string;
  readonly audience: Audience;
  readonly community_id: string | null;
  readonly costs: CostView;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly area: string | null;
  readonly sale_listing_id: string | null;
  readonly sale_gives: GoesAlong | null;
  readonly offered_to: string | null;
  readonly offered_at: string | null;
  readonly offered_along: GoesAlong | null;
  readonly stall_helper: boolean;
  readonly blocker: string | null;
  readonly look_again_on: string | null;
  readonly templates: readonly string[];
  readonly dismissed: readonly string[];
  readonly started_at: string;
  readonly handed_over_at: string | null;
  readonly completed_at: string | null;
  readonly deleted_at: string | null;
  readonly active_at: string;
  readonly words: string;
}

/** Of live tasks, their live parts, and shown entries. */
export interface Sums extends PartSums {
  readonly tasks: number;
  readonly tasks_done: number;
  readonly tasks_blocked: number;
  readonly entries: number;
  readonly planned_minutes: number;
  readonly minutes: number;
  readonly planned_cents: number;
  readonly part_cents: number;
  readonly entry_cents: number;
}

export interface PartSums {
  readonly parts_planned: number;
  readonly parts_sought: number;
  readonly parts_arrived: number;
  readonly parts_installed: number;
}

export interface CollaboratorRow {
  readonly build_id: string;
  readonly member_id: string;
  readonly role: Role;
  readonly is_invited: boolean;
  readonly since: string;
}

export interface FormerOwnerRow {
  readonly build_id: string;
  readonly member_id: string;
  readonly position: number;
  readonly is_named: boolean;
  readonly at: string;
}

/** Entries without a task, or of a deleted one, count as `other`. */
export interface SystemSumRow {
  readonly build_id: string;
  readonly system: System;
  readonly tasks: number;
  readonly done: number;
  readonly blocked: number;
  readonly planned_minutes: number;
  readonly minutes: number;
  readonly planned_cents: number;
  readonly spent_cents: number;
}

/** By the day of entries, of arrivals, and of the end of tasks (UTC). */
export interface MonthSumRow {
  readonly build_id: string;
  readonly month: string;
  readonly entries: number;
  readonly minutes: number;
  readonly spent_cents: number;
  readonly tasks_done: number;
}

export interface TaskPhoto {
  readonly when: 'before' | 'after';
  readonly by: string;
  readonly photo: Photo;
}

export interface TaskRow extends PartSums {
  readonly id: string;
  readonly build_id: string;
  readonly version: number;
  readonly words_by: string;
  readonly system: System;
  readonly title: string;
  readonly notes: string;
  readonly priority: (typeof priorities)[number];
  readonly planned_cents: number | null;
  readonly planned_minutes: number | null;
  readonly after_ids: readonly string[];
  readonly column_name: Column;
  readonly rank: string;
  readonly blocked: string | null;
  readonly blocked_by: string | null;
  readonly from_template: string | null;
  readonly from_line: string | null;
  readonly photos: readonly TaskPhoto[];
  readonly is_deleted: boolean;
  readonly planned_at: string;
  readonly changed_at: string;
  readonly done_at: string | null;
  readonly words: string;
  readonly entries: number;
  readonly minutes: number;
  readonly entry_cents: number;
  readonly part_planned_cents: number;
  readonly part_cents: number;
}

export interface PartRow {
  readonly task_id: string;
  readonly part_id: string;
  readonly build_id: string;
  readonly words_by: string;
  readonly position: number;
  readonly planned_at: string;
  readonly title: string;
  readonly quantity: number;
  readonly planned_cents: number | null;
  readonly link: string;
  readonly planned_item_id: string | null;
  readonly arrived_item_id: string | null;
  readonly item_id: string | null;
  readonly portion_id: string | null;
  readonly status: 'planned' | 'sought' | 'arrived' | 'installed';
  readonly cost_cents: number | null;
  readonly need_id: string | null;
  readonly sought_at: string | null;
  readonly listing_id: string | null;
  readonly seller_id: string | null;
  readonly photos: readonly Photo[];
  readonly photos_by: string | null;
  readonly arrived_on: string | null;
  readonly installed_at: string | null;
  readonly is_dropped: boolean;
}

export interface WitnessRow {
  readonly task_id: string;
  readonly part_id: string;
  readonly build_id: string;
  readonly author_id: string;
  readonly fit: Fit;
  readonly note: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly make_key: string;
  readonly model_key: string;
  readonly title: string;
  readonly numbers: readonly string[];
  readonly item_id: string | null;
  readonly listing_id: string | null;
  readonly at: string;
}

export interface EntryRow {
  readonly id: string;
  readonly build_id: string;
  readonly author_id: string;
  readonly is_named: boolean;
  readonly version: number;
  readonly on_day: string;
  readonly at: string;
  readonly position: number;
  readonly edited_at: string | null;
  readonly text: string;
  readonly photos: readonly Photo[];
  readonly compare: { readonly before: string; readonly after: string } | null;
  readonly minutes: number | null;
  readonly cost_cents: number | null;
  readonly odometer: number | null;
  readonly task_id: string | null;
  readonly is_deleted: boolean;
  readonly is_removed: boolean;
  readonly is_withheld: boolean;
  readonly words: string;
}

export interface DocumentRow {
  readonly id: string;
  readonly build_id: string;
  readonly owner_id: string;
  readonly name: string | null;
  readonly kind: (typeof documentKinds)[number];
  readonly task_id: string | null;
  readonly part_id: string | null;
  readonly file_id: string;
  readonly bytes: number;
  readonly type: 'application/pdf' | 'image/webp';
  readonly at: string;
}

export interface BookRow {
  readonly id: string;
  readonly build_id: string;
  readonly owner_id: string;
  readonly title: string;
  readonly hides_costs: boolean;
  readonly hides_names: boolean;
  readonly file_id: string;
  readonly digest: string;
  readonly entries: number;
  readonly tasks: number;
  readonly is_keepsake: boolean;
  readonly listings: readonly string[];
  readonly at: string;
}
