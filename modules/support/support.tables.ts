/** The rows of support; times are ISO-8601 UTC. */
export type SupportTables = { readonly 'support.request': SupportRequestTable };

export type SupportRequestTable = {
  readonly id: string;
  readonly subject: string;
  readonly message: string;
  readonly reply_to: string;
  /** Null for a guest. */
  readonly member_id: string | null;
  /** Keyed digest of the client's network, for the limit; null after an hour. */
  readonly origin: string | null;
  /** The same for the site that an IPv6 network is part of; null otherwise. */
  readonly site: string | null;
  readonly received_at: string;
  readonly answered_at: string | null;
};
