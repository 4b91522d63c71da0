import type { ReasonToLook } from './guardians/guardianship.events.js';

/** The rows of members; times are ISO-8601 UTC. */
export type MembersTables = {
  readonly 'members.handle': { readonly member_id: string; readonly handle: string };
  readonly 'members.hold': { readonly key: string; readonly until: string };
  readonly 'members.guardian_check': GuardianCheckTable;
  readonly 'members.invitation': {
    readonly id: string;
    readonly minor_id: string;
    /** A keyed digest of the address. */
    readonly mailbox: Buffer;
    /** Null once the invitation is used. */
    readonly email: string | null;
    readonly put_at: string;
    readonly until: string;
  };
  readonly 'members.judgement': {
    readonly command_id: string;
    readonly minor_id: string;
    readonly guardian_id: string;
    readonly note: string;
  };
};

export type GuardianCheckTable = {
  /** The id of the event GuardianAccepted. */
  readonly id: string;
  readonly minor_id: string;
  readonly invitation_id: string;
  readonly state: 'waiting' | 'verified' | ReasonToLook | 'over';
  /** The number of attempts. 0 while it waits. */
  readonly tries: number;
  readonly put_at: string;
  /** Not before. */
  readonly due_at: string;
  readonly settled_at: string | null;
  readonly fault: string | null;
};
