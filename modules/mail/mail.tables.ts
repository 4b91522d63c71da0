/** The rows of the outbox; times are ISO-8601 UTC. */
export type MailTables = { readonly 'mail.outbox': MailTable };

export type MailTable = {
  readonly id: string;
  readonly cause_id: string;
  readonly kind: string;
  readonly recipient: Buffer;
  readonly person_id: string | null;
  /** Encrypted MailPayload; null once the e-mail is sent or given up. */
  readonly sealed: Buffer | null;
  /** waiting: to send; kept: stored for the developer to read; dead: given up; void: to nobody, never sent. */
  readonly state: 'waiting' | 'kept' | 'sent' | 'dead' | 'void';
  /** How many attempts it took; 0 while it waits. */
  readonly tries: number;
  readonly put_at: string;
  /** Not sent earlier. */
  readonly due_at: string;
  readonly useful_until: string | null;
  readonly settled_at: string | null;
  readonly fault: string | null;
};
