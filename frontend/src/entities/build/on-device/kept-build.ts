import type { TaskChoice } from '../entry.queries';

/** What a device keeps of a build that its member works on, to open it without a connection. Photos and documents are not on the device. */
export interface KeptBuild {
  readonly id: string;
  readonly memberId: string;
  /** ISO-8601 UTC */
  readonly readAt: string;
  readonly title: string;
  readonly vehicle: string;
  /** The tasks that an entry may belong to. */
  readonly tasks: readonly TaskChoice[];
  /** The newest entries, the newest day first. */
  readonly entries: readonly KeptEntry[];
}

export interface KeptEntry {
  readonly id: string;
  readonly on: string;
  readonly author: string;
  readonly text: string;
  /** How many. */
  readonly photos: number;
  readonly hours: number | null;
  /** Dollars. */
  readonly cost: number | null;
  readonly odometer: number | null;
  readonly task: string | null;
}
