import { StoreUnavailable } from './event-store.js';

/** What has to be known of a log before it is trusted to be the one that the read models follow. */
export interface FollowedLog {
  readonly store: 'postgres' | 'eventstoredb';
  /** Its name for people. */
  readonly name: string;
  /** Its identity; undefined when it has none. */
  identity(): Promise<string | undefined>;
  /** Write its identity, once.
   *  out  its actual identity: another process may have been first */
  identify(id: string): Promise<string>;
  head(): Promise<number>;
  /** The id of the event that is exactly at a position. */
  eventAt(position: number): Promise<string | undefined>;
}

/** The log is not the one that the read models follow, or an older copy of it. Its message is for the operator. */
export class LogRefused extends StoreUnavailable {
  constructor(reason: string) {
    super(reason);
    this.message = reason;
    this.name = 'LogRefused';
  }
}
