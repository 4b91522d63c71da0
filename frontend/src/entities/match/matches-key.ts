/** The key of everything about matches: what the stream of notifications refreshes. */
export const matchesKey = '/api/matches';
