import type { Preferences } from '../preferences.schemas.js';

/** When the digest is sent, in the member's time zone. */
export const digestTime = '08:00';

/** The given time, or the end of the quiet hours around it. Equal ends mean no quiet hours.
 *  units   ISO-8601 UTC */
export function afterQuiet(quiet: Preferences['quietHours'], at: string): string {
  if (!quiet) return at;
  const [from, until, now] = [minutesOf(quiet.from), minutesOf(quiet.until), clockAt(at, quiet.timeZone)];
  const isQuiet = from < until ? from <= now && now < until : from > until && (now >= from || now < until);
  return isQuiet ? nextAt(quiet.until, quiet.timeZone, at) : at;
}

/** The next moment at which clocks of the zone show this time, also across a change of daylight saving time.
 *  units   '08:00', 'America/Chicago', ISO-8601 UTC */
export function nextAt(time: string, timeZone: string, after: string): string {
  const wanted = minutesOf(time);
  const start = Math.floor(Date.parse(after) / minute) * minute;
  const ahead = (wanted - clockAt(after, timeZone) + day) % day || day;
  const guess = start + ahead * minute;
  const off = ((wanted - clockAt(new Date(guess).toISOString(), timeZone) + day + day / 2) % day) - day / 2;
  return new Date(guess + off * minute).toISOString();
}

/** Minutes since midnight by the clocks of a zone. */
function clockAt(at: string, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at));
  return minutesOf(shown);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const minute = 60_000;
const day = 24 * 60;
