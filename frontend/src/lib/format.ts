/** "1,204": a whole number with separators. Intl does the same, but its first use blocks a slow phone for 60 ms while a page starts. */
export const figure = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** "$1,250", "$12.50": whole cents as dollars, with cents only when there are some. */
export function dollarsOf(cents: number): string {
  const rest = Math.abs(cents % 100);
  const dollars = `$${figure(Math.floor(Math.abs(cents) / 100))}`;
  return `${cents < 0 ? '-' : ''}${dollars}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`;
}

/** The same for dollars. */
export const money = (dollars: number): string => dollarsOf(centsOf(dollars));

/** Dollars of the API as the cents that `Price` and `MoneyInput` take. */
export function centsOf(dollars: number): number;
export function centsOf(dollars: number | null): number | null;
export function centsOf(dollars: number | null): number | null {
  return dollars === null ? null : Math.round(dollars * 100);
}

/** "under a mile", "1 mile", "1,204 miles". */
export function milesAway(miles: number): string {
  const whole = Math.round(miles);
  if (whole < 1) return 'under a mile';
  return `${figure(whole)} ${whole === 1 ? 'mile' : 'miles'}`;
}

/** "12 listings", "1 listing". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${figure(count)} ${count === 1 ? one : many}`;
}

/** A day in its own zone: "Sat, Jun 13, 2026". Without a zone, in the reader's. */
export function dayIn(iso: string, timeZone?: string): string {
  const { weekday, month, day, year } = dateOf(iso, timeZone);
  return `${weekday}, ${month} ${day}, ${year}`;
}

/** A time in its own zone: "8:00 AM CDT". */
export function timeIn(iso: string, timeZone?: string): string {
  const { hour, minute, dayPeriod, timeZoneName } = partsOf(iso, timeZone);
  return tidy(`${hour}:${minute} ${dayPeriod} ${timeZoneName}`);
}

/** A span of time in the place's own zone: "Sat, Jun 13, 2026, 8:00 AM – 3:00 PM CDT". */
export function spanIn(from: string, to: string, timeZone?: string): string {
  return tidy(inZone(timeZone).formatRange(new Date(from), new Date(to)));
}

/** Month and day for a calendar page in the event's own zone: { month: 'Jun', day: '13' }. */
export function calendarDateIn(
  iso: string,
  timeZone?: string,
): { readonly month: string; readonly day: string } {
  const { month = '', day = '' } = dateOf(iso, timeZone);
  return { month, day };
}

/** A day in its own zone, without its year: "Nov 3". */
export function shortDayIn(iso: string, timeZone?: string): string {
  const { month, day } = calendarDateIn(iso, timeZone);
  return `${month} ${day}`;
}

/** The month in its own zone: "June 2026". */
export function monthIn(iso: string, timeZone?: string): string {
  const plain = plainDate(iso, timeZone);
  if (plain) return `${months[plain.month]} ${plain.year}`;
  const options = { month: 'long', year: 'numeric', timeZone } as const;
  return new Intl.DateTimeFormat('en-US', options).format(new Date(iso));
}

/** A time zone as people call it, in summer and winter: "Central Time". */
export const zoneInWords = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** The day of an event, as the API gives it ("2026-06-13"), for `dayIn` and `calendarDateIn`. */
export const dayItself = (day: string) => [`${day}T12:00:00Z`, 'UTC'] as const;

function dateOf(iso: string, timeZone?: string): Parts {
  const plain = plainDate(iso, timeZone);
  if (!plain) return partsOf(iso, timeZone);
  const { weekday, month, day, year } = plain;
  return {
    weekday: (weekdays[weekday] ?? '').slice(0, 3),
    month: (months[month] ?? '').slice(0, 3),
    day: String(day),
    year: String(year),
  };
}

/** In the reader's own zone and in UTC it avoids Intl, whose first use blocks a slow phone for 80 ms. */
function plainDate(iso: string, timeZone?: string) {
  const at = new Date(iso);
  if (timeZone === undefined)
    return { weekday: at.getDay(), month: at.getMonth(), day: at.getDate(), year: at.getFullYear() };
  if (timeZone !== 'UTC') return undefined;
  return {
    weekday: at.getUTCDay(),
    month: at.getUTCMonth(),
    day: at.getUTCDate(),
    year: at.getUTCFullYear(),
  };
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

const partsOf = (iso: string, timeZone?: string): Parts =>
  Object.fromEntries(
    inZone(timeZone)
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  );

/** One formatter for each zone: creating it takes longer than everything that it formats. */
function inZone(timeZone?: string): Intl.DateTimeFormat {
  const known = zones.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...dayAndTime, timeZone });
  zones.set(timeZone, known);
  return known;
}

const zones = new Map<string | undefined, Intl.DateTimeFormat>();

const dayAndTime = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** Newer engines put narrow spaces into times, which some fonts and screen readers do not handle. A time stays on
 *  one line with AM/PM and its zone, and so do the hours of one day. */
function tidy(words: string): string {
  return words
    .replace(/[\u2009\u202f\u00a0]/g, ' ')
    .replace(/ (?=(?:[AP]M|[A-Z]{3,4})\b)/g, '\u00a0')
    .replace(/ – (?=\d)/g, '\u00a0–\u00a0');
}
