/** Plain counts of a day (UTC), without anybody's id. A case is known by its id only until it is decided. */
export const createTransparency = `
create table reports (
  day date not null,
  category text not null,
  count int not null,
  primary key (day, category)
);
create table open_case (
  case_id text primary key,
  since timestamptz not null
);
create table decision (
  day date not null,
  seconds double precision not null -- since the case was opened, or opened again
);
create index on decision (day);
create table appeals (
  day date not null,
  outcome text not null,
  count int not null,
  primary key (day, outcome)
);
`;
