/** "$1,250", "$12.50": dollars as people write them, cents only when there are some. */
export function money(dollars: number): string {
  const cents = Number.isInteger(dollars) ? 0 : 2;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents,
    maximumFractionDigits: cents,
  }).format(dollars);
}

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
  return `${whole.toLocaleString('en-US')} ${whole === 1 ? 'mile' : 'miles'}`;
}

/** "12 listings", "1 listing". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** A day in its own zone: "Sat, Jun 13, 2026". Without a zone, in the reader's. */
export function dayIn(iso: string, timeZone?: string): string {
  return write(iso, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', timeZone });
}

/** A time in its own zone: "8:00 AM CDT". */
export function timeIn(iso: string, timeZone?: string): string {
  return write(iso, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone });
}

/** From when to when, in the place's own zone: "Sat, Jun 13, 2026, 8:00 AM – 3:00 PM CDT". */
export function spanIn(from: string, to: string, timeZone?: string): string {
  const [start, end] = [new Date(from), new Date(to)];
  const options = {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  } as const;
  return tidy(new Intl.DateTimeFormat('en-US', options).formatRange(start, end));
}

/** Month and day for a calendar page in the event's own zone: { month: 'Jun', day: '13' }. */
export function calendarDateIn(
  iso: string,
  timeZone?: string,
): { readonly month: string; readonly day: string } {
  return { month: write(iso, { month: 'short', timeZone }), day: write(iso, { day: 'numeric', timeZone }) };
}

/** The month in its own zone: "June 2026". */
export function monthIn(iso: string, timeZone?: string): string {
  return write(iso, { month: 'long', year: 'numeric', timeZone });
}

function write(iso: string, options: Intl.DateTimeFormatOptions): string {
  return tidy(new Intl.DateTimeFormat('en-US', options).format(new Date(iso)));
}

/** Newer engines put narrow spaces into times, which some fonts and screen readers do not handle. A time stays on
 *  one line with AM/PM and its zone. */
function tidy(words: string): string {
  return words.replace(/[\u2009\u202f\u00a0]/g, ' ').replace(/ (?=(?:[AP]M|[A-Z]{3,4})\b)/g, '\u00a0');
}
