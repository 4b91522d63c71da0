import { definePort } from '../kernel/manifest/port.js';

/** What the read model of threads tells other modules. Answered by the read model of messages under TALKS. */
export interface Talks {
  /** Whom a member talks with about a listing, in threads of two, the last first. */
  about(listingId: string, memberId: string): Promise<readonly Talk[]>;
  /** By each of these listings: the members with whom one member talks about it, in threads of any size. */
  withWhom(listingIds: readonly string[], memberId: string): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Minutes until a member answers the first message of somebody else, in the middle of their last threads; null when fewer than three are known. */
  answersInMinutes(memberId: string): Promise<number | null>;
}

export interface Talk {
  readonly threadId: string;
  readonly other: { readonly id: string; readonly name: string };
}

export const TALKS = definePort<Talks>('Talks');
