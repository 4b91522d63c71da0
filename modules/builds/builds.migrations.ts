import type { Migration } from '../kernel/postgres/database.js';

export const buildsMigrations: readonly Migration[] = [
  {
    id: 'builds-0001-photos',
    sql: `
create schema building;

create table building.photo ( -- that a member stored for an entry, a task or the cover of a build
  id text primary key,
  member_id text not null,
  width int not null,
  height int not null,
  stored_at timestamptz not null,
  used_by text, -- the entry, task or build, set before it is recorded
  used boolean not null -- whether it was found in the log
);
create index on building.photo (member_id);
create index on building.photo (stored_at) where not used;
`,
  },
  {
    id: 'builds-0002-files',
    sql: `
create table building.file ( -- encrypted under its owner's key: of a document or a book
  id text primary key,
  owner_id text not null,
  used_by text not null, -- the document or book, which names it in its events
  stored_at timestamptz not null,
  used boolean not null -- whether it was found in the log
);
create index on building.file (owner_id);
create index on building.file (used_by);
create index on building.file (stored_at) where not used;
`,
  },
];
