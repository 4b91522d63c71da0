/** A moment as clocks at the event show it, for `datetime-local`: "2027-06-12T08:00". Pure. */
export const localOf = (iso: string, timeZone: string): string =>
  clockOf(timeZone).format(new Date(iso)).replace(' ', 'T');

/** The moment at which clocks at the event show this; null while it is none. Pure.
 *  out  ISO-8601 UTC */
export function momentOf(local: string, timeZone: string): string | null {
  const wanted = Date.parse(`${local}:00Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) || Number.isNaN(wanted)) return null;
  let at = wanted;
  for (let look = 0; look < 2; look += 1)
    at += wanted - Date.parse(`${localOf(new Date(at).toISOString(), timeZone)}:00Z`);
  return new Date(at).toISOString();
}

/** So many days later, at a time of day: "00:01". */
export const localAfter = (local: string, days: number, time = local.slice(11)): string => {
  const day = new Date(Date.parse(`${local.slice(0, 10)}T12:00:00Z`) + days * 86_400_000);
  return `${day.toISOString().slice(0, 10)}T${time}`;
};

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock;
}

/** One for each zone: making it takes longer than all that it formats. */
const clocks = new Map<string, Intl.DateTimeFormat>();
