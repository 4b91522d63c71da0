/** The rows of the outbox; times are ISO-8601 UTC. */
export type MailTables = { readonly 'mail.outbox': MailTable };

export type MailTable = {
  readonly id: string;
  readonly cause_id: string;
  readonly kind: string;
  readonly recipient: Buffer;
  readonly person_id: string | null;
  readonly sealed: Buffer | null;
  /** waiting: to be sent; kept: to be looked at in development; void: for nobody. */
  readonly state: 'waiting' | 'kept' | 'sent' | 'dead' | 'void';
  /** Attempts that it took; 0 while it waits. */
  readonly tries: number;
  readonly put_at: string;
  /** Not before. */
  readonly due_at: string;
  readonly useful_until: string | null;
  readonly settled_at: string | null;
  readonly fault: string | null;
};
