/** `week`: how many joined and left in a week, by its Monday. `member`: who is in which community, so that a ban counts as leaving only of whoever was in it. */
export const createCommunityWeeks = `
create table week (
  community_id text not null,
  week date not null,
  joined int not null,
  gone int not null,
  primary key (community_id, week)
);

create table member (
  community_id text not null,
  member_id text not null,
  primary key (community_id, member_id)
);
create index member_member on member (member_id);
`;
