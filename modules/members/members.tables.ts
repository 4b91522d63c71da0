/** The rows of members; times are ISO-8601 UTC. */
export type MembersTables = {
  readonly 'members.handle': { readonly member_id: string; readonly handle: string };
  readonly 'members.hold': { readonly key: string; readonly until: string };
};
