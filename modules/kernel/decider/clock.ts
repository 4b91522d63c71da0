/** The current time, from one place, so that tests can set it. */
export interface Clock {
  /** ISO-8601 UTC with milliseconds */
  now(): string;
}

export const systemClock: Clock = { now: () => new Date().toISOString() };
