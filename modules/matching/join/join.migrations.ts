import type { Migration } from '../../kernel/postgres/database.js';

/** What members were told last of what is for them at a date. */
export const joinMigrations: readonly Migration[] = [
  {
    id: 'matching-join-0001-told',
    sql: `
create schema join_notices;

create table join_notices.told (
  date_id text not null,
  member_id text not null,
  side text not null, -- visitor or vendor
  count int not null, -- vendors, or things to bring
  at timestamptz not null,
  primary key (date_id, side, member_id)
);
create index told_member on join_notices.told (member_id);
create index told_at on join_notices.told (at);
`,
  },
];
