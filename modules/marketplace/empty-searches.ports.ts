import type { Viewer } from '../kernel/http/counted-fairly.js';
import { definePort } from '../kernel/manifest/port.js';
import type { Point } from '../places/place.schemas.js';

/** Hears of searches that found nothing. Provided by the module analytics. */
export interface EmptySearches {
  /** Returns at once, and never fails. */
  note(search: EmptySearch): void;
}

export interface EmptySearch {
  /** As typed. */
  readonly words: string;
  /** Around which was searched. */
  readonly point: Point;
  readonly viewer: Viewer;
  /** ISO-8601 UTC. */
  readonly now: string;
}

export const EMPTY_SEARCHES = definePort<EmptySearches>('EmptySearches');
