/** Times are ISO-8601 UTC. */
export type OperationsTables = { readonly 'operations.rebuild': RebuildTable };

/** The last rebuild of each read model that an admin asked for. */
export type RebuildTable = {
  readonly name: string;
  readonly asked_at: string;
  /** Null while it waits. */
  readonly begun_at: string | null;
  readonly position: number;
  readonly head: number;
  readonly ended_at: string | null;
  /** Null unless it failed. */
  readonly error: string | null;
};
