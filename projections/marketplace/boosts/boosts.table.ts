/** `boost`: the last boost of a listing; `until` is its end, or when it was stopped. `erased`: erased members, since a boost that was on its way comes after. */
export const createBoosts = `
create table boost (
  listing_id text primary key,
  member_id text not null,
  most int not null,
  since timestamptz not null,
  until timestamptz not null
);
create index boost_member on boost (member_id);
create index boost_until on boost (until);

create table erased (id text primary key);
`;
