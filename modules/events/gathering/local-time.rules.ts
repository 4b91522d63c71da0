/** What calendars and clocks show somewhere at a moment.
 *  in   at: ISO-8601 UTC; timeZone: 'America/Chicago'
 *  out  day: '2026-06-13'; time: '07:30' */
export function localIn(timeZone: string, at: string): { readonly day: string; readonly time: string } {
  const [day = '', time = ''] = clockOf(timeZone).format(new Date(at)).split(' ');
  return { day, time };
}

/** One formatter for each zone: creating it takes longer than everything that it formats. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock;
}

const clocks = new Map<string, Intl.DateTimeFormat>();
