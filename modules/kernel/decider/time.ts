/* Times are ISO-8601 UTC, in and out; a negative count goes back. */

export const plusSeconds = (at: string, seconds: number): string => plus(at, seconds * 1_000);

export const plusMinutes = (at: string, minutes: number): string => plus(at, minutes * 60_000);

export const plusHours = (at: string, hours: number): string => plus(at, hours * 3_600_000);

/** Days of 24 hours. */
export const plusDays = (at: string, days: number): string => plus(at, days * 86_400_000);

const plus = (at: string, milliseconds: number): string =>
  new Date(Date.parse(at) + milliseconds).toISOString();
