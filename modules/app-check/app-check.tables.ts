/** The rows of app-check; times are ISO-8601 UTC. */
export type AppCheckTables = { readonly 'app_check.used_challenge': UsedChallengeTable };

/** A challenge that was solved, until it would have expired. */
export type UsedChallengeTable = { readonly nonce: string; readonly until: string };
