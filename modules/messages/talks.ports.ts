import { definePort } from '../kernel/manifest/port.js';

/** Queries of other modules to the read model of threads. Provided by the read model of messages under TALKS. */
export interface Talks {
  /** The members with whom a member talks about a listing, in threads of two, the latest first. */
  about(listingId: string, memberId: string): Promise<readonly Talk[]>;
  /** For each of these listings: the members with whom one member talks about it, in threads of any size. */
  withWhom(listingIds: readonly string[], memberId: string): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Median minutes until a member answers the first message of somebody else, over their latest threads; null when fewer than three are known. */
  answersInMinutes(memberId: string): Promise<number | null>;
  /** The same of many; those of whom fewer than three are known are left out. */
  answersOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

export interface Talk {
  readonly threadId: string;
  readonly other: { readonly id: string; readonly name: string };
}

export const TALKS = definePort<Talks>('Talks');
