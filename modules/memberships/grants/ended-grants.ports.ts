import { definePort } from '../../kernel/manifest/port.js';

/** The grants that have ended, from the read model that follows them. */
export interface EndedGrants {
  /** Grants whose time is over and whose end is not recorded yet, oldest first.
   *  units  now: ISO-8601 UTC */
  endedAt(now: string, limit: number): Promise<readonly EndedGrant[]>;
}

export interface EndedGrant {
  readonly memberId: string;
  readonly grantId: string;
}

export const ENDED_GRANTS = definePort<EndedGrants>('EndedGrants');
