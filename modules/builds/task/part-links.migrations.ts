import type { Migration } from '../../kernel/postgres/database.js';

/** After those of photos, which make the schema. */
export const partLinksMigrations: readonly Migration[] = [
  {
    id: 'builds-0004-part-links',
    sql: `
create table building.part_link ( -- what a part of a task is, or ever was, joined to
  kind text not null, -- item: of an inventory; need: the wanted ad that looks for it; offer: the listing that it came by
  ref_id text not null,
  task_id text not null,
  part_id text not null,
  member_id text not null, -- who joined them
  primary key (kind, ref_id, task_id, part_id)
);
create index on building.part_link (member_id);
`,
  },
];
