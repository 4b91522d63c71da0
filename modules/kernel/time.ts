/** units   at, out: ISO-8601 UTC */
export const plusHours = (at: string, hours: number): string =>
  new Date(Date.parse(at) + hours * 3_600_000).toISOString();

/** Days of 24 hours. */
export const plusDays = (at: string, days: number): string => plusHours(at, days * 24);
