/** When something is, in the time zone of its place: "Sat, Jun 13, 2026, 8:00 AM – 3:00 PM CDT".
 *  in  from, to: ISO-8601 UTC */
export const spanIn = (from: string, to: string, timeZone: string): string =>
  formatOf(timeZone)
    .formatRange(new Date(from), new Date(to))
    .replace(/[\u2009\u202f\u00a0]/g, ' ');

/** One formatter for each zone: creating it takes longer than everything that it formats. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...dayAndTime, timeZone });
  formats.set(timeZone, known);
  return known;
}

const formats = new Map<string, Intl.DateTimeFormat>();
const dayAndTime = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;
