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
