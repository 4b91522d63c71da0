import type { Migration } from '../kernel/postgres/database.js';

export const communityMigrations: readonly Migration[] = [
  {
    id: 'community-0001-photos',
    sql: `
create schema posting;

create table posting.photo ( -- that a member stored for a post or a comment
  id text primary key,
  member_id text not null,
  width int not null,
  height int not null,
  stored_at timestamptz not null,
  used_by text, -- the post or comment, set before it is recorded
  used boolean not null -- whether it was found in the log
);
create index on posting.photo (member_id);
create index on posting.photo (stored_at) where not used;
`,
  },
];
