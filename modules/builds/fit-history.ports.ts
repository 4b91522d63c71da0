import { definePort } from '../kernel/manifest/port.js';
import type { Fit } from './task/task.events.js';

/** What somebody said of the fit of an item. */
export interface FitOfItem {
  readonly itemId: string;
  readonly authorId: string;
  /** ISO-8601 UTC */
  readonly at: string;
  readonly fit: Fit;
  /** "1966 Ford F100" while everybody sees the build; null otherwise. */
  readonly vehicle: string | null;
}

/** Builds in the history of an item. Provided by the read model builds under FIT_HISTORY. */
export interface FitHistory {
  /** What is said of the fit of these items, the oldest first. */
  fitOf(itemIds: readonly string[]): Promise<readonly FitOfItem[]>;
  /** "1966 Ford F100" by id, of those of these builds that everybody sees. */
  publicVehicles(buildIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export const FIT_HISTORY = definePort<FitHistory>('FitHistory');
